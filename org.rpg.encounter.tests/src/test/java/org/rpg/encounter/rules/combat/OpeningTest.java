package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.body.Condition.SURPRISED;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;
import static org.rpg.encounter.rules.combat.Fight.standard;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.WoundKind;

@DisplayName("INI-02, INI-03, STA-01 the opening holder and the end of surprise")
class OpeningTest {
  private static int opener(Battle.Builder battle) {
    return Fight.of(battle.referee(stopAfter(1)).build()).holders().get(0);
  }

  @Test
  @DisplayName("INI-02")
  void aPcWhoIsNotSurprisedOpens() {
    assertEquals(0, opener(standard().side("H", pc("A"), pc("B")).side("O", npc("C"))));
    assertEquals(
        1, opener(standard().side("H", pc("A").starts(SURPRISED), pc("B")).side("O", npc("C"))));
    assertEquals(1, opener(standard().side("O", npc("C")).side("H", pc("A"))));
  }

  @Test
  @DisplayName("INI-02")
  void thePlayersChoiceOpens() {
    assertEquals(1, opener(standard().side("H", pc("A"), pc("B")).side("O", npc("C")).opening(1)));
  }

  @Test
  @DisplayName("INI-03")
  void anOpponentOpensWhenAllPcsAreSurprised() {
    Battle battle =
        standard()
            .side("H", pc("A").starts(SURPRISED), pc("B").starts(SURPRISED))
            .side("O", npc("C"), npc("D"))
            .referee(stopAfter(1))
            .build();
    Fight fight = Fight.of(battle);
    assertEquals(2, fight.only(Event.CombatStarted.class).holder());
    assertEquals(Rule.INI_03, fight.only(Event.CombatStarted.class).rules().get(0));
    assertTrue(fight.who(0).has(SURPRISED));
  }

  @Test
  @DisplayName("INI-03")
  void theGameMastersChoiceOpens() {
    assertEquals(
        2,
        opener(
            standard()
                .side("H", pc("A").starts(SURPRISED))
                .side("O", npc("C"), npc("D"))
                .opening(2)));
  }

  @Test
  @DisplayName("INI-03, INT-12")
  void whenBothSidesAreSurprisedAnOpponentOpensAndItsSideIsSurprisedNoMore() {
    Battle battle =
        standard()
            .side("H", pc("A").starts(SURPRISED))
            .side("O", npc("C").starts(SURPRISED), npc("D").starts(SURPRISED))
            .referee(stopAfter(1))
            .build();
    Fight fight = Fight.of(battle);
    assertEquals(1, fight.holders().get(0));
    assertFalse(fight.who(1).has(SURPRISED));
    assertFalse(fight.who(2).has(SURPRISED));
    assertTrue(fight.who(0).has(SURPRISED));
  }

  @Test
  @DisplayName("INI-03")
  void anOpponentWhoIsNotSurprisedIsPreferred() {
    assertEquals(
        2,
        opener(
            standard()
                .side("H", pc("A").starts(SURPRISED))
                .side("O", npc("C").starts(SURPRISED), npc("D"))));
  }

  @Test
  @DisplayName("INT-11, STA-01")
  void theOpeningAssignmentDoesNotEndTheSurpriseOfOthers() {
    Battle battle =
        standard()
            .side("H", pc("A"), pc("B").starts(SURPRISED))
            .side("O", npc("C").starts(SURPRISED))
            .referee(stopAfter(1))
            .build();
    Fight fight = Fight.of(battle);
    assertEquals(0, fight.holders().get(0));
    assertTrue(fight.who(1).has(SURPRISED));
    assertTrue(fight.who(2).has(SURPRISED));
  }

  @Test
  @DisplayName("STA-01")
  void surpriseEndsForASideThatReceivesTheInitiativeByAHandOver() {
    Battle battle =
        standard()
            .side("H", pc("A"), pc("B").starts(SURPRISED))
            .side("O", npc("C").starts(SURPRISED), npc("D").starts(SURPRISED))
            .referee(stopAfter(2))
            .build();
    Fight fight = Fight.of(battle);
    assertFalse(fight.who(2).has(SURPRISED));
    assertFalse(fight.who(3).has(SURPRISED));
    assertTrue(fight.who(1).has(SURPRISED));
  }

  @Test
  @DisplayName("STA-01")
  void surpriseEndsAfterTheFirstAttackEvenAMiss() {
    Battle battle =
        standard()
            .side("H", pc("A").conduct(Fight.does(turn -> turn.attack(1))).at(at(0)))
            .side("O", npc("C").starts(SURPRISED).at(at(1)))
            .referee(stopAfter(1))
            .build();
    Fight fight = Fight.of(battle, 3, 2); // TAC-04: one positive chance, and 3 is no hit
    assertFalse(fight.who(1).has(SURPRISED));
    assertEquals(Rule.STA_01, fight.only(Event.ConditionLost.class).rules().get(0));
  }

  @Test
  @DisplayName("STA-01")
  void surpriseEndsForWhoeverFirstReceivesTheInitiative() {
    // An even die keeps the initiative on the side, so that B gets it without a hand-over to it.
    Battle battle =
        standard()
            .side(
                "H",
                pc("A").conduct(Fight.does(turn -> turn.attack(3))).at(at(0)),
                pc("B").starts(SURPRISED).at(at(5)),
                pc("D").starts(SURPRISED).at(at(7)))
            .side("O", npc("C").at(at(1)))
            .referee(stopAfter(2))
            .build();
    Fight fight = Fight.of(battle, 2);
    assertEquals(1, fight.holders().get(1));
    assertFalse(fight.who(1).has(SURPRISED));
    assertTrue(fight.who(2).has(SURPRISED));
  }

  @Test
  @DisplayName("WND-02 LAY-12: a wound of before the combat leaves at least 1 point of Life")
  void nobodyStartsDead() {
    // Physique 0: 6 points of Life
    Battle battle =
        standard()
            .side("H", pc("A").wound(9, WoundKind.CUTTING).wound(1, WoundKind.CUTTING))
            .side("O", npc("C"))
            .referee(stopAfter(1))
            .build();
    assertEquals(1, new Combat(battle).combatant(0).life());
  }

  private static int at(int column) {
    return org.rpg.encounter.rules.field.Squares.at(column, 0);
  }
}
