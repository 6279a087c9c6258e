package org.rpg.encounter.play.steps;

import java.util.Optional;
import org.rpg.encounter.play.seen.Reserve;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/** Some of those who are expected come, the first ones who have not come yet. */
public final class Arrive implements Step {
  private final Reserve reserve;
  private final DiceExpression number;
  private final boolean squad;

  /** Whom they come to help; null if a forecast does not ask. */
  private final Wave before;

  /**
   * Some who come.
   *
   * @param reserve who can come
   * @param number how many do
   * @param squad whether one of them is a squad of so many
   * @param before whom they come to help
   */
  public Arrive(Reserve reserve, DiceExpression number, boolean squad, Optional<Wave> before) {
    this.reserve = reserve;
    this.number = number;
    this.squad = squad;
    this.before = before.orElse(null);
  }

  /** Some who were there from the start, and where is kept how many stood when others came. */
  public static final class Wave {
    private final int[] members;
    private final int cell;

    /**
     * Those who were there first.
     *
     * @param cell where is kept how many of them stood then, one more than that
     */
    public Wave(int[] members, int cell) {
      this.members = members.clone();
      this.cell = cell;
    }

    /** How many of them can fight. */
    public int standing(CombatView view) {
      int standing = 0;
      for (int member : members) {
        standing += view.combatant(member).isStanding() ? 1 : 0;
      }
      return standing;
    }
  }

  @Override
  public int take(GameMaster master, int self) {
    if (before != null && master.view().memory(before.cell) == 0) {
      master.remember(before.cell, 1 + before.standing(master.view()));
    }
    int left = number.roll(master.dice(), Purpose.SCENE);
    for (int n = 0; n < reserve.size() && left > 0; n++) {
      if (squad && reserve.isWaiting(master.view(), n)) {
        master.arrive(reserve.member(n), reserve.square(master.view(), n), left);
        return GO_ON;
      }
      if (reserve.isWaiting(master.view(), n)) {
        master.arrive(reserve.member(n), reserve.square(master.view(), n));
        left--;
      }
    }
    return GO_ON;
  }
}
