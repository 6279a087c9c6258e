package org.rpg.encounter.play.steps;

import java.util.Arrays;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.field.Terrain;

/** A place of the map becomes other ground (our own; SIT-15, INT-42). */
public final class ChangeGround implements Step {
  private final String name;
  private final int[] squares;
  private final Terrain kind;

  /**
   * @param name what the script calls the place
   * @param squares its squares
   * @param kind what they become
   */
  public ChangeGround(String name, int[] squares, Terrain kind) {
    this.name = name;
    this.squares = Arrays.copyOf(squares, squares.length);
    this.kind = kind;
  }

  @Override
  public int take(GameMaster master, int self) {
    master.become(name, squares, kind);
    return GO_ON;
  }
}
