package org.rpg.encounter.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.rules.combat.Battle;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.CombatResult;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.EndReason;

/**
 * An encounter made ready to be played any number of times. Immutable and free of the script it was
 * made from, so that threads can share it.
 *
 * @param script file name of the script, without its folder
 * @param kind what kind of scene it is
 * @param name the scene's name in the script's language
 * @param title what readers see
 * @param language the script's language
 * @param prose what is read aloud at the start, in order
 * @param battle rules, ground, sides and members
 * @param roles of each combatant, in roster order, what a forecast groups by
 * @param endings every way the encounter can end
 * @param turnBounds of each ending the most turns it can have taken: an end "after 20 turns" comes
 *     when the next one would begin
 * @param victories of each side the number of the end that it is left alone on the field
 * @param draw number of the end that nobody is left
 * @param flight number of the end that the heroes have fled; nothing where nobody fights
 * @param turnLimit number of the end that the bound on turns was reached
 * @param activationLimit number of the end that the bound on activations was reached
 * @param eventLimit number of the end that events brought about each other without end
 * @param parts the plans of the scenes within it, by their numbers
 * @param graph how its parts lead to each other, if it is an adventure
 * @param expectations what the script wants to be true, in its order
 * @param questions what a forecast asks besides
 */
public record Plan(
    String script,
    PlanKind kind,
    String name,
    String title,
    Language language,
    List<String> prose,
    Battle battle,
    List<Role> roles,
    List<Ending> endings,
    List<Integer> turnBounds,
    List<Integer> victories,
    int draw,
    OptionalInt flight,
    int turnLimit,
    int activationLimit,
    int eventLimit,
    List<Plan> parts,
    Optional<StageMap> graph,
    List<Expected> expectations,
    Questions questions) {

  public Plan {
    prose = List.copyOf(prose);
    roles = List.copyOf(roles);
    endings = List.copyOf(endings);
    turnBounds = List.copyOf(turnBounds);
    victories = List.copyOf(victories);
    parts = List.copyOf(parts);
    expectations = List.copyOf(expectations);
  }

  /**
   * What someone is in the encounter.
   *
   * @param kind the name of his creature or character
   * @param team the side whose allies he counts with
   * @param neutral whether his side fights nobody
   * @param listed whether a list names him; not so a mount that came with its rider
   */
  public record Role(String kind, int team, boolean neutral, boolean listed) {}

  /**
   * Something the script wants to be true.
   *
   * @param text as it stands in the script
   * @param line its line, from 1
   * @param claim what may be true of a run
   * @param asked how often it should be true
   */
  public record Expected(String text, int line, Claim claim, Asked asked) {}

  /**
   * How often something should be true.
   *
   * @param comparison one of the script's four comparisons
   * @param limit 0 to 1
   */
  public record Asked(Comparison comparison, double limit) {}

  /** How a chance may have to compare with a limit. */
  public enum Comparison {
    LESS,
    AT_MOST,
    MORE,
    AT_LEAST
  }

  /**
   * The plan of a scene by its number, as {@link Combat#scene} counts: this one is 0, each part's
   * own parts come behind it.
   */
  public Plan scene(int number) {
    int next = 1;
    for (Plan part : parts) {
      int scenes = part.scenes();
      if (number >= next && number < next + scenes) {
        return part.scene(number - next);
      }
      next += scenes;
    }
    return this;
  }

  /** How many scenes there are: this one, its parts and theirs. */
  public int scenes() {
    return 1 + parts.stream().mapToInt(Plan::scenes).sum();
  }

  /** Minutes of the clock since a scene began, where the clock matters; otherwise 0. */
  public static int minutes(CombatView scene) {
    int begun = scene.memory(Cells.BEGUN);
    return begun == 0 ? 0 : Math.max(0, scene.minutes() - (begun - 1));
  }

  /** The number of the end of a scene that is over. */
  public int ending(Combat over) {
    return over.reason() == EndReason.NAMED_END ? over.end() : ending(over.reason(), over.winner());
  }

  /** What the end of a combat is called in the script's language. */
  public String endingName(CombatResult result) {
    int number =
        result.reason() == EndReason.NAMED_END
            ? result.end().orElseThrow()
            : ending(result.reason(), result.winner().orElse(-1));
    return endings.get(number).name();
  }

  /** The number of the end of a combat that the rules ended, not the script. */
  int ending(EndReason reason, int winner) {
    return switch (reason) {
      case ONE_SIDE_LEFT -> victories.get(winner);
      case TURN_LIMIT -> turnLimit;
      case ACTIVATION_LIMIT -> activationLimit;
      case NOBODY_LEFT, NAMED_END -> draw;
    };
  }
}
