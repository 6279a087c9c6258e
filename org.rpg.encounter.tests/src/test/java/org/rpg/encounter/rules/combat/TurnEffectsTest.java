package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.body.Condition.EXPOSED;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;

@DisplayName("TRN-03 to TRN-06, CON-00, INT-16, INT-17 effects per turn and durations")
class TurnEffectsTest {
  private static final int A = 0;
  private static final int C = 1;
  private Ruleset ruleset = Ruleset.standard();

  /** Calls back when a turn starts, and after activations. */
  private static final class Watcher implements Referee {
    private final int lastActivation;
    private Consumer<GameMaster> atOpening = master -> {};
    private int when;
    private Consumer<GameMaster> then = master -> {};
    private final List<String> seen = new ArrayList<>();

    Watcher(int lastActivation) {
      this.lastActivation = lastActivation;
    }

    Watcher opening(Consumer<GameMaster> deed) {
      atOpening = deed;
      return this;
    }

    Watcher after(int activation, Consumer<GameMaster> deed) {
      when = activation;
      then = deed;
      return this;
    }

    @Override
    public void opening(GameMaster master) {
      seen.clear();
      atOpening.accept(master);
    }

    @Override
    public int turnStarted(GameMaster master, int side) {
      CombatView view = master.view();
      seen.add(
          view.turn()
              + ":"
              + view.combatant(A).vigor()
              + (view.combatant(A).has(EXPOSED) ? "e" : ""));
      return GO_ON;
    }

    @Override
    public int afterActivation(GameMaster master, int holder) {
      if (master.view().activations() == when) {
        then.accept(master);
      }
      return master.view().activations() == lastActivation ? 0 : GO_ON;
    }
  }

  /** A and C hand the initiative to and fro: odd turns are A's, even turns C's. */
  private Fight fight(Watcher watcher, int... rolls) {
    Battle battle =
        Fight.under(ruleset).side("H", pc("A")).side("O", npc("C")).referee(watcher).build();
    return Fight.of(battle, rolls);
  }

  private static TurnEffect fatigue(int turns) {
    return new TurnEffect(DiceExpression.of(1, 3), DamageKind.FATIGUE, turns);
  }

  @Test
  @DisplayName("TRN-03, TRN-04, INT-17")
  void anEffectOfTwoTurnsTicksAtTheNextTwoStartsOfItsVictimsTurn() {
    // Applied in A's own first turn, which does not count. Vigor is 6 at first.
    Watcher watcher = new Watcher(9).after(1, master -> master.apply(A, fatigue(2)));
    fight(watcher, 1, 3);
    assertEquals(
        List.of("1:6", "2:6", "3:5", "4:5", "5:2", "6:2", "7:2", "8:2", "9:2"), watcher.seen);
  }

  @Test
  @DisplayName("TRN-03")
  void theOpeningTurnDoesNotTick() {
    Watcher watcher =
        new Watcher(3).opening(master -> master.apply(A, fatigue(Duration.WITHOUT_END)));
    ruleset = ruleset.with(Parameter.AFTER_COMBAT, "Stop");
    fight(watcher, 2);
    assertEquals(List.of("1:6", "2:6", "3:4"), watcher.seen);
  }

  @Test
  @DisplayName("TRN-03")
  void theOpeningTurnMayTick() {
    ruleset = ruleset.with(Parameter.OPENING_TURN_TICKS, true);
    ruleset = ruleset.with(Parameter.AFTER_COMBAT, "Stop");
    Watcher watcher =
        new Watcher(1).opening(master -> master.apply(A, fatigue(Duration.WITHOUT_END)));
    fight(watcher, 2);
    assertEquals(List.of("1:4"), watcher.seen);
  }

  @Test
  @DisplayName("TRN-04")
  void theTurnInProgressMayCount() {
    ruleset = ruleset.with(Parameter.CURRENT_TURN_COUNTS, true);
    Watcher watcher = new Watcher(5).after(1, master -> master.apply(A, fatigue(2)));
    fight(watcher, 1);
    assertEquals(List.of("1:6", "2:6", "3:5", "4:5", "5:5"), watcher.seen);
  }

  @Test
  @DisplayName("TRN-05")
  void untilYourNextTurnEndsWhenThatTurnStarts() {
    Watcher watcher =
        new Watcher(4).after(1, master -> master.gain(A, EXPOSED, Duration.UNTIL_NEXT_TURN));
    fight(watcher);
    assertEquals(List.of("1:6", "2:6e", "3:6", "4:6"), watcher.seen);
  }

  @Test
  @DisplayName("TRN-04")
  void aConditionOfOneTurnEndsWhenTheNextTurnOfItsVictimEnds() {
    Watcher watcher = new Watcher(5).after(1, master -> master.gain(A, EXPOSED, 1));
    fight(watcher);
    assertEquals(List.of("1:6", "2:6e", "3:6e", "4:6", "5:6"), watcher.seen);
  }

