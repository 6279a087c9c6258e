package org.rpg.encounter.dsl.validation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.NameKey;

/**
 * Where a file's text could not be read, so that what follows from it is not reported too. A
 * declaration reaches to the beginning of the next one.
 */
public final class Damage {
  private static final int UPSET_LINES = 3;
  private static final Pattern NAME = Pattern.compile("\\p{Lu}|[\"\u201C]");

  private final Set<EObject> withErrors = new HashSet<>();
  private final Set<EObject> closedEarly = new HashSet<>();
  private final Set<String> lostNames = new HashSet<>();

  /** How often a name stands in declarations of which parts could not be read. */
  private final Map<String, Integer> mentions = new HashMap<>();

  /** The lines of the errors, by the declaration in which they stand; those above all by none. */
  private final Map<Optional<EObject>, TreeSet<Integer>> errorLines = new HashMap<>();

  private final TreeMap<Integer, EObject> starts = new TreeMap<>();
  private Set<EObject> under;

  private Damage() {}

  public static Damage of(Resource resource) {
    Damage damage = new Damage();
    IParseResult result = resource instanceof XtextResource x ? x.getParseResult() : null;
    if (result != null
        && !resource.getContents().isEmpty()
        && resource.getContents().get(0) instanceof Script script) {
      damage.read(script, result);
    }
    return damage;
  }

  private void read(Script script, IParseResult result) {
    if (!result.hasSyntaxErrors() && script.getStrays().isEmpty()) {
      return;
    }
    for (Declaration d : Focused.declarations(script)) {
      INode node = NodeModelUtils.findActualNodeFor(d);
      if (node != null) {
        starts.put(node.getOffset(), d);
      }
    }
    for (INode error : result.getSyntaxErrors()) {
      Optional<EObject> above = at(error.getOffset());
      errorLines.computeIfAbsent(above, it -> new TreeSet<>()).add(error.getStartLine());
      above.ifPresent(withErrors::add);
    }
    List<StrayRegion> regions = StrayRegion.of(script);
    for (StrayRegion region : regions) {
      if (region.closesTooMuch()) {
        closedEarly.add(region.before());
      }
      region
          .tokens()
          .forEach(
              it -> lostNames.add(NameKey.of(NameText.unquoted(NodeModelUtils.getTokenText(it)))));
    }
    for (ILeafNode leaf : result.getRootNode().getLeafNodes()) {
      if (!leaf.isHidden() && mayBeName(leaf) && isSpoiledAt(leaf.getOffset())) {
        mentions.merge(NameKey.of(NameText.unquoted(leaf.getText())), 1, Integer::sum);
      }
    }
  }

  /** A name, in quotes or not, also where the parser passed it over. */
  private static boolean mayBeName(ILeafNode leaf) {
    return Keys.isTerminal(leaf, "ID")
        || Keys.isTerminal(leaf, "STRING")
        || leaf.getGrammarElement() == null && NAME.matcher(leaf.getText()).lookingAt();
  }

  /** Whether parts of the declaration around an offset could not be read. */
  public boolean isSpoiledAt(int offset) {
    return at(offset).filter(this::spoils).isPresent();
  }

  /** Whether parts of that declaration could not be read, so that nothing is known about it. */
  public boolean spoils(EObject declaration) {
    return withErrors.contains(declaration) || closedEarly.contains(declaration);
  }

  /** Whether a declaration names one, or one that names one, that could not be read in full. */
  public boolean isUnder(EObject declaration) {
    return under().contains(declaration);
  }

  /** All of them: from those that could not be read on to what names them. */
  private Set<EObject> under() {
    if (under == null) {
      under = new HashSet<>();
      Map<EObject, Set<EObject>> naming = naming();
      Deque<EObject> next = new ArrayDeque<>(withErrors);
      next.addAll(closedEarly);
      while (!next.isEmpty()) {
        for (EObject each : naming.getOrDefault(next.remove(), Set.of())) {
          if (under.add(each)) {
            next.add(each);
          }
        }
      }
    }
    return under;
  }

  /** By which declarations of the file each is named. */
  private Map<EObject, Set<EObject>> naming() {
    Map<EObject, Set<EObject>> naming = new HashMap<>();
    for (EObject declaration : starts.values()) {
      for (TreeIterator<EObject> all = EcoreUtil.getAllContents(declaration, false);
          all.hasNext(); ) {
        for (EObject named : all.next().eCrossReferences()) {
          EObject there = EcoreUtil2.getContainerOfType(named, Declaration.class);
          if (there != null) {
            naming.computeIfAbsent(there, it -> new HashSet<>()).add(declaration);
          }
        }
      }
    }
    return naming;
  }

  /** Whether a syntax error stands in that declaration or between it and the next. */
  public boolean hasErrorIn(EObject declaration) {
    return withErrors.contains(declaration);
  }

  /** The declaration that begins at an offset or last before it. */
  private Optional<EObject> at(int offset) {
    return Optional.ofNullable(starts.floorEntry(offset)).map(Map.Entry::getValue);
  }

  /**
   * Whether a name stands so close to a syntax error of its own declaration that it may have been
   * misread: with the word of the next declaration the parser knows again where it is.
   */
  public boolean isNear(int line, int offset) {
    TreeSet<Integer> lines = errorLines.getOrDefault(at(offset), new TreeSet<>());
    Integer near = lines.floor(line + UPSET_LINES);
    return near != null && near >= line - UPSET_LINES;
  }

  /**
   * Whether a name may be that of a declaration whose own head could not be read, or of something
   * in the part of one that could not be: there it stands once more than at the offset.
   */
  public boolean mayHaveLost(String name, int offset) {
    String key = NameKey.of(name);
    int others = mentions.getOrDefault(key, 0) - (isSpoiledAt(offset) ? 1 : 0);
    return lostNames.contains(key) || others > 0;
  }

  public boolean isNone() {
    return errorLines.isEmpty() && lostNames.isEmpty();
  }
}
