package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * Who gets the initiative (INI). Never decides whether it is kept or lost, only who receives it.
 */
final class Initiative {
  private static final int SEVERAL = -2;

  /** When someone held it last, and below it his number: no less than this for the unable. */
  private static final long NOBODY = (long) Combat.NOT_ABLE << Integer.SIZE;

  private final Combat combat;
  private final CombatRules rules;
  private final Candidates candidates;
  private final SideConduct[] sideConducts;

  /** For each side the one hostile to it, nobody, or {@link #SEVERAL}. */
  private final int[] onlyFoe;

  Initiative(Combat combat) {
    this.combat = combat;
    this.rules = combat.rules;
    onlyFoe = new int[combat.sides.count];
    for (int side = 0; side < onlyFoe.length; side++) {
      int[] foes = combat.sides.foes[side];
      onlyFoe[side] = foes.length > 1 ? SEVERAL : foes.length == 0 ? Combatant.NONE : foes[0];
    }
    sideConducts = combat.battle.sideConducts.toArray(new SideConduct[0]);
    candidates = new Candidates(Math.max(combat.combatants.length, combat.sides.count));
  }

  /** The opening holder (INI-02, INI-03), {@link Combatant#NONE} if nobody is able. */
  int opening(int named) {
    int first = first(named);
    return first == Combatant.NONE ? first : confusedBefore(first);
  }

  /** CON-11: of the side that opens a confused one who is not surprised starts before others. */
  private int confusedBefore(int first) {
    Combatant chosen = combat.combatants[first];
    if (!mayBeConfused() || chosen.has(Condition.CONFUSED)) {
      return first;
    }
    for (int index : combat.teams[chosen.team]) {
      Combatant each = combat.combatants[index];
      if (isConfused(each) && !each.has(Condition.SURPRISED)) {
        return index;
      }
    }
    return first;
  }

  private int first(int named) {
    if (named != Battle.BY_RULE && combat.combatants[named].isAble()) {
      return named;
    }
    if (rules.openingByLot) {
      int drawn = drawn();
      if (drawn != Combatant.NONE) {
        return drawn; // INI-02
      }
    }
    int firstPc = Combatant.NONE;
    int first = Combatant.NONE;
    int firstAlert = Combatant.NONE;
    for (Combatant each : combat.combatants) {
      if (!each.isAble()) {
        continue;
      }
      boolean alert = !each.has(Condition.SURPRISED);
      if (each.pc && alert) {
        return each.index; // INI-02, INT-11
      }
      firstPc = each.pc && firstPc == Combatant.NONE ? each.index : firstPc;
      first = first == Combatant.NONE ? each.index : first;
      firstAlert = alert && firstAlert == Combatant.NONE ? each.index : firstAlert;
    }
    if (firstPc == Combatant.NONE) {
      return firstAlert == Combatant.NONE ? first : firstAlert;
    }
    int opponent = opponentOf(firstPc);
    return opponent == Combatant.NONE ? firstPc : opponent;
  }

  /** INI-02 by lot: one of the players' characters who are not surprised. */
  private int drawn() {
    candidates.clear();
    for (Combatant each : combat.combatants) {
      if (each.pc && each.isAble() && !each.has(Condition.SURPRISED)) {
        candidates.add(each.index);
      }
    }
    int count = candidates.size();
    return count == 0
        ? Combatant.NONE
        : candidates.get(count == 1 ? 0 : combat.dice.roll(count, Purpose.TARGET) - 1);
  }

  private boolean mayBeConfused() {
    return (combat.states & Condition.CONFUSED.bit()) != 0 && rules.confusedFirst;
  }

  private static boolean isConfused(Combatant who) {
    return who.able && who.has(Condition.CONFUSED);
  }

  /**
   * CON-11: the confused one of a team who must receive the initiative next, as he has not held it
   * in this turn; {@link Combatant#NONE} for nobody.
   */
  private int confused(int from, int[] among) {
    if (mayBeConfused()) {
      for (int index : among) {
        Combatant each = combat.combatants[index];
        if (index != from && isConfused(each) && each.heldOnTurn != combat.turnNumber) {
          return index;
        }
      }
    }
    return Combatant.NONE;
  }

  /** CON-12: who gets the initiative from someone confused; {@link Combatant#NONE} for nobody. */
  int allyOfConfused(int from) {
    int next = confused(from, combat.allies[from]);
    if (next != Combatant.NONE) {
      return next; // INT-18
    }
    return ally(from, true);
  }

  /** INI-03, INT-12: an able opponent, one who is not surprised if there is one. */
  private int opponentOf(int pc) {
    int any = Combatant.NONE;
    for (int index : combat.enemies[pc]) {
      Combatant enemy = combat.combatants[index];
      if (enemy.isAble() && !enemy.has(Condition.SURPRISED)) {
        return index;
      }
      any = enemy.isAble() && any == Combatant.NONE ? index : any;
    }
    return any;
  }

