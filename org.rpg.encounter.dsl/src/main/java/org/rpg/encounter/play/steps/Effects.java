package org.rpg.encounter.play.steps;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.Route;

/** What steps do to combatants. Each is rolled for each one anew. */
public final class Effects {
  /** Death without damage. */
  public static final Effect DIE = (master, self, who) -> master.kill(who);

  private Effects() {}

  /** One event of damage (LAY-10). */
  public static Effect harm(DiceExpression amount, DamageKind kind) {
    return (master, self, who) -> master.harm(who, amount, kind);
  }

  /** A wound outright (WND-01), perhaps of a class that stays (WND-07). */
  public static Effect wound(DiceExpression severity, DamageKind kind, Optional<WoundClass> fixed) {
    if (fixed.isEmpty()) {
      return (master, self, who) -> master.wound(who, roll(master, severity), kind);
    }
    WoundClass always = fixed.get();
    return (master, self, who) -> master.wound(who, roll(master, severity), kind, always);
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

  /** Vigor gained or lost, within its bounds (LAY-06); told under its name. */
  public static Effect vigor(DiceExpression by, int sign, String name) {
    return (master, self, who) -> {
      int from = at(master, who).vigor();
      master.setVigor(who, from + sign * roll(master, by));
      tell(master, who, name, from, at(master, who).vigor());
    };
  }

  /** Protection gained or lost, within its bounds (LAY-02); told under its name. */
  public static Effect protection(DiceExpression by, int sign, String name) {
    return (master, self, who) -> {
      int from = at(master, who).protection();
      master.setProtection(who, from + sign * roll(master, by));
      tell(master, who, name, from, at(master, who).protection());
    };
  }

  private static void tell(GameMaster master, int who, String name, int from, int to) {
    if (from != to && master.isHeard()) {
      master.tell(new Event.ValueChanged(who, name, from, to, List.of()));
    }
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

  /**
   * Another being, its number for each of those who may become it, -1 for the others; and its way
   * to act, null for those who keep their own.
   */
  public static Effect become(int[] forms, Conduct[] conducts) {
    int[] own = forms.clone();
    Conduct[] ways = conducts.clone();
    return (master, self, who) -> {
      if (own[who] >= 0 && at(master, who).isPresent()) {
        master.become(who, own[who]);
        if (ways[who] != null) {
          master.follow(who, ways[who]);
        }
      }
    };
  }

  /** Another side. */
  public static Effect join(int side) {
    return (master, self, who) -> master.join(who, side);
  }

  /** Contact with a poison (POI-02), in the first way in which it works (POI-08). */
  public static Effect poison(Poison poison) {
    Route route =
        Arrays.stream(Route.values())
            .filter(it -> poison.routes().contains(it))
            .findFirst()
            .orElse(Route.CONTACT);
    return (master, self, who) -> master.poison(who, Combatant.NONE, poison, route);
  }

  /** On fire for so many turns (SIT-15). */
  public static Effect burn(Heat heat, DiceExpression turns) {
    return (master, self, who) -> master.burn(who, Combatant.NONE, heat, roll(master, turns));
  }

  /** A fall from so high, in centimetres (SIT-09). */
  public static Effect fall(DiceExpression centimetres) {
    return (master, self, who) -> master.fall(who, roll(master, centimetres));
  }

  /** So many minutes without air (SIT-13). */
  public static Effect holdBreath(DiceExpression minutes) {
    return (master, self, who) -> master.holdBreath(who, roll(master, minutes));
  }

  /** Difficult ground, so many squares of it (SIT-01). */
  public static Effect cross(Setback setback, DiceExpression squares) {
    return (master, self, who) -> master.cross(who, setback, roll(master, squares));
  }

  /** Life given back (SIT-19). */
  public static Effect gainLife(DiceExpression by) {
    return (master, self, who) -> master.healLife(who, roll(master, by));
  }

  /** A wound of a class healed wholly (SIT-19). */
  public static Effect recover(WoundClass woundClass) {
    return (master, self, who) -> master.cure(who, woundClass);
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
