package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.dsl.encounter.End;
import org.rpg.encounter.dsl.encounter.EndCondition;
import org.rpg.encounter.dsl.encounter.Outcome;
import org.rpg.encounter.dsl.encounter.SideReference;
import org.rpg.encounter.dsl.encounter.Stop;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.play.Ending.Sense;
import org.rpg.encounter.play.steps.Effort;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.combat.EndReason;

/**
 * Collects the ends of one encounter: those it names, then those that the rules give to every
 * fight.
 */
final class Endings {
  private final Scene scene;
  private final Ruleset ruleset;
  private final List<Ending> endings = new ArrayList<>();

  Endings(Scene scene, Ruleset ruleset) {
    this.scene = scene;
    this.ruleset = ruleset;
  }

  /** All ends found so far; the number of an end is its place here. */
  List<Ending> all() {
    return List.copyOf(endings);
  }

  /** The number of the end that a condition leads to. */
  int of(EndCondition condition) {
    return of(condition.getOutcome(), condition.getSide(), condition.getEnd());
  }

  /** The number of the end that a step is. */
  int of(Stop stop) {
    return of(stop.getOutcome(), stop.getSide(), stop.getEnd());
  }

  private int of(Outcome outcome, SideReference of, End end) {
    int side = side(outcome, of);
    boolean won = outcome == Outcome.VICTORY;
    boolean lost = outcome == Outcome.DEFEAT;
    String name =
        end != null
            ? scene.names().of(end)
            : outcome == Outcome.UNSTATED
                ? language().choose("end", "fim")
                : described(outcome, side);
    return number(
        new Ending(
            name,
            won ? side : lost ? onlyOpponentOf(side) : Ending.NOBODY,
            lost ? side : won ? onlyOpponentOf(side) : Ending.NOBODY,
            sense(outcome),
            won || lost ? Ending.NOBODY : side,
            true));
  }

  /** The number of the end that a side is left alone on the field. */
  int victoryOf(int side) {
    return number(
        new Ending(
            described(Outcome.VICTORY, side),
            side,
            onlyOpponentOf(side),
            Sense.OTHER,
            Ending.NOBODY,
            true));
  }

  /** The number of the end that a side has left the field, and some of it got away. */
  int flightOf(int side) {
    return number(
        new Ending(described(Outcome.FLIGHT, side), Ending.NOBODY, side, Sense.FLIGHT, side, true));
  }

  /** The number of an end that nobody wins. */
  int without(EndReason reason) {
    String name =
        switch (reason) {
          case TURN_LIMIT -> {
            int limit = ruleset.number(Parameter.TURN_LIMIT);
            yield language()
                .choose("no end within " + limit + " turns", "sem fim em " + limit + " turnos");
          }
          case ACTIVATION_LIMIT -> {
            int limit = ruleset.number(Parameter.ACTIVATION_LIMIT);
            yield language()
                .choose("no end within " + limit + " actions", "sem fim em " + limit + " ações");
          }
          default -> Words.spelling(Outcome.DRAW.getLiteral(), language());
        };
    boolean draw = reason == EndReason.NOBODY_LEFT;
    return nobodys(name, draw ? Sense.DRAW : Sense.OTHER, draw);
  }

  /** The number of the end that events bring about each other without end. */
  int withoutEvents() {
    String name =
        language()
            .choose(
                "no end within " + Effort.MOST + " events at once",
                "sem fim em " + Effort.MOST + " eventos seguidos");
    return nobodys(name, Sense.OTHER, false);
  }

  /** The number of the end that all steps of a road are done: they are there. */
  int arrival() {
    return nobodys(word(Outcome.ARRIVAL), Sense.ARRIVAL, true);
  }

  /** The number of the end that nobody of those who live is left on his feet. */
  int collapse() {
    return nobodys(word(Outcome.COLLAPSE), Sense.COLLAPSE, true);
  }

  /** The number of the end that nobody lives. */
  int allDead() {
    return number(
        new Ending(
            language().choose("everyone dead", "todos mortos"),
            Ending.NOBODY,
            0,
            Sense.DEATH,
            Ending.NOBODY,
            true));
  }

  /** The number of the end of an episode that says of itself how it goes on no longer. */
  int over() {
    return nobodys(language().choose("over", "fim da cena"), Sense.OTHER, true);
  }

  /** The number of the end that a road takes longer than the rules allow. */
  int outOfTime(int days) {
    return nobodys(
        language().choose("no end within " + days + " days", "sem fim em " + days + " dias"),
        Sense.OTHER,
        false);
  }

  /** The number of the end that an adventure goes round and round. */
  int outOfStages(int stages) {
    return nobodys(
        language()
            .choose("no end within " + stages + " stages", "sem fim em " + stages + " etapas"),
        Sense.OTHER,
        false);
  }

  /** The number of an adventure's ending. */
  int named(String name) {
    return nobodys(name, Sense.ARRIVAL, true);
  }

  private int nobodys(String name, Sense sense, boolean regular) {
    return number(new Ending(name, Ending.NOBODY, Ending.NOBODY, sense, Ending.NOBODY, regular));
  }

  private static Sense sense(Outcome outcome) {
    return switch (outcome) {
      case DRAW -> Sense.DRAW;
      case ARRIVAL -> Sense.ARRIVAL;
      case COLLAPSE -> Sense.COLLAPSE;
      case FLIGHT -> Sense.FLIGHT;
      case SURRENDER -> Sense.SURRENDER;
      case CAPTURE -> Sense.CAPTURE;
      default -> Sense.OTHER;
    };
  }

  private String word(Outcome outcome) {
    return Words.spelling(outcome.getLiteral(), language());
  }

  /** The same name may stand for several ends, if not the same side wins. */
  private int number(Ending ending) {
    int known = endings.indexOf(ending);
    if (known >= 0) {
      return known;
    }
    endings.add(ending);
    return endings.size() - 1;
  }

  /** What happens to nobody in particular happens to the heroes, the first side. */
  private int side(Outcome outcome, SideReference of) {
    int side = scene.side(of);
    return side < 0 && isOfASide(outcome) ? 0 : side;
  }

  private static boolean isOfASide(Outcome outcome) {
    return switch (outcome) {
      case VICTORY, DEFEAT, FLIGHT, SURRENDER, CAPTURE -> true;
      default -> false;
    };
  }

  /** With more than one hostile party a defeat does not say who has won. */
  private int onlyOpponentOf(int side) {
    List<Integer> hostile =
        scene.cast().teams().stream()
            .map(Cast.Team::index)
            .filter(it -> Sides.isHostile(scene.cast(), side, it))
            .map(it -> Sides.leader(scene.cast(), it))
            .distinct()
            .toList();
    return hostile.size() == 1 ? hostile.get(0) : Ending.NOBODY;
  }

  private String described(Outcome outcome, int side) {
    String what = Words.spelling(outcome.getLiteral(), language());
    if (side < 0) {
      return what;
    }
    Cast.Team team = scene.cast().teams().get(side);
    String of = language().choose(" of ", Sides.hasOwnName(team) ? " de " : " dos ");
    return what + of + team.name();
  }

  private Language language() {
    return scene.names().language();
  }
}
