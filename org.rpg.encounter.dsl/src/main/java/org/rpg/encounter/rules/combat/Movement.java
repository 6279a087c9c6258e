package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.field.Squares;

/**
 * Every walk, square by square where something can interrupt it: reactions of enemies, difficult
 * ground, fire, a drop (ACT-14, TAC-07, TAC-12, INT-23).
 */
final class Movement {
  /** Conditions that end a movement that is going on (INT-23). */
  private static final int STOPPING =
      Condition.bits(Condition.PRONE, Condition.RESTRAINED, Condition.PARALYSED)
          | Combatant.INCAPACITATING;

  private static final int BURDENING = Condition.bits(Condition.OVERLOADED, Condition.GRAPPLED);

  private static final int NO_DIRECTION = Squares.ASKEW;

  private final Combat combat;

  /** The squares of the walk that is going on. */
  private int[] path = new int[64];

  /** Where the part of the walk began that nobody has been told of yet. */
  private int toldFrom;

  private int toldSteps;

  /** Who is moving, and by whose force if not of his own will. */
  private int moving = Combatant.NONE;

  private int forcing = Combatant.NONE;
  private int startConditions;

  /** What the mover rode when he set out, null for nothing. */
  private Combatant startSteed;

  private List<Rule> cited = Cited.MOVEMENT;

  /** Squares at the end of the holder's movement in one straight line (MAN-15). */
  int straight;

  /** Squares that the holder has walked in his activation (MAN-15). */
  int covered;

  private int lastDirection;

  private final Crossing crossing;

  Movement(Combat combat) {
    this.combat = combat;
    crossing = new Crossing(combat);
  }

  /** Someone's activation begins: nothing has been walked in it. */
  void begin() {
    combat.reactions.begin();
    straight = 0;
    covered = 0;
    lastDirection = NO_DIRECTION;
  }

  /**
   * The holder walks to a square that the board has just found; answers whether he moved.
   *
   * @param careful whether enemies may not strike at him (TAC-09)
   */
  boolean walk(int who, int end, boolean careful) {
    Combatant mover = combat.combatants[who];
    int from = combat.board.at(who);
    if (from == end) {
      return false;
    }
    int steps = combat.board.pathLength();
    boolean cautious = careful || combat.turn.isCareful();
    boolean watched = !cautious && combat.reactions.threatens(who, steps);
    if (!watched && combat.plainGround && !isBurdened(mover)) {
      stride(mover, from, end, steps, cautious);
      return true;
    }
    copyPath(steps);
    return go(mover, steps, cautious);
  }

  /** Nothing can interrupt the walk. */
  private void stride(Combatant mover, int from, int end, int steps, boolean careful) {
    combat.turn.walked(steps);
    covered += steps;
    int last = combat.board.straightSquares();
    int direction = combat.board.lastDirection();
    boolean same = last == steps && direction == lastDirection;
    straight = same ? straight + last : last;
    lastDirection = direction;
    combat.board.place(mover.index, end);
    if (combat.listener != null) {
      combat.listener.on(new Event.Moved(mover.index, from, end, steps, pace(mover, careful)));
    }
  }

  private static List<Rule> pace(Combatant mover, boolean careful) {
    return mover.has(Condition.PRONE) ? Cited.CRAWL : careful ? Cited.CAREFUL : Cited.MOVEMENT;
  }

  private boolean isBurdened(Combatant mover) {
    return combat.mechanics.hearsMoves()
        || (mover.conditions & BURDENING) != 0
        || mover.prisoner != Combatant.NONE
        || mover.mount != Combatant.NONE;
  }

  private void copyPath(int steps) {
    if (steps > path.length) {
      path = new int[steps * 2];
    }
    for (int i = 0; i < steps; i++) {
      path[i] = combat.board.pathSquare(i);
    }
  }

  private boolean go(Combatant mover, int steps, boolean careful) {
    int from = combat.board.at(mover.index);
    combat.grapples.setsOut(mover);
    startsTelling(mover, Combatant.NONE);
    cited = pace(mover, careful);
    startConditions = mover.conditions;
    startSteed = mover.steed;
    int here = from;
    int walked = 0;
    boolean rough = !combat.plainGround || legs(mover).has(Condition.OVERLOADED);
    if (rough) {
      crossing.begin(mover, steps);
    }
    boolean goesOn = true;
    for (int i = 0; i < steps && goesOn; i++) {
      int next = path[i];
      if (!careful && !combat.reactions.leaves(mover, next)) {
        break;
      }
      if (!combat.plainGround) {
        combat.reactions.watch(mover);
      }
      if (rough) {
        crossing.enters(path, i, steps);
      }
      walked++;
      goesOn = step(mover, here, next, rough);
      here = next;
    }
    if (rough) {
      crossing.ends();
    }
    settle(mover);
    tellSoFar(mover);
    moving = Combatant.NONE;
    if (!canGoOn(mover)) {
      combat.turn.movementUsedUp(); // INT-23: the movement is over
    }
    return walked > 0 || !canGoOn(mover);
  }

