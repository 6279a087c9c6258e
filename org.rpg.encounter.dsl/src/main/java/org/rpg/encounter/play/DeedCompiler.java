package org.rpg.encounter.play;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.encounter.Deed;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.play.steps.Effect;
import org.rpg.encounter.play.steps.Effects;
import org.rpg.encounter.play.steps.Escape;
import org.rpg.encounter.play.steps.Possessions;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Duration;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/** Compiles what is done to beings: "takes 2d6 fire", "becomes prone 2 turns", "flees by Door". */
final class DeedCompiler {
  private static final DiceExpression ONE = DiceExpression.constant(1);

  private final Scene scene;
  private final Sources sources;
  private final Selections selections;
  private final RoadDeeds onTheRoad;
  private final GearCompiler gear;

  DeedCompiler(Scene scene, Sources sources, Selections selections, Optional<RoadCompiler> roads) {
    this.scene = scene;
    this.sources = sources;
    this.selections = selections;
    onTheRoad = new RoadDeeds(scene, selections, roads);
    gear = new GearCompiler(scene, sources);
  }

  /** The effect; none for what is not built yet or cannot happen in a fight. */
  Optional<Effect> compile(Deed deed) {
    if (deed instanceof Spends it && it.getThing() != null) {
      return loses(it.getThing(), Quantities.amount(it.getAmount()));
    }
    Optional<Effect> road = onTheRoad.compile(deed);
    if (road.isPresent()) {
      return road;
    }
    if (deed instanceof Takes it) {
      return takes(it);
    }
    if (deed instanceof Becomes it) {
      return Outfits.isBeing(it.getForm()) ? Optional.of(form(it.getForm())) : becomes(it);
    }
    if (deed instanceof Ceases it) {
      return ceases(it.getCondition());
    }
    if (deed instanceof Gains it) {
      return gains(it);
    }
    if (deed instanceof Loses it) {
      return loses(it);
    }
    if (deed instanceof Rises || deed instanceof Sinks) {
      return Optional.empty();
    }
    if (deed instanceof Falls it) {
      return Optional.of(Effects.fall(Quantities.centimetres(it.getHeight())));
    }
    if (deed instanceof HoldsBreath it) {
      return Optional.of(Effects.holdBreath(Clockwork.rolled(it.getDuration())));
    }
    if (deed instanceof Crosses it) {
      DiceExpression squares = DiceExpression.constant(Quantities.squares(it.getDistance()));
      return Terrains.setback(it.getTerrain()).map(setback -> Effects.cross(setback, squares));
    }
    if (deed instanceof Recovers it) {
      return Optional.of(Effects.recover(Damages.woundClass(it.getWound())));
    }
    if (deed instanceof Joins it) {
      int side = scene.side(it.getSide());
      return side < 0 ? Optional.empty() : Optional.of(Effects.join(side));
    }
    if (deed instanceof Follows it) {
      return Optional.of(follows(it.getTactics()));
    }
    return deed instanceof PlainDeed it ? plain(it) : Optional.empty();
  }

  private static Optional<Effect> ceases(Condition word) {
    return switch (word) {
      case POISONED -> Optional.of((master, self, who) -> master.neutralise(who)); // POI-15
      case BURNING -> Optional.of((master, self, who) -> master.extinguish(who)); // SIT-16
      case MOUNTED -> Optional.of((master, self, who) -> master.dismount(who));
      case CAPTURED -> Optional.of(Effects.lose(org.rpg.encounter.rules.body.Condition.BOUND));
      default -> States.condition(word).map(Effects::lose);
    };
  }

  private Optional<Effect> loses(Loses loses) {
    if (loses.isRandom()) {
      return Optional.of(Possessions.loseAny(number(loses.getAmount())));
    }
    return loses.getThing() == null
        ? changes(loses.getAttribute(), loses.getAmount(), -1)
        : loses(loses.getThing(), number(loses.getAmount()));
  }

  private Optional<Effect> loses(Gear thing, DiceExpression number) {
    return gear.loses(thing, number).or(() -> item(thing).map(it -> Possessions.lose(it, number)));
  }

  private Optional<Effect> gains(Gains gains) {
    if (gains.isRandom()) {
      return Optional.of(Possessions.gainAny(number(gains.getAmount())));
    }
    if (gains.getThing() == null) {
      return changes(gains.getAttribute(), gains.getAmount(), 1);
    }
    return gear.gains(gains.getThing(), number(gains.getAmount()))
        .or(
            () ->
                item(gains.getThing()).map(it -> Possessions.gain(it, number(gains.getAmount()))));
  }

  /** Another being: what it is like, and its style if it has one. */
  private Effect form(EObject form) {
    int size = scene.cast().actors().size();
    int[] numbers = new int[size];
    Conduct[] conducts = new Conduct[size];
    Optional<Tactics> style = Sheets.style(form);
    for (int who = 0; who < size; who++) {
      int actor = who;
      numbers[who] = sources.outfits().number(who, form);
      conducts[who] =
          style
              .filter(it -> numbers[actor] > 0)
              .map(it -> sources.conduct(it, sources.sheet(actor, form)))
              .orElse(null);
    }
    return Effects.become(numbers, conducts);
  }

  private Optional<Integer> item(EObject thing) {
    int number = scene.belongings().number(thing);
    return number == Combatant.NONE ? Optional.empty() : Optional.of(number);
  }

  private static DiceExpression number(Amount amount) {
    return amount == null ? ONE : Quantities.amount(amount);
  }

