package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.dice.ScriptedDice;
import org.rpg.encounter.rules.field.Squares;

/**
 * One run of a script, with dice that fall as told, and everything that happened in it.
 *
 * @param play the run, over
 * @param events what happened, in order
 */
record Told(Play play, List<Event> events) {

  /** Runs the first encounter of a script; each of the rolls must be asked for. */
  static Told of(String script, int... rolls) {
    return of(Plans.of(script), rolls);
  }

  static Told of(Plan plan, int... rolls) {
    Play play = new Play(plan);
    List<Event> events = new ArrayList<>();
    ScriptedDice dice = ScriptedDice.rolls(rolls);
    play.run(dice, events::add);
    dice.assertAllRolled();
    return new Told(play, events);
  }

  /** Everything of one kind that happened. */
  <E extends Event> List<E> all(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Names of those who had the initiative, in order. */
  List<String> holders() {
    return all(Event.ActivationStarted.class).stream().map(it -> name(it.who())).toList();
  }

  /**
   * What somebody did, in order, in short: "attack Rex", "move 4", "shout", "equip".
   *
   * @param who his name
   */
  List<String> deeds(String who) {
    return events.stream().flatMap(it -> deed(it, index(who))).toList();
  }

  private Stream<String> deed(Event event, int who) {
    if (event instanceof Event.Attacked it && it.attacker() == who) {
      return Stream.of("attack " + name(it.target()));
    }
    if (event instanceof Event.Moved it && it.who() == who) {
      return Stream.of("move " + it.steps());
    }
    return event instanceof Event.Acted it && it.who() == who
        ? Stream.of(it.action().name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '))
        : Stream.empty();
  }

  boolean did(String who, ActionKind action) {
    return all(Event.Acted.class).stream()
        .anyMatch(it -> it.who() == index(who) && it.action() == action);
  }

  Combatant combatant(String name) {
    return play.view().combatant(index(name));
  }

  private String name(int index) {
    return play.view().combatant(index).name();
  }

  int index(String name) {
    for (int i = 0; i < play.view().size(); i++) {
      if (play.view().combatant(i).name().equals(name)) {
        return i;
      }
    }
    throw new AssertionError("nobody is called " + name);
  }

  /** The distance of two at the end, in metres. */
  double metres(String from, String to) {
    int squares = play.view().distance(index(from), index(to));
    assertTrue(squares < 10_000, "both are on the field");
    return Squares.metres(squares);
  }
}
