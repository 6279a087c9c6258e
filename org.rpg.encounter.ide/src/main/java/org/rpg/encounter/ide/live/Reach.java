package org.rpg.encounter.ide.live;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Script;

/**
 * What scenes are made of: the declarations that they name, what those name, and so on. What never
 * changes, such as the rulebook, is left out.
 */
public final class Reach {
  private final Predicate<URI> constant;
  private final Set<EObject> declarations = new LinkedHashSet<>();
  private final Deque<EObject> open = new ArrayDeque<>();
  private boolean whole = true;

  private Reach(Predicate<URI> constant) {
    this.constant = constant;
  }

  /**
   * The reach of some scenes.
   *
   * @param scenes or other declarations of linked scripts
   * @param constant which scripts never change
   */
  public static Reach of(Collection<? extends EObject> scenes, Predicate<URI> constant) {
    Reach reach = new Reach(constant);
    scenes.forEach(reach::add);
    while (!reach.open.isEmpty()) {
      EObject next = reach.open.removeFirst();
      reach.follow(next);
      for (TreeIterator<EObject> all = EcoreUtil.getAllContents(next, false); all.hasNext(); ) {
        reach.follow(all.next());
      }
    }
    return reach;
  }

  private void follow(EObject part) {
    for (EObject target : part.eCrossReferences()) {
      if (target.eIsProxy()) {
        whole = false;
      } else {
        declaration(target).ifPresent(this::add);
      }
    }
  }

  private void add(EObject declaration) {
    boolean changes =
        declaration.eResource() != null && !constant.test(declaration.eResource().getURI());
    if (changes && declarations.add(declaration)) {
      open.add(declaration);
    }
  }

  /** The declaration of its script that something is part of. */
  private static Optional<EObject> declaration(EObject part) {
    EObject at = part;
    while (at != null && !(at.eContainer() instanceof Script)) {
      at = at.eContainer();
    }
    return Optional.ofNullable(at);
  }

  /** Whether everything that is named is there. */
  public boolean isWhole() {
    return whole;
  }

  /** All of it, in the order in which it is come to. */
  Set<EObject> declarations() {
    return declarations;
  }

  /** The scripts that any of it stands in, in the order in which they are come to. */
  public List<XtextResource> scripts() {
    return declarations.stream()
        .map(EObject::eResource)
        .filter(XtextResource.class::isInstance)
        .map(XtextResource.class::cast)
        .distinct()
        .toList();
  }

  /** Whether what stands there is in one of its declarations, or in none at all. */
  public boolean touches(XtextResource script, int offset) {
    if (script.getContents().isEmpty()) {
      return true;
    }
    for (EObject each : script.getContents().get(0).eContents()) {
      INode node = NodeModelUtils.getNode(each);
      if (node != null && node.getOffset() <= offset && offset < node.getEndOffset()) {
        return declaration(each).filter(declarations::contains).isPresent();
      }
    }
    return true;
  }
}
