package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;
import static org.rpg.encounter.rules.combat.Fight.standard;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;

@DisplayName("INT-34, LAY-05, STA-07 the end of a combat, and what the game master may do")
class EndTest {
  private static Referee after(int activation, java.util.function.Consumer<GameMaster> deed) {
    return new Referee() {
      @Override
      public int afterActivation(GameMaster master, int holder) {
        if (master.view().activations() == activation) {
          deed.accept(master);
        }
        return GO_ON;
      }
    };
  }

  private static Battle.Builder pair() {
    return standard().side("H", pc("A")).side("O", npc("C"), npc("D"));
  }

  @Test
  void itEndsWhenOnlyOneSideHasAbleMembers() {
    // STA-07: dead, fled and surrendered characters are not able.
    Fight fight =
        Fight.of(
            pair()
                .referee(
                    after(
                        2,
                        master -> {
                          master.leave(1, Fate.YIELDED);
                          master.harm(2, 99, DamageKind.DIRECT);
                        }))
                .build());
    CombatResult result = fight.combat().result();
    assertEquals(EndReason.ONE_SIDE_LEFT, result.reason());
    assertEquals(OptionalInt.of(0), result.winner());
    assertEquals(2, result.activations());
    assertEquals(2, result.turns());
    assertEquals(2, fight.combat().lost(1));
    assertEquals(2, fight.combat().members(1));
    assertEquals(Fate.YIELDED, fight.who(1).fate());
    assertEquals(result, fight.only(Event.CombatEnded.class).result());
  }

  @Test
  void itEndsWithoutWinnerWhenNobodyIsLeft() {
    Fight fight =
        Fight.of(
            pair()
                .referee(
                    after(
                        1,
                        master -> {
                          for (int i = 0; i < 3; i++) {
                            master.harm(i, 99, DamageKind.DIRECT);
                          }
                        }))
                .build());
    assertEquals(EndReason.NOBODY_LEFT, fight.combat().reason());
    assertEquals(OptionalInt.empty(), fight.combat().result().winner());
  }

  @Test
  void theBoundOnTurnsStopsItAndIsNamed() {
    Fight fight = Fight.of(pair().build());
    assertEquals(EndReason.TURN_LIMIT, fight.combat().reason());
    assertEquals(100, fight.combat().turn());
    assertEquals(100, fight.combat().activations());
    Ruleset shorter = Ruleset.standard().with(Parameter.TURN_LIMIT, 7);
    Battle battle = Fight.under(shorter).side("H", pc("A")).side("O", npc("C")).build();
    assertEquals(7, Fight.of(battle).combat().turn());
  }

  @Test
  void theBoundOnActivationsStopsAnEndlessTurn() {
    Ruleset shorter = Ruleset.standard().with(Parameter.ACTIVATION_LIMIT, 3);
    Battle battle =
        Fight.under(shorter)
            .side("H", pc("A").conduct(Fight.does(turn -> turn.attack(1))).at(Squares.at(0, 0)))
            .side("O", npc("C").at(Squares.at(1, 0)))
            .build();
    assertEquals(EndReason.ACTIVATION_LIMIT, Fight.of(battle, 2, 2, 2).combat().reason());
  }

  @Test
  void theRefereeNamesEndsAndTheirWinners() {
    Referee referee =
        new Referee() {
          @Override
          public int turnStarted(GameMaster master, int side) {
            return side == 1 && master.view().turnOf(1) == 2 ? 5 : GO_ON;
          }

          @Override
          public int winner(CombatView view, int end) {
            return end == 5 ? 1 : NO_SIDE;
          }
        };
    Fight fight = Fight.of(pair().referee(referee).build());
    assertEquals(EndReason.NAMED_END, fight.combat().reason());
    assertEquals(5, fight.combat().end());
    assertTrue(fight.combat().won(1));
    assertEquals(4, fight.combat().turn());
  }

  @Test
  @DisplayName("LAY-05")
  void protectionIsWholeAgainAfterwards() {
    Member armoured = Member.of(Sheet.pc("A").wears(new Armour("Mail", 5)).build()).protection(1);
    Battle battle =
        standard()
            .side("H", armoured.conduct(PlainConduct.IDLE))
            .side("O", npc("C"))
            .referee(Fight.stopAfter(1))
            .build();
    assertEquals(5, Fight.of(battle).who(0).protection());
  }

