package org.rpg.encounter.exact.travel;

import java.util.Arrays;
import org.rpg.encounter.exact.Branches;

/** What time, hunger and want of sleep do to people, from the text of the rules. */
final class Hardship {
  private static final int DAY = 1440;
  private static final int ENOUGH_SLEEP = 240;
  private static final int MINUTES_PER_POINT = 120;

  private final Itinerary way;
  private final Readings readings;
  private final Branches dice;

  Hardship(Itinerary way, Branches dice) {
    this.way = way;
    this.readings = way.readings();
    this.dice = dice;
  }

  /** What happens to each at a scene's end, in their order. */
  void sceneEnds(Band band, boolean accelerated) {
    for (int who = 0; who < band.size(); who++) {
      boolean wasOut = band.out[who] > 0;
      if (readings.exhaustion()) {
        wears(band, who, accelerated);
      }
      if (wasOut && --band.out[who] == 0) { // EXH-11, EXH-13, EXH-15
        wakes(band, who);
      }
    }
    Arrays.fill(band.rolled, 0); // EXH-10: once per scene
  }

  private void wears(Band band, int who, boolean accelerated) {
    boolean isUp = band.isConscious(who) && !band.isAsleep(who);
    int loss = 0;
    if (isUp && isOverdue(band.awake[who])) { // EXH-03
      loss += sleepLoss(accelerated);
    }
    if (isOverdue(band.fasting[who])) { // EXH-06
      loss += accelerated ? 3 : 1; // TRV-04, INT-60
    }
    lose(band, who, loss);
    if (isUp && (loss > 0 || !readings.has(Reading.EACH_LOSS))) {
      look(band, who, accelerated); // INT-61: at the tier that was reached
    }
  }

  private boolean isOverdue(int minutes) {
    return minutes - (readings.has(Reading.FOLLOWING_SCENE) ? readings.scene() : 0) > DAY;
  }

  private int sleepLoss(boolean accelerated) {
    if (accelerated && readings.has(Reading.ROLLED_THREE_TIMES)) {
      return 3 + dice.pick(1 / 8.0, 3 / 8.0, 3 / 8.0, 1 / 8.0);
    }
    return (1 + dice.pick(0.5, 0.5)) * (accelerated ? 3 : 1);
  }

  private void lose(Band band, int who, int points) {
    band.perseverance[who] = Math.max(0, band.perseverance[who] - points); // EXH-01
  }

  /** Loses points within a scene. */
  void spend(Band band, int who, int points, boolean accelerated) {
    if (!readings.exhaustion()) {
      return; // nothing of the chapter is in use
    }
    lose(band, who, points); // EXH-02
    if (band.isConscious(who)) {
      look(band, who, accelerated);
    }
  }

  private void look(Band band, int who, boolean accelerated) {
    int left = band.perseverance[who];
    if (left == 0) {
      faint(band, who, 4); // EXH-15
      if (staysOut()) { // EXH-16
        band.out[who] = Band.SESSION;
      }
    } else if (left <= 2 && (band.rolled[who] == 0 || readings.has(Reading.EACH_LOSS))) {
      band.rolled[who] = 1;
      double faints = faints(left, accelerated);
      if (dice.pick(faints, 1 - faints) == 0) {
        faint(band, who, left == 2 ? 1 : 2); // EXH-11, EXH-13
      }
    }
  }

  private boolean staysOut() {
    return readings.has(Reading.ALWAYS_FOR_THE_SESSION)
        || !readings.has(Reading.NEVER_FOR_THE_SESSION) && dice.pick(0.5, 0.5) == 1;
  }

  /** The chance to faint: EXH-10, EXH-12; in the harsher direction while they hurry, TRV-05. */
  private double faints(int left, boolean accelerated) {
    int number = left == 2 ? 8 : 7;
    boolean mustReach = readings.has(Reading.MUST_REACH);
    boolean higher = mustReach || readings.has(Reading.HIGHER_NUMBER);
    int shifted = accelerated ? number + (higher ? 2 : -2) : number;
    return (mustReach ? shifted - 1 : 11 - shifted) / 10.0;
  }

  private void faint(Band band, int who, int tens) {
    band.out[who] = tens + dice.pick(Tens.of(tens));
    band.fainted[who] = 1;
    band.sleeps[who] = 0;
  }

  private void wakes(Band band, int who) {
    band.out[who] = 0;
    band.perseverance[who] = Math.max(1, band.perseverance[who]); // EXH-16
  }

  /** Eats so many meals, as far as there are any. */
  void eat(Band band, int who, int meals) {
    for (int meal = 0; meal < meals && band.isConscious(who) && band.meals > 0; meal++) {
      band.meals--;
      band.fasting[who] = 0; // EXH-07
      gain(band, who, 1 + dice.pick(Tens.SIX)); // EXH-19
    }
  }

  /** Those who feed themselves eat when it is time. */
  void eatByTheClock(Band band) {
    if (!readings.exhaustion()) {
      return;
    }
    for (int who = 0; who < band.size(); who++) {
      boolean isUp = band.isConscious(who) && !band.isAsleep(who);
      if (isUp && band.fasting[who] >= DAY / readings.mealsADay()) {
        eat(band, who, 1);
      }
    }
  }

  /** Gets up after so much uninterrupted sleep. */
  void slept(Band band, int who, int minutes) {
    if (minutes >= ENOUGH_SLEEP) {
      band.awake[who] = 0; // EXH-04
    }
    gain(band, who, minutes / MINUTES_PER_POINT); // EXH-20
  }

  private void gain(Band band, int who, int points) {
    if (readings.exhaustion()) {
      int most = way.walkers().get(who).perseverance();
      band.perseverance[who] = Math.min(most, band.perseverance[who] + points); // EXH-01
    }
  }

  /** A new session begins. */
  void session(Band band) {
    for (int who = 0; who < band.size(); who++) {
      if (band.out[who] == Band.SESSION) {
        wakes(band, who); // EXH-16
      }
      gain(band, who, 1 + dice.pick(Tens.SIX)); // EXH-17
    }
  }

  /** Buys points with XP at a session's start (EXH-18). */
  void buy(Band band, int who, int points) {
    gain(band, who, points);
  }
}
