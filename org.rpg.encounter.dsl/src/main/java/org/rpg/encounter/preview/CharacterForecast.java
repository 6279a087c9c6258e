package org.rpg.encounter.preview;

import java.util.List;
import java.util.Optional;

/**
 * What became of one of those who took part.
 *
 * @param name as the story calls it: "Ana", "Goblin 2"
 * @param side name of its side, in the script's language
 * @param hero whether players play it
 * @param mount what it rides from the start, if no list names that
 * @param present in how many runs it took part (a number of beings may be rolled)
 * @param death in how many of those it died
 * @param wounded in how many of those it lived and had a wound at the end
 * @param unharmed in how many of those it lived and had none
 * @param causes what it died of, the most frequent first
 * @param damageDealt mean damage dealt in a run, in points, before the target's layers
 * @param damageTaken mean damage suffered in a run, in points, before its layers
 * @param lightWounds mean number of light wounds suffered in a run (WND-03)
 * @param moderateWounds mean number of moderate ones
 * @param graveWounds mean number of grave ones
 * @param destiny mean number of Destiny points gained in a run (BASE-07)
 * @param fight what is asked of one who fights, of a fight
 * @param travel in what state it comes out, where time passes
 */
public record CharacterForecast(
    String name,
    String side,
    boolean hero,
    Optional<String> mount,
    long present,
    Share death,
    Share wounded,
    Share unharmed,
    List<Cause> causes,
    double damageDealt,
    double damageTaken,
    double lightWounds,
    double moderateWounds,
    double graveWounds,
    double destiny,
    Optional<FighterForecast> fight,
    Optional<TravelForecast> travel) {

  public CharacterForecast {
    causes = List.copyOf(causes);
  }

  /** What kind of thing somebody died of. */
  public enum Kind {
    /** A blow or a shot. */
    WEAPON,
    /** A poison, of a weapon or not (POI-01). */
    POISON,
    /** Fire or another strong heat (SIT-15). */
    FIRE,
    /** Want of air (SIT-14). */
    SUFFOCATION,
    /** Fatigue that nothing with a name brought about: cold, thirst (BASE-12). */
    FATIGUE,
    /** A fall (SIT-09). */
    FALL,
    /** Wounds that grew worse at a day's end (WND-08). */
    WOUNDS,
    /** What somebody used: a spell, a potion. */
    ITEM,
    /** What the scene let happen, by the event's words or the table's name. */
    EVENT,
    /** Whatever else a script does. */
    OTHER
  }

  /**
   * A cause of death.
   *
   * @param kind what kind of thing it was
   * @param by who dealt the last blow, by kind: "Goblin", "Ana"; empty for nobody
   * @param with the weapon's, the poison's, the heat's, the item's or the event's name, otherwise
   *     empty
   * @param in the title of the scene on the way in which it died, otherwise empty
   * @param count in how many runs
   */
  public record Cause(Kind kind, String by, String with, String in, long count) {
    /** The same cause in so many runs. */
    public Cause count(long runs) {
      return new Cause(kind, by, with, in, runs);
    }
  }
}
