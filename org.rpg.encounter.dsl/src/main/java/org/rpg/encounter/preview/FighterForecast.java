package org.rpg.encounter.preview;

import java.util.List;
import java.util.Optional;

/**
 * What game masters ask of one who fights, beside whether he lives. The shares are of the runs in
 * which he took part.
 *
 * @param fled in how many runs he got away from the fight
 * @param yielded in how many he gave up
 * @param captured in how many he was taken prisoner
 * @param diedUnacting in how many he died before he first held the initiative
 * @param hardestBlow the most damage that one blow did to him in all runs, before his layers
 * @param lifeOfOneBlow the most Life that one blow took from him in all runs
 * @param life his Life at the start
 * @param kills how many he killed in a run, on average
 * @param activations how often he held the initiative in a run, on average
 * @param idle how often he did nothing with it, on average
 * @param boss whether he is an opponent with a name of his own, one who becomes something else, or
 *     the only one
 * @param downAtOnce in how many runs he was out of the fight before the others' third turn began
 * @param phases what he became
 * @param state in what state he comes out of it; of heroes and their allies only
 */
public record FighterForecast(
    Share fled,
    Share yielded,
    Share captured,
    Share diedUnacting,
    int hardestBlow,
    int lifeOfOneBlow,
    int life,
    double kills,
    double activations,
    double idle,
    boolean boss,
    Share downAtOnce,
    List<Phase> phases,
    Optional<State> state) {

  public FighterForecast {
    phases = List.copyOf(phases);
  }

  /** What somebody may become, and in how many runs he did. */
  public record Phase(String name, Share seen) {}

  /**
   * In what state somebody comes out of a fight; the spreads are of the runs in which he lived.
   *
   * @param vigor his Vigor, nothing if he never lived or has none
   * @param mostVigor the most he can have
   * @param light his light wounds, moderate and grave ones
   * @param perseverance his Perseverance, where the fight can change it
   * @param supplies what he had that is used up by using it
   * @param fit in how many runs he could fight again at once: alive, free, conscious, with at least
   *     half his Vigor (Life of whoever has none) and no grave wound
   */
  public record State(
      Optional<Spread> vigor,
      int mostVigor,
      Optional<Spread> light,
      Optional<Spread> moderate,
      Optional<Spread> grave,
      Optional<Spread> perseverance,
      List<Left> supplies,
      Share fit) {

    public State {
      supplies = List.copyOf(supplies);
    }
  }

  /**
   * Something that is used up by using it.
   *
   * @param name what
   * @param before how many he had at the start
   * @param left how many were left, of the runs in which he lived
   */
  public record Left(String name, int before, Spread left) {}
}
