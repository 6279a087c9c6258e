package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Weapon;

/** What two come to and the odds of one attacking the other, counted by hand. */
class DuelTest {
  private static final Weapon SWORD =
      Weapon.named("Sword", "Fight[Sword]")
          .damage(DiceExpression.of(1, 8), DamageKind.CUTTING)
          .melee(1)
          .hands(1)
          .build();
  private static final Ruleset RULES = Ruleset.standard();

  private static Sheet.Builder ana() {
    return Sheet.pc("Ana")
        .skill(new Skill("Physique", false), 2)
        .skill(new Skill("Fight[Sword]", true), 4)
        .wields(SWORD);
  }

  private static Sheet goblin() {
    return Sheet.npc("Goblin").skill(new Skill("Dodge", true), 2).build();
  }

  @Test
  void whatSomebodyComesTo() {
    Sheet armed = ana().wears(new Armour("Mail", 7)).build();
    Standing it = new Duel(RULES, armed, armed, true).defender();
    assertEquals(7, it.protection());
    assertEquals(1, it.hindrance()); // LAY-03: one for each 6, BASE-20: rounded down
    assertEquals(10, it.life()); // LAY-08: 6 + 2 * 2
    assertEquals(OptionalInt.of(10), it.vigor()); // LAY-07: as much as Life
    assertEquals(new Standing.Guard(Defence.NONE, 7), it.melee()); // ATK-04
    assertEquals(
        new Standing.Guard(Defence.DODGE, 9),
        new Duel(RULES, armed, goblin(), true).defender().melee());
    assertEquals(
        new Standing.Guard(Defence.NONE, 7), // DEF-04: nobody dodges an arrow
        new Duel(RULES, armed, goblin(), true).defender().ranged());
  }

  @Test
  void anAttackOfAHeroAndItsDamage() {
    List<Swing> swings = new Duel(RULES, ana().build(), goblin(), true).swings();
    Swing sword = swings.get(0);
    assertEquals("Sword", sword.weapon());
    assertEquals(4, sword.skill());
    assertEquals(8.0 / 12, sword.odds().chance(), 1e-12); // 4 against 7 + 2: 5 to 12
    assertEquals(2, sword.bonus()); // BASE-13
    assertEquals(6.5, sword.hit().mean(), 1e-12); // 1d8 + 2
    assertEquals(14.5, sword.critical().mean(), 1e-12); // TAC-01: and 8 more, the bonus once
    // 7 of 12 a plain hit, 1 of 12 a critical one
    assertEquals((7 * 6.5 + 14.5) / 12, sword.damage().mean(), 1e-12);
    assertEquals(4.0 / 12, sword.damage().probability(it -> it == 0), 1e-12);
    assertEquals(18, sword.damage().max());
  }

  @Test
  void aCriticalForDestinyHurtsNoMoreThanAnyHit() {
    Swing sword = new Duel(RULES, ana().build(), goblin(), false).swings().get(0);
    assertEquals(sword.hit(), sword.critical());
    assertEquals(8 * 6.5 / 12, sword.damage().mean(), 1e-12);
  }

  @Test
  void armourHindersTheAttackAsTheOddsSay() {
    Swing sword =
        new Duel(RULES, ana().wears(new Armour("Mail", 7)).build(), goblin(), true).swings().get(0);
    assertEquals(-1, sword.net()); // LAY-03
    // BASE-05: both of two dice must show 5 to 12
    assertEquals(BigInteger.valueOf(64), sword.odds().success());
    assertEquals(BigInteger.valueOf(144), sword.odds().total());
  }

  @Test
  void aTestIsMadeWithTheBestSkillAndHelpCounts() {
    Duel duel = new Duel(RULES, ana().build(), goblin(), true);
    Attempt it = duel.attempt(List.of("Climb", "Physique"), 8, 1);
    assertEquals("Physique", it.skill());
    assertEquals(2, it.value());
    assertEquals(1, it.chances());
    assertEquals(1 - 25.0 / 144, it.odds().chance(), 1e-12); // one of two dice shows 6 or more
  }
}
