package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.combat.Sheet;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.hazard.PoisonKind;

/** What a creature says of itself is on its sheet. */
class SheetsTest {
  private static Sheet sheet(String declarations) {
    String fight = "\nencounter Yard { heroes: It  opponents: Rat }";
    return Plans.of(declarations + fight).battle().sheet(0);
  }

  private static Weapon weapon(Sheet sheet, String name) {
    return sheet.weapons().stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void traitsAreInheritedLikeEverythingElse() {
    Sheet sheet =
        sheet("creature Bones { undead  counter-attacks }  creature It like Bones { mount }");
    assertTrue(sheet.isUndead());
    assertTrue(sheet.counters());
    assertTrue(sheet.isMount());
  }

  /** TAC-07: bare hands are no weapon that is wielded; MAN-07: yet they have a skill. */
  @Test
  void bareHandsAreKnownAsBareHandsInEitherLanguage() {
    Sheet english = sheet("creature It { skills Fight[Unarmed] 3  wields Bow }");
    assertTrue(weapon(english, "Unarmed").unarmed());
    assertEquals(3, english.skill(english.unarmedSkill()).orElseThrow());
    assertFalse(weapon(english, "Bow").unarmed());
    Sheet portuguese =
        Plans.of(
                "criatura Ele { perícias Lutar[Desarmado] 3 }\n"
                    + "encontro Pátio { heróis: Ele  oponentes: Rato }")
            .battle()
            .sheet(0);
    assertEquals(3, portuguese.skill(portuguese.unarmedSkill()).orElseThrow());
  }

  @Test
  void aCoatedBladeCarriesItsPoison() {
    Sheet sheet = sheet("creature It { wields Poisoned Dagger }");
    var poison = weapon(sheet, "Poisoned Dagger").poison().orElseThrow();
    assertEquals("Snake Venom", poison.name());
    assertEquals(PoisonKind.NEUROTOXIN, poison.kind());
    assertEquals(3, poison.potency());
  }

  @Test
  void aRiderKnowsHisMountAndTwoWhoRideEachOtherGoOnFoot() {
    Sheet rider = sheet("creature It { rides War Horse }");
    assertEquals("War Horse", rider.rides().orElseThrow().name());
    assertTrue(rider.rides().orElseThrow().isMount());
    Sheet circle = sheet("creature It { rides Beast }  creature Beast { rides It }");
    assertTrue(circle.rides().orElseThrow().rides().isEmpty());
  }

  /** LAY-03: a test of a skill that one lacks is a test of that skill all the same. */
  @Test
  void armourHindersAlsoWhoeverLacksTheSkill() {
    Sheet sheet = sheet("creature It { wears Jerkin, Chain Mail }");
    assertTrue(sheet.isPenalised("Stealth"));
    assertFalse(sheet.isPenalised("Perception"));
  }
}
