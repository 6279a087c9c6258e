package org.rpg.encounter.dsl.validation.checks;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Action;
import org.rpg.encounter.dsl.encounter.ActionLine;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.PlainAction;
import org.rpg.encounter.dsl.encounter.PlainVerb;
import org.rpg.encounter.dsl.encounter.Quality;
import org.rpg.encounter.dsl.encounter.Rank;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.TacticsLine;
import org.rpg.encounter.dsl.encounter.TargetAction;
import org.rpg.encounter.dsl.encounter.TargetVerb;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Slot;

/**
 * Of the lines of a tactics the first that can be done is done. A line is never reached behind an
 * "otherwise" that takes the same slot and can always be done, or that does the very same.
 */
final class TacticsCheck implements Check<Tactics> {
  private static final Diagnosis UNREACHABLE = Diagnosis.of("TACTICS-UNREACHABLE");

  @Override
  public void check(Tactics tactics, Findings findings) {
    Map<Slot, Integer> taken = new EnumMap<>(Slot.class);
    Set<String> done = new HashSet<>();
    for (TacticsLine line : tactics.getLines()) {
      if (!(line instanceof ActionLine action) || action.getAction() == null) {
        continue;
      }
      INode node = NodeModelUtils.findActualNodeFor(action.getAction());
      String text = NodeModelUtils.getTokenText(node);
      Optional<Slot> slot = Slot.of(action.getAction());
      Integer before = slot.map(taken::get).orElse(null);
      if (before != null || done.contains(text)) {
        findings.report(UNREACHABLE, Place.whole(line));
        continue;
      }
      if (action.isOtherwise()) {
        done.add(text);
        if (slot.isPresent() && isAlwaysPossible(action.getAction())) {
          taken.put(slot.get(), node.getStartLine());
        }
      }
    }
  }

  /** To run away, or to go nearer to whoever there is, is possible whenever there is ground. */
  private static boolean isAlwaysPossible(Action action) {
    if (action instanceof PlainAction p) {
      return p.getVerb() == PlainVerb.FLEE;
    }
    return action instanceof TargetAction t
        && t.getVerb() == TargetVerb.APPROACH
        && t.getTarget() != null
        && t.getTarget().getQualities().stream().allMatch(TacticsCheck::isOrderOnly);
  }

  /** "nearest" picks one of all, "wounded" may find none. */
  private static boolean isOrderOnly(Quality quality) {
    boolean plain = quality.getCondition() == Condition.UNSTATED;
    boolean filter =
        switch (quality.getRank()) {
          case NEAREST, FARTHEST, WEAKEST, STRONGEST -> false;
          default -> true;
        };
    return plain && !filter && quality.getRank() != Rank.UNSTATED;
  }
}
