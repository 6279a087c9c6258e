package org.rpg.encounter.exact;

import java.util.List;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.gear.WeaponSize;

/** One attack (ATK, DEF, TAC). */
final class Blow {
  private static final int BASE = 7; // BASE-03

  private final Table table;
  private final Flesh flesh;
  private final Toxin toxin;

  Blow(Table table, Flesh flesh, Toxin toxin) {
    this.table = table;
    this.flesh = flesh;
    this.toxin = toxin;
  }

  /**
   * Somebody attacks somebody in reach.
   *
   * @param number the weapon's place among the attacker's
   * @param distance how far apart they are then, in squares
   * @param steps steps on the damage scale (MAN-15)
   * @return whether the die was even
   */
  boolean strike(int by, int at, int number, int distance, int steps) {
    State now = table.now;
    Fighter attacker = table.fighter(by);
    Arm arm = attacker.arms.get(number);
    boolean melee = distance <= arm.melee();
    boolean unaware = now.has(at, Mark.SURPRISED); // STA-02
    boolean helpless = now.has(at, Mark.BOUND); // STA-03
    int defence = unaware && !melee ? 0 : defence(at, melee); // TAC-05
    int net = chances(by, at, melee, unaware);
    Trial.Roll roll = table.test(arm.skill(), BASE + defence, net, false);
    now.set(at, Mark.SURPRISED, false); // STA-01, seen below by what was noted above
    if (!roll.success() && !helpless) {
      return roll.even(); // ATK-03
    }
    boolean extra = unaware || helpless; // TAC-04, TAC-06
    if (roll.critical()) {
      boolean point = extra || attacker.destiny; // TAC-01, TAC-04
      extra = extra || !attacker.pc || !attacker.destiny; // TAC-03
      if (point) {
        table.destiny(by);
      }
    }
    int damage = damage(by, arm, number, melee, steps, extra, helpless);
    boolean pastProtection = damage > now.protection[at];
    boolean wounded = flesh.hit(at, damage);
    if (arm.venom().isPresent() && now.isAlive(at)) {
      toxin.enters(at, arm.venom().get(), pastProtection, wounded);
    }
    return roll.even();
  }

  /** TAC-02, TAC-06, TAC-20: roll, maximum, Physique and the other hand's roll. */
  private int damage(
      int by, Arm arm, int number, boolean melee, int steps, boolean extra, boolean helpless) {
    DiceExpression dice = scaled(arm.damage(), steps);
    int sum = helpless ? dice.max() : table.roll(dice);
    sum += extra ? dice.max() : 0;
    sum += arm.addsPhysique() ? table.fighter(by).physique : 0; // BASE-13
    if (number == 0 && melee && usesBothHands(by)) {
      DiceExpression other = table.fighter(by).offHand.orElseThrow().damage();
      sum += helpless ? other.max() : table.roll(other);
    }
    return Math.max(table.ruleset.number(Parameter.MINIMUM_DAMAGE), sum);
  }

  private boolean usesBothHands(int who) {
    return table.fighter(who).offHand.isPresent() && !table.now.has(who, Mark.DISARMED);
  }

  /** BASE-10: so many steps up the ladder, held at its top. */
  private DiceExpression scaled(DiceExpression dice, int steps) {
    if (steps == 0) {
      return dice;
    }
    List<DiceExpression> ladder = table.ruleset.ladder(Parameter.DAMAGE_SCALE).steps();
    int place = ladder.indexOf(dice);
    if (place < 0) {
      throw new IllegalArgumentException(dice + " is not on the scale");
    }
    return ladder.get(Math.min(ladder.size() - 1, place + steps));
  }

  /** The defence skill the target uses, if any (ATK-04, DEF-01 to DEF-04, DEF-07). */
  private int defence(int who, boolean melee) {
    Fighter target = table.fighter(who);
    int best = Math.max(0, target.shield.orElse(0)); // DEF-03
    if (melee) {
      best = Math.max(best, target.dodge); // DEF-02
      for (int i = 0; i < target.arms.size(); i++) {
        boolean lost = i == 0 && table.now.has(who, Mark.DISARMED);
        boolean parries = !lost && target.arms.get(i).parries();
        best = parries ? Math.max(best, target.arms.get(i).skill()) : best;
      }
    }
    return best;
  }

  /** Positive minus negative chances; every source counts once (BASE-05, CON-00, INT-47). */
  private int chances(int by, int at, boolean melee, boolean unaware) {
    int net = isExposed(at, by) ? 1 : 0; // CON-13
    net += unaware ? 1 : 0; // TAC-04
    net += table.fighter(by).raised > table.fighter(at).raised ? 1 : 0; // TAC-22
    net += isOutnumbered(by, at) ? 1 : 0; // TAC-23
    net -= table.woundChances(by); // LAY-11
    net -= table.now.has(by, Mark.SHAKEN) ? 1 : 0; // CON-07
    return net;
  }

  /** Whether somebody is exposed to somebody else. */
  boolean isExposed(int who, int to) {
    State now = table.now;
    int prisoner = now.prisonerOf(who);
    boolean bothHands = usesBothHands(who) && bothSizes(who);
    return now.has(who, Mark.EXPOSED)
        || now.has(who, Mark.EXPOSED_FOR_NOW)
        || now.has(who, Mark.PRONE) // CON-09
        || bothHands // TAC-21 (b)
        || now.heldBy[who] != State.NOBODY // CON-01
        || (prisoner != State.NOBODY && prisoner != to); // CON-04, INT-48
  }

  private boolean bothSizes(int who) {
    Fighter it = table.fighter(who);
    return it.arms.get(0).size() != WeaponSize.SMALL
        || it.offHand.orElseThrow().size() != WeaponSize.SMALL;
  }

  /** TAC-23: another able enemy of the target has it in melee reach; all stand side by side. */
  private boolean isOutnumbered(int by, int at) {
    for (int other = 0; other < table.size; other++) {
      boolean threatens =
          other != by
              && table.areFoes(other, at)
              && table.now.isAble(other)
              && table.meleeReach(other) > 0;
      if (threatens) {
        return true;
      }
    }
    return false;
  }
}
