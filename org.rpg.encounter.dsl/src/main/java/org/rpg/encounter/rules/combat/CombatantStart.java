package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.gear.Carried;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.travel.Stamina;

/** Works out from a member's sheet what he starts with. */
record CombatantStart(Member member, CombatRules rules, int physique) {
  CombatantStart(Member member, CombatRules rules) {
    this(member, rules, member.sheet.skill(rules.physiqueSkill, rules.missingSkill));
  }

  Body body() {
    Sheet sheet = member.sheet;
    boolean simple = isSimple();
    int vitality = sheet.vitality().orElse(rules.body.maxLife(physique));
    Body body =
        simple
            ? Body.simple(rules.body, sheet.protection(), vitality)
            : Body.layered(rules.body, sheet.protection(), physique);
    for (Member.StartWound wound : member.wounds) {
      wound(body, wound);
    }
    if (member.life != Member.FULL && member.life < body.life()) {
      body.wound(body.life() - Math.max(1, member.life), WoundKind.OTHER);
    }
    if (member.protection != Member.FULL) {
      body.setProtection(member.protection);
    }
    if (member.vigor != Member.FULL) {
      body.setVigor(member.vigor);
    }
    return body;
  }

  /** EXH-01: its own Perseverance, or the one of whoever names none. */
  Stamina stamina() {
    Sheet sheet = member.sheet;
    int most = sheet.perseverance().orElse(rules.travel.perseverance());
    int start = member.perseverance == Member.FULL ? most : Math.min(most, member.perseverance);
    boolean tires = sheet.isTraveller() && !sheet.isUndead();
    return new Stamina(rules.travel, tires, most, Math.max(0, start), sheet.xp());
  }

  private static void wound(Body body, Member.StartWound wound) {
    int severity = Math.min(wound.severity(), body.life() - 1); // nobody starts dead
    if (severity <= 0) {
      return;
    }
    int number =
        wound.fixed().isPresent()
            ? body.wound(severity, wound.kind(), wound.source(), wound.fixed().get())
            : body.wound(severity, wound.kind(), wound.source());
    if (wound.treated() && number != Body.NO_WOUND) {
      body.treat(body.placeOf(number)); // TRT-03
    }
  }

  private boolean isSimple() {
    return member.sheet.vitality().isPresent() || (rules.simpleNpcs && !member.sheet.isPc());
  }

  /** What Shield is worth as a defence with the shield in hand, or without it (DEF-03). */
  int shield(int skill, boolean inHand) {
    if (!inHand || member.sheet.shield().isEmpty()) {
      return rules.shieldNeeded ? CombatRules.NO_DEFENCE : skill;
    }
    return skill + member.sheet.shield().get().defence();
  }

  /** Hands that the items in hand take. */
  int itemHands() {
    return member.sheet.items().stream()
        .filter(it -> it.container() == Container.HAND)
        .map(Carried::item)
        .distinct()
        .mapToInt(Item::hands)
        .sum();
  }

  /** The weapons in the backpack, a bit each (ACT-04). */
  int packed() {
    int packed = 0;
    for (int i = 0; i < member.sheet.weapons().size(); i++) {
      packed |= member.sheet.container(i) == Container.BACKPACK ? 1 << i : 0;
    }
    return packed;
  }

  /** The single Defence of a simple body: its own, or the best it has (BASE-21). */
  int defence(int dodge, int shield) {
    if (!isSimple()) {
      return CombatRules.NO_DEFENCE;
    }
    return member.sheet.defence().orElse(Math.max(dodge, shield));
  }

  WeaponUse[] weapons(Hands hands) {
    List<Weapon> weapons = member.sheet.weapons();
    if (weapons.size() > Integer.SIZE) {
      throw new IllegalArgumentException(member.name + " has more than 32 weapons");
    }
    WeaponUse[] uses = new WeaponUse[weapons.size()];
    for (int i = 0; i < uses.length; i++) {
      Weapon weapon = weapons.get(i);
      int skill = hands.skill(weapon.skill());
      boolean penalised = member.sheet.isPenalised(weapon.skill());
      uses[i] = new WeaponUse(weapon, i, skill, penalised, physique, rules);
    }
    return uses;
  }

  int hands() {
    int hands = 0;
    for (int i = 0; i < member.sheet.weapons().size(); i++) {
      hands |= member.sheet.inHand(i) ? 1 << i : 0;
    }
    return hands;
  }

  /** The weapons by worth, the first of equals first. */
  static WeaponUse[] ranked(WeaponUse[] weapons) {
    WeaponUse[] ranking = weapons.clone();
    Arrays.sort(ranking, Comparator.comparingDouble((WeaponUse use) -> -use.worth));
    return ranking;
  }
}
