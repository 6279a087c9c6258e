package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.gear.Carried;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;

/** What a sheet comes to under a ruleset, as plain numbers: what one is while it is one's own. */
final class Form {
  final Sheet sheet;
  final CombatRules rules;
  final int dodge;
  final int shielding;
  final int bodyDefence;
  final WeaponUse[] weapons;

  /** The same weapons, the worthiest first. */
  final WeaponUse[] ranking;

  /** Weapons in hand, in the backpack and had at all, a bit each. */
  final int hands;

  final int packed;
  final int owned;

  /** Hands that the items in hand take. */
  final int itemHands;

  final int speed;
  final int physique;
  final Aptitude physiqueTest;
  final Aptitude agility;
  final Aptitude athletics;
  final Aptitude unarmed;
  final Aptitude restraintTest;
  final Aptitude[] obstacles;

  /** Items it carries and knows. */
  final Carried[] carried;

  /** A whole body. */
  final Body body;

  Form(Sheet sheet, CombatRules rules, List<Obstacle> hindrances) {
    this.sheet = sheet;
    this.rules = rules;
    physiqueTest = aptitude(rules.physiqueSkill);
    physique = physiqueTest.value;
    agility = aptitude(rules.agilitySkill);
    athletics = aptitude(rules.athleticsSkill);
    unarmed = aptitude(sheet.unarmedSkill());
    restraintTest = aptitude(rules.manoeuvres.restraintSkill);
    obstacles = hindrances.stream().map(it -> aptitude(it.skill())).toArray(Aptitude[]::new);
    speed = sheet.speed().orElse(rules.speed); // BASE-15
    dodge = value(rules.dodgeSkill);
    shielding = value(rules.shieldSkill);
    bodyDefence = defence();
    weapons = uses();
    ranking = ranked(weapons);
    hands = bits(sheet::inHand);
    packed = bits(it -> sheet.container(it) == Container.BACKPACK); // ACT-04
    owned = bits(sheet::has);
    itemHands = handsOfItems();
    carried = sheet.items().toArray(new Carried[0]);
    body = body();
  }

  /** What it has of a skill (BASE-17). */
  Aptitude aptitude(String skill) {
    return new Aptitude(skill, value(skill), sheet.isPenalised(skill));
  }

  private int value(String skill) {
    return sheet.skill(skill, rules.missingSkill);
  }

  private interface Slot {
    boolean is(int weapon);
  }

  private int bits(Slot wanted) {
    int bits = 0;
    for (int i = 0; i < weapons.length; i++) {
      bits |= wanted.is(i) ? 1 << i : 0;
    }
    return bits;
  }

  private Body body() {
    int vitality = sheet.vitality().orElse(rules.body.maxLife(physique));
    return isSimple()
        ? Body.simple(rules.body, sheet.protection(), vitality)
        : Body.layered(rules.body, sheet.protection(), physique);
  }

  private boolean isSimple() {
    return sheet.vitality().isPresent() || (rules.simpleNpcs && !sheet.isPc());
  }

  /** What the Shield skill is worth with a shield in hand (DEF-03). */
  int shieldWith(Shield shield) {
    return shielding + shield.defence();
  }

  /** What it is worth without one. */
  int shieldWithout() {
    return rules.shieldNeeded ? CombatRules.NO_DEFENCE : shielding;
  }

  private int handsOfItems() {
    return sheet.items().stream()
        .filter(it -> it.container() == Container.HAND)
        .map(Carried::item)
        .distinct()
        .mapToInt(Item::hands)
        .sum();
  }

  /** The single Defence of a simple body: its own, or the best it has (BASE-21). */
  private int defence() {
    if (!isSimple()) {
      return CombatRules.NO_DEFENCE;
    }
    int shield =
        sheet
            .shield()
            .filter(it -> sheet.hasShieldInHand())
            .map(this::shieldWith)
            .orElse(shieldWithout());
    return sheet.defence().orElse(Math.max(dodge, shield));
  }

  private WeaponUse[] uses() {
    List<Weapon> all = sheet.weapons();
    if (all.size() > Integer.SIZE) {
      throw new IllegalArgumentException(sheet.name() + " has more than 32 weapons");
    }
    WeaponUse[] uses = new WeaponUse[all.size()];
    for (int i = 0; i < uses.length; i++) {
      String skill = all.get(i).skill();
      boolean penalised = sheet.isPenalised(skill);
      uses[i] = new WeaponUse(all.get(i), i, value(skill), penalised, physique, rules);
    }
    return uses;
  }

  /** The weapons by worth, the first of equals first. */
  private static WeaponUse[] ranked(WeaponUse[] weapons) {
    WeaponUse[] ranking = weapons.clone();
    Arrays.sort(ranking, Comparator.comparingDouble((WeaponUse use) -> -use.worth));
    return ranking;
  }
}
