package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.travel.WoundRecovery;

/** The evolution of somebody's wounds at a day's end, and what recovery does to one (REC-08). */
final class Evolution {
  private static final int[] NONE = {};

  private final Combat combat;

  Evolution(Combat combat) {
    this.combat = combat;
  }

  /** Every wound takes its natural course (REC-06, WND-04 to WND-06). */
  void natural(Combatant who) {
    evolve(who, Body.NO_WOUND, 0);
  }

  /** A wound is tested, then all evolve, that one as the test says (REC-02 to REC-06). */
  void recover(Combatant who, int place) {
    boolean success = test(who, place);
    int change = success ? WoundRecovery.change(who.body, place) : who.body.growth(place);
    evolve(who, place, change);
  }

  /** All evolve, then a wound is tested, as grave as it has become (REC-08, the other reading). */
  void thenRecover(Combatant who, int place) {
    Body body = who.body;
    int number = body.number(place);
    int lessOnSuccess = body.growth(place) - WoundRecovery.change(body, place);
    evolve(who, Body.NO_WOUND, 0);
    if (who.isPresent()) {
      int now = body.placeOf(number);
      if (test(who, now)) {
        int[] before = severities(body);
        int[] numbers = numbers(body);
        body.healWound(now, lessOnSuccess);
        tell(who, numbers, before);
      }
    }
  }

  private boolean test(Combatant who, int place) {
    int difficulty = combat.rules.baseDifficulty + who.body.severity(place); // REC-02
    return combat.trials.aside(who, who.physiqueTest, difficulty, CitedJourneys.RECOVERY);
  }

  private void evolve(Combatant who, int place, int change) {
    Body body = who.body;
    int[] before = severities(body);
    int[] numbers = numbers(body);
    body.dayEnds(place, change);
    tell(who, numbers, before);
    combat.harm.worsened(who); // WND-08, INT-30
  }

  private int[] severities(Body body) {
    if (combat.listener == null) {
      return NONE;
    }
    int[] severities = new int[body.wounds()];
    for (int i = 0; i < severities.length; i++) {
      severities[i] = body.severity(i);
    }
    return severities;
  }

  private int[] numbers(Body body) {
    if (combat.listener == null) {
      return NONE;
    }
    int[] numbers = new int[body.wounds()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = body.number(i);
    }
    return numbers;
  }

  private void tell(Combatant who, int[] numbers, int[] before) {
    for (int i = 0; i < numbers.length; i++) {
      int place = who.body.placeOf(numbers[i]);
      if (place == Body.NO_WOUND) {
        combat.listener.on(new Event.WoundHealed(who.index, before[i], CitedJourneys.HEALED));
      } else if (who.body.severity(place) != before[i]) {
        combat.listener.on(
            new Event.WoundEvolved(
                who.index,
                before[i],
                who.body.severity(place),
                who.body.woundClass(place),
                rules(who.body.severity(place) - before[i])));
      }
    }
  }

  private static List<Rule> rules(int change) {
    return change < 0 ? CitedJourneys.EASED : CitedJourneys.GREW;
  }
}
