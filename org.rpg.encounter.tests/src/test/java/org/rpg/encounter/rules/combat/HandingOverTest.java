package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("INI-01, INI-04 to INI-09, TRN-01, TRN-02 handing the initiative over")
class HandingOverTest {
  private Ruleset ruleset = Ruleset.standard();

  /** Three heroes around C, who has a friend D; 2 and 3 miss (7 is needed), so dice are parity. */
  private Battle battle(int activations, Conduct heroes, Conduct opponents) {
    return Fight.under(ruleset)
        .side(
            "H",
            pc("A").conduct(heroes).at(Squares.at(0, 0)),
            pc("B").conduct(heroes).at(Squares.at(0, 1)),
            pc("E").conduct(heroes).at(Squares.at(0, 2)))
        .side(
            "O",
            npc("C").conduct(opponents).at(Squares.at(1, 1)),
            npc("D").conduct(opponents).at(Squares.at(1, 5)))
        .referee(stopAfter(activations))
        .build();
  }

  private static Conduct attack(int target) {
    return does(turn -> turn.attack(target));
  }

  @Test
  @DisplayName("INI-05, INI-06")
  void evenDieKeepsTheInitiativeOnTheSameSideForThoseWhoHaveNotActed() {
    Fight fight = Fight.of(battle(3, attack(3), PlainConduct.IDLE), evens(3));
    assertEquals(List.of(0, 1, 2), fight.holders());
    assertEquals(List.of(1, 1, 1), fight.turnsOfHolders());
    assertEquals(Rule.INI_05, fight.all(Event.InitiativeKept.class).get(0).rules().get(0));
  }

  /** Misses with an even die; C is outnumbered, so two dice are rolled an attack. */
  private static int[] evens(int attacks) {
    int[] rolls = new int[2 * attacks];
    java.util.Arrays.fill(rolls, 2);
    return rolls;
  }

  @Test
  @DisplayName("INI-07, TRN-01, TRN-02")
  void oddDieGivesItToTheOtherSideAndANewTurnBegins() {
    Fight fight = Fight.of(battle(2, attack(3), PlainConduct.IDLE), 3, 3);
    assertEquals(List.of(0, 3), fight.holders());
    assertEquals(List.of(1, 2), fight.turnsOfHolders());
    assertEquals(1, fight.combat().turnOf(0));
    assertEquals(1, fight.combat().turnOf(1));
    assertEquals(Rule.INI_07, fight.only(Event.InitiativeLost.class).rules().get(0));
    assertEquals(1, fight.only(Event.TurnEnded.class).turn());
  }

  @Test
  @DisplayName("INI-07, INI-09")
  void noTestInTheMajorActionLosesIt() {
    assertEquals(
        List.of(0, 3), Fight.of(battle(2, PlainConduct.IDLE, PlainConduct.IDLE)).holders());
    Conduct shouts = does(Turn::shout);
    assertEquals(List.of(0, 3), Fight.of(battle(2, shouts, PlainConduct.IDLE)).holders());
  }

  @Test
  @DisplayName("INI-04")
  void theInitiativeGoesToSomebodyElseEachTime() {
    Fight fight = Fight.of(battle(6, PlainConduct.IDLE, PlainConduct.IDLE));
    // Default policy: who has not acted, then who held it longest ago.
    assertEquals(List.of(0, 3, 1, 4, 2, 3), fight.holders());
  }

  @Test
  @DisplayName("INI-06, INT-14")
  void onceAllHaveActedTheChoiceIsFreeAndTheListNeverResets() {
    Conduct toA =
        new Chooser(attack(3)) {
          @Override
          public int keep(CombatView view, int self, Candidates allies) {
            return allies.contains(0) ? 0 : NO_CHOICE;
          }
        };
    // A, then B and E by priority (A is not a candidate), then A by choice.
    Fight fight = Fight.of(battle(5, toA, PlainConduct.IDLE), evens(5));
    assertEquals(List.of(0, 1, 2, 0, 1), fight.holders());
  }

