package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("ACT-03, OPO-01, OPO-02 creating opportunities")
class OpportunitiesTest {
  private static final int BARD = 0;
  private static final int FRIEND = 1;
  private static final int ENEMY = 2;
  private static final int OTHER = 3;

  /** OPO-02: to provoke is resisted; to signal or to play is not. */
  private static final int PROVOKE = 0;

  private static final int PLAY = 1;

  private Ruleset ruleset = Ruleset.standard();
  private Predicate<Turn> bard = turn -> false;
  private Predicate<Turn> friend = turn -> false;
  private Predicate<Turn> enemy = turn -> false;
  private Predicate<Turn> other = turn -> false;
  private Condition enemyIs;

  /** Two against two, all next to each other; C attacks before D, B after A. */
  private Fight fight(int activations, int... rolls) {
    Sheet.Builder a = Sheet.pc("A").wields(Fight.SWORD).skill("Charm", 1).skill("Music", 2);
    Member c = Member.of(Sheet.npc("C").wields(Fight.SWORD).skill("Will", 3).build());
    if (enemyIs != null) {
      c.starts(enemyIs);
    }
    Battle battle =
        Fight.under(ruleset)
            .side(
                "H",
                Member.of(a.build()).conduct(does(bard)).at(Squares.at(0, 0)),
                Fight.pc("B").conduct(does(friend)).at(Squares.at(0, 1)))
            .side(
                "O",
                c.conduct(does(enemy)).at(Squares.at(1, 0)),
                Fight.npc("D").conduct(does(other)).at(Squares.at(9, 9)))
            .ploys(List.of(Ploy.with("Charm", "Will"), new Ploy("Music", Optional.empty())))
            .opening(BARD)
            .referee(stopAfter(activations))
            .build();
    return Fight.of(battle, rolls);
  }

  private static boolean first(Turn turn) {
    return turn.view().activations() == 1;
  }

  private static List<Chance> opportunities(Event.Attacked attacked) {
    return attacked.chances().stream().filter(it -> it.source() == Rule.OPO_01).toList();
  }

  @Test
  @DisplayName("ACT-03, OPO-01 against an opponent the difficulty is 7 + his skill")
  void againstAnOpponentItIsSevenAndHisSkill() {
    bard = turn -> turn.createOpportunity(PROVOKE, ENEMY);
    Event.Tested tested = fight(1, 9).only(Event.Tested.class);
    assertEquals(7 + 3, tested.test().difficulty());
    assertEquals("Charm", tested.skill());
    assertTrue(tested.test().success()); // 9 + 1
    assertEquals(Rule.OPO_01, tested.rules().get(0));
  }

  @Test
  @DisplayName("OPO-01, BASE-03 unopposed, and for an ally, it is 8")
  void unopposedAndForAnAllyItIsEight() {
    bard = turn -> turn.createOpportunity(PLAY, ENEMY);
    assertEquals(8, fight(1, 2).only(Event.Tested.class).test().difficulty());
    bard = turn -> turn.createOpportunity(PROVOKE, FRIEND);
    assertEquals(8, fight(1, 2).only(Event.Tested.class).test().difficulty());
    ruleset = ruleset.with(Parameter.UNOPPOSED_DIFFICULTY, 10);
    assertEquals(10, fight(1, 2).only(Event.Tested.class).test().difficulty());
  }

  @Test
  @DisplayName("OPO-01 reading (a): an ally has a positive chance on his next test, once")
  void anAllyHasAPositiveChanceOnHisNextTest() {
    bard = turn -> first(turn) && turn.createOpportunity(PLAY, FRIEND);
    friend = turn -> turn.attack(ENEMY);
    // 8 + 2 works, and is even: B is next (INI-05), with three dice, as A stands there (TAC-23).
    Fight fight = fight(2, 8, 2, 2, 2);
    assertEquals(
        List.of(new Chance(Rule.OPO_01, 1)), opportunities(fight.only(Event.Attacked.class)));
    assertEquals(1, fight.only(Event.OpportunityCreated.class).chances());
    assertEquals(0, fight.who(FRIEND).tokens);
  }

