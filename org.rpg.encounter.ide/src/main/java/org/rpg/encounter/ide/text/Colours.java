package org.rpg.encounter.ide.text;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.ide.OpenDocument;

/**
 * What each token of a script is, in the protocol's numbers: names by what they name, the words of
 * the rules apart from the words of the language.
 */
@Singleton
public final class Colours {
  private static final List<String> TYPES =
      List.of(
          SemanticTokenTypes.Keyword,
          SemanticTokenTypes.EnumMember,
          SemanticTokenTypes.Number,
          SemanticTokenTypes.String,
          SemanticTokenTypes.Comment,
          SemanticTokenTypes.Class,
          SemanticTokenTypes.Struct,
          SemanticTokenTypes.Property,
          SemanticTokenTypes.Function,
          SemanticTokenTypes.Interface,
          SemanticTokenTypes.Event,
          SemanticTokenTypes.Parameter,
          SemanticTokenTypes.Variable,
          SemanticTokenTypes.Namespace);

  private static final List<String> MODIFIERS =
      List.of(SemanticTokenModifiers.Declaration, SemanticTokenModifiers.DefaultLibrary);
  private static final int DECLARATION = 1;
  private static final int RULEBOOK = 2;

  private static final EncounterPackage P = EncounterPackage.eINSTANCE;
  private static final Map<EClass, String> NAMED =
      Map.ofEntries(
          Map.entry(P.getCreature(), SemanticTokenTypes.Class),
          Map.entry(P.getPersona(), SemanticTokenTypes.Class),
          Map.entry(P.getWeapon(), SemanticTokenTypes.Struct),
          Map.entry(P.getArmour(), SemanticTokenTypes.Struct),
          Map.entry(P.getShield(), SemanticTokenTypes.Struct),
          Map.entry(P.getItem(), SemanticTokenTypes.Struct),
          Map.entry(P.getPoison(), SemanticTokenTypes.Struct),
          Map.entry(P.getHeat(), SemanticTokenTypes.Struct),
          Map.entry(P.getSkill(), SemanticTokenTypes.Property),
          Map.entry(P.getTactics(), SemanticTokenTypes.Function),
          Map.entry(P.getRandomTable(), SemanticTokenTypes.Function),
          Map.entry(P.getTerrain(), SemanticTokenTypes.Interface),
          Map.entry(P.getEncounter(), SemanticTokenTypes.Event),
          Map.entry(P.getEpisode(), SemanticTokenTypes.Event),
          Map.entry(P.getJourney(), SemanticTokenTypes.Event),
          Map.entry(P.getVariant(), SemanticTokenTypes.Event),
          Map.entry(P.getParameter(), SemanticTokenTypes.Parameter),
          Map.entry(P.getParameterOption(), SemanticTokenTypes.EnumMember),
          Map.entry(P.getRuleset(), SemanticTokenTypes.Namespace),
          Map.entry(P.getAdventure(), SemanticTokenTypes.Namespace));

  private final EObjectAtOffsetHelper references;
  private final Library library;

  @Inject
  Colours(EObjectAtOffsetHelper references, Library library) {
    this.references = references;
    this.library = library;
  }

  /** What the numbers of the tokens mean. */
  public static SemanticTokensLegend legend() {
    return new SemanticTokensLegend(TYPES, MODIFIERS);
  }

  private record Colour(String type, int modifiers) {}

  /**
   * Five numbers a token: lines and columns since the last, length, type, modifiers.
   *
   * @param from the first offset wanted
   * @param to the offset behind the last one wanted
   * @param namesOnly whether the client colours all else by itself, and better: it knows the words
   *     that declare from those that ask
   */
  public List<Integer> of(
      OpenDocument document, XtextResource script, int from, int to, boolean namesOnly) {
    Encoded encoded = new Encoded(document);
    for (ILeafNode leaf : script.getParseResult().getRootNode().getLeafNodes()) {
      if (leaf.getEndOffset() > from && leaf.getOffset() < to && leaf.getLength() > 0) {
        (namesOnly ? name(leaf, script) : colour(leaf, script))
            .ifPresent(it -> encoded.add(leaf.getOffset(), leaf.getEndOffset(), it));
      }
    }
    return encoded.numbers;
  }

