package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.ScriptedDice;
import org.rpg.encounter.rules.field.Squares;

/** K32: several who fight as one; the rulebook knows none, so all of it is ours. */
class SquadsTest {
  private static final int ANA = 0;
  private static final int SQUAD = 1;

  private static Battle.Builder yard(Ruleset ruleset, Member ana, Member squad) {
    return Fight.under(ruleset)
        .side("heroes", ana.at(Squares.at(0, 0)))
        .side("opponents", squad.at(Squares.at(1, 0)))
        .opening(SQUAD)
        .referee(Fight.stopAfter(1));
  }

  private static Member attacking() {
    return Fight.npc("Squad").conduct(Fight.does(turn -> turn.attack(ANA)));
  }

  private static Ruleset blows(int reading) {
    return Ruleset.standard().with(Parameter.SQUAD_BLOWS, reading);
  }

  @Test
  @DisplayName("TAC-23 six strike three times in one action, and outnumber by themselves")
  void halfOfItStrikes() {
    // Each of three attacks: 2 dice for one positive chance, 3 at best against 7: misses.
    Fight fight =
        Fight.of(yard(blows(0), Fight.pc("Ana"), attacking().squad(6)).build(), 3, 2, 3, 2, 3, 2);
    assertEquals(3, fight.all(Event.Attacked.class).size());
    assertEquals(Rule.TAC_23, fight.all(Event.Attacked.class).get(0).chances().get(0).source());
    assertEquals(List.of(SQUAD), fight.holders());
  }

  @Test
  void howManyStrikeIsAParameter() {
    Fight each =
        Fight.of(yard(blows(1), Fight.pc("Ana"), attacking().squad(2)).build(), 3, 2, 3, 2);
    assertEquals(2, each.all(Event.Attacked.class).size());
    Fight one = Fight.of(yard(blows(2), Fight.pc("Ana"), attacking().squad(6)).build(), 3, 2);
    assertEquals(1, one.all(Event.Attacked.class).size());
  }

  @Test
  @DisplayName("TAC-23 one alone is no squad: no chance, one blow, whatever the parameter says")
  void oneIsNoSquad() {
    Fight fight = Fight.of(yard(blows(1), Fight.pc("Ana"), attacking()).build(), 3);
    assertEquals(List.of(), fight.only(Event.Attacked.class).chances());
    assertThrows(IllegalArgumentException.class, () -> Fight.npc("None").squad(0));
  }

  /** Ana's sword does 8, and 2 a die: each of the squad has 6 Vigor and 6 Life. */
  private static Fight struck(int damage, Referee referee, int members) {
    Member ana =
        Member.of(Sheet.pc("Ana").wields(Fight.SWORD).build()).conduct(Fight.does(turn -> false));
    Referee harms =
        new Referee() {
          @Override
          public void opening(GameMaster master) {
            master.gain(SQUAD, Condition.PRONE, Duration.WITHOUT_END);
            master.gain(SQUAD, Condition.SURPRISED, Duration.WITHOUT_END);
            master.harm(SQUAD, damage, DamageKind.DIRECT);
            referee.opening(master);
          }

          @Override
          public int afterActivation(GameMaster master, int holder) {
            return 0;
          }
        };
    return Fight.of(
        Fight.standard()
            .side("heroes", ana.at(Squares.at(0, 0)))
            .side("opponents", Fight.npc("Squad").squad(members).at(Squares.at(1, 0)))
            .referee(harms)
            .opening(ANA)
            .build());
  }

  @Test
  @DisplayName("LAY-12 one falls, what is left of the blow is lost, and the next is whole")
  void theNextTakesHisPlace() {
    // Direct damage goes to Life: 6 of 6, and 20 more that nobody else takes.
    Fight fight = struck(26, Referee.NONE, 3);
    Combatant squad = fight.who(SQUAD);
    assertTrue(squad.isPresent());
    assertEquals(3, squad.members());
    assertEquals(2, squad.membersLeft());
    assertEquals(1, squad.membersDead());
    assertEquals(6, squad.life());
    assertEquals(0, squad.body().wounds());
    assertFalse(squad.has(Condition.PRONE), "the fallen one was prone");
    assertTrue(squad.has(Condition.SURPRISED), "all of them are surprised");
    assertEquals(2, fight.only(Event.MemberFell.class).left());
    assertEquals(0, fight.all(Event.Died.class).size());
  }

  @Test
  @DisplayName("INT-34 the last one's death is the squad's; losses count everyone of it")
  void theLastOneIsTheSquad() {
    Referee again =
        new Referee() {
          @Override
          public void opening(GameMaster master) {
            assertEquals(2, master.view().members(SQUAD));
            assertEquals(1, master.view().lost(SQUAD));
            master.harm(SQUAD, 6, DamageKind.DIRECT);
            assertEquals(2, master.view().lost(SQUAD));
          }
        };
    Fight fight = struck(6, again, 2);
    assertEquals(Fate.DEAD, fight.who(SQUAD).fate());
    assertEquals(2, fight.who(SQUAD).membersDead());
    assertEquals(EndReason.ONE_SIDE_LEFT, fight.combat().result().reason());
  }

  @Test
  void aNewRunBeginsWithAllOfIt() {
    Fight fight = struck(26, Referee.NONE, 3);
    fight.combat().reset();
    assertEquals(3, fight.who(SQUAD).membersLeft());
    assertEquals(0, fight.combat().lost(SQUAD));
  }

  @Test
  void whatKillsWithoutDamageKillsAll() {
    Referee kills =
        new Referee() {
          @Override
          public void opening(GameMaster master) {
            master.kill(SQUAD);
          }
        };
    Member ana = Fight.pc("Ana").at(Squares.at(0, 0));
    Member squad = Fight.npc("Squad").squad(5).at(Squares.at(1, 0));
    Combat combat =
        new Combat(
            Fight.standard().side("heroes", ana).side("opponents", squad).referee(kills).build());
    combat.run(ScriptedDice.rolls());
    assertEquals(5, combat.combatant(SQUAD).membersDead());
    assertEquals(5, combat.lost(SQUAD));
  }
}
