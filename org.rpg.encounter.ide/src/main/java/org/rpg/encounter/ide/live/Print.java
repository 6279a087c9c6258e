package org.rpg.encounter.ide.live;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.words.Language;

/**
 * Numbers that tell scenes apart by the words of all that they are made of: comments and layout do
 * not matter, nor does what else stands in their scripts. Good for one look at some scripts.
 */
public final class Print {
  private static final long START = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private final Map<EObject, Long> declarations = new HashMap<>();

  /** The print of what a scene is made of. */
  public long of(Reach reach) {
    long print = START;
    for (EObject each : reach.declarations()) {
      print = add(print, declarations.computeIfAbsent(each, Print::words));
    }
    return print;
  }

  private static long words(EObject declaration) {
    long print = add(START, declaration.eResource().getURI().toString());
    print = add(print, Language.of(declaration).name());
    ICompositeNode node = NodeModelUtils.getNode(declaration);
    if (node != null) {
      for (ILeafNode leaf : node.getLeafNodes()) {
        if (!leaf.isHidden()) {
          print = add(print, leaf.getText());
        }
      }
    }
    return print;
  }

  private static long add(long print, String text) {
    long sum = print;
    for (int i = 0; i < text.length(); i++) {
      sum = (sum ^ text.charAt(i)) * PRIME;
    }
    return (sum ^ 0xffff) * PRIME;
  }

  private static long add(long print, long more) {
    long sum = print;
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      sum = (sum ^ (more >>> shift & 0xff)) * PRIME;
    }
    return sum;
  }
}
