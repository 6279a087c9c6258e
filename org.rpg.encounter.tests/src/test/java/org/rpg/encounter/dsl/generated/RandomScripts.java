package org.rpg.encounter.dsl.generated;

import com.google.inject.Injector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.naming.NameConverter;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.robust.Examples;
import org.rpg.encounter.dsl.robust.Shelf;
import org.rpg.encounter.dsl.words.Language;

/**
 * Scripts made by chance: whole ones, of all that the grammar allows, and examples of which a part
 * is something else that may stand there. Each seed gives always the same.
 */
public final class RandomScripts {
  /** What a script is mostly made of comes oftener. */
  private static final List<String> DECLARATIONS =
      List.of(
          "Declaration",
          "Encounter",
          "Encounter",
          "Episode",
          "Journey",
          "Adventure",
          "Tactics",
          "Creature",
          "Persona",
          "RandomTable",
          "Variant",
          "Party");

  private static final int DEEP = 22;
  private static final int SHALLOW = 12;
  private static final int MOST_GRAFTED = 400;

  private final Grammar grammar = Scripts.the(IGrammarAccess.class).getGrammar();
  private final Heights heights = new Heights(grammar);
  private final List<Stock> stocks = new ArrayList<>();
  private final Map<EReference, List<String>> known = new LinkedHashMap<>();

  /** A part of an example that a rule of the grammar stands for. */
  private record Part(ParserRule rule, int from, int to) {}

  /** An example, its parts, and the names it uses. */
  private record Stock(
      String text, Language language, List<Part> parts, Map<EReference, List<String>> used) {}

  public RandomScripts() {
    Shelf shelf = new Shelf(Scripts.the(Injector.class));
    Stream.of(Examples.texts(), Examples.recipes())
        .flatMap(List::stream)
        .forEach(
            text -> {
              stocks.add(stock(shelf.read(text)));
              shelf.clear();
            });
  }

  private Stock stock(ScriptResource script) {
    Map<EReference, List<String>> used = new LinkedHashMap<>();
    List<Part> parts = new ArrayList<>();
    for (INode node : script.getParseResult().getRootNode().getAsTreeIterable()) {
      if (node.getGrammarElement() instanceof CrossReference reference) {
        EReference feature = GrammarUtil.getReference(reference);
        used.computeIfAbsent(feature, it -> new ArrayList<>())
            .add(NodeModelUtils.getTokenText(node));
      } else if (node instanceof ICompositeNode
          && node.getLength() > 0
          && node.getLength() < MOST_GRAFTED
          && node.getGrammarElement() instanceof RuleCall call
          && call.getRule() instanceof ParserRule rule
          && heights.isPossible(rule)) {
        parts.add(new Part(rule, node.getOffset(), node.getEndOffset()));
      }
    }
    EcoreUtil.getAllContents(script, true).forEachRemaining(it -> know((EObject) it));
    return new Stock(script.text(), Language.of(script), parts, used);
  }

  /** Remembers which names of the rulebook a reference is used for. */
  private void know(EObject element) {
    for (EReference reference : element.eClass().getEAllReferences()) {
      if (reference.isContainment() || reference.isMany()) {
        continue;
      }
      if (element.eGet(reference) instanceof EObject target
          && target.eResource() != null
          && Scripts.the(Library.class).holds(target.eResource().getURI())) {
        Names.of(target)
            .map(it -> NameConverter.written(it.name()))
            .filter(it -> !known.getOrDefault(reference, List.of()).contains(it))
            .ifPresent(it -> known.computeIfAbsent(reference, r -> new ArrayList<>()).add(it));
      }
    }
  }

  private AbstractRule rule(String name) {
    return GrammarUtil.findRuleForName(grammar, name);
  }

  /** A whole script. */
  public String whole(long seed) {
    Random random = new Random(seed);
    Language language = Language.values()[random.nextInt(2)];
    Vocabulary vocabulary = new Vocabulary(known, new HashMap<>(), random);
    Derivation script = new Derivation(heights, vocabulary, language, random, DEEP);
    for (int left = 1 + random.nextInt(4); left > 0; left--) {
      script.add(rule(DECLARATIONS.get(random.nextInt(DECLARATIONS.size())))).line();
    }
    return script.written();
  }

  /** An example in which up to three parts are others of their kind. */
  public String grafted(long seed) {
    Random random = new Random(seed);
    Stock stock = stocks.get(random.nextInt(stocks.size()));
    StringBuilder text = new StringBuilder(stock.text);
    int end = text.length();
    for (int left = 1 + random.nextInt(3); left > 0; left--) {
      Part part = stock.parts.get(random.nextInt(stock.parts.size()));
      if (part.to < end) { // from the end to the beginning, so that the others stay where they are
        text.replace(part.from, part.to, graft(stock, part, random));
        end = part.from;
      }
    }
    return text.toString();
  }

  private String graft(Stock stock, Part part, Random random) {
    List<Part> alike = stock.parts.stream().filter(it -> it.rule == part.rule).toList();
    if (random.nextBoolean()) {
      Part other = alike.get(random.nextInt(alike.size()));
      return stock.text.substring(other.from, other.to);
    }
    Vocabulary vocabulary = new Vocabulary(known, stock.used, random);
    return new Derivation(heights, vocabulary, stock.language, random, SHALLOW)
        .add(part.rule)
        .written()
        .strip();
  }
}
