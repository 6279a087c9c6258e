package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.DamageKind;

/** What damage does to its victim: layers, wounds, death. */
final class Harm {
  private final Combat combat;

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
    if (amount <= 0 || !victim.isPresent()) {
      return 0; // INT-65
    }
    int severity = victim.body.take(amount, kind); // ATK-05
    victim.taken += amount;
    if (by != Combatant.NONE) {
      combat.combatants[by].dealt += amount;
    }
    if (combat.listener != null) {
      tell(victim, by, amount, kind, severity);
    }
    dieIfLifeless(victim, by, weapon, kind);
    combat.mechanics.harmed(victim, amount);
    return severity;
  }

  /** A wound outright. */
  void wound(int who, int severity, DamageKind kind) {
    Combatant victim = combat.combatants[who];
    if (severity <= 0 || !victim.isPresent()) {
      return;
    }
    victim.body.wound(severity, kind.wound());
    if (combat.listener != null) {
      tellWound(victim);
    }
    dieIfLifeless(victim, Combatant.NONE, Combatant.NONE, kind);
    combat.mechanics.harmed(victim, severity);
  }

  /** Death without damage. */
  void kill(int who) {
    Combatant victim = combat.combatants[who];
    if (victim.isAble()) {
      die(victim, Combatant.NONE, Combatant.NONE, DamageKind.DIRECT);
    }
  }

  private void dieIfLifeless(Combatant victim, int by, int weapon, DamageKind kind) {
    if (victim.body.life() <= 0) {
      die(victim, by, weapon, kind);
    }
  }

  private void die(Combatant victim, int by, int weapon, DamageKind kind) {
    victim.killer = by; // LAY-12
    victim.killingWeapon = weapon;
    victim.killingKind = kind;
    combat.leaves(victim, Fate.DEAD);
    if (combat.listener != null) {
      combat.listener.on(new Event.Died(victim.index, by, kind, Cited.DEATH));
    }
  }

  private void tell(Combatant victim, int by, int amount, DamageKind kind, int severity) {
    combat.listener.on(
        new Event.Harmed(
            victim.index,
            by,
            amount,
            kind,
            victim.body.toProtection(),
            victim.body.toVigor(),
            victim.body.toLife(),
            victim.body.protection(),
            victim.body.vigor(),
            victim.body.life(),
            rules(victim, kind)));
    if (severity > 0) {
      tellWound(victim);
    }
  }

  private void tellWound(Combatant victim) {
    if (victim.body.wounds() > 0) {
      var wound = victim.body.wound(victim.body.wounds() - 1);
      combat.listener.on(
          new Event.Wounded(victim.index, wound.severity(), wound.woundClass(), Cited.WOUND));
    }
  }

  private static List<Rule> rules(Combatant victim, DamageKind kind) {
    if (victim.body.isSimple()) {
      return Cited.SIMPLE_BODY;
    }
    return switch (kind) {
      case DIRECT -> Cited.DIRECT;
      case FATIGUE -> Cited.FATIGUE;
      default -> Cited.LAYERS;
    };
  }
}
