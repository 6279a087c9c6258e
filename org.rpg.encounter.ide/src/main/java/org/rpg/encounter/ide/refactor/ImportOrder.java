package org.rpg.encounter.ide.refactor;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.encounter.Import;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.naming.Plurals;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.scoping.Imports;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.NameKey;
import org.rpg.encounter.dsl.words.Texts;
import org.rpg.encounter.dsl.words.Words;

/**
 * The imports of a script as they should be: those that are needed, each once, by name; and those
 * that are missing because another script beside it, and only one, declares a name that is used. An
 * import of a file that is not there stays: it may come.
 */
@Singleton
public final class ImportOrder {
  private final Imports imports;
  private final EObjectAtOffsetHelper references;

  @Inject
  ImportOrder(Imports imports, EObjectAtOffsetHelper references) {
    this.imports = imports;
    this.references = references;
  }

  /** The changes, in order; none if all is well. */
  public List<ReplaceRegion> edits(XtextResource script, List<XtextResource> others) {
    Optional<Script> root =
        script.getContents().stream()
            .filter(Script.class::isInstance)
            .map(Script.class::cast)
            .findFirst();
    return root.map(it -> edits(script, it, others)).orElse(List.of());
  }

  private List<ReplaceRegion> edits(XtextResource script, Script root, List<XtextResource> others) {
    Used used = used(script);
    Map<URI, XtextResource> known = new HashMap<>();
    others.forEach(it -> known.put(it.getURI(), it));
    List<String> wanted = new ArrayList<>();
    Set<URI> seen = new HashSet<>();
    for (Import each : root.getImports()) {
      Optional<URI> file = imports.existing(each);
      boolean needed =
          file.isEmpty()
              || seen.add(file.get()) && reaches(file.get(), used.files, known, new HashSet<>());
      if (needed) {
        wanted.add(each.getImportURI());
      }
    }
    wanted.addAll(missing(script, used.unknown, others));
    wanted.sort(Comparator.comparing(NameKey::of));
    return changes(script, root.getImports(), wanted);
  }

  /** What a script names of others, and the names that nothing has. */
  private record Used(Set<URI> files, Set<String> unknown) {}

  private Used used(XtextResource script) {
    Used used = new Used(new HashSet<>(), new TreeSet<>());
    for (INode node : script.getParseResult().getRootNode().getAsTreeIterable()) {
      if (node.getGrammarElement() instanceof CrossReference) {
        EObject target = references.resolveCrossReferencedElementAt(script, node.getOffset());
        if (target == null || target.eIsProxy()) {
          used.unknown.add(NameKey.of(Texts.lenient(NodeModelUtils.getTokenText(node))));
        } else if (target.eResource() != script) {
          used.files.add(target.eResource().getURI());
        }
      }
    }
    return used;
  }

  private boolean reaches(
      URI file, Set<URI> wanted, Map<URI, XtextResource> known, Set<URI> passed) {
    if (!passed.add(file)) {
      return false;
    }
    XtextResource script = known.get(file);
    if (wanted.contains(file) || script == null) {
      return wanted.contains(file);
    }
    return script.getContents().stream()
        .filter(Script.class::isInstance)
        .flatMap(it -> ((Script) it).getImports().stream())
        .flatMap(it -> imports.existing(it).stream())
        .anyMatch(it -> reaches(it, wanted, known, passed));
  }

  private static Set<String> missing(
      XtextResource script, Set<String> unknown, List<XtextResource> others) {
    Set<String> paths = new TreeSet<>();
    for (String name : unknown) {
      Set<String> keys = new HashSet<>(Plurals.singulars(name));
      keys.add(name);
      List<XtextResource> found =
          others.stream().filter(it -> it != script && declares(it, keys)).toList();
      if (found.size() == 1 && found.get(0).getURI().isFile()) {
        URI path = found.get(0).getURI().deresolve(script.getURI(), true, true, false);
        paths.add(URI.decode(path.toString()));
      }
    }
    return paths;
  }

  private static boolean declares(XtextResource script, Set<String> keys) {
    return script.getContents().stream()
        .filter(Script.class::isInstance)
        .flatMap(it -> ((Script) it).getDeclarations().stream())
        .anyMatch(it -> Spellings.keys(it).stream().anyMatch(keys::contains));
  }

  private static List<ReplaceRegion> changes(
      XtextResource script, List<Import> there, List<String> wanted) {
    List<String> now = there.stream().map(Import::getImportURI).toList();
    if (now.equals(wanted)) {
      return List.of();
    }
    String text = script.getParseResult().getRootNode().getText();
    String end = Around.lineBreak(text);
    if (there.isEmpty()) {
      String lines = lines(script, wanted, end);
      return List.of(new ReplaceRegion(first(script), 0, lines + end + end));
    }
    int begin = node(there.get(0)).getOffset();
    int close = node(there.get(there.size() - 1)).getEndOffset();
    if (isTogether(script, begin, close)) {
      String lines = lines(script, wanted, end);
      return List.of(
          wanted.isEmpty()
              ? new ReplaceRegion(begin, next(text, close) - begin, "")
              : new ReplaceRegion(begin, close - begin, lines));
    }
    return oneByOne(script, there, new ArrayList<>(wanted), end);
  }

  /** Comments between imports stay where they are, so these are not put in order. */
  private static List<ReplaceRegion> oneByOne(
      XtextResource script, List<Import> there, List<String> wanted, String end) {
    String text = script.getParseResult().getRootNode().getText();
    List<ReplaceRegion> edits = new ArrayList<>();
    for (Import each : there) {
      if (!wanted.remove(each.getImportURI())) {
        int begin = node(each).getOffset();
        edits.add(new ReplaceRegion(begin, line(text, node(each).getEndOffset()) - begin, ""));
      }
    }
    if (!wanted.isEmpty()) {
      int at = node(there.get(there.size() - 1)).getEndOffset();
      edits.add(new ReplaceRegion(at, 0, end + lines(script, wanted, end)));
    }
    edits.sort(Comparator.comparingInt(ReplaceRegion::getOffset));
    return edits;
  }

  private static ICompositeNode node(Import line) {
    return NodeModelUtils.findActualNodeFor(line);
  }

  private static String lines(XtextResource script, List<String> paths, String end) {
    String word = Words.spelling("import", Language.of(script));
    return String.join(end, paths.stream().map(it -> word + " \"" + it + '"').toList());
  }

  /** Whether nothing but imports and blanks stands between two offsets. */
  private static boolean isTogether(XtextResource script, int begin, int end) {
    for (ILeafNode leaf : script.getParseResult().getRootNode().getLeafNodes()) {
      boolean inside = leaf.getOffset() >= begin && leaf.getEndOffset() <= end;
      boolean other =
          Keys.isComment(leaf) || !leaf.isHidden() && !Keys.rule(leaf).matches("Import|Path");
      if (inside && other) {
        return false;
      }
    }
    return true;
  }

  /** Where the first token of a script stands: a comment at the top stays at the top. */
  private static int first(XtextResource script) {
    for (ILeafNode leaf : script.getParseResult().getRootNode().getLeafNodes()) {
      if (!leaf.isHidden()) {
        EObject of = NodeModelUtils.findActualSemanticObjectFor(leaf);
        return Around.beginning(Spellings.declaration(of));
      }
    }
    return 0;
  }

  private static int line(String text, int from) {
    int at = from;
    while (at < text.length() && " \t\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at < text.length() && text.charAt(at) == '\n' ? at + 1 : from;
  }

  private static int next(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