  /** The ally who gets the initiative that was kept (INI-05, INI-06), or none. */
  int ally(int from) {
    int next = confused(from, combat.allies[from]);
    return next == Combatant.NONE ? ally(from, false) : next; // CON-11, INT-18
  }

  /** The same, when the confused have had their say; no confused one who has acted (CON-12). */
  private int ally(int from, boolean sober) {
    Combatant holder = combat.combatants[from];
    boolean able = holder.isAble();
    if (!sober && able && !holder.conduct.choosesReceiver()) {
      return longestAgo(combat.allies[from]);
    }
    SideConduct side = sideConducts[holder.side];
    gatherAllies(from, true, sober);
    if (candidates.size() == 0) {
      gatherAllies(from, false, sober); // INT-14
    }
    if (candidates.size() == 0) {
      return Combatant.NONE;
    }
    int chosen = Conduct.NO_CHOICE;
    if (!able) {
      chosen = side.receive(combat, holder.side, candidates); // INT-13
    } else if (holder.conduct.choosesReceiver()) {
      chosen = holder.conduct.keep(combat, from, candidates);
    }
    return candidates.contains(chosen) ? chosen : longestAgo();
  }

  private void gatherAllies(int from, boolean priority, boolean sober) {
    candidates.clear();
    for (int index : combat.allies[from]) {
      Combatant ally = combat.combatants[index];
      if (ally.isAble()
          && (!sober || !ally.has(Condition.CONFUSED) || ally.heldOnTurn != combat.turnNumber)
          && (!priority || hasPriority(ally))) {
        candidates.add(index);
      }
    }
  }

  /** INI-06: those who have not acted come first. */
  private boolean hasPriority(Combatant ally) {
    return switch (rules.allyPriority) {
      case CombatRules.PRIORITY_COMBAT -> !ally.acted;
      case CombatRules.PRIORITY_TURN -> ally.heldOnTurn != combat.turnNumber;
      default -> true;
    };
  }

  /** The hostile side the initiative goes to (INI-07); {@link Combatant#NONE} without any. */
  int hostileSide(int from) {
    Combatant holder = combat.combatants[from];
    if (onlyFoe[holder.side] != SEVERAL) {
      return onlyFoe[holder.side];
    }
    int[] foes = combat.sides.foes[holder.side];
    candidates.clear();
    int best = Combatant.NONE;
    int longest = Integer.MAX_VALUE;
    for (int side : foes) {
      if (combat.able[side] > 0) {
        candidates.add(side);
        int held = combat.teamHeld[combat.sides.team[side]];
        if (held < longest) {
          longest = held;
          best = side;
        }
      }
    }
    if (rules.holderNamesSide && candidates.size() > 1 && holder.conduct.choosesReceiver()) {
      int chosen = holder.conduct.hostileSide(combat, from, candidates);
      best = candidates.contains(chosen) ? chosen : best;
    }
    if (best != Combatant.NONE) {
      return best;
    }
    for (int side : foes) {
      if (combat.battle.referee.awaits(combat, side)) {
        return side; // INT-10
      }
    }
    return foes[0];
  }

  /** Who of the side (and its allies) receives the lost initiative (INI-07), or none. */
  int receiver(int from, int side) {
    int[] team = combat.teams[combat.sides.team[side]];
    int confused = confused(Combatant.NONE, team);
    if (confused != Combatant.NONE) {
      return confused; // CON-11
    }
    Combatant holder = combat.combatants[from];
    boolean byHolder = rules.holderChoosesReceiver;
    SideConduct conduct = sideConducts[side];
    boolean standard =
        byHolder ? !holder.conduct.choosesReceiver() : conduct == SideConduct.STANDARD;
    if (standard) {
      return longestAgo(team);
    }
    candidates.clear();
    for (int index : team) {
      if (combat.combatants[index].isAble()) {
        candidates.add(index);
      }
    }
    if (candidates.size() == 0) {
      return Combatant.NONE;
    }
    int chosen =
        byHolder
            ? holder.conduct.lose(combat, from, candidates)
            : conduct.receive(combat, side, candidates);
    return candidates.contains(chosen) ? chosen : longestAgo(team);
  }

  /** Of the candidates, who held it longest ago. */
  private int longestAgo() {
    int best = Combatant.NONE;
    int longest = Combat.NOT_ABLE;
    for (int i = 0; i < candidates.size(); i++) {
      int held = combat.heldLast[candidates.get(i)];
      if (held < longest) {
        longest = held;
        best = candidates.get(i);
      }
    }
    return best;
  }

  /** The default policy: who never held it, then who held it longest ago, then roster order. */
  private int longestAgo(int[] among) {
    long best = NOBODY;
    for (int index : among) {
      best = Math.min(best, (long) combat.heldLast[index] << Integer.SIZE | index);
    }
    return best == NOBODY ? Combatant.NONE : (int) best;
  }
}
