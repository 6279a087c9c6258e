package org.rpg.encounter.exact;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.DiceExpression;

/** What all parts of the exact answer share: the bout, its readings, chance and the moment. */
final class Table {
  final Bout bout;
  final Ruleset ruleset;
  final int size;
  final Branches branches = new Branches();
  final Trial trial;
  final List<Venom> venoms = new ArrayList<>();
  private final Map<DiceExpression, Draw<Integer>> draws = new HashMap<>();

  /** The moment that the procedure works on. */
  State now;

  /** What adds up on the way: turns, then the points of Destiny of each fighter. */
  final double[] gains;

  Table(Bout bout) {
    this.bout = bout;
    ruleset = bout.ruleset();
    size = bout.size();
    trial = new Trial(ruleset);
    gains = new double[1 + size];
    for (int i = 0; i < size; i++) {
      bout.fighter(i).arms.forEach(arm -> arm.venom().ifPresent(this::note));
      bout.fighter(i).poisoned.ifPresent(this::note);
    }
  }

  private void note(Venom venom) {
    if (!venoms.contains(venom)) {
      venoms.add(venom);
    }
  }

  Fighter fighter(int who) {
    return bout.fighter(who);
  }

  int reading(Parameter parameter) {
    return ruleset.reading(parameter);
  }

  int roll(DiceExpression dice) {
    return draws.computeIfAbsent(dice, it -> Draw.of(it.distribution())).from(branches);
  }

  /** Rolls so many dice of so many sides. */
  int roll(int count, int sides) {
    return roll(DiceExpression.of(count, sides));
  }

  /** A test of skill; the net chances are positive minus negative ones. */
  Trial.Roll test(int skill, int difficulty, int net, boolean levels) {
    return trial.of(skill, difficulty, net, levels).from(branches);
  }

  /** BASE-07: a critical success gives a player's character a point of Destiny. */
  void destiny(int who) {
    if (fighter(who).pc) {
      gains[1 + who]++;
    }
  }

  /** LAY-11: a negative chance for every 6 points of Life lost. */
  int woundChances(int who) {
    return (fighter(who).fullLife() - now.life[who]) / 6;
  }

  /** POI-10: slow by itself or by a poison. */
  boolean isSlow(int who) {
    return now.has(who, Mark.SLOW) || suffers(who, 1);
  }

  /** POI-11. */
  boolean isParalysed(int who) {
    return now.has(who, Mark.PARALYSED) || suffers(who, 2);
  }

  private boolean suffers(int who, int stage) {
    for (int place = 0; place < now.venoms[who].length; place++) {
      boolean nerves =
          now.venoms[who][place] == stage
              && venoms.get(now.venomKinds[who][place]).kind() == Venom.Kind.NEUROTOXIN;
      if (nerves) {
        return true;
      }
    }
    return false;
  }

  /** CON-17, or CON-03: held by someone larger. */
  boolean isRestrained(int who) {
    int holder = now.heldBy[who];
    boolean byLarger =
        holder != State.NOBODY && fighter(holder).size.compareTo(fighter(who).size) > 0;
    return byLarger || now.has(who, Mark.RESTRAINED);
  }

  /** Whether the Movement and what is built on it are barred (CON-15 (a), CON-17). */
  boolean cannotMove(int who) {
    return isParalysed(who) || isRestrained(who);
  }

  boolean areFoes(int one, int other) {
    return bout.side(one) != bout.side(other);
  }

  /** The first weapon in hand that reaches so far, or none. */
  int armReaching(int who, int squares) {
    List<Arm> arms = fighter(who).arms;
    for (int i = 0; i < arms.size(); i++) {
      boolean lost = i == 0 && now.has(who, Mark.DISARMED);
      if (!lost && arms.get(i).reach() >= squares) {
        return i;
      }
    }
    return State.NOBODY;
  }

  /** Reach in melee with what is in hand, 0 without. */
  int meleeReach(int who) {
    int reach = 0;
    List<Arm> arms = fighter(who).arms;
    for (int i = 0; i < arms.size(); i++) {
      boolean lost = i == 0 && now.has(who, Mark.DISARMED);
      reach = lost ? reach : Math.max(reach, arms.get(i).melee());
    }
    return reach;
  }
}
