package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.check.ExactTest;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Distribution;
import org.rpg.encounter.rules.gear.Damage;
import org.rpg.encounter.rules.gear.Weapon;

/**
 * Two who face each other before anything has happened: what each comes to, and the exact odds of
 * the first one's attacks. The engine's own parts are asked, nothing is rolled.
 */
public final class Duel {
  private static final int ATTACKER = 0;
  private static final int DEFENDER = 1;

  private final Combat combat;
  private final Resistance resistance;
  private final ExactTest test;
  private final boolean critical;

  /**
   * A duel.
   *
   * @param criticalForDamage whether the attacker's critical successes count for damage, not for a
   *     point of Destiny, if he is a PC (TAC-01)
   */
  public Duel(Ruleset ruleset, Sheet attacker, Sheet defender, boolean criticalForDamage) {
    Battle battle =
        Battle.under(ruleset).side("", Member.of(attacker)).side(" ", Member.of(defender)).build();
    combat = new Combat(battle);
    resistance = new Resistance(combat);
    test = new ExactTest(ruleset);
    critical = criticalForDamage || !attacker.isPc();
  }

  /** What the one who is attacked comes to. */
  public Standing defender() {
    Combatant it = combat.combatants[DEFENDER];
    OptionalInt vigor = it.body.isSimple() ? OptionalInt.empty() : OptionalInt.of(it.body.vigor());
    return new Standing(
        it.body.maxProtection(),
        it.protectionChances(),
        vigor,
        it.body.maxLife(),
        it.physique,
        guard(true, true),
        guard(true, false),
        it.isTiring() ? OptionalInt.of(it.maxPerseverance()) : OptionalInt.empty());
  }

  /**
   * A test that the attacker makes of the best of some skills.
   *
   * @param helpers how many help him, each with one positive chance
   */
  public Attempt attempt(List<String> skills, int against, int helpers) {
    Combatant it = combat.combatants[ATTACKER];
    String best = it.bestSkill(skills);
    int value = it.skill(best);
    int chances = it.chances(best) + helpers;
    return new Attempt(best, value, chances, test.prospects(value, against, chances));
  }

  private Standing.Guard guard(boolean physical, boolean near) {
    resistance.prepare(
        combat.combatants[ATTACKER], combat.combatants[DEFENDER], physical, near, false);
    int difficulty = combat.rules.baseDifficulty + resistance.value; // ATK-04
    return new Standing.Guard(resistance.used(), difficulty);
  }

  /**
   * The attacks with all that the attacker has in hand, as he would choose them: the worthiest
   * first. Bare hands are left out where there is anything better.
   */
  public List<Swing> swings() {
    Combatant attacker = combat.combatants[ATTACKER];
    List<Swing> all = new ArrayList<>();
    for (WeaponUse use : attacker.ranking) {
      if (attacker.inHand(use.number) && !(use.weapon.unarmed() && !all.isEmpty())) {
        if (use.melee > 0) {
          all.add(swing(attacker, use, true));
        }
        if (use.ranged > 0) {
          all.add(swing(attacker, use, false));
        }
      }
    }
    return all;
  }

  private Swing swing(Combatant attacker, WeaponUse use, boolean near) {
    Combatant defender = combat.combatants[DEFENDER];
    AttackChances chances = new AttackChances(combat);
    chances.gather(attacker, defender, use, near, false);
    Standing.Guard guard = guard(use.physical, near);
    int difficulty = guard.difficulty() + attacker.strain;
    Weapon weapon = use.weapon;
    int bonus = near ? use.meleeBonus : use.rangedBonus; // BASE-13
    DiceExpression dice = weapon.damages().get(0).dice();
    Optional<WeaponUse> second = second(attacker, use, near);
    return new Swing(
        weapon.name(),
        attacker.pc,
        near,
        use.skill,
        guard,
        chances.list(attacker, defender),
        test.prospects(use.skill, difficulty, chances.net()),
        dice,
        bonus,
        second.map(it -> it.weapon.damages().get(0).dice()),
        damage(use, defender, bonus, second, false),
        damage(use, defender, bonus, second, critical));
  }

  /** TAC-20: the weapon of the other hand, if it reaches as far. */
  private static Optional<WeaponUse> second(Combatant attacker, WeaponUse use, boolean near) {
    if (attacker.offHand == Combatant.NONE || use.number != attacker.mainHand) {
      return Optional.empty();
    }
    WeaponUse other = attacker.weapons[attacker.offHand];
    return Optional.of(other).filter(it -> near || it.ranged >= use.ranged);
  }

  /** As {@link Blow} adds it up. */
  private Distribution damage(
      WeaponUse use, Combatant defender, int bonus, Optional<WeaponUse> second, boolean extra) {
    List<Damage> damages = use.weapon.damages();
    DiceExpression main = damages.get(0).dice();
    int fixed = bonus + times(use.kind, defender, extra) * main.max();
    Distribution sum = main.distribution();
    if (second.isPresent()) {
      WeaponUse other = second.get();
      sum = sum.plus(other.weapon.damages().get(0).dice().distribution());
      fixed += combat.rules.offHandPhysique ? other.meleeBonus : 0;
    }
    int added = fixed;
    Distribution all = sum.map(it -> Math.max(combat.rules.minimumDamage, it + added));
    for (Damage further : use.further) {
      int more = times(further.kind(), defender, extra) * further.dice().max();
      all = all.plus(further.dice().distribution().map(it -> Math.max(0, it + more)));
    }
    return all;
  }

  /** How often the maximum is added (TAC-01, TAC-03, SIT-20). */
  private int times(DamageKind kind, Combatant defender, boolean extra) {
    int divine = kind == DamageKind.DIVINE && defender.undead ? 1 : 0;
    int natural = extra ? 1 : 0;
    return combat.rules.divineTwice ? natural + divine : Math.max(natural, divine);
  }
}
