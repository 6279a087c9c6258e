package org.rpg.encounter.play.steps;

import java.util.Arrays;
import java.util.function.Predicate;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.field.Terrain;

/** Ground takes the squares next to it: fire spreads (our own; SIT-15). */
public final class SpreadGround implements Step {
  private final String name;
  private final int cell;
  private final int[] squares;
  private final Predicate<Terrain> kind;

  /**
   * All ground of a kind spreads.
   *
   * @param name what the script calls it
   * @param cell where is kept whether it has spread
   */
  public SpreadGround(String name, int cell, Predicate<Terrain> kind) {
    this(name, cell, new int[0], kind);
  }

  /** The ground of a place spreads. */
  public SpreadGround(String name, int cell, int[] squares) {
    this(name, cell, squares, it -> false);
  }

  private SpreadGround(String name, int cell, int[] squares, Predicate<Terrain> kind) {
    this.name = name;
    this.cell = cell;
    this.squares = Arrays.copyOf(squares, squares.length);
    this.kind = kind;
  }

  @Override
  public int take(GameMaster master, int self) {
    boolean spread = squares.length > 0 ? master.spread(name, squares) : master.spread(name, kind);
    if (spread) {
      master.remember(cell, 1);
    }
    return GO_ON;
  }
}
