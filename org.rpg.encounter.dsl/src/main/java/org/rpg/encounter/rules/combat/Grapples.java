package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.Arrays;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Squares;

/**
 * Who holds whom, what that does to both, and who is dragged along by whom (CON-01 to CON-06,
 * MAN-09, MAN-11, INT-05 to INT-08).
 */
final class Grapples implements Mechanic {
  /** Why someone who holds or is held cannot move (CON-05, CON-06). */
  static final List<Rule> HELD_FAST = List.of(CON_05, CON_06);

  private static final List<Rule> SEIZED = List.of(MAN_09, CON_01);
  private static final List<Rule> SEIZING = List.of(MAN_09, CON_04);
  private static final List<Rule> BY_EQUAL = List.of(CON_02, INT_06);
  private static final List<Rule> OF_EQUAL = List.of(CON_05, INT_06);
  private static final List<Rule> BY_LARGER = List.of(CON_03, INT_05);
  private static final List<Rule> DISABLED = List.of(INT_07, MAN_11);
  private static final List<Rule> GONE = List.of(INT_64, MAN_11);
  private static final List<Rule> APART = List.of(INT_07, INT_24);
  private static final List<Rule> LET_GO = List.of(CON_06);
  private static final List<Rule> DRAGGED = List.of(CON_05, CON_06, INT_24);

  /** What being held does, by the strictest relation of sizes (INT-08). */
  private static final int NOTHING = 0;

  private static final int OVERLOADS = 1;
  private static final int RESTRAINS = 2;

  private final Combat combat;
  private final ManoeuvreRules rules;

  /** What its grapplers together do to each prisoner. */
  private final int[] bond;

  /** Where those who are being dragged were when it began, and how far they have come. */
  private final int[] draggedFrom;

  private final int[] draggedSquares;
  private boolean dragging;

  /** How many hold somebody. */
  private int holds;

  /** Whether anyone has held somebody in this run. */
  private boolean used;

  /** Whether anyone starts with a hold. */
  private final boolean heldAtTheStart;

  Grapples(Combat combat) {
    this.combat = combat;
    heldAtTheStart = Arrays.stream(combat.battle.prisonerOf).anyMatch(it -> it != Combatant.NONE);
    rules = combat.manoeuvres;
    bond = new int[combat.combatants.length];
    draggedFrom = new int[bond.length];
    draggedSquares = new int[bond.length];
  }

  @Override
  public boolean hears(Hook hook) {
    return hook == Hook.DISABLED;
  }

  @Override
  public void reset() {
    if (used) {
      Arrays.fill(bond, NOTHING);
      used = false;
    }
    holds = 0;
    dragging = false;
    holdAtTheStart();
  }

  /** Whoever starts with a hold has it, without a word (MAN-09). */
  private void holdAtTheStart() {
    if (!heldAtTheStart) {
      return;
    }
    Listener told = combat.listener;
    combat.listener = null;
    for (Combatant each : combat.combatants) {
      int prisoner = combat.battle.prisonerOf[each.index];
      if (prisoner != Combatant.NONE
          && combat.board.distance(each.index, prisoner) <= 1
          && !each.has(Condition.PARALYSED)
          && each.standing) {
        seize(each, combat.combatants[prisoner]);
      }
    }
    combat.listener = told;
  }

  /** Someone takes hold of someone (MAN-09). */
  void seize(Combatant by, Combatant target) {
    by.prisoner = target.index;
    holds++;
    used = true;
    combat.conditions.hold(target, Condition.GRAPPLED, SEIZED); // CON-01
    combat.conditions.hold(by, Condition.GRAPPLING, SEIZING); // CON-04
    if (rules.larger(by, target) == 0) {
      combat.conditions.hold(by, Condition.OVERLOADED, OF_EQUAL); // CON-05
    }
    bind(target);
  }

  /** Someone no longer holds anyone; both conditions end (MAN-11). */
  void end(Combatant by, List<Rule> cited) {
    Combatant target = combat.combatants[by.prisoner];
    by.prisoner = Combatant.NONE;
    holds--;
    if (by.isPresent()) {
      combat.conditions.release(by, Condition.GRAPPLING, cited);
      if (rules.larger(by, target) == 0) {
        combat.conditions.release(by, Condition.OVERLOADED, cited);
      }
    }
    if (target.isPresent()) {
      combat.conditions.release(target, Condition.GRAPPLED, cited);
      bind(target, cited);
    } else {
      bond[target.index] = NOTHING;
    }
  }

  private void bind(Combatant target) {
    bind(target, BY_LARGER);
  }

  /** INT-08: of several grapplers the strictest relation of sizes counts, and it counts once. */
  private void bind(Combatant target, List<Rule> cited) {
    int before = bond[target.index];
    int now = strictest(target);
    if (now == before) {
      return;
    }
    bond[target.index] = now;
    if (now != NOTHING) {
      List<Rule> because = now == RESTRAINS ? BY_LARGER : BY_EQUAL;
      combat.conditions.hold(target, condition(now), because);
    }
    if (before != NOTHING) {
      combat.conditions.release(target, condition(before), cited);
    }
  }

  private static Condition condition(int bond) {
    return bond == RESTRAINS ? Condition.RESTRAINED : Condition.OVERLOADED;
  }

