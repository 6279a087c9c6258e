package org.rpg.encounter.preview;

import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Questions;
import org.rpg.encounter.play.steps.TrialCount;
import org.rpg.encounter.rules.combat.Combat;

/** What was counted of one skill test of a scene on the road. */
final class TrialTally {
  private final TrialCount cells;
  long made;
  long failed;

  /** How often each of the roster made it and failed, if that depends on the run. */
  final long[] madeBy;

  final long[] failedBy;

  /** How often there was nobody to make it. */
  long nobody;

  TrialTally(Plan plan, Questions.Test test) {
    cells = test.count();
    madeBy = new long[cells.each().isPresent() ? plan.battle().size() : 0];
    failedBy = new long[madeBy.length];
  }

  void add(Combat combat) {
    made += combat.memory(cells.made());
    failed += combat.memory(cells.made() + 1);
    for (int who = 0; who < madeBy.length; who++) {
      madeBy[who] += combat.memory(cells.of(who));
      failedBy[who] += combat.memory(cells.of(who) + 1);
    }
    nobody += madeBy.length == 0 ? 0 : combat.memory(cells.nobody());
  }

  void addAll(TrialTally other) {
    made += other.made;
    failed += other.failed;
    Tally.add(madeBy, other.madeBy);
    Tally.add(failedBy, other.failedBy);
    nobody += other.nobody;
  }
}
