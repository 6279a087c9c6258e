package org.rpg.encounter.play;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Pool;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.Candidates;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Defence;
import org.rpg.encounter.rules.combat.Reaction;
import org.rpg.encounter.rules.combat.Slot;
import org.rpg.encounter.rules.combat.Turn;

/**
 * A priority list over the three slots: the first line whose slot is free, whose condition holds
 * and whose action is possible is done; then the list is read again from the top until nothing
 * applies.
 */
final class TacticsConduct implements Conduct {

  /** Something that is done to somebody, or to nobody, with something. */
  @FunctionalInterface
  interface Deed {
    boolean isDone(Turn turn, int other, int detail);
  }

  /**
   * A line.
   *
   * @param criterion when it is meant
   * @param ofAfflicted whether it can be meant only by someone in some condition, poisoned, on fire
   * @param slot what it uses up (ACT-01); {@link Slot#NONE} where that depends on more
   * @param deed what is done
   * @param target whom it is done to; null for what is done to nobody
   * @param fixed the square it is done to, if nobody is; else {@link Combatant#NONE}
   * @param detail a weapon's number, a distance in squares
   * @param midway whether it is done in the middle of a movement (ACT-16)
   * @param approaches whether it is to walk until a weapon reaches, or as near as can be
   */
  record Line(
      Criterion criterion,
      boolean ofAfflicted,
      Slot slot,
      Deed deed,
      Selection target,
      int fixed,
      int detail,
      boolean midway,
      boolean approaches) {

    /** Whom it is done to now, {@link Combatant#NONE} for nobody. */
    int other(CombatView view, int self) {
      return target == null ? fixed : target.choose(view, self);
    }

    boolean isDone(Turn turn, int other) {
      return (target == null || other != Combatant.NONE)
          && deed.isDone(turn.midway(midway), other, detail);
    }

    boolean isAimedAtEnemy() {
      return target != null && target.pool() == Pool.ENEMIES;
    }

    /** Whether it comes to nothing as long as any enemy is in the next square. */
    boolean isIdleBesideEnemy() {
      return approaches && isAimedAtEnemy() && target.isNearest() && detail == Combatant.NONE;
    }
  }

  private final Line[] lines;

  /** Those that can be meant by someone who is in no condition, not poisoned, not on fire. */
  private final Line[] sound;

  /**
   * Whether someone sound who has done his major action has nothing more to do beside an enemy: the
   * list need not be read again.
   */
  private final boolean staysBesideEnemy;

  private final Selection receiver;
  private final Defence defence;
  private final boolean destiny;
  private final Set<Reaction> refused;
  private final boolean spares;

  TacticsConduct(
      Line[] lines,
      Optional<Selection> receiver,
      Defence defence,
      boolean destiny,
      Set<Reaction> refused,
      boolean spares) {
    this.lines = lines.clone();
    sound = Arrays.stream(lines).filter(it -> !it.ofAfflicted).toArray(Line[]::new);
    staysBesideEnemy =
        Arrays.stream(sound).allMatch(it -> it.slot == Slot.MAJOR || it.isIdleBesideEnemy());
    this.receiver = receiver.orElse(null);
    this.defence = defence;
    this.destiny = destiny;
    this.refused = refused;
    this.spares = spares;
  }

  @Override
  public boolean act(Turn turn) {
    if (turn.isOver()) {
      return false;
    }
    CombatView view = turn.view();
    int self = turn.self();
    Combatant actor = view.combatant(self);
    for (Line line : actor.isAfflicted() ? lines : sound) {
      if (turn.isFree(line.slot)
          && (line.criterion == Criterion.ALWAYS || line.criterion.holds(view, self))) {
        int other = line.other(view, self);
        if (line.isDone(turn, other)) {
          return !(staysBesideEnemy
              && line.slot == Slot.MAJOR
              && line.isAimedAtEnemy()
              && isBeside(view, self, other)
              && !actor.isAfflicted());
        }
      }
    }
    return false;
  }

  private static boolean isBeside(CombatView view, int self, int enemy) {
    return view.distance(self, enemy) <= 1 && view.combatant(enemy).isPresent();
  }

  @Override
  public boolean choosesReceiver() {
    return receiver != null;
  }

  @Override
  public int keep(CombatView view, int self, Candidates allies) {
    return wanted(view, self, allies);
  }

  @Override
  public int lose(CombatView view, int self, Candidates enemies) {
    return wanted(view, self, enemies);
  }

  @Override
  public int hostileSide(CombatView view, int self, Candidates sides) {
    int enemy = receiver.choose(view, self);
    if (enemy == Combatant.NONE) {
      return NO_CHOICE;
    }
    int side = view.combatant(enemy).side();
    return sides.contains(side) ? side : NO_CHOICE;
  }

  /** The candidate who is wanted most; the rules choose if none is wanted. */
  private int wanted(CombatView view, int self, Candidates candidates) {
    int best = receiver.choose(view, self, candidates);
    return best == Combatant.NONE ? NO_CHOICE : best;
  }

  @Override
  public Defence defence(CombatView view, int self, int attacker) {
    return defence;
  }

  @Override
  public boolean criticalForDamage(CombatView view, int self, int target) {
    return !destiny;
  }

  @Override
  public boolean reacts(CombatView view, int self, int enemy, Reaction reaction) {
    return !refused.contains(reaction);
  }

  @Override
  public boolean spares(CombatView view, int self, int target) {
    return spares;
  }
}
