package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.SkillTest;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.gear.Damage;

/** One attack with a weapon: defence, chances, test, damage (ATK, DEF, TAC). */
final class Strike {
  private final Combat combat;
  private final CombatRules rules;
  private final SkillTest test;

  Strike(Combat combat, SkillTest test) {
    this.combat = combat;
    this.rules = combat.rules;
    this.test = test;
  }

  /** Someone attacks someone with a weapon that reaches, as his major action. */
  void attack(int by, int target, int weapon) {
    Combatant attacker = combat.combatants[by];
    Combatant defender = combat.combatants[target];
    WeaponUse use = attacker.weapons[weapon];
    boolean melee = combat.board.distance(by, target) <= use.melee;
    Defence chosen = defender.conduct.defence(combat, target, by); // DEF-01
    int defence = defence(defender, use, melee, chosen);
    boolean exposed = defender.exposedTo(melee);
    boolean higher = combat.height(by) > combat.height(target);
    boolean outnumbered = isOutnumbered(attacker, defender, melee);
    int wounds = attacker.body.woundChances();
    int armour = use.penalised ? attacker.protectionChances() : 0;
    // INT-47: each source counts once, and they add up.
    int net = (exposed ? 1 : 0) + (higher ? 1 : 0) + (outnumbered ? 1 : 0) - wounds - armour;
    boolean hit =
        test.make(combat.dice, use.skill, rules.baseDifficulty + defence, net, Purpose.ATTACK);
    combat.turn.tested(test.even()); // INI-08, INI-09
    attacker.attacks++;
    defender.assaults++;
    defender.assaulted = combat.activations();
    if (combat.listener != null) {
      List<Chance> chances = chances(exposed, higher, outnumbered, wounds, armour);
      tell(attacker, defender, use, melee, used(defender, use, melee, chosen), chances);
    }
    boolean critical = test.criticalSuccess();
    boolean fumble = test.criticalFailure();
    if (hit) {
      attacker.hits++;
      damage(attacker, defender, use, melee, critical);
    } else if (fumble && attacker.pc && rules.doom) {
      attacker.doom++; // BASE-08
      tellPoint(by, true, Cited.DOOM);
    }
    if (defender.has(Condition.SURPRISED)) {
      combat.conditions.lose(target, Condition.SURPRISED, Cited.SURPRISE_OVER); // STA-01
    }
  }

  /** What the defender adds to the difficulty, whatever his wounds and armour (ATK-04, DEF-06). */
  private int defence(Combatant defender, WeaponUse use, boolean melee, Defence chosen) {
    int best = melee ? defender.bestMeleeDefence : defender.bestRangedDefence;
    if (chosen == Defence.BEST && use.physical) {
      return best;
    }
    int value = value(defender, use, melee, chosen);
    if (value != CombatRules.NO_DEFENCE) {
      return value;
    }
    return use.physical || defender.body.isSimple() ? best : 0; // DEF-05
  }

  /** What a chosen defence is worth, if the rules allow it against this attack. */
  private static int value(Combatant defender, WeaponUse use, boolean melee, Defence chosen) {
    boolean dodgeable = use.physical && melee && defender.bodyDefence == CombatRules.NO_DEFENCE;
    return switch (chosen) {
      case NONE -> 0;
      case DODGE -> dodgeable ? defender.dodge : CombatRules.NO_DEFENCE; // DEF-02
      case SHIELD ->
          use.physical && defender.bodyDefence == CombatRules.NO_DEFENCE
              ? defender.shield
              : CombatRules.NO_DEFENCE; // DEF-03
      case PARRY -> dodgeable ? defender.parry() : CombatRules.NO_DEFENCE; // DEF-07
      case BODY, BEST -> CombatRules.NO_DEFENCE;
    };
  }