  @Test
  @DisplayName("INT-14")
  void newcomersCountAsNotHavingActed() {
    Battle battle =
        standard()
            .side("H", pc("A"))
            .side("O", npc("C"), npc("D").expected().at(Squares.at(3, 3)))
            .referee(
                new Referee() {
                  @Override
                  public int afterActivation(GameMaster master, int holder) {
                    if (master.view().activations() == 3) {
                      master.arrive(2);
                    }
                    return master.view().activations() == 4 ? 0 : GO_ON;
                  }
                })
            .build();
    Fight fight = Fight.of(battle);
    assertEquals(List.of(0, 1, 0, 2), fight.holders());
    assertEquals(Squares.at(3, 3), fight.only(Event.Arrived.class).square());
    assertEquals(2, fight.combat().members(1));
  }

  @Test
  void someoneExpectedIsNoTargetAndCountsForNobody() {
    Battle battle = standard().side("H", pc("A")).side("O", npc("C").expected()).build();
    Fight fight = Fight.of(battle);
    assertEquals(EndReason.ONE_SIDE_LEFT, fight.combat().reason());
    assertEquals(Fate.EXPECTED, fight.who(1).fate());
    assertEquals(0, fight.combat().members(1));
  }

  @Test
  void theGameMasterSetsAndWounds() {
    Fight fight =
        Fight.untold(
            pair()
                .referee(
                    new Referee() {
                      @Override
                      public void opening(GameMaster master) {
                        master.setVigor(0, 99);
                        master.setVigor(1, 3);
                        master.wound(0, 2, DamageKind.CUTTING);
                        master.place(0, Squares.at(5, 5));
                        master.gain(0, Condition.PRONE, Duration.WITHOUT_END);
                        master.setProtection(0, 4);
                      }

                      @Override
                      public int afterActivation(GameMaster master, int holder) {
                        return 0;
                      }
                    })
                .build());
    assertEquals(4, fight.who(0).life());
    assertEquals(4, fight.who(0).vigor()); // LAY-06, LAY-07
    assertEquals(3, fight.who(1).vigor());
    assertEquals(Squares.at(5, 5), fight.combat().square(0));
    assertTrue(fight.who(0).has(Condition.PRONE));
    assertTrue(fight.who(0).isExposed());
    assertTrue(fight.who(0).isUnprotected()); // LAY-04, STA-04: no armour, no Protection
    assertFalse(fight.who(0).isSpent()); // LAY-09, STA-05
  }

  @Test
  @DisplayName("WND-02, LAY-06, LAY-02")
  void everyoneStartsInTheStateAskedFor() {
    Sheet sheet = Sheet.pc("A").skill("Physique", 2).wears(new Armour("Mail", 5)).build();
    Battle battle =
        standard()
            .side(
                "H",
                Member.of(sheet)
                    .conduct(PlainConduct.IDLE)
                    .wound(3, WoundKind.CUTTING)
                    .life(5)
                    .vigor(2))
            .side("O", npc("C"))
            .referee(Fight.stopAfter(1))
            .build();
    Combatant a = Fight.of(battle).who(0);
    assertEquals(5, a.life());
    assertEquals(2, a.vigor());
    assertEquals(2, a.body().wounds());
    assertEquals(2, a.body().wound(1).severity());
  }

  @Test
  void eachRunStartsAfreshAndAListenerChangesNothing() {
    Battle battle =
        standard()
            .side("H", Member.of(Sheet.pc("A").wields(Fight.SWORD).build()))
            .side("O", Member.of(Sheet.npc("C").wields(Fight.SWORD).build()))
            .build();
    Combat combat = new Combat(battle);
    for (int run = 0; run < 200; run++) {
      combat.run(new org.rpg.encounter.rules.dice.SeededDice(1, run));
      CombatResult silent = combat.result();
      int dealt = combat.combatant(0).damageDealt();
      CombatResult told =
          combat.run(new org.rpg.encounter.rules.dice.SeededDice(1, run), event -> {});
      assertEquals(silent, told);
      assertEquals(dealt, combat.combatant(0).damageDealt());
      Combat fresh = new Combat(battle);
      fresh.run(new org.rpg.encounter.rules.dice.SeededDice(1, run));
      assertEquals(silent, fresh.result());
    }
  }

  @Test
  void aBattleNeedsSomebodyAndRoom() {
    assertThrows(IllegalArgumentException.class, () -> standard().side("H").build());
    assertThrows(
        IllegalArgumentException.class, () -> standard().side("H", pc("A")).opening(3).build());
    assertThrows(
        IllegalArgumentException.class,
        () ->
            standard()
                .field(GridField.of(1, 1).build())
                .side("H", pc("A"))
                .side("O", npc("C"))
                .build());
  }
}
