package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("ACT-08, ACT-09, ATK-01 thrown weapons")
class ThrownWeaponsTest {
  private Sheet.Builder sheet = Sheet.npc("A").wields(DAGGER);
  private int distance = 3;
  private int activations = 1;

  @SafeVarargs
  private Fight fight(int[] rolls, Predicate<Turn>... deeds) {
    Battle battle =
        Fight.standard()
            .side("H", Member.of(sheet.build()).conduct(does(deeds)).at(Squares.at(0, 0)))
            .side("O", Fight.npc("C").at(Squares.at(distance, 0)))
            .opening(0)
            .referee(stopAfter(activations))
            .build();
    return Fight.of(battle, rolls);
  }

  private static int[] rolls(int... rolls) {
    return rolls;
  }

  @Test
  void whatIsThrownLiesWhereItsTargetStandsHitOrMiss() {
    for (int[] rolls : new int[][] {{8, 2}, {2}}) {
      Fight fight = fight(rolls, turn -> turn.attack(1));
      assertFalse(fight.who(0).inHand(0));
      assertTrue(fight.who(0).isOnGround(0));
      Event.WeaponLanded landed = fight.only(Event.WeaponLanded.class);
      assertEquals(Squares.at(3, 0), landed.square());
      assertEquals(Rule.ACT_09, landed.rules().get(0));
      assertEquals(2, fight.who(0).handsFree);
    }
  }

  @Test
  void evenIfItKilledHim() {
    sheet.skill("Fight[Dagger]", 9);
    Battle battle =
        Fight.standard()
            .side(
                "H", Member.of(sheet.build()).conduct(does(t -> t.attack(1))).at(Squares.at(0, 0)))
            .side("O", Fight.npc("C").life(1).vigor(0).at(Squares.at(3, 0)))
            .opening(0)
            .build();
    Fight fight = Fight.of(battle, 8, 2);
    assertEquals(Fate.DEAD, fight.who(1).fate());
    assertEquals(Squares.at(3, 0), fight.only(Event.WeaponLanded.class).square());
  }

  @Test
  void inMeleeItStaysInHand() {
    distance = 1;
    Fight fight = fight(rolls(8, 2), turn -> turn.attack(1));
    assertTrue(fight.who(0).inHand(0));
    assertEquals(0, fight.all(Event.WeaponLanded.class).size());
  }

  @Test
  @DisplayName("ACT-14 whoever could throw what it fights with closes in all the same")
  void approachingGoesOnToMeleeReach() {
    distance = 6;
    Fight fight = fight(rolls(), turn -> turn.approach(1));
    assertEquals(Squares.at(5, 0), fight.only(Event.Moved.class).to());
  }

  @Test
  void whatShootsStaysInHand() {
    sheet = Sheet.npc("A").wields(BOW);
    assertTrue(fight(rolls(8, 2), turn -> turn.attack(1)).who(0).inHand(0));
  }

  @Test
  void whatIsPartOfTheBodyStays() {
    Weapon spines =
        Weapon.named("Spines", "Fight[Spines]")
            .damage("1d4", DamageKind.PIERCING)
            .ranged(8)
            .thrown()
            .natural()
            .build();
    sheet = Sheet.npc("A").wields(spines);
    assertTrue(fight(rolls(8, 2), turn -> turn.attack(1)).who(0).inHand(0));
  }

  @Test
  @DisplayName("ACT-08 the next one must be drawn")
  void theNextOneMustBeDrawn() {
    sheet.carries(DAGGER);
    activations = 2;
    // 2 is even and A is alone: he acts again, and has nothing in hand until he draws.
    Fight fight =
        fight(
            rolls(2, 5),
            turn -> turn.view().activations() == 1 && turn.attack(1, 0),
            turn -> turn.view().activations() == 2 && turn.attack(1, 1),
            turn -> turn.view().activations() == 2 && turn.equip(1),
            turn -> turn.view().activations() == 2 && turn.attack(1, 1));
    assertEquals(2, fight.all(Event.Attacked.class).size());
    assertEquals(2, fight.all(Event.WeaponLanded.class).size());
  }

  @Test
  @DisplayName("ACT-09 or the same one picked up where it lies")
  void orTheSameOnePickedUp() {
    Fight far = fight(rolls(2), turn -> turn.attack(1), turn -> turn.pickUp(0));
    assertFalse(far.who(0).inHand(0));
    Fight near =
        fight(
            rolls(2),
            turn -> turn.attack(1),
            turn -> turn.moveTo(Squares.at(2, 0)),
            turn -> turn.pickUp(0));
    assertTrue(near.who(0).inHand(0));
    assertFalse(near.who(0).isOnGround(0));
  }

  @Test
  @DisplayName("TAC-20 of two weapons both fly if both had to")
  void ofTwoWeaponsBothFlyIfBothHadTo() {
    sheet.wields(DAGGER);
    Fight fight = fight(rolls(8, 2, 3), turn -> turn.attack(1, 0));
    assertEquals(2 + 3, fight.only(Event.DamageRolled.class).total());
    assertEquals(2, fight.all(Event.WeaponLanded.class).size());
    sheet = Sheet.npc("A").wields(DAGGER).wields(SWORD);
    Fight one = fight(rolls(8, 2), turn -> turn.attack(1, 0));
    assertEquals(2, one.only(Event.DamageRolled.class).total());
    assertTrue(one.who(0).inHand(1));
  }

  @Test
  void theNextRunBeginsWithItInHand() {
    Fight fight = fight(rolls(2), turn -> turn.attack(1));
    fight.combat().reset();
    assertTrue(fight.who(0).inHand(0));
    assertFalse(fight.who(0).isOnGround(0));
  }
}