  private Optional<Colour> colour(ILeafNode leaf, XtextResource script) {
    if (leaf.isHidden()) {
      return Keys.isComment(leaf)
          ? Optional.of(new Colour(SemanticTokenTypes.Comment, 0))
          : Optional.empty();
    }
    Optional<Colour> name = name(leaf, script);
    if (name.isPresent()) {
      return name;
    }
    String key = Keys.of(leaf);
    if (!key.isEmpty()) {
      boolean word = Character.isLetter(leaf.getText().codePointAt(0));
      boolean ofRules = leaf.getGrammarElement() instanceof EnumLiteralDeclaration;
      return !word
          ? Optional.empty()
          : Optional.of(
              new Colour(ofRules ? SemanticTokenTypes.EnumMember : SemanticTokenTypes.Keyword, 0));
    }
    boolean number =
        Keys.isTerminal(leaf, "INT")
            || Keys.isTerminal(leaf, "DECIMAL")
            || Keys.isTerminal(leaf, "DICE");
    boolean text = Keys.isTerminal(leaf, "STRING") || Keys.isTerminal(leaf, "ROW");
    return number
        ? Optional.of(new Colour(SemanticTokenTypes.Number, 0))
        : text ? Optional.of(new Colour(SemanticTokenTypes.String, 0)) : Optional.empty();
  }

  /** What a name names, where it is declared and where it is meant. */
  private Optional<Colour> name(ILeafNode leaf, XtextResource script) {
    if (leaf.isHidden()) {
      return Optional.empty();
    }
    for (INode node = leaf;
        node != null && node.getLength() <= leaf.getLength() + 200;
        node = node.getParent()) {
      if (node.getGrammarElement() instanceof CrossReference) {
        EObject target = references.resolveCrossReferencedElementAt(script, node.getOffset());
        boolean known = target != null && !target.eIsProxy() && target.eResource() != null;
        boolean shipped = known && library.holds(target.eResource().getURI());
        return Optional.of(
            new Colour(known ? type(target) : SemanticTokenTypes.Variable, shipped ? RULEBOOK : 0));
      }
      Assignment assignment = GrammarUtil.containingAssignment(node.getGrammarElement());
      if (assignment != null
          && (assignment.getFeature().equals("name") || assignment.getFeature().equals("alias"))) {
        EObject element = NodeModelUtils.findActualSemanticObjectFor(node);
        return Optional.of(
            new Colour(element == null ? SemanticTokenTypes.Variable : type(element), DECLARATION));
      }
      if (node.hasDirectSemanticElement()) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static String type(EObject named) {
    return NAMED.getOrDefault(named.eClass(), SemanticTokenTypes.Variable);
  }

  /** The protocol's numbers; a token of several lines is one a line. */
  private static final class Encoded {
    private final OpenDocument document;
    private final List<Integer> numbers = new ArrayList<>();
    private int line;
    private int column;

    Encoded(OpenDocument document) {
      this.document = document;
    }

    void add(int begin, int end, Colour colour) {
      var first = document.getPosition(begin);
      var last = document.getPosition(end);
      for (int at = first.getLine(); at <= last.getLine(); at++) {
        int start = at == first.getLine() ? first.getCharacter() : 0;
        int stop =
            at == last.getLine() ? last.getCharacter() : document.getLineContent(at).length();
        if (stop > start) {
          token(at, start, stop - start, colour);
        }
      }
    }

    private void token(int at, int start, int length, Colour colour) {
      numbers.add(at - line);
      numbers.add(at == line ? start - column : start);
      numbers.add(length);
      numbers.add(TYPES.indexOf(colour.type()));
      numbers.add(colour.modifiers());
      line = at;
      column = start;
    }
  }
}
