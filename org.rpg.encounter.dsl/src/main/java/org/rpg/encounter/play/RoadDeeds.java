package org.rpg.encounter.play;

import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.Deed;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.Eats;
import org.rpg.encounter.dsl.encounter.Gains;
import org.rpg.encounter.dsl.encounter.Loses;
import org.rpg.encounter.dsl.encounter.PlainDeed;
import org.rpg.encounter.dsl.encounter.Recovers;
import org.rpg.encounter.dsl.encounter.Sleeps;
import org.rpg.encounter.dsl.encounter.Spends;
import org.rpg.encounter.dsl.encounter.Treats;
import org.rpg.encounter.dsl.encounter.Watches;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.play.steps.Effect;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/** Compiles what wears somebody out or makes him well again: meals, sleep, treatment, points. */
final class RoadDeeds {
  private final Scene scene;
  private final Selections selections;
  private final Optional<RoadCompiler> roads;

  RoadDeeds(Scene scene, Selections selections, Optional<RoadCompiler> roads) {
    this.scene = scene;
    this.selections = selections;
    this.roads = roads;
  }

  /** What the deed does to one; empty for what is no such thing. */
  Optional<Effect> compile(Deed deed) {
    if (deed instanceof Gains it) {
      return points(it.getAttribute(), it.getAmount(), 1);
    }
    if (deed instanceof Loses it) {
      return points(it.getAttribute(), it.getAmount(), -1);
    }
    if (deed instanceof Spends it) {
      return spends(it);
    }
    if (deed instanceof Treats it) {
      return Optional.of(treats(it)); // in a fight the rules refuse, unless the ruleset allows it
    }
    if (deed instanceof PlainDeed it && roads.isPresent()) {
      return plain(it.getVerb());
    }
    if (roads.isEmpty()) {
      return Optional.empty(); // no time passes in a fight; a diagnostic has said so
    }
    if (deed instanceof Eats it) {
      DiceExpression meals = Quantities.amount(it.getAmount());
      return Optional.of(
          (master, self, who) ->
              master.journey().eat(who, meals.roll(master.dice(), Purpose.SCENE)));
    }
    if (deed instanceof Sleeps it) {
      int minutes = Clockwork.minutes(it.getDuration());
      boolean resting = roads.get().where() == RoadCompiler.Where.REST;
      return Optional.of(
          resting
              ? (master, self, who) -> master.journey().sleepOnly(who, minutes)
              : (master, self, who) -> master.journey().slept(who, minutes));
    }
    if (deed instanceof Watches it) {
      int minutes = Clockwork.minutes(it.getDuration());
      return Optional.of((master, self, who) -> master.journey().watch(who, minutes));
    }
    if (deed instanceof Recovers it && roads.get().where() == RoadCompiler.Where.REST) {
      WoundClass chosen = Damages.woundClass(it.getWound());
      return Optional.of((master, self, who) -> master.journey().chooseRecovery(who, chosen));
    }
    return Optional.empty();
  }

  private static Optional<Effect> points(Attribute attribute, Amount amount, int sign) {
    DiceExpression by = number(amount);
    return switch (attribute) {
      case PERSEVERANCE ->
          Optional.of(
              (master, self, who) ->
                  master
                      .journey()
                      .addPerseverance(who, sign * by.roll(master.dice(), Purpose.SCENE)));
      case XP ->
          Optional.of(
              (master, self, who) ->
                  master.journey().addXp(who, sign * by.roll(master.dice(), Purpose.SCENE)));
      default -> Optional.empty();
    };
  }

  private static Optional<Effect> spends(Spends spends) {
    DiceExpression by = number(spends.getAmount());
    return switch (spends.getAttribute()) {
      case PERSEVERANCE ->
          Optional.of(
              (master, self, who) ->
                  master.journey().spendPerseverance(who, by.roll(master.dice(), Purpose.SCENE)));
      case XP ->
          Optional.of(
              (master, self, who) ->
                  master.journey().spendXp(who, by.roll(master.dice(), Purpose.SCENE)));
      default -> Optional.empty();
    };
  }

  private static Optional<Effect> plain(DeedVerb verb) {
    return switch (verb) {
      case FAINTS -> Optional.of((master, self, who) -> master.journey().faint(who));
      case WAKES -> Optional.of((master, self, who) -> master.journey().wake(who));
      default -> Optional.empty();
    };
  }

  private Effect treats(Treats treats) {
    Selection patients = selections.compile(treats.getPatient());
    int item =
        treats.getSupply() == null ? Combatant.NONE : scene.belongings().number(treats.getSupply());
    return (master, self, who) -> {
      int size = patients.pool().size(master.view(), self);
      for (int n = 0; n < size; n++) {
        int patient = patients.pool().member(master.view(), self, n);
        if (patients.counts(master.view(), self, patient)) {
          master.journey().treat(who, patient, item);
        }
      }
    };
  }

  private static DiceExpression number(Amount amount) {
    return amount == null ? DiceExpression.constant(1) : Quantities.amount(amount);
  }
}
