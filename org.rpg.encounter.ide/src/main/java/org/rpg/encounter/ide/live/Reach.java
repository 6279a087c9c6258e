package org.rpg.encounter.ide.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Script;

/** What a scene is made of: the declarations that it names, what those name, and so on. */
public final class Reach {
  private final Set<EObject> declarations = new HashSet<>();
  private boolean whole = true;

  private Reach() {}

  /** The reach of a scene of a linked script. */
  public static Reach of(EObject scene) {
    Reach reach = new Reach();
    Deque<EObject> open = new ArrayDeque<>();
    reach.declarations.add(scene);
    open.add(scene);
    while (!open.isEmpty()) {
      EObject next = open.removeFirst();
      for (TreeIterator<EObject> all = EcoreUtil.getAllContents(next, false); all.hasNext(); ) {
        named(all.next(), reach, open);
      }
      named(next, reach, open);
    }
    return reach;
  }

  private static void named(EObject part, Reach reach, Deque<EObject> open) {
    for (EObject target : part.eCrossReferences()) {
      if (target.eIsProxy()) {
        reach.whole = false;
      } else {
        declaration(target).filter(reach.declarations::add).ifPresent(open::add);
      }
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

  /**
   * Whether what stands there has to do with the scene: it is in one of its declarations, or in
   * none at all.
   */
  public boolean touches(XtextResource script, int offset) {
    Iterator<EObject> roots = script.getContents().iterator();
    if (!roots.hasNext()) {
      return true;
    }
    for (EObject each : roots.next().eContents()) {
      INode node = NodeModelUtils.getNode(each);
      if (node != null && node.getOffset() <= offset && offset < node.getEndOffset()) {
        return declaration(each).filter(declarations::contains).isPresent();
      }
    }
    return true;
  }
}
