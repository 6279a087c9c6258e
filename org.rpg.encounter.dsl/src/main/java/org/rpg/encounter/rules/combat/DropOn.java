package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.hazard.Fall;

/**
 * Drops from above on {@code target} and attacks him with the weapon {@code detail} at the end of
 * the fall (SIT-11): one step on the damage scale for each 1.5 m, and the attack's test says how he
 * lands (SIT-12). With a straight run-up he may charge besides, for the bonus and the cost of both
 * (INT-39).
 *
 * <p>Our own choices: he must stand on something raised, or at a ledge; he lands on the free square
 * next to the target that is nearest to him, no farther away than what is left of his speed; the
 * drop uses that up, so that someone slow cannot do it (INT-03).
 */
final class DropOn extends Action {
  static final DropOn ACTION = new DropOn(false);
  static final DropOn CHARGING = new DropOn(true);

  private static final int SQUARES_PER_STEP = 2;

  private final boolean charges;

  private DropOn(boolean charges) {
    super(ActionKind.DROP_ON);
    this.charges = charges;
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.turn.leapLeft() > 0
        && target != actor
        && combat.combatants[target].isPresent()
        && weapon(combat, actor, detail) != Combatant.NONE
        && (!charges || combat.movement.straight >= SQUARES_PER_STEP)
        && landing(combat, actor, target) != Squares.NOWHERE;
  }

  /** The weapon, if it is in hand and reaches someone next to him. */
  private static int weapon(Combat combat, int actor, int detail) {
    Combatant self = combat.combatants[actor];
    if (detail == Combatant.NONE) {
      return self.weaponFor(1);
    }
    boolean fits =
        detail < self.weapons.length && self.inHand(detail) && self.weapons[detail].reaches(1);
    return fits ? detail : Combatant.NONE;
  }

  /** Where he comes down next to the target, or nowhere if there is no drop. */
  private static int landing(Combat combat, int actor, int target) {
    Field field = combat.field;
    int from = combat.board.at(actor);
    int height = combat.board.height(actor);
    boolean raised = height - field.height(from) >= Field.STEP;
    int best = Squares.NOWHERE;
    int least = Integer.MAX_VALUE;
    for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
      int square = Squares.step(combat.board.at(target), direction);
      int columns = Squares.column(square) - Squares.column(from);
      int rows = Squares.row(square) - Squares.row(from);
      int away = columns * columns + rows * rows;
      if (away < least
          && Squares.distance(from, square) <= combat.turn.leapLeft()
          && (combat.board.isFree(square) || square == from)
          && (raised
              ? height - field.height(square) >= Field.STEP
              : field.drop(from, square) > 0)) {
        least = away;
        best = square;
      }
    }
    return best;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    int weapon = weapon(combat, actor, detail);
    int landing = landing(combat, actor, target);
    int from = combat.board.at(actor);
    int centimetres = combat.board.height(actor) - combat.field.height(landing);
    int steps = Fall.severity(centimetres);
    if (charges) {
      steps += combat.movement.straight / SQUARES_PER_STEP; // MAN-15
      combat.conditions.expose(combat.combatants[actor], CitedHazards.CHARGING_DROP);
    }
    combat.turn.movementUsedUp();
    combat.tellActed(actor, kind(), target, weapon, CitedHazards.FALLING_ATTACK);
    combat.board.place(actor, landing);
    combat.board.raise(actor, 0);
    if (combat.listener != null) {
      int squares = Squares.distance(from, landing);
      combat.listener.on(
          new Event.Moved(actor, from, landing, squares, CitedHazards.FALLING_ATTACK));
    }
    combat.grapples.displaced(self); // INT-07
    combat.strike.strike(actor, target, weapon, Manner.ACTION, steps);
    land(combat, self, centimetres);
    if (self.isPresent()) {
      combat.mechanics.moved(self, from, landing, false);
    }
    return true;
  }

  /** SIT-12: the attack's test instead of one of Agility; without one, that of Agility. */
  private static void land(Combat combat, Combatant self, int centimetres) {
    if (!self.isPresent()) {
      return;
    }
    if (combat.strike.total == Strike.NOT_ROLLED) {
      combat.falls.fall(self, Combatant.NONE, centimetres);
      return;
    }
    int difficulty = Fall.difficulty(combat.rules.baseDifficulty, Fall.severity(centimetres));
    boolean well =
        combat.rules.landingByHit
            ? combat.strike.hit
            : combat.strike.total - difficulty >= combat.rules.mustExceedBy;
    List<Rule> cited = well ? CitedHazards.LANDED_BY_ATTACK : CitedHazards.FALL;
    combat.falls.land(self, Combatant.NONE, centimetres, well, cited);
  }
}