  private Optional<Effect> takes(Takes takes) {
    if (takes.getAmount() != null) {
      DiceExpression amount = Quantities.amount(takes.getAmount());
      return Optional.of(Effects.harm(amount, Damages.kind(takes.getKind())));
    }
    if (takes.getWound() != null) {
      WoundState wound = takes.getWound();
      DiceExpression severity = Quantities.amount(wound.getSeverity());
      return Optional.of(
          Effects.wound(severity, Damages.kind(wound.getKind()), Damages.fixed(wound)));
    }
    return hazard(takes);
  }

  private Optional<Effect> hazard(Takes takes) {
    DiceExpression turns =
        takes.getDuration() == null ? endless() : Quantities.number(takes.getDuration());
    EObject hazard = takes.getHazard();
    if (hazard instanceof Poison poison) {
      return Optional.of(Effects.poison(sources.armoury().poison(poison)));
    }
    if (hazard instanceof Heat heat) {
      return Optional.of(Effects.burn(Terrains.heat(heat, scene.names()), turns));
    }
    return hazard instanceof Terrain terrain
        ? Terrains.heat(terrain, scene.names()).map(it -> Effects.burn(it, turns))
        : Optional.empty();
  }

  private static Optional<Effect> becomes(Becomes becomes) {
    Condition word = becomes.getCondition();
    if (word == Condition.UNSTATED) {
      return Optional.empty();
    }
    return States.condition(word)
        .map(it -> gains(it, becomes.getDuration()))
        .or(
            () ->
                switch (word) {
                  case DEAD -> Optional.of(Effects.DIE);
                  case FLED -> Optional.of(Effects.leave(Fate.FLED));
                  case CAPTURED -> Optional.of(Effects.leave(Fate.CAPTURED));
                  case SURRENDERED, OUT -> Optional.of(Effects.leave(Fate.YIELDED));
                  default -> Optional.empty();
                });
  }

  /** For turns, for a time on the clock, for scenes, until the session ends; else without end. */
  private static Effect gains(org.rpg.encounter.rules.body.Condition condition, Quantity duration) {
    if (duration == null) {
      return Effects.gain(condition, endless());
    }
    DiceExpression number = Quantities.number(duration);
    if (duration.getUnit() == Unit.SESSION) {
      return (master, self, who) -> master.journey().holdSession(who, condition);
    }
    if (duration.getUnit() == Unit.SCENE) {
      return (master, self, who) ->
          master.journey().holdScenes(who, condition, number.roll(master.dice(), Purpose.SCENE));
    }
    if (Clockwork.isTime(duration)) {
      int unit = Clockwork.minutes(duration.getUnit());
      return (master, self, who) ->
          master.journey().hold(who, condition, unit * number.roll(master.dice(), Purpose.SCENE));
    }
    return Effects.gain(condition, number);
  }

  private String word(Attribute attribute) {
    return Words.spelling(attribute.getLiteral(), scene.names().language());
  }

  private Optional<Effect> changes(Attribute attribute, Amount amount, int sign) {
    DiceExpression by = number(amount);
    return switch (attribute) {
      case VIGOR -> Optional.of(Effects.vigor(by, sign, word(attribute)));
      case PROTECTION -> Optional.of(Effects.protection(by, sign, word(attribute)));
      case LIFE -> Optional.of(sign < 0 ? Effects.loseLife(by) : Effects.gainLife(by));
      case DESTINY -> Optional.of(Effects.points(by, sign, false));
      case DOOM -> Optional.of(Effects.points(by, sign, true));
      default -> Optional.empty();
    };
  }

  private Effect follows(Tactics tactics) {
    Conduct[] conducts =
        scene.cast().actors().stream()
            .map(it -> sources.conduct(tactics, it.index()))
            .toArray(Conduct[]::new);
    return Effects.follow(conducts, scene.names().of(tactics));
  }

  private Optional<Effect> plain(PlainDeed deed) {
    Optional<Effect> own =
        switch (deed.getVerb()) {
          case FLEES, LEAVES -> Optional.of(leaves(deed));
          case SURRENDERS -> Optional.of(Effects.leave(Fate.YIELDED));
          case DIES -> Optional.of(Effects.DIE);
          case FAINTS -> Named.UNCONSCIOUS.map(it -> Effects.gain(it, endless()));
          case WAKES -> wakes();
          default -> Optional.empty();
        };
    if (own.isEmpty() || deed.getCompanion() == null || deed.getPlace() != null) {
      return own;
    }
    Selection companion = selections.compile(deed.getCompanion()).withoutSelf();
    Effect first = own.get();
    return Optional.of(Effects.together(companion, first));
  }

  private Effect leaves(PlainDeed deed) {
    if (deed.getPlace() == null) {
      return Effects.leave(Fate.FLED);
    }
    int size = scene.cast().actors().size();
    return new Escape(
        scene.ledger().exit(deed.getPlace(), size),
        scene.ledger().companions(size),
        scene.names().of(deed.getPlace()),
        scene.squaresOf(deed.getPlace()),
        deed.getVerb() == DeedVerb.FLEES,
        Optional.ofNullable(deed.getCompanion()).map(it -> selections.compile(it).withoutSelf()));
  }

  private static DiceExpression endless() {
    return DiceExpression.constant(Duration.WITHOUT_END);
  }

  private static Optional<Effect> wakes() {
    return Named.UNCONSCIOUS.flatMap(
        faint ->
            Named.ASLEEP.map(
                asleep ->
                    (master, self, who) -> {
                      master.lose(who, faint);
                      master.lose(who, asleep);
                    }));
  }

  /** Conditions of the rules that have no word of their own among the deeds. */
  private static final class Named {
    static final Optional<org.rpg.encounter.rules.body.Condition> UNCONSCIOUS =
        States.condition(Condition.UNCONSCIOUS);
    static final Optional<org.rpg.encounter.rules.body.Condition> ASLEEP =
        States.condition(Condition.ASLEEP);
  }
}
