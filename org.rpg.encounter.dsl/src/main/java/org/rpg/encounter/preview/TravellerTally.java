package org.rpg.encounter.preview;

import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/** What was counted of one who travels. */
final class TravellerTally {
  final Measure perseverance = new Measure(Measure.POINTS);
  final Measure vigor = new Measure(Measure.POINTS);
  final Measure firstFaint = new Measure(Measure.MINUTES);
  int mostPerseverance;
  long fit;

  /**
   * Counts a run.
   *
   * @param began the minute at which the scene began
   * @param arrived whether whoever is on his feet counts as fit
   */
  void add(Combatant it, int began, boolean arrived) {
    if (it.timesFainted() > 0) {
      firstFaint.add(it.minuteOfFirstFaint() - began);
    }
    if (it.fate() == Fate.DEAD) {
      return;
    }
    if (!it.body().isSimple()) { // what has no layers has no Vigor to tell of
      vigor.add(it.vigor());
    }
    if (it.isTiring()) {
      perseverance.add(it.perseverance());
      mostPerseverance = it.maxPerseverance();
    }
    if (arrived && it.isStanding()) {
      fit++;
    }
  }

  void addAll(TravellerTally other) {
    perseverance.addAll(other.perseverance);
    vigor.addAll(other.vigor);
    firstFaint.addAll(other.firstFaint);
    mostPerseverance = Math.max(mostPerseverance, other.mostPerseverance);
    fit += other.fit;
  }
}
