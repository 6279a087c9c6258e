package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.play.Questions.OpenChoice;

/**
 * Which way is taken at each choice that nobody has said how likely its ways are: shared by a scene
 * and the scenes within it. Where nothing else is wanted it is the first way.
 */
final class Picks {
  private final Map<EObject, Integer> wanted;
  private final Map<EObject, OpenChoice> found = new LinkedHashMap<>();

  /**
   * @param wanted the number of the way at some choices
   */
  Picks(Map<EObject, Integer> wanted) {
    this.wanted = Map.copyOf(wanted);
  }

  /** Whether ways are played each by itself: there are several, and none has a share. */
  static boolean isOpen(List<Optional<Quantity>> shares) {
    return shares.size() > 1 && shares.stream().allMatch(Optional::isEmpty);
  }

  /** The number of the way that is taken at an open choice. */
  int at(EObject choice, String name, List<String> ways) {
    ICompositeNode node = NodeModelUtils.getNode(choice);
    int line = node == null ? 1 : node.getStartLine();
    int taken = wanted.getOrDefault(choice, 0);
    found.put(choice, new OpenChoice(name, line, ways, taken));
    return taken;
  }

  /** The open choices that were met, in the order in which they were. */
  Map<EObject, OpenChoice> found() {
    return new LinkedHashMap<>(found);
  }

  List<OpenChoice> choices() {
    return new ArrayList<>(found.values());
  }
}
