package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;
import static org.rpg.encounter.rules.combat.Fight.standard;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;

@DisplayName("INI-07 more than two sides")
class SidesTest {
  @Test
  void theHostileSideThatWaitedLongestReceivesUnlessTheHolderNamesAnother() {
    Battle battle =
        standard()
            .side("H", pc("A"))
            .side("O", npc("B"))
            .side("P", npc("C"))
            .referee(stopAfter(6))
            .build();
    assertEquals(List.of(0, 1, 2, 0, 1, 2), Fight.of(battle).holders());
  }

  @Test
  void theHolderNamesTheSideAndThatSidePicksTheCharacter() {
    Conduct toP =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return false;
          }

          @Override
          public boolean choosesReceiver() {
            return true;
          }

          @Override
          public int hostileSide(CombatView view, int self, Candidates sides) {
            return 2;
          }
        };
    Battle battle =
        standard()
            .side("H", pc("A").conduct(toP))
            .side("O", npc("B"))
            .side("P", (view, side, candidates) -> 3, List.of(npc("C"), npc("D")))
            .referee(stopAfter(2))
            .build();
    assertEquals(List.of(0, 3), Fight.of(battle).holders());
    // INI-07, the other reading: the side that has waited longest, here the first of two.
    Battle waiting =
        Fight.under(Ruleset.standard().with(Parameter.NEXT_SIDE, 1))
            .side("H", pc("A").conduct(toP))
            .side("O", npc("B"))
            .side("P", (view, side, candidates) -> 3, List.of(npc("C"), npc("D")))
            .referee(stopAfter(2))
            .build();
    assertEquals(List.of(0, 1), Fight.of(waiting).holders());
  }

  @Test
  void alliedSidesShareTheirTurnsAndTheVictory() {
    Battle battle =
        standard()
            .side("H", pc("A"))
            .side("Guards", npc("G"))
            .side("O", npc("C"))
            .relation(0, 1, Relation.ALLIED)
            .referee(stopAfter(4))
            .build();
    Fight fight = Fight.of(battle);
    assertEquals(List.of(0, 2, 1, 2), fight.holders());
    assertEquals(2, fight.combat().turnOf(0));
    assertEquals(2, fight.combat().turnOf(1));
    assertEquals(Relation.ALLIED, fight.combat().relation(0, 1));
    assertEquals(1, fight.combat().allies(0));
  }

  @Test
  @DisplayName("INT-34")
  void aNeutralSideNeitherReceivesTheInitiativeNorKeepsTheCombatGoing() {
    Battle battle =
        standard()
            .side("H", pc("A"))
            .side("O", npc("C"))
            .side("Villagers", npc("V"))
            .relation(0, 2, Relation.NEUTRAL)
            .relation(1, 2, Relation.NEUTRAL)
            .referee(leavesAtThird())
            .build();
    Fight fight = Fight.of(battle);
    assertEquals(List.of(0, 1, 0), fight.holders());
    assertEquals(EndReason.ONE_SIDE_LEFT, fight.combat().reason());
    assertTrue(fight.combat().won(0));
    assertFalse(fight.combat().won(2));
    assertEquals(Relation.NEUTRAL, fight.combat().relation(2, 0));
    assertEquals(0, fight.combat().enemies(2));
  }

  private static Referee leavesAtThird() {
    return new Referee() {
      @Override
      public int afterActivation(GameMaster master, int holder) {
        if (master.view().activations() == 3) {
          master.leave(1, Fate.FLED);
        }
        return GO_ON;
      }
    };
  }
}
