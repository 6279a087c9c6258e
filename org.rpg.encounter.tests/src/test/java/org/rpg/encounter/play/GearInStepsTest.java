package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Event.ValueChanged;
import org.rpg.encounter.rules.combat.ActionKind;

/** Weapons, shields, armour and things at random that the scene gives and takes. */
class GearInStepsTest {
  private static final String ENGLISH =
      """
      tactics Idle { otherwise: wait }
      tactics Cutter { if has Sword: attack nearest enemy with Sword }
      armour Hide { protection 2  layer 1 }
      armour Mail { protection 4  layer 2 }
      armour Scales { protection 5  layer 2 }
      weapon Sword { size medium  damage 1d8 cutting  melee 1.5 m }
      weapon Dagger { size small  damage 1d4 piercing  melee 1.5 m  ranged 6 m  thrown }
      weapon Pike { size large  damage 1d10 piercing  melee 3 m  hands 2 }
      shield Board { hands 1  defence 2 }
      item Herb
      item Coin
      item Ember spell
      character Ana { skills Physique 2, Fight 3, Shield 1  wears Hide  carries Dagger  style Cutter }
      character Bento { skills Physique 2  wields Pike  carries 2 Herbs  knows Ember  style Idle }
      creature Foe { skills Physique 2  style Idle }
      encounter Yard {
        heroes: Ana, Bento
        opponents: Foe at 1.5 m from Ana
        initiative Ana
        %s
        ends after 1 turn with draw
      }
      """;

  private static Told english(String elements, int... rolls) {
    return Told.of(ENGLISH.formatted(elements), rolls);
  }

  private static int owned(Told told, String who, String weapon, boolean inHand) {
    int count = 0;
    for (int i = 0; i < told.combatant(who).weapons(); i++) {
      boolean is = told.combatant(who).weapon(i).name().equals(weapon);
      count += is && told.combatant(who).owns(i) && told.combatant(who).inHand(i) == inHand ? 1 : 0;
    }
    return count;
  }

  @Test
  @DisplayName("BASE-17: a weapon that one comes by is at hand, and used as well as one can")
  void aWeaponGainedIsInHand() {
    // The sword at Fight 3: 5 + 3 against 7 + 0 hits (Bento stands behind him: two dice, TAC-23).
    Told told = english("on turn 1: Ana gains 1 Sword", 5, 1, 1);
    assertEquals(List.of("attack Foe"), told.deeds("Ana"));
    assertEquals(3, told.all(Event.Attacked.class).get(0).skill());
    assertEquals(1, owned(told, "Ana", "Sword", true));
    assertEquals(1, told.all(ValueChanged.class).size());
    assertEquals(List.of(), english("").deeds("Ana"));
  }

  @Test
  @DisplayName("ACT-08: what no hand is left for is at the belt")
  void withoutAFreeHandItIsAtTheBelt() {
    Told told = english("on turn 1: Bento gains 2 Daggers");
    assertEquals(0, owned(told, "Bento", "Dagger", true));
    assertEquals(2, owned(told, "Bento", "Dagger", false));
  }

  @Test
  void aWeaponLostIsGone() {
    Told told = english("on turn 1 { Ana gains 1 Sword  Ana loses Sword  Foe loses Sword }");
    assertEquals(List.of(), told.deeds("Ana"));
    assertEquals(0, owned(told, "Ana", "Sword", true) + owned(told, "Ana", "Sword", false));
    Told pike = english("on turn 1: Bento loses Pike");
    assertEquals(0, owned(pike, "Bento", "Pike", true));
  }

  @Test
  @DisplayName("DEF-03: a shield that one comes by helps as soon as it is in hand")
  void shields() {
    Told told = english("on turn 1: Ana gains Board");
    assertEquals("Board", told.combatant("Ana").shield().get().name());
    Told full = english("on turn 1 { Bento gains Board  if Bento has Board: Foe becomes prone }");
    assertTrue(full.combatant("Foe").has(org.rpg.encounter.rules.body.Condition.PRONE));
    Told lost = english("on turn 1 { Ana gains Board  Ana loses Board }");
    assertTrue(lost.combatant("Ana").shield().isEmpty());
    assertEquals(2, lost.all(ValueChanged.class).size());
  }

  @Test
  @DisplayName("INT-35, LAY-02: armour in a fight raises the most there can be, and lowers at once")
  void armour() {
    Told told = english("on turn 1 { Ana gains Mail  Ana gains Scales  Ana takes 5 cutting }");
    assertEquals(2, told.all(Event.Harmed.class).get(0).toProtection());
    assertEquals(2 + 4, told.combatant("Ana").body().maxProtection(), "one armour of each layer");
    Told lost = english("on turn 1 { Ana loses Hide  Ana loses Hide  Ana loses Mail }");
    assertEquals(0, lost.combatant("Ana").protection());
    assertEquals(1, lost.all(ValueChanged.class).size());
    Told bare = english("Ana starts without armour\n on turn 1 { Ana gains Hide }");
    assertEquals(2, bare.combatant("Ana").body().maxProtection());
  }

  @Test
  void thingsAtRandomAreOfThoseInTheFight() {
    // The coin is spoken of before anybody's herbs; a spell is nothing that one finds.
    Told told = english("on turn 1 { Ana gains 2 random items  Foe loses Coin }", 2, 1);
    List<ValueChanged> changes = told.all(ValueChanged.class);
    assertEquals(List.of("Herb", "Coin"), changes.stream().map(ValueChanged::value).toList());
  }

  @Test
  void whatNobodyGivesNobodyHas() {
    Told told = english("");
    assertFalse(told.did("Ana", ActionKind.EQUIP));
    assertEquals(2, told.combatant("Ana").weapons()); // the dagger and bare hands
  }

  @Test
  void theSameInPortuguese() {
    Told told =
        Told.of(
            """
            tática Parada { senão: aguardar }
            arma Espada Velha { tamanho médio  dano 1d8 cortante  corpo a corpo 1,5 m }
            item Erva
            personagem Ana { perícias Físico 2  leva Erva  estilo Parada }
            criatura Inimigo { perícias Físico 2  estilo Parada }
            encontro Pátio {
              heróis: Ana
              oponentes: Inimigo
              iniciativa Ana
              no turno 1 { Ana ganha 1 Espada Velha  Inimigo ganha 1 itens ao acaso }
              termina depois de 1 turno com empate
            }
            """);
    assertEquals(1, owned(told, "Ana", "Espada Velha", true));
    assertEquals("Erva", told.all(ValueChanged.class).get(1).value());
  }
}
