package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.Wound;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.body.WoundSource;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.hazard.Poison;

/** What damage does to its victim: layers, wounds, death. */
final class Harm {
  private final Combat combat;

  /** The poison whose own effects happen now, null for none (POI-03). */
  Poison agent;

  /** Who brings about what happens now, and with what; nobody and nothing most of the time. */
  int culprit = Combatant.NONE;

  String cause = "";

  /** Whether what happens now is want of air (SIT-14). */
  boolean airless;

  /** The heat that burns now, {@link Heat#NONE} for none. */
  private Heat heat = Heat.NONE;

  Harm(Combat combat) {
    this.combat = combat;
  }

  /**
   * One event of damage, by someone with a weapon, or by {@link Combatant#NONE}.
   *
   * @return the severity of the wound it made, 0 for none
   */
  int inflict(int who, int by, int weapon, int amount, DamageKind kind) {
    Combatant victim = combat.combatants[who];
    List<Rule> cited = rules(victim, kind, weapon != Combatant.NONE);
    return inflict(victim, by, weapon, amount, kind, agent, false, cited);
  }

  /** A poison does damage, all of it or what is left if it was resisted (POI-06 to POI-14). */
  void poison(Combatant victim, int by, Poison poison, boolean resisted, int amount) {
    DamageKind kind = poison.course(resisted).kind();
    List<Rule> cited = CitedHazards.dose(poison.kind(), resisted, victim.body.isSimple());
    inflict(victim, by, Combatant.NONE, amount, kind, poison, false, cited);
  }

  /** A fall wounds outright, or the layers take it (SIT-09). */
  void fall(Combatant victim, int by, int severity, boolean throughLayers) {
    DamageKind kind = DamageKind.BLUDGEONING;
    if (throughLayers) {
      List<Rule> cited = rules(victim, kind, false);
      inflict(victim, by, Combatant.NONE, severity, kind, agent, true, cited);
    } else {
      wound(victim.index, by, severity, kind, WoundSource.FALL);
    }
  }

  private int inflict(
      Combatant victim,
      int by,
      int weapon,
      int amount,
      DamageKind kind,
      Poison poison,
      boolean fall,
      List<Rule> cited) {
    if (amount <= 0 || !victim.isPresent() || isImmune(victim, kind)) {
      return 0; // INT-65
    }
    int severity = victim.body.take(amount, kind); // ATK-05
    boolean spared = victim.body.life() <= 0 && spares(by, victim.index, weapon);
    severity -= spared ? victim.body.survive() : 0;
    if (by != Combatant.NONE && poison == null && !fall) {
      victim.struck(amount, victim.body.toLife());
    }
    count(victim, by, amount);
    if (combat.listener != null) {
      Body body = victim.body;
      tell(victim, by, amount, kind, body.toProtection(), body.toVigor(), body.toLife(), cited);
      if (severity > 0) {
        tellWound(victim, severity);
      }
    }
    dieIfLifeless(victim, by, weapon, kind, poison, fall);
    if (spared) {
      overcome(victim);
    }
    combat.mechanics.harmed(victim, amount);
    return severity;
  }

  /** STA-06, ours: whether a blow with a weapon is held back. */
  private boolean spares(int by, int who, int weapon) {
    return by != Combatant.NONE
        && weapon != Combatant.NONE
        && combat.manoeuvres.sparedBlow != ManoeuvreRules.SPARED_KILLS
        && combat.combatants[by].conduct.spares(combat, by, who);
  }

  private void overcome(Combatant victim) {
    if (victim.weight > 1) {
      combat.squads.falls(victim, Combatant.NONE, false);
    } else if (combat.manoeuvres.sparedBlow == ManoeuvreRules.SPARED_CAPTURED) {
      combat.departs(victim, Fate.CAPTURED);
    } else {
      combat.conditions.gain(
          victim.index, Condition.UNCONSCIOUS, Duration.WITHOUT_END, Cited.SPARED);
    }
  }

  /** Stone does not tire (CON-16). */
  private boolean isImmune(Combatant victim, DamageKind kind) {
    return kind == DamageKind.FATIGUE
        && victim.has(Condition.PETRIFIED)
        && combat.rules.stoneSuspends;
  }

  /**
   * A wound outright (WND-01), by someone or by {@link Combatant#NONE}.
   *
   * @return the number of the wound in its body, {@link Body#NO_WOUND} for none
   */
  int wound(int who, int by, int severity, DamageKind kind, WoundSource source) {
    Combatant victim = combat.combatants[who];
    if (severity <= 0 || !victim.isPresent()) {
      return Body.NO_WOUND;
    }
    int before = victim.body.life();
    int number = victim.body.wound(severity, kind.wound(), source);
    wounded(victim, by, severity, kind, before, source == WoundSource.FALL);
    return number;
  }

  /** A wound outright whose class stays as it is (WND-07). */
  void wound(int who, int severity, DamageKind kind, WoundClass fixed) {
    Combatant victim = combat.combatants[who];
    if (severity > 0 && victim.isPresent()) {
      int before = victim.body.life();
      victim.body.wound(severity, kind.wound(), kind.source(), fixed);
      wounded(victim, culprit, severity, kind, before, false);
    }
  }

  private void wounded(
      Combatant victim, int by, int severity, DamageKind kind, int before, boolean fall) {
    count(victim, by, severity);
    if (combat.listener != null) {
      if (victim.body.isSimple()) {
        int lost = before - victim.body.life();
        tell(victim, by, severity, kind, 0, 0, lost, Cited.SIMPLE_BODY);
      } else {
        tellWound(victim, severity);
      }
    }
    dieIfLifeless(victim, by, Combatant.NONE, kind, agent, fall);
    combat.mechanics.harmed(victim, severity);
  }

