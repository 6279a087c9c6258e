package org.rpg.encounter.rules.combat;

/**
 * What happens in a scene that is no fight: a journey, a parley, a whole adventure. It plays
 * instead of the combat's turns. Stateless, so that threads can share it.
 */
@FunctionalInterface
public interface Script {
  /** The scene is a fight: turns and initiative. */
  Script NONE = master -> Referee.GO_ON;

  /**
   * Plays the scene from its start to its end. Everybody is in place and the {@link Referee} has
   * opened it.
   *
   * @return the number of the scene's end, at least 0
   */
  int play(GameMaster master);
}
