package org.rpg.encounter.ide.names;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.TextRegion;
import org.rpg.encounter.dsl.naming.NameConverter;
import org.rpg.encounter.dsl.naming.Plurals;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.words.NameKey;
import org.rpg.encounter.dsl.words.Texts;

/** Every place where a name stands: where the thing is declared and where it is meant. */
@Singleton
public final class Occurrences {
  /** The two spellings that a declaration may give. */
  private static final List<String> NAMES = List.of("name", "alias");

  private final EObjectAtOffsetHelper references;

  @Inject
  Occurrences(EObjectAtOffsetHelper references) {
    this.references = references;
  }

  /** The name under a caret; of "Broken Bridge.Grum" the part that the caret is on. */
  public Optional<Occurrence> at(XtextResource script, int offset) {
    EObject element = references.resolveElementAt(script, offset);
    if (element != null) {
      for (Occurrence declared : declared(script, element)) {
        if (declared.holds(offset)) {
          return Optional.of(declared);
        }
      }
    }
    for (int at = offset; at >= Math.max(0, offset - 1); at--) { // also right behind the name
      INode reference = references.getCrossReferenceNode(script, new TextRegion(at, 0));
      if (reference != null) {
        for (Occurrence each : meant(script, reference)) {
          if (each.holds(offset)) {
            return Optional.of(each);
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Where a script names that thing, from top to bottom. */
  public List<Occurrence> in(XtextResource script, EObject target) {
    List<Occurrence> found = new ArrayList<>();
    if (target.eResource() == script) {
      found.addAll(declared(script, target));
    }
    List<String> keys = Spellings.keys(target);
    String uri = EcoreUtil.getURI(target).toString();
    for (INode node : script.getParseResult().getRootNode().getAsTreeIterable()) {
      if (node.getGrammarElement() instanceof CrossReference && mayMean(node, keys)) {
        for (Occurrence each : meant(script, node)) {
          if (EcoreUtil.getURI(each.target()).toString().equals(uri)) {
            found.add(each);
          }
        }
      }
    }
    found.sort((a, b) -> a.region().getOffset() - b.region().getOffset());
    return found;
  }

  private static List<Occurrence> declared(XtextResource script, EObject element) {
    List<Occurrence> found = new ArrayList<>();
    for (String name : NAMES) {
      EStructuralFeature feature = element.eClass().getEStructuralFeature(name);
      if (feature != null && element.eIsSet(feature)) {
        for (INode node : NodeModelUtils.findNodesForFeature(element, feature)) {
          found.add(occurrence(script, node, 0, text(node), element, true));
        }
      }
    }
    return found;
  }

  /** Whether the name may be one of those, before it is looked up. */
  private static boolean mayMean(INode node, List<String> keys) {
    for (MatchResult part : NameConverter.parts(text(node))) {
      String key = NameKey.of(Texts.lenient(part.group()));
      if (keys.contains(key) || Plurals.singulars(key).stream().anyMatch(keys::contains)) {
        return true;
      }
    }
    return false;
  }

  /** What a reference names: itself and, before the dot, the declaration that it stands in. */
  private List<Occurrence> meant(XtextResource script, INode node) {
    EObject target = references.resolveCrossReferencedElementAt(script, node.getOffset());
    if (target == null || target.eIsProxy()) {
      return List.of();
    }
    List<MatchResult> parts = NameConverter.parts(text(node));
    List<Occurrence> found = new ArrayList<>();
    for (MatchResult part : parts) {
      boolean last = part == parts.get(parts.size() - 1);
      EObject named = last ? target : Spellings.declaration(target);
      found.add(occurrence(script, node, part.start(), part.group(), named, false));
    }
    return found;
  }

  /** As it was typed, so that its offsets are those of the script. */
  private static String text(INode node) {
    return node.getRootNode().getText().substring(node.getOffset(), node.getEndOffset());
  }

  private static Occurrence occurrence(
      XtextResource script, INode node, int start, String part, EObject target, boolean declares) {
    String name = part.strip();
    int offset = node.getOffset() + start + part.indexOf(name);
    TextRegion region = new TextRegion(offset, name.length());
    return new Occurrence(script, region, target, Texts.lenient(name), declares);
  }
}