  private int strictest(Combatant target) {
    int strictest = NOTHING;
    for (Combatant each : combat.combatants) {
      if (each.prisoner == target.index) {
        int larger = rules.larger(each, target);
        int does = larger > 0 ? RESTRAINS : larger == 0 ? OVERLOADS : NOTHING; // CON-02, CON-03
        does = larger < 0 && rules.smallerOverloads ? OVERLOADS : does;
        strictest = Math.max(strictest, does);
      }
    }
    return strictest;
  }

  /** Of those who hold someone the one whose hold is easiest to break, or nobody (INT-08). */
  int easiest(int prisoner) {
    int best = Combatant.NONE;
    for (Combatant each : combat.combatants) {
      if (each.prisoner == prisoner
          && (best == Combatant.NONE
              || Wrestling.hold(each) < Wrestling.hold(combat.combatants[best]))) {
        best = each.index;
      }
    }
    return best;
  }

  /** Everyone lets go of someone. */
  void freed(Combatant who, List<Rule> cited) {
    if (holds > 0) {
      for (Combatant each : combat.combatants) {
        if (each.prisoner == who.index) {
          end(each, cited);
        }
      }
    }
  }

  /** INT-07, INT-58, INT-64: who is disabled holds nobody, and nobody holds who is gone. */
  @Override
  public void disabled(Combatant who) {
    if (who.prisoner != Combatant.NONE) {
      end(who, who.isPresent() ? DISABLED : GONE);
    }
    if (!who.isPresent()) {
      freed(who, GONE);
    }
  }

  /** Whether one of the two holds the other. */
  boolean areTied(Combatant one, Combatant other) {
    return one.prisoner == other.index || other.prisoner == one.index;
  }

  /** Whether a hold keeps someone from moving: CON-05 reading (b), a larger prisoner (CON-06). */
  boolean holdsFast(Combatant mover) {
    if (holds == 0) {
      return false;
    }
    if (mover.steed != null && holdsFast(mover.steed)) {
      return true;
    }
    for (Combatant each : combat.combatants) {
      if (each != mover && areTied(each, mover)) {
        int larger = rules.larger(each, mover);
        if ((larger == 0 && rules.equalsStay) || (mover.prisoner == each.index && larger > 0)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Someone sets out: a smaller one who holds him lets go, if that is how it is read (CON-06). */
  void setsOut(Combatant mover) {
    if (holds > 0 && rules.letsGoOfLarger) {
      for (Combatant each : combat.combatants) {
        if (each.prisoner == mover.index && rules.larger(mover, each) > 0) {
          end(each, LET_GO);
        }
      }
    }
  }

  /** Someone has left a square on his way: those tied to him come along (CON-05, CON-06). */
  void follow(Combatant mover, int left) {
    if (holds == 0) {
      return;
    }
    if (mover.steed != null) {
      follow(mover.steed, left);
    }
    for (Combatant each : combat.combatants) {
      if (each != mover
          && areTied(each, mover)
          && combat.board.distance(each.index, mover.index) > 1) {
        drag(mover, each, left);
      }
    }
  }

  private void drag(Combatant mover, Combatant follower, int left) {
    int from = combat.board.at(follower.index);
    int to = combat.board.nearestFree(left);
    if (Squares.distance(to, combat.board.at(mover.index)) > 1) {
      breakTies(follower, mover, true);
      return;
    }
    if (!dragging) {
      dragging = true;
      Arrays.fill(draggedFrom, Squares.NOWHERE);
      Arrays.fill(draggedSquares, 0);
    }
    if (draggedFrom[follower.index] == Squares.NOWHERE) {
      draggedFrom[follower.index] = from;
    }
    draggedSquares[follower.index]++;
    combat.board.place(follower.index, to);
    breakTies(follower, mover, false);
    combat.mechanics.moved(follower, from, to, true); // INT-24, INT-42
  }

  /**
   * Someone was moved by force, and who rides him or whom he rides: whoever is no longer next to
   * them holds them no more (INT-07).
   */
  void displaced(Combatant who) {
    if (holds > 0) {
      breakTies(who, who, false);
      if (who.steed != null) {
        breakTies(who.steed, who.steed, false);
      } else if (who.rider != Combatant.NONE) {
        Combatant rider = combat.combatants[who.rider];
        breakTies(rider, rider, false);
      }
    }
  }

  private void breakTies(Combatant who, Combatant mover, boolean withMoverToo) {
    for (Combatant each : combat.combatants) {
      boolean spared = each == who || (each == mover && !withMoverToo);
      if (!spared && areTied(each, who) && combat.board.distance(each.index, who.index) > 1) {
        if (each.prisoner == who.index) {
          end(each, APART);
        }
        if (who.prisoner == each.index) {
          end(who, APART);
        }
      }
    }
  }

  /** Tells who has been dragged along, and how far. */
  void tellDragged(int mover) {
    if (!dragging) {
      return;
    }
    dragging = false;
    for (Combatant each : combat.combatants) {
      int from = draggedFrom[each.index];
      int here = combat.board.at(each.index);
      if (combat.listener != null && from != Squares.NOWHERE && here != Squares.NOWHERE) {
        int squares = draggedSquares[each.index];
        combat.listener.on(new Event.Displaced(each.index, mover, from, here, squares, DRAGGED));
      }
    }
  }
}