  @Test
  @DisplayName("OPO-01 reading (a): an opponent has a negative chance on his next test, once")
  void anOpponentHasANegativeChanceOnHisNextTest() {
    bard = turn -> first(turn) && turn.createOpportunity(PROVOKE, ENEMY);
    enemy = turn -> turn.attack(BARD);
    // 9 + 1 works, and is odd: C is next. Two dice, the lower counts: 4 misses and is even, so D is
    // next; then, as D does nothing, the heroes, and at last C again, who has one die.
    Fight fight = fight(5, 9, 12, 4, 5);
    List<Event.Attacked> attacks = fight.all(Event.Attacked.class);
    assertEquals(List.of(new Chance(Rule.OPO_01, -1)), opportunities(attacks.get(0)));
    assertEquals(List.of(12, 4), attacks.get(0).test().rolled());
    assertEquals(List.of(), opportunities(attacks.get(1)));
  }

  @Test
  @DisplayName("OPO-01 a failed test gives nothing")
  void aFailedTestGivesNothing() {
    bard = turn -> turn.createOpportunity(PROVOKE, ENEMY);
    enemy = turn -> turn.attack(BARD);
    Fight fight = fight(2, 7, 3);
    assertEquals(List.of(), opportunities(fight.only(Event.Attacked.class)));
    assertEquals(0, fight.all(Event.OpportunityCreated.class).size());
  }

  @Test
  @DisplayName("ACT-03, INI-09 its test decides about the initiative")
  void itsTestDecidesAboutTheInitiative() {
    bard = turn -> turn.createOpportunity(PLAY, FRIEND);
    assertEquals(List.of(BARD, FRIEND), fight(2, 8).holders());
    assertEquals(List.of(BARD, ENEMY), fight(2, 7).holders());
  }

  @Test
  @DisplayName("OPO-01 it expires at the end of the next turn of the creator's side")
  void itExpiresAtTheEndOfTheNextTurn() {
    bard = turn -> first(turn) && turn.createOpportunity(PROVOKE, ENEMY);
    // Turn 1: A creates it (odd). Turn 2: C. Turn 3: B, at its end it is gone. Turn 4: D, turn 5:
    // A, turn 6: C again.
    enemy = turn -> turn.view().turn() == 6 && turn.attack(BARD);
    Fight late = fight(6, 9, 3);
    assertEquals(List.of(), opportunities(late.only(Event.Attacked.class)));
    assertEquals(0, late.who(ENEMY).tokens);
    enemy = turn -> turn.view().turn() == 2 && turn.attack(BARD);
    Fight soon = fight(2, 9, 3, 3);
    assertEquals(1, opportunities(soon.only(Event.Attacked.class)).size());
  }

  @Test
  @DisplayName("OPO-01 it lasts through the creator's side's next turn")
  void itLastsThroughTheNextTurn() {
    bard = turn -> first(turn) && turn.createOpportunity(PLAY, FRIEND);
    friend = turn -> turn.view().turn() == 3 && turn.attack(ENEMY);
    // 7 + 2 works and is odd: opponents in turn 2; in turn 3 it comes to B, who has not acted.
    Fight fight = fight(3, 7, 2, 2, 2);
    assertEquals(1, opportunities(fight.only(Event.Attacked.class)).size());
  }

  @Test
  @DisplayName("OPO-01 those of several add up; from one they do not")
  void thoseOfSeveralAddUp() {
    bard = turn -> turn.createOpportunity(PLAY, ENEMY);
    friend = turn -> turn.createOpportunity(PLAY, ENEMY);
    enemy = turn -> turn.attack(BARD);
    // A: 8 + 2, even, to B. B: 9 + 0, odd, to C with two negative chances: three dice.
    Fight fight = fight(3, 8, 9, 5, 6, 7);
    assertEquals(
        List.of(new Chance(Rule.OPO_01, -2)), opportunities(fight.only(Event.Attacked.class)));
    // A twice in one turn: 8 is even, B misses with an even 4, and A goes on with an odd 9.
    friend = turn -> turn.attack(ENEMY);
    Fight once = fight(4, 8, 2, 4, 9, 5, 6);
    assertEquals(List.of(BARD, FRIEND, BARD, ENEMY), once.holders());
    assertEquals(
        List.of(new Chance(Rule.OPO_01, -1)), opportunities(once.all(Event.Attacked.class).get(1)));
  }

