package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/** What steps do to combatants. Each is rolled for each one anew. */
public final class Effects {
  /** Death without damage. */
  public static final Effect DIE = (master, self, who) -> master.kill(who);

  private Effects() {}

  /** One event of damage (LAY-10). */
  public static Effect harm(DiceExpression amount, DamageKind kind) {
    return (master, self, who) ->
        master.harm(who, amount.roll(master.dice(), Purpose.DAMAGE), kind);
  }

  /** A wound outright (WND-01). */
  public static Effect wound(DiceExpression severity, DamageKind kind) {
    return (master, self, who) -> master.wound(who, roll(master, severity), kind);
  }

  /** A condition for so many turns (CON-00). */
  public static Effect gain(Condition condition, DiceExpression turns) {
    return (master, self, who) -> master.gain(who, condition, roll(master, turns));
  }

  /** Every source of a condition is gone (CON-00). */
  public static Effect lose(Condition condition) {
    return (master, self, who) -> master.lose(who, condition);
  }

  /** Out of the fight, alive. */
  public static Effect leave(Fate fate) {
    return (master, self, who) -> master.leave(who, fate);
  }

  /** Out of the fight by a certain way: the first of the cells in which that is kept. */
  public static Effect by(int exit, Effect leave) {
    return (master, self, who) -> {
      master.remember(exit + who, 1);
      leave.on(master, self, who);
    };
  }

  /** Vigor gained or lost, within its bounds (LAY-06). */
  public static Effect vigor(DiceExpression by, int sign) {
    return (master, self, who) ->
        master.setVigor(who, at(master, who).vigor() + sign * roll(master, by));
  }

  /** Protection gained or lost, within its bounds (LAY-02). */
  public static Effect protection(DiceExpression by, int sign) {
    return (master, self, who) ->
        master.setProtection(who, at(master, who).protection() + sign * roll(master, by));
  }

  /** Life lost: a wound of as much (WND-01). */
  public static Effect loseLife(DiceExpression by) {
    return (master, self, who) -> master.wound(who, roll(master, by), DamageKind.DIRECT);
  }

  /** Points of Destiny or Doom (BASE-09). */
  public static Effect points(DiceExpression by, int sign, boolean doom) {
    return (master, self, who) -> master.addPoints(who, doom, sign * roll(master, by));
  }

  /** Another way to act; each has it made for what he is. */
  public static Effect follow(Conduct[] conducts, String name) {
    Conduct[] own = conducts.clone();
    return (master, self, who) -> {
      master.follow(who, own[who]);
      if (master.isHeard()) {
        master.tell(new Event.TacticsChanged(who, name, List.of()));
      }
    };
  }

  /** The same to a companion, if there is one: he goes along. */
  public static Effect together(Selection companion, Effect effect) {
    return (master, self, who) -> {
      int other = companion.choose(master.view(), who);
      effect.on(master, self, who);
      if (other != Combatant.NONE) {
        effect.on(master, self, other);
      }
    };
  }

  private static Combatant at(GameMaster master, int who) {
    return master.view().combatant(who);
  }

  private static int roll(GameMaster master, DiceExpression amount) {
    return amount.roll(master.dice(), Purpose.SCENE);
  }
}
