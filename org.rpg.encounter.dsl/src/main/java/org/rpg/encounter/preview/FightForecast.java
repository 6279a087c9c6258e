package org.rpg.encounter.preview;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.Questions.Line;

/**
 * What game masters ask of a fight beside how it ends.
 *
 * @param victory in how many runs the heroes won, by whatever end
 * @param escaped in how many runs they left the field, and some of them got away
 * @param word what the chance of the one or the other is called; empty if no table says
 * @param anyDead in how many runs at least one of the heroes died
 * @param allDead in how many all of them did
 * @param retreat the script's lines that let heroes flee or give up; empty if they never retreat
 * @param activations how often somebody held the initiative in a run
 * @param minutesEach how long one of those takes at the table, in minutes
 * @param fit in how many runs all heroes could fight again at once
 * @param flight how opponents left it alive; nothing if none ever did
 * @param wave what was left of the first opponents when others came; nothing if none can come
 * @param saved of each group that is neither heroes nor opponents how many were saved
 */
public record FightForecast(
    Share victory,
    Share escaped,
    String word,
    Share anyDead,
    Share allDead,
    List<Line> retreat,
    Spread activations,
    double minutesEach,
    Share fit,
    Optional<Flight> flight,
    Optional<Wave> wave,
    List<Saved> saved) {

  public FightForecast {
    retreat = List.copyOf(retreat);
    saved = List.copyOf(saved);
  }

  /**
   * How opponents left the fight alive. Those who were captured count apart.
   *
   * @param ended in how many runs none of them was left standing and some had fled or given up
   * @param fled how many of them got away
   * @param yielded how many gave up
   * @param captured how many were taken prisoner
   */
  public record Flight(Share ended, Spread fled, Spread yielded, Spread captured) {}

  /**
   * What was left of the first opponents when the next ones came.
   *
   * @param came in how many runs any came
   * @param beaten in how many runs the first ones were beaten before: none stood when the next
   *     came, or the heroes had won without their coming
   * @param left how many still stood, of the runs in which others came
   */
  public record Wave(Share came, Share beaten, Optional<Spread> left) {}

  /**
   * People whom a fight is about and who do not fight against the heroes.
   *
   * @param side the name of their side
   * @param all how many there are at most
   * @param everyone in how many runs all who were there lived and were free at the end
   * @param number how many of them lived and were free: away, or there without being captured,
   *     helpless, bound or held, and the heroes not defeated
   */
  public record Saved(String side, int all, Share everyone, Spread number) {}

  /** In how many runs the heroes won or some of them got away, which exclude each other. */
  public Share survived() {
    return new Share(Math.min(victory.runs(), victory.count() + escaped.count()), victory.runs());
  }
}
