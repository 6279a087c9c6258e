package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.travel.WoundRecovery;

/** The evolution of somebody's wounds at a day's end, and what recovery does to one (REC-08). */
final class Evolution {
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
        List<Wound> before = wounds(body);
        body.healWound(now, lessOnSuccess);
        tell(who, before);
      }
    }
  }

  private boolean test(Combatant who, int place) {
    int difficulty = combat.rules.baseDifficulty + who.body.severity(place); // REC-02
    return combat.trials.aside(who, who.physiqueTest, difficulty, CitedJourneys.RECOVERY);
  }

  private void evolve(Combatant who, int place, int change) {
    Body body = who.body;
    List<Wound> before = wounds(body);
    body.dayEnds(place, change);
    tell(who, before);
    combat.harm.worsened(who); // WND-08, INT-30
  }

  /** The wounds as they are, if somebody listens. */
  private List<Wound> wounds(Body body) {
    if (combat.listener == null) {
      return List.of();
    }
    List<Wound> wounds = new ArrayList<>();
    for (int i = 0; i < body.wounds(); i++) {
      wounds.add(
          new Wound(body.number(i), body.severity(i), body.woundClass(i), body.isTreated(i)));
    }
    return wounds;
  }

  private void tell(Combatant who, List<Wound> before) {
    for (int i = 0; i < before.size(); i++) {
      Wound wound = before.get(i);
      int place = who.body.placeOf(wound.number);
      if (place == Body.NO_WOUND) {
        combat.listener.on(new Event.WoundHealed(who.index, wound.severity, CitedJourneys.HEALED));
      } else if (who.body.severity(place) != wound.severity) {
        combat.listener.on(
            new Event.WoundEvolved(
                who.index,
                wound.severity,
                who.body.severity(place),
                who.body.woundClass(place),
                wound.rules(who.body.severity(place))));
      }
    }
  }

  /** What a wound was before. */
  private record Wound(int number, int severity, WoundClass woundClass, boolean treated) {
    List<Rule> rules(int after) {
      return after < severity
          ? CitedJourneys.eased(woundClass, treated)
          : CitedJourneys.grew(woundClass, treated);
    }
  }
}
