package org.rpg.encounter.ide.names;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.TextRegion;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Lineage;

/**
 * How declarations hang together: which leads to which (an adventure to a journey, a journey to a
 * fight, a fight to a being, a being to its tactics) and which is like which.
 */
@Singleton
public final class Relations {
  private static final EncounterPackage P = EncounterPackage.eINSTANCE;

  /** What leads somewhere, or is led to. */
  private static final Set<EClass> LEADING =
      Set.of(
          P.getAdventure(),
          P.getJourney(),
          P.getEpisode(),
          P.getEncounter(),
          P.getVariant(),
          P.getRandomTable(),
          P.getParty(),
          P.getCreature(),
          P.getPersona(),
          P.getTactics());

  private final Occurrences occurrences;

  @Inject
  Relations(Occurrences occurrences) {
    this.occurrences = occurrences;
  }

  /**
   * A declaration that is related to another one.
   *
   * @param other which
   * @param places where it is said, in the script of whichever leads to the other
   */
  public record Relation(EObject other, List<TextRegion> places) {}

  /** The declaration under a caret that leads somewhere or is led to. */
  public Optional<EObject> leading(XtextResource script, int offset) {
    return named(script, offset).filter(it -> LEADING.contains(it.eClass()));
  }

  /** The declaration under a caret that can be like another. */
  public Optional<EObject> alike(XtextResource script, int offset) {
    return named(script, offset).filter(it -> base(it).isPresent());
  }

  private Optional<EObject> named(XtextResource script, int offset) {
    return occurrences
        .at(script, offset)
        .map(Occurrence::target)
        .filter(it -> it.eContainer() instanceof Script);
  }

  private static Optional<EStructuralFeature> base(EObject of) {
    return Optional.ofNullable(of.eClass().getEStructuralFeature("base"));
  }

  /** What leads to a declaration, of some scripts. */
  public List<Relation> incoming(EObject to, List<XtextResource> scripts) {
    Map<EObject, List<TextRegion>> found = new LinkedHashMap<>();
    for (XtextResource script : scripts) {
      for (Occurrence each : occurrences.in(script, to)) {
        if (!each.declares()) {
          EObject from = declaration(script, each.region().getOffset());
          if (from != null && from != to) {
            found.computeIfAbsent(from, it -> new ArrayList<>()).add(each.region());
          }
        }
      }
    }
    return relations(found);
  }

  /** The declaration around an offset; null between them. */
  private static EObject declaration(XtextResource script, int offset) {
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(script.getParseResult().getRootNode(), offset);
    EObject element = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
    EObject top = element == null ? null : Spellings.declaration(element);
    return top != null && top.eContainer() instanceof Script ? top : null;
  }

  /** Where a declaration leads. */
  public List<Relation> outgoing(EObject from) {
    Map<EObject, List<TextRegion>> found = new LinkedHashMap<>();
    collect(from, from, found);
    for (Iterator<EObject> all = from.eAllContents(); all.hasNext(); ) {
      collect(all.next(), from, found);
    }
    return relations(found);
  }

  private static void collect(EObject of, EObject from, Map<EObject, List<TextRegion>> found) {
    for (EReference reference : of.eClass().getEAllReferences()) {
      if (reference.isContainment() || reference.isContainer() || !of.eIsSet(reference)) {
        continue;
      }
      Object value = of.eGet(reference);
      List<?> targets = value instanceof List<?> many ? many : List.of(value);
      List<INode> nodes = NodeModelUtils.findNodesForFeature(of, reference);
      for (int i = 0; i < Math.min(targets.size(), nodes.size()); i++) {
        EObject target = EcoreUtil.resolve((EObject) targets.get(i), of);
        if (!target.eIsProxy() && target != from && LEADING.contains(target.eClass())) {
          INode node = nodes.get(i);
          found
              .computeIfAbsent(target, it -> new ArrayList<>())
              .add(new TextRegion(node.getOffset(), node.getLength()));
        }
      }
    }
  }

  private static List<Relation> relations(Map<EObject, List<TextRegion>> found) {
    return found.entrySet().stream().map(it -> new Relation(it.getKey(), it.getValue())).toList();
  }

  /** What a declaration is like itself. */
  public List<EObject> above(EObject of) {
    List<EObject> line = Lineage.of(of);
    return line.size() > 1 ? List.of(line.get(1)) : List.of();
  }

  /** What says itself that it is like a declaration, of some scripts. */
  public List<EObject> below(EObject of, List<XtextResource> scripts) {
    List<EObject> found = new ArrayList<>();
    for (XtextResource script : scripts) {
      for (EObject root : script.getContents()) {
        if (root instanceof Script all) {
          all.getDeclarations().stream().filter(it -> isLike(it, of)).forEach(found::add);
        }
      }
    }
    return found;
  }

  private static boolean isLike(EObject each, EObject of) {
    String wanted = EcoreUtil.getURI(of).toString();
    return base(each)
        .map(each::eGet)
        .filter(it -> EcoreUtil.getURI((EObject) it).toString().equals(wanted))
        .isPresent();
  }
}