  @Test
  @DisplayName("CON-00")
  void aConditionEndsWithTheLastOfItsSources() {
    Watcher watcher =
        new Watcher(7)
            .after(
                1,
                master -> {
                  master.gain(A, EXPOSED, Duration.UNTIL_NEXT_TURN);
                  master.gain(A, EXPOSED, 2);
                });
    Fight fight = fight(watcher);
    assertEquals(List.of("1:6", "2:6e", "3:6e", "4:6e", "5:6e", "6:6", "7:6"), watcher.seen);
    assertEquals(1, fight.all(org.rpg.encounter.rules.Event.ConditionGained.class).size());
    assertEquals(1, fight.all(org.rpg.encounter.rules.Event.ConditionLost.class).size());
  }

  @Test
  @DisplayName("CON-00")
  void aTimedSourceDoesNotEndAConditionHeldWithoutEnd() {
    Watcher watcher =
        new Watcher(4)
            .after(
                1,
                master -> {
                  master.gain(A, EXPOSED, Duration.WITHOUT_END);
                  master.gain(A, EXPOSED, Duration.UNTIL_NEXT_TURN);
                });
    assertTrue(fight(watcher).who(A).has(EXPOSED));
    Watcher lifting =
        new Watcher(2)
            .opening(master -> master.gain(A, EXPOSED, 9))
            .after(1, master -> master.lose(A, EXPOSED));
    assertFalse(fight(lifting).who(A).has(EXPOSED));
  }

  @Test
  @DisplayName("INT-16")
  void whileASideKeepsTheInitiativeItsEffectsRest() {
    // A's even dice keep the initiative: five activations, one turn, no tick.
    Watcher watcher =
        new Watcher(5)
            .opening(
                master -> {
                  master.apply(A, fatigue(Duration.WITHOUT_END));
                  master.gain(A, EXPOSED, 1);
                });
    ruleset = ruleset.with(Parameter.AFTER_COMBAT, "Stop");
    Battle battle =
        Fight.under(ruleset)
            .side(
                "H",
                pc("A")
                    .conduct(Fight.does(turn -> turn.attack(C)))
                    .at(org.rpg.encounter.rules.field.Squares.at(0, 0)))
            .side("O", npc("C").at(org.rpg.encounter.rules.field.Squares.at(1, 0)))
            .referee(watcher)
            .build();
    Fight fight = Fight.of(battle, 2, 2, 2, 2, 2);
    assertEquals(6, fight.who(A).vigor());
    assertTrue(fight.who(A).has(EXPOSED));
  }

  @Test
  @DisplayName("TRN-06")
  void afterTheCombatEffectsGoOnInVirtualTurns() {
    Watcher watcher = new Watcher(1).after(1, master -> master.apply(A, fatigue(3)));
    assertEquals(6 - 1 - 2 - 3, fight(watcher, 1, 2, 3).who(A).vigor());
  }

  @Test
  @DisplayName("TRN-06")
  void anEffectWithoutEndIsFatalInVirtualTurns() {
    // Vigor 6 and Life 6 go in four ticks of 3 (BASE-12).
    Watcher watcher =
        new Watcher(1).after(1, master -> master.apply(A, fatigue(Duration.WITHOUT_END)));
    Fight fight = fight(watcher, 3, 3, 3, 3);
    assertEquals(Fate.DEAD, fight.who(A).fate());
    assertEquals(Combatant.NONE, fight.who(A).killer());
    assertEquals(DamageKind.FATIGUE, fight.who(A).killingKind().orElseThrow());
  }

  @Test
  @DisplayName("TRN-06")
  void effectsMayStopWithTheCombatOrWaitForTheGameMaster() {
    for (String reading : List.of("Stop", "Game Master")) {
      ruleset = Ruleset.standard().with(Parameter.AFTER_COMBAT, reading);
      Watcher watcher = new Watcher(1).after(1, master -> master.apply(A, fatigue(3)));
      assertEquals(6, fight(watcher).who(A).vigor());
    }
  }

  @Test
  @DisplayName("TRN-03")
  void severalEffectsTickInTheOrderTheyCame() {
    Watcher watcher =
        new Watcher(3)
            .after(
                1,
                master -> {
                  master.apply(A, new TurnEffect(DiceExpression.of(1, 4), DamageKind.DIRECT, 1));
                  master.apply(A, fatigue(1));
                });
    Fight fight = fight(watcher, 4, 2);
    // 4 direct: Life 2, Vigor 2; then 2 fatigue.
    assertEquals(2, fight.who(A).life());
    assertEquals(0, fight.who(A).vigor());
  }

  @Test
  void anEffectPerTurnLastsNoNegativeNumberOfTurns() {
    assertThrows(IllegalArgumentException.class, () -> fatigue(-1));
  }
}