  private void count(Combatant victim, int by, int amount) {
    victim.taken += amount;
    if (by != Combatant.NONE) {
      combat.combatants[by].dealt += amount;
    }
  }

  /** Fire wounds outright (SIT-15); answers the number of the wound. */
  int burn(Combatant victim, int by, Heat source, int severity) {
    heat = source;
    int number = wound(victim.index, by, severity, DamageKind.FIRE, WoundSource.FIRE);
    heat = Heat.NONE;
    return number;
  }

  /** Fire whose first damage the layers take (SIT-15); answers the number of the wound, if any. */
  int burnThrough(Combatant victim, int by, Heat source, int amount) {
    heat = source;
    int severity = inflict(victim.index, by, Combatant.NONE, amount, DamageKind.FIRE);
    heat = Heat.NONE;
    return severity > 0 ? victim.body.number(victim.body.lastWound()) : Body.NO_WOUND;
  }

  /** A wound of fire grows (SIT-16); a simple body loses Vitality. */
  void grow(Combatant victim, int by, Heat source, int number, int amount) {
    Body body = victim.body;
    int before = body.life();
    int place = body.placeOf(number);
    body.grow(place, amount);
    count(victim, by, amount);
    if (combat.listener != null) {
      if (body.isSimple()) {
        int lost = before - body.life();
        tell(victim, by, amount, DamageKind.FIRE, 0, 0, lost, CitedHazards.SIMPLE_GROWTH);
      } else {
        combat.listener.on(
            new Event.WoundGrew(
                victim.index,
                amount,
                body.wound(place).severity(),
                body.woundClass(place),
                CitedHazards.GROWTH));
      }
    }
    heat = source;
    dieIfLifeless(victim, by, Combatant.NONE, DamageKind.FIRE, null, false);
    heat = Heat.NONE;
    combat.mechanics.harmed(victim, amount);
  }

  /** Death without damage. */
  void kill(int who) {
    Combatant victim = combat.combatants[who];
    if (victim.isPresent()) {
      die(victim, culprit, Combatant.NONE, DamageKind.DIRECT, agent, false, Cited.DEATH);
    }
  }

  /** A day's end left somebody no Life (WND-08, INT-30). */
  void worsened(Combatant victim) {
    if (victim.body.life() <= 0) {
      die(
          victim,
          Combatant.NONE,
          Combatant.NONE,
          DamageKind.DIRECT,
          null,
          false,
          CitedJourneys.WORSENED);
      victim.killingPeril = Peril.WORSE_WOUNDS;
    }
  }

  private void dieIfLifeless(
      Combatant victim, int by, int weapon, DamageKind kind, Poison poison, boolean fall) {
    if (victim.body.life() > 0) {
      return;
    }
    if (victim.weight > 1) {
      combat.squads.falls(victim, by, true);
    } else {
      die(victim, by, weapon, kind, poison, fall, Cited.DEATH);
    }
  }

  private void die(
      Combatant victim,
      int by,
      int weapon,
      DamageKind kind,
      Poison poison,
      boolean fall,
      List<Rule> cited) {
    victim.killer = by; // LAY-12
    victim.killingWeapon = weapon;
    victim.killingKind = kind;
    victim.killingPoison = poison;
    victim.killingPeril = fall ? Peril.FALL : airless ? Peril.SUFFOCATION : Peril.NONE;
    if (!heat.name().isEmpty()) {
      victim.killingHeat = heat.name();
    }
    if (weapon == Combatant.NONE && !cause.isEmpty()) {
      victim.killingCause = cause;
    }
    combat.leaves(victim, Fate.DEAD);
    if (combat.listener != null) {
      combat.listener.on(new Event.Died(victim.index, by, kind, cited));
    }
  }

  private void tell(
      Combatant victim,
      int by,
      int amount,
      DamageKind kind,
      int toProtection,
      int toVigor,
      int toLife,
      List<Rule> cited) {
    combat.listener.on(
        new Event.Harmed(
            victim.index,
            by,
            amount,
            kind,
            toProtection,
            toVigor,
            toLife,
            victim.body.protection(),
            victim.body.vigor(),
            victim.body.life(),
            cited));
  }

  private void tellWound(Combatant victim, int severity) {
    if (victim.body.lastWound() != Body.NO_WOUND) {
      Wound wound = victim.body.wound(victim.body.lastWound());
      boolean merged = wound.severity() > severity; // WND-09
      combat.listener.on(
          merged
              ? new Event.WoundGrew(
                  victim.index, severity, wound.severity(), wound.woundClass(), CitedHazards.MERGED)
              : new Event.Wounded(victim.index, wound.severity(), wound.woundClass(), Cited.WOUND));
    }
  }

  private static List<Rule> rules(Combatant victim, DamageKind kind, boolean attack) {
    if (victim.body.isSimple()) {
      return Cited.SIMPLE_BODY;
    }
    return switch (kind) {
      case DIRECT -> Cited.DIRECT;
      case NECROTIC -> CitedHazards.NECROTIC;
      case DIVINE -> victim.undead ? CitedHazards.DIVINE : layers(attack); // SIT-20
      case FATIGUE -> Cited.FATIGUE;
      default -> layers(attack);
    };
  }

  private static List<Rule> layers(boolean attack) {
    return attack ? Cited.LAYERS_OF_ATTACK : Cited.LAYERS; // ATK-05
  }
}
