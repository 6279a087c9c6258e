package org.rpg.encounter.preview;

/** Is told how far a forecast has come, from one thread, a few times a second. */
@FunctionalInterface
public interface Progress {
  /** Nobody watches. */
  Progress NONE = (done, total) -> {};

  /**
   * @param done runs made so far
   * @param total runs to make
   */
  void made(long done, long total);
}