  /** One square, and what comes of it; answers whether he can go on. */
  private boolean step(Combatant mover, int here, int next, boolean rough) {
    combat.board.step(mover.index, next);
    combat.turn.walked(1);
    turnTo(Squares.direction(here, next));
    covered++;
    toldSteps++;
    combat.grapples.follow(mover, here);
    if (mover.steed != null) {
      combat.grapples.follow(mover.steed, here);
    }
    carried(mover, here, next);
    if (!canGoOn(mover)) {
      return false;
    }
    boolean crosses = !rough || crossing.entered();
    return (combat.plainGround || !canGoOn(mover) || combat.reactions.uncovers(mover))
        && crosses
        && canGoOn(mover);
  }

  /** Who walks: the mount of someone who rides (TAC-16). */
  private static Combatant legs(Combatant mover) {
    return mover.steed == null ? mover : mover.steed;
  }

  /** Someone took a step, and his mount with him (INT-44). */
  private void carried(Combatant mover, int from, int to) {
    Combatant legs = legs(mover);
    combat.mechanics.moved(mover, from, to, false);
    if (legs != mover && legs.isPresent()) {
      combat.mechanics.moved(legs, from, to, false);
    }
  }

  /** Nobody stays on another's square: an interrupted walk may end on one. */
  private void settle(Combatant mover) {
    if (!mover.isPresent()) {
      return;
    }
    int here = combat.board.at(mover.index);
    if (combat.board.otherAt(here, mover.index) == Combatant.NONE) {
      combat.board.place(mover.index, here);
      return;
    }
    int free = combat.board.nearestFree(here);
    combat.board.place(mover.index, free);
    toldSteps = Math.max(toldSteps, Squares.distance(toldFrom, free));
    combat.grapples.follow(mover, here);
    combat.fires.stands(mover);
  }

  /** Whether a movement that has begun can go on (INT-23). */
  boolean canGoOn(Combatant mover) {
    return mover.isPresent()
        && mover.steed == startSteed
        && (mover.conditions & ~startConditions & STOPPING) == 0;
  }

  /** Someone goes where nobody reaches him any more; answers whether he still can (TAC-07). */
  boolean leavesReach(Combatant goer, int beyond) {
    startConditions = goer.conditions;
    startSteed = goer.steed;
    return combat.turn.isCareful() || combat.reactions.leaves(goer, beyond);
  }

  /** A condition gained on the way does not end the movement (SIT-04). */
  void goesOnWith(Condition condition) {
    startConditions |= condition.bit();
  }

  /** Someone crosses difficult ground that is not on the field (SIT-01). */
  void cross(Combatant who, Setback setback, int squares) {
    crossing.cross(who, setback, squares);
  }

  /** It was told by other words where someone is now, who was on his way (TAC-18). */
  void toldOtherwise(Combatant concerned) {
    if (concerned.index == moving) {
      toldFrom = combat.board.at(moving);
      toldSteps = 0;
    }
  }

  /** Tells what has been walked, before something happens to him who walks or is dragged. */
  void tellSoFar(Combatant concerned) {
    if (moving == Combatant.NONE
        || (concerned.index != moving
            && !combat.grapples.areTied(concerned, combat.combatants[moving]))) {
      return;
    }
    int here = combat.board.at(moving);
    if (combat.listener != null && toldSteps > 0 && here != Squares.NOWHERE) {
      combat.listener.on(
          forcing == Combatant.NONE
              ? new Event.Moved(moving, toldFrom, here, toldSteps, cited)
              : new Event.Displaced(moving, forcing, toldFrom, here, toldSteps, cited));
    }
    toldFrom = here;
    toldSteps = 0;
    combat.grapples.tellDragged(moving);
  }

  /**
   * Someone is moved by force, straight on until something stops him; nobody may react (MAN-14,
   * INT-24). What is at each square does its own at once (INT-42).
   */
  void force(Combatant who, int by, int direction, int squares, List<Rule> because) {
    startsTelling(who, by);
    cited = because;
    int moved = 0;
    int here = toldFrom;
    int next = combat.board.forced(here, direction);
    while (moved < squares && next != here && who.isPresent()) {
      combat.board.place(who.index, next);
      moved++;
      toldSteps++;
      boolean falls = combat.field.drop(here, next) > 0;
      combat.mechanics.moved(who, here, next, true);
      if (falls || combat.board.at(who.index) != next) {
        break;
      }
      here = next;
      next = combat.board.forced(here, direction);
    }
    if (moved == 0 && combat.listener != null) {
      combat.listener.on(new Event.Displaced(who.index, by, here, here, 0, because));
    }
    tellSoFar(who);
    moving = Combatant.NONE;
    combat.grapples.displaced(who); // INT-07
  }

  private void startsTelling(Combatant who, int by) {
    moving = who.index;
    forcing = by;
    toldFrom = combat.board.at(who.index);
    toldSteps = 0;
  }

  private void turnTo(int direction) {
    straight = direction == lastDirection ? straight + 1 : 1;
    lastDirection = direction;
  }
}