  @Test
  @DisplayName("INI-06 measured over each turn")
  void priorityMayBeMeasuredInEachTurn() {
    ruleset = ruleset.with(Parameter.ALLY_PRIORITY, "Each Turn");
    Conduct toA =
        new Chooser(attack(3)) {
          @Override
          public int keep(CombatView view, int self, Candidates allies) {
            return allies.contains(0) ? 0 : NO_CHOICE;
          }
        };
    // A odd; C hands back; in the new turn B holds it first and may choose A, who acted last turn.
    Fight fight = Fight.of(battle(4, toA, PlainConduct.IDLE), 3, 3, 2, 2, 2, 2);
    assertEquals(List.of(0, 3, 1, 0), fight.holders());
  }

  @Test
  @DisplayName("INI-06 as advice")
  void priorityMayBeMereAdvice() {
    ruleset = ruleset.with(Parameter.ALLY_PRIORITY, "Advice");
    Conduct toE =
        new Chooser(attack(3)) {
          @Override
          public int keep(CombatView view, int self, Candidates allies) {
            return self == 2 ? 0 : 2;
          }
        };
    Fight fight = Fight.of(battle(3, toE, PlainConduct.IDLE), evens(3));
    assertEquals(List.of(0, 2, 0), fight.holders());
  }

  @Test
  @DisplayName("INI-06")
  void holdingItWithoutDoingAnythingIsHavingActed() {
    Fight fight = Fight.of(battle(1, PlainConduct.IDLE, PlainConduct.IDLE));
    assertTrue(fight.who(0).hasActed());
    assertEquals(false, fight.who(1).hasActed());
  }

  @Test
  @DisplayName("INI-07")
  void theReceivingSideChoosesAndPriorityDoesNotBindIt() {
    SideConduct alwaysD = (view, side, candidates) -> 2;
    Battle battle =
        Fight.standard()
            .side("H", pc("A"))
            .side("O", alwaysD, List.of(npc("C"), npc("D")))
            .referee(stopAfter(4))
            .build();
    assertEquals(List.of(0, 2, 0, 2), Fight.of(battle).holders());
  }

  @Test
  @DisplayName("INI-07 reading (b)")
  void theHolderMayChooseTheReceiver() {
    ruleset = ruleset.with(Parameter.RECEIVER, "Holder Chooses");
    Conduct toD =
        new Chooser(PlainConduct.IDLE) {
          @Override
          public int lose(CombatView view, int self, Candidates enemies) {
            return 4;
          }
        };
    assertEquals(List.of(0, 4), Fight.of(battle(2, toD, PlainConduct.IDLE)).holders());
  }

  @Test
  @DisplayName("INI-05, INT-09")
  void aLoneHolderActsAgainInTheSameTurnWithAFreshActionSet() {
    Fight fight = Fight.of(duel(2, attack(1)), 2, 2);
    assertEquals(List.of(0, 0), fight.holders());
    assertEquals(List.of(1, 1), fight.turnsOfHolders());
    assertEquals(2, fight.who(0).attacks());
  }

  @Test
  @DisplayName("INI-05 reading (b)")
  void aLoneHoldersEvenDieMayGoToTheOpponents() {
    ruleset = ruleset.with(Parameter.LONE_EVEN_DIE, "Goes to Opponents");
    assertEquals(List.of(0, 1), Fight.of(duel(2, attack(1)), 2).holders());
  }

  @Test
  @DisplayName("INI-05 reading (c)")
  void aLoneHoldersEvenDieMayBeginANewTurnOfHisSide() {
    ruleset = ruleset.with(Parameter.LONE_EVEN_DIE, "Restarts");
    Fight fight = Fight.of(duel(2, attack(1)), 2, 2);
    assertEquals(List.of(0, 0), fight.holders());
    assertEquals(List.of(1, 2), fight.turnsOfHolders());
    assertEquals(2, fight.combat().turnOf(0));
  }

