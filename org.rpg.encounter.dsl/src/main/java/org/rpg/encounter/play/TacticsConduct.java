package org.rpg.encounter.play;

import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.play.seen.Criterion;
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
   */
  record Line(
      Criterion criterion,
      boolean ofAfflicted,
      Slot slot,
      Deed deed,
      Selection target,
      int fixed,
      int detail,
      boolean midway) {

    boolean isDone(Turn turn, CombatView view, int self) {
      int other = fixed;
      if (target != null) {
        other = target.choose(view, self);
        if (other == Combatant.NONE) {
          return false;
        }
      }
      return deed.isDone(turn.midway(midway), other, detail);
    }
  }

  private final Line[] lines;
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
    boolean afflicted = view.combatant(self).isAfflicted();
    for (Line line : lines) {
      if ((afflicted || !line.ofAfflicted)
          && turn.isFree(line.slot)
          && (line.criterion == Criterion.ALWAYS || line.criterion.holds(view, self))
          && line.isDone(turn, view, self)) {
        return true;
      }
    }
    return false;
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