  @Test
  @DisplayName("OPO-01 any skill test counts, not attacks alone")
  void anySkillTestUsesIt() {
    bard = turn -> turn.createOpportunity(PLAY, FRIEND);
    friend = turn -> turn.createOpportunity(PLAY, ENEMY);
    Fight fight = fight(2, 8, 5, 3);
    assertEquals(
        List.of(new Chance(Rule.OPO_01, 1)), fight.all(Event.Tested.class).get(1).chances());
  }

  @Test
  @DisplayName("OPO-01 reading (b): the opponent is exposed, until it expires")
  void underReadingBTheOpponentIsExposed() {
    ruleset = ruleset.with(Parameter.OPPORTUNITY, "Condition");
    bard = turn -> first(turn) && turn.createOpportunity(PROVOKE, ENEMY);
    Fight fight = fight(1, 9);
    assertTrue(fight.who(ENEMY).has(Condition.EXPOSED));
    assertEquals(0, fight.who(ENEMY).tokens);
    assertTrue(fight(3, 9).who(ENEMY).has(Condition.EXPOSED)); // the heroes' next turn
    assertFalse(fight(4, 9).who(ENEMY).has(Condition.EXPOSED)); // which has ended
    bard = turn -> turn.createOpportunity(PLAY, FRIEND);
    assertEquals(1, fight(1, 8).who(FRIEND).tokens); // an ally is helped as ever
  }

  @Test
  @DisplayName("OPO-01 reading (c): the story alone")
  void underReadingCItIsTheStoryAlone() {
    ruleset = ruleset.with(Parameter.OPPORTUNITY, "Narrative");
    bard = turn -> first(turn) && turn.createOpportunity(PROVOKE, ENEMY);
    Fight fight = fight(1, 9);
    assertFalse(fight.who(ENEMY).has(Condition.EXPOSED));
    assertEquals(0, fight.who(ENEMY).tokens);
    assertEquals(0, fight.only(Event.OpportunityCreated.class).chances());
  }

  @Test
  void thereMustBeSomeoneElseAndAWay() {
    bard =
        turn ->
            turn.createOpportunity(PLAY, BARD)
                || turn.createOpportunity(7, ENEMY)
                || turn.createOpportunity(-1, ENEMY)
                || turn.createOpportunity(PLAY, ENEMY);
    enemyIs = Condition.HIDDEN;
    assertEquals(0, fight(1).all(Event.Tested.class).size());
  }

  @Test
  @DisplayName("ACT-07 SHOUT_EFFECT reading (a): a shout has no effect")
  void aShoutHasNoEffect() {
    bard = turn -> turn.shout(FRIEND);
    Fight fight = fight(1);
    assertEquals(0, fight.who(FRIEND).tokens);
    assertEquals(ActionKind.SHOUT, fight.only(Event.Acted.class).action());
  }

  @Test
  @DisplayName("ACT-07 SHOUT_EFFECT reading (b): it gives an ally an opportunity")
  void orItGivesAnAllyAnOpportunity() {
    ruleset = ruleset.with(Parameter.SHOUT_EFFECT, "Opportunity");
    bard = turn -> turn.shout(FRIEND);
    assertEquals(1, fight(1).who(FRIEND).tokens);
    bard = turn -> turn.shout(ENEMY) || turn.shout(BARD);
    assertEquals(0, fight(1).all(Event.Acted.class).size());
    bard = Turn::shout;
    assertEquals(1, fight(1).all(Event.Acted.class).size());
    assertEquals(0, fight(1).who(OTHER).tokens);
  }
}