  /** The defence that made the difficulty, for the story. */
  private static Defence used(Combatant defender, WeaponUse use, boolean melee, Defence chosen) {
    if (value(defender, use, melee, chosen) != CombatRules.NO_DEFENCE) {
      return chosen;
    }
    if (defender.bodyDefence != CombatRules.NO_DEFENCE) {
      return Defence.BODY;
    }
    int best = melee ? defender.bestMeleeDefence : defender.bestRangedDefence;
    if (!use.physical || (best == 0 && defender.dodge <= 0 && defender.shield <= 0)) {
      return Defence.NONE;
    }
    if (melee && defender.dodge == best) {
      return Defence.DODGE;
    }
    if (defender.shield == best) {
      return Defence.SHIELD;
    }
    return melee && defender.parry() == best ? Defence.PARRY : Defence.NONE;
  }

  /** Whether another enemy of the defender has him in melee reach (TAC-23). */
  private boolean isOutnumbered(Combatant attacker, Combatant defender, boolean melee) {
    if (!melee && !rules.rangedOutnumbering) {
      return false;
    }
    for (int index : combat.enemies[defender.index]) {
      Combatant other = combat.combatants[index];
      if (other != attacker && combat.board.distance(index, defender.index) <= other.meleeReach) {
        return true;
      }
    }
    return false;
  }

  private void damage(
      Combatant attacker, Combatant defender, WeaponUse use, boolean melee, boolean critical) {
    boolean extra = critical && !attacker.pc; // TAC-03
    if (critical && attacker.pc) {
      extra = attacker.conduct.criticalForDamage(combat, attacker.index, defender.index); // TAC-01
      if (!extra && rules.destiny) {
        attacker.destiny++; // BASE-07
        tellPoint(attacker.index, false, Cited.DESTINY);
      }
    }
    int sum = 0;
    for (int i = use.count; i > 0; i--) {
      sum += combat.dice.roll(use.sides, Purpose.DAMAGE);
    }
    int rolled = sum * use.factor + use.plus;
    int bonus = melee ? use.meleeBonus : use.rangedBonus; // BASE-13, TAC-02
    int total = Math.max(rules.minimumDamage, rolled + (extra ? use.max : 0) + bonus);
    if (combat.listener != null) {
      tellDamage(attacker, defender, rolled, extra ? use.max : 0, bonus, total);
    }
    combat.harm.inflict(defender.index, attacker.index, use.number, total, use.kind);
    for (Damage further : use.further) {
      int more = further.dice().roll(combat.dice, Purpose.DAMAGE);
      more += extra ? further.dice().max() : 0;
      combat.harm.inflict(defender.index, attacker.index, use.number, more, further.kind());
    }
  }

  private static List<Chance> chances(
      boolean exposed, boolean higher, boolean outnumbered, int wounds, int armour) {
    List<Chance> chances = new ArrayList<>();
    add(chances, Rule.CON_13, exposed ? 1 : 0);
    add(chances, Rule.TAC_22, higher ? 1 : 0);
    add(chances, Rule.TAC_23, outnumbered ? 1 : 0);
    add(chances, Rule.LAY_11, -wounds);
    add(chances, Rule.LAY_03, -armour);
    return List.copyOf(chances);
  }

  private static void add(List<Chance> chances, Rule source, int count) {
    if (count != 0) {
      chances.add(new Chance(source, count));
    }
  }

  private void tell(
      Combatant attacker,
      Combatant defender,
      WeaponUse use,
      boolean melee,
      Defence defence,
      List<Chance> chances) {
    combat.listener.on(
        new Event.Attacked(
            attacker.index,
            defender.index,
            use.number,
            melee,
            use.skill,
            defence,
            chances,
            test.result(),
            test.success() ? Cited.HIT : Cited.MISS));
  }

  private void tellDamage(
      Combatant attacker, Combatant defender, int rolled, int critical, int bonus, int total) {
    List<Rule> cited = attacker.pc ? Cited.CRITICAL_OF_PC : Cited.CRITICAL_OF_NPC;
    combat.listener.on(
        new Event.DamageRolled(
            attacker.index,
            defender.index,
            rolled,
            critical,
            bonus,
            total,
            critical > 0 ? cited : Cited.DAMAGE));
  }

  private void tellPoint(int who, boolean doom, List<Rule> cited) {
    if (combat.listener != null) {
      combat.listener.on(new Event.PointGained(who, doom, cited));
    }
  }
}
