package org.rpg.encounter.rules.gear;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.combat.Difficulty;
import org.rpg.encounter.rules.combat.Sheet;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;

class GearTest {
  private static Weapon.Builder dagger() {
    return Weapon.named("Dagger", "Fight[Dagger]")
        .size(WeaponSize.SMALL)
        .damage("1d4", DamageKind.PIERCING);
  }

  @Test
  @DisplayName("TAC-19, TAC-21 what fighting with two weapons asks of each")
  void twoWeaponFacts() {
    Weapon axe =
        Weapon.named("Axe", "Fight[Axe]").hands(2).damage("1d10", DamageKind.CUTTING).build();
    assertTrue(dagger().build().isSmall());
    assertTrue(dagger().build().isForOneHand());
    assertFalse(axe.isSmall());
    assertFalse(axe.isForOneHand());
  }

  @Test
  @DisplayName("TAC-07 bare hands are natural and no wielded weapon; claws are one")
  void bareHandsAndClaws() {
    Weapon fists = dagger().unarmed().build();
    Weapon claws = dagger().natural().build();
    assertTrue(fists.unarmed());
    assertTrue(fists.natural());
    assertEquals(0, fists.hands());
    assertFalse(claws.unarmed());
  }

  @Test
  @DisplayName("POI-02 a poison on a weapon; CTR-01 weapons and shields that counter-attack")
  void poisonAndCounterAttacks() {
    Poison venom = Poison.of("Venom", PoisonKind.NEUROTOXIN, 4);
    assertEquals(Optional.empty(), dagger().build().poison());
    assertEquals(Optional.of(venom), dagger().build().poisonedWith(venom).poison());
    assertEquals(
        dagger().counters().build().poisonedWith(venom),
        dagger().counters().poisonedWith(venom).build());
    assertTrue(dagger().counters().build().counters());
    assertTrue(new Shield("Spiked", 1, 0, true).counters());
    assertFalse(new Shield("Buckler", 1, 0).counters());
  }

  @Test
  @DisplayName("ACT-05, ACT-11, ACT-13 items, their tests and what they are")
  void items() {
    ItemTest test = new ItemTest(List.of("Occultism"), Difficulty.of(9));
    Item dart = Item.of("Fire Dart", ItemKind.SPELL).range(8).test(test);
    assertEquals(0, dart.hands());
    assertEquals(8, dart.range());
    assertEquals(Optional.of(test), dart.test());
    assertTrue(ItemKind.SPELL.isKnown());
    assertTrue(ItemKind.POTION.isUsedUp());
    assertFalse(ItemKind.MAGIC_RING.isUsedUp());
    assertEquals(1, Item.of("Salve", ItemKind.POTION).hands());
    assertThrows(IllegalArgumentException.class, () -> Item.of("Log", ItemKind.OTHER).hands(3));
    assertThrows(IllegalArgumentException.class, () -> new ItemTest(List.of(), Difficulty.of(9)));
  }

  @Test
  @DisplayName("ACT-04, ACT-10 a sheet says where things are")
  void aSheetSaysWhereThingsAre() {
    Item potion = Item.of("Potion", ItemKind.POTION);
    Item torch = Item.of("Torch", ItemKind.OTHER);
    Sheet sheet =
        Sheet.pc("Ana")
            .wields(dagger().build())
            .carries(dagger().build())
            .carries(dagger().build(), Container.BACKPACK)
            .carries(potion, Container.POUCH, 2)
            .carries(torch, Container.HAND)
            .knows(Item.of("Blessing", ItemKind.MIRACLE))
            .build();
    assertEquals(Container.HAND, sheet.container(0));
    assertEquals(Container.BELT, sheet.container(1));
    assertEquals(Container.BACKPACK, sheet.container(2));
    assertEquals(new Carried(potion, Container.POUCH, 2), sheet.items().get(0));
    assertEquals(3, sheet.items().size());
    assertEquals(0, sheet.handsFree()); // dagger and torch
    assertThrows(IllegalArgumentException.class, () -> new Carried(potion, Container.POCKET, 0));
  }

  @Test
  @DisplayName("SIT-20, TAC-13, CTR-01 traits of beings")
  void traits() {
    Sheet horse = Sheet.npc("Horse").mount().build();
    Sheet knight = Sheet.pc("Knight").rides(horse).counters().build();
    assertTrue(horse.isMount());
    assertEquals(Optional.of(horse), knight.rides());
    assertTrue(knight.counters());
    assertFalse(knight.isUndead());
    assertTrue(Sheet.npc("Ghoul").undead().build().isUndead());
  }
}
