package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.ScriptedDice;

/** Journeys with scripted dice, for tests. The first day begins at 6 h, that is minute 360. */
final class Road {
  static final int HOUR = 60;
  static final int DAY = 24 * HOUR;
  static final int SIX = 6 * HOUR;

  private final List<Event> events = new ArrayList<>();
  private final Combat combat;
  private ScriptedDice dice = ScriptedDice.rolls();

  private Road(Battle battle) {
    combat = new Combat(battle);
    combat.listener = events::add;
    combat.dice = dice;
  }

  /** Travellers of one side; the clock has not started yet. */
  static Road of(Ruleset ruleset, Member... travellers) {
    return new Road(Battle.under(ruleset).side("Party", travellers).build());
  }

  static Road of(Member... travellers) {
    return of(Ruleset.standard(), travellers);
  }

  /** A player character with 6 points of Perseverance and of Life. */
  static Member ana() {
    return Member.of(Sheet.pc("Ana").build());
  }

  /** A player character who has so much Perseverance left of 6. */
  static Member ana(int perseverance) {
    return ana().perseverance(perseverance);
  }

  /** The clock starts at 6 h; nobody has any meals. */
  Road begin() {
    journey().begin(SIX, 0, 0, false);
    return this;
  }

  /** The next rolls; those before must all have been made. */
  Road rolling(int... rolls) {
    dice.assertAllRolled();
    dice = ScriptedDice.rolls(rolls);
    combat.dice = dice;
    return this;
  }

  /** Rolls from elsewhere. */
  Road rolling(Dice source) {
    combat.dice = source;
    return this;
  }

  /** So many hours pass; all rolls must have been made. */
  Road hours(int hours) {
    journey().pass(hours * HOUR);
    dice.assertAllRolled();
    return this;
  }

  /** Everyone has slept and eaten just now, whatever that would have given back. */
  Road fresh() {
    for (Combatant each : combat.combatants) {
      each.stamina.refresh(combat.minutes());
    }
    return this;
  }

  Combat combat() {
    return combat;
  }

  GameMaster master() {
    return combat.master;
  }

  Journey journey() {
    return combat.master.journey();
  }

  Combatant who(int index) {
    return combat.combatant(index);
  }

  /** What he has left; what exhaustion does to him is always what that says (EXH-10). */
  int perseverance(int who) {
    Combatant it = combat.combatant(who);
    assertEquals(it.stamina.strain(), it.strain, "strain");
    return combat.perseverance(who);
  }

  List<Event> events() {
    return events;
  }

  <E extends Event> List<E> all(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The only event of a kind. */
  <E extends Event> E only(Class<E> kind) {
    List<E> found = all(kind);
    if (found.size() != 1) {
      throw new AssertionError(found.size() + " " + kind.getSimpleName() + " in " + events);
    }
    return found.get(0);
  }
}