  private Battle duel(int activations, Conduct conduct) {
    return Fight.under(ruleset)
        .side("H", pc("A").conduct(conduct).at(Squares.at(0, 0)))
        .side("O", npc("C").at(Squares.at(1, 0)))
        .referee(stopAfter(activations))
        .build();
  }

  @Test
  @DisplayName("INI-08")
  void damageAndWhatOthersRollDoNotCount() {
    // A hits C with an odd 9, the damage die is even: the initiative is lost.
    Fight fight = Fight.of(duel(2, attack(1)), 9, 4);
    assertEquals(List.of(0, 1), fight.holders());
  }

  @Test
  @DisplayName("INT-13")
  void whoeverDropsOutAfterAnEvenDieLeavesTheChoiceToHisSide() {
    SideConduct toE = (view, side, candidates) -> 2;
    Referee kills = killerOfHolder();
    Battle battle =
        Fight.standard()
            .side(
                "H",
                toE,
                List.of(
                    pc("A").conduct(attack(3)).at(Squares.at(0, 0)),
                    pc("B").at(Squares.at(0, 9)),
                    pc("E").at(Squares.at(0, 8))))
            .side("O", npc("C").at(Squares.at(1, 0)))
            .referee(kills)
            .build();
    assertEquals(List.of(0, 2), Fight.of(battle, 2).holders().subList(0, 2));
  }

  @Test
  @DisplayName("INT-13")
  void withoutAllyLeftItGoesToTheOpponents() {
    Battle battle =
        Fight.standard()
            .side("H", pc("A").conduct(attack(1)).at(Squares.at(0, 0)))
            .side("O", npc("C").at(Squares.at(1, 0)))
            .referee(
                new Referee() {
                  @Override
                  public int afterActivation(GameMaster master, int holder) {
                    if (master.view().activations() == 1) {
                      master.harm(0, 99, DamageKind.DIRECT);
                    }
                    return master.view().activations() == 2 ? 0 : GO_ON;
                  }

                  @Override
                  public boolean awaits(CombatView view, int side) {
                    return side == 0;
                  }
                })
            .build();
    assertEquals(List.of(0, 1), Fight.of(battle, 2).holders());
  }

  private static Referee killerOfHolder() {
    return new Referee() {
      @Override
      public int afterActivation(GameMaster master, int holder) {
        if (master.view().activations() == 1) {
          master.harm(holder, 99, DamageKind.DIRECT);
          return GO_ON;
        }
        return 0;
      }
    };
  }

  @Test
  @DisplayName("INT-10")
  void anEmptyTurnOfTheOpponentsPassesAndOnesOwnTurnBeginsAgain() {
    // The opponents are dead, but others are still to come.
    Battle battle =
        Fight.standard()
            .side("H", pc("A"), pc("B"))
            .side("O", npc("C").expected())
            .referee(
                new Referee() {
                  @Override
                  public int afterActivation(GameMaster master, int holder) {
                    return master.view().activations() == 3 ? 0 : GO_ON;
                  }

                  @Override
                  public boolean awaits(CombatView view, int side) {
                    return side == 1;
                  }
                })
            .build();
    Fight fight = Fight.of(battle);
    assertEquals(List.of(0, 1, 0), fight.holders());
    assertEquals(List.of(1, 3, 5), fight.turnsOfHolders());
    assertEquals(2, fight.combat().turnOf(1));
    assertEquals(Rule.INT_10, fight.all(Event.InitiativeLost.class).get(0).rules().get(0));
  }

  /** Acts like another and chooses receivers. */
  private abstract static class Chooser implements Conduct {
    private final Conduct conduct;

    Chooser(Conduct conduct) {
      this.conduct = conduct;
    }

    @Override
    public boolean act(Turn turn) {
      return conduct.act(turn);
    }

    @Override
    public boolean choosesReceiver() {
      return true;
    }
  }
}
