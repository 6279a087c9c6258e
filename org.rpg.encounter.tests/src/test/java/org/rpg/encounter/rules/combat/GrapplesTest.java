package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.body.Condition.EXPOSED;
import static org.rpg.encounter.rules.body.Condition.GRAPPLED;
import static org.rpg.encounter.rules.body.Condition.GRAPPLING;
import static org.rpg.encounter.rules.body.Condition.OVERLOADED;
import static org.rpg.encounter.rules.body.Condition.PRONE;
import static org.rpg.encounter.rules.body.Condition.RESTRAINED;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.Size;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("CON-01 to CON-06, MAN-09 to MAN-11 holding and being held")
class GrapplesTest extends OneDeed {
  /** 9 against 7: a success, and odd, so that the opponents are next. */
  private static final int SEIZES = 9;

  private static Conduct grapples() {
    return does(turn -> turn.grapple(C));
  }

  @Nested
  @DisplayName("MAN-09 what a hold does")
  class Conditions {
    @Test
    @DisplayName("CON-01, CON-04 both are exposed; CON-02, CON-05 equals are overloaded")
    void equalsAreOverloaded() {
      Fight fight = play(grapples(), SEIZES);
      assertTrue(has(fight, C, GRAPPLED) && has(fight, A, GRAPPLING));
      assertTrue(has(fight, C, OVERLOADED) && has(fight, A, OVERLOADED));
      assertFalse(has(fight, C, RESTRAINED));
      assertTrue(fight.who(A).isExposed() && fight.who(C).isExposed());
      assertEquals(C, fight.who(A).prisoner());
      assertEquals(Rule.MAN_09, because(fight, C, GRAPPLED).get(0));
      assertEquals(Rule.CON_02, because(fight, C, OVERLOADED).get(0));
      assertEquals(Rule.CON_05, because(fight, A, OVERLOADED).get(0));
    }

    @Test
    @DisplayName("CON-03, CON-06 a smaller one is restrained, not overloaded; the larger is free")
    void theSmallerIsRestrained() {
      target.size(Size.SMALL);
      Fight fight = play(grapples(), SEIZES);
      assertTrue(has(fight, C, RESTRAINED));
      assertFalse(has(fight, C, OVERLOADED) || has(fight, A, OVERLOADED));
      assertEquals(Rule.CON_03, because(fight, C, RESTRAINED).get(0));
    }

    @Test
    @DisplayName("CON-03 Smaller Grappler: exposed only, or overloaded too")
    void theLargerIsOnlyExposed() {
      target.size(Size.LARGE);
      Fight fight = play(grapples(), SEIZES);
      assertTrue(has(fight, C, GRAPPLED));
      assertFalse(has(fight, C, RESTRAINED) || has(fight, C, OVERLOADED));
      ruleset = ruleset.with(Parameter.SMALLER_GRAPPLER, 1);
      assertTrue(has(play(grapples(), SEIZES), C, OVERLOADED));
    }

    @Test
    @DisplayName("BASE-18 Equal Size Span")
    void sizesOneApartMayBeEquivalent() {
      target.size(Size.SMALL);
      ruleset = ruleset.with(Parameter.EQUAL_SIZE_SPAN, 1);
      assertTrue(has(play(grapples(), SEIZES), C, OVERLOADED));
    }

    @Test
    @DisplayName("CON-01 the prisoner is exposed to its grappler too")
    void thePrisonerIsExposedToItsGrappler() {
      activations = 3;
      Conduct holdsAndStrikes = does(turn -> turn.grapple(C) || turn.attack(C));
      Fight fight = play(holdsAndStrikes, SEIZES, 2, 3);
      assertEquals(Rule.CON_13, chance(fight, 0));
    }

    @Test
    @DisplayName("INT-48, CON-04 the grappler is not exposed to its prisoner by grappling")
    void theGrapplerIsNotExposedToItsPrisoner() {
      activations = 2;
      answer = does(turn -> turn.attack(A));
      Fight fight = play(grapples(), SEIZES, 2);
      assertEquals(List.of(), fight.only(Event.Attacked.class).chances());
      actorStarts = new Condition[] {PRONE}; // another cause still counts
      answer = does(turn -> turn.attack(A));
      assertEquals(Rule.CON_13, chance(play(grapples(), SEIZES, 2, 3), 0));
    }

    @Test
    @DisplayName("CON-04 the grappler is exposed to others")
    void theGrapplerIsExposedToOthers() {
      activations = 2;
      foes =
          new Member[] {Fight.npc("D").conduct(does(turn -> turn.attack(A))).at(Squares.at(0, 1))};
      target = Sheet.npc("C"); // no weapon: A is not outnumbered by it... it still threatens
      answer = PlainConduct.IDLE;
      Fight fight = play(does(turn -> turn.grapple(C), Turn::finish), SEIZES);
      assertTrue(fight.who(A).exposure(2, true) == 1 && fight.who(A).exposure(C, true) == 0);
    }

    private Rule chance(Fight fight, int attack) {
      return fight.all(Event.Attacked.class).get(attack).chances().get(0).source();
    }
  }

  @Nested
  @DisplayName("MAN-10, MAN-11 getting away")
  class Escaping {
    @Test
    @DisplayName("MAN-10 Physique against 7 and the grappler's better of Physique and bare hands")
    void theGrapplersBetterSkillResists() {
      activations = 2;
      actor.skill("Physique", 1).skill("Fight[Unarmed]", 3).skill("Dodge", 9);
      target.skill("Physique", 2).skill("Fight[Unarmed]", 6);
      answer = does(turn -> turn.escape(A));
      Fight fight = play(grapples(), 11, 7); // 14 against 13; 7 + 2 = 9 against 10
      Event.Tested escape = fight.all(Event.Tested.class).get(1);
      assertEquals(10, escape.test().difficulty());
      assertEquals("Physique", escape.skill());
      assertEquals(2, escape.value());
      assertTrue(has(fight, C, GRAPPLED));
    }

    @Test
    @DisplayName("MAN-11 success ends both conditions, and what came of them")
    void successEndsBothConditions() {
      activations = 2;
      answer = does(Turn::breakFree);
      Fight fight = play(grapples(), SEIZES, 7);
      for (int who : List.of(A, C)) {
        assertFalse(fight.who(who).isExposed() || has(fight, who, OVERLOADED));
        assertFalse(has(fight, who, GRAPPLED) || has(fight, who, GRAPPLING));
      }
      assertEquals(Combatant.NONE, fight.who(A).prisoner());
    }

    @Test
    @DisplayName("INT-05 whoever is restrained by a hold may use it, and may attack the grappler")
    void theRestrainedMayEscapeAndAttack() {
      activations = 2;
      target.size(Size.SMALL);
      answer = does(turn -> turn.moveTo(Squares.at(9, 9)), turn -> turn.attack(A));
      Fight fight = play(grapples(), SEIZES, 2);
      assertEquals(1, fight.all(Event.Attacked.class).size());
      assertEquals(List.of(Rule.CON_17), fight.only(Event.Barred.class).rules());
      assertEquals(1, column(fight, C));
      answer = does(Turn::breakFree);
      Fight free = play(grapples(), SEIZES, 7);
      assertFalse(has(free, C, RESTRAINED));
    }

    @Test
    @DisplayName("CON-05 letting go is free")
    void lettingGoIsFree() {
      Fight fight =
          play(
              does(
                  turn -> turn.grapple(C),
                  Turn::release,
                  Turn::shout,
                  turn -> turn.moveTo(Squares.at(-5, 0))),
              SEIZES);
      assertFalse(has(fight, C, GRAPPLED) || has(fight, A, GRAPPLING));
      assertEquals(-5, column(fight, A));
      assertEquals(1, column(fight, C));
      assertEquals(0, play(does(Turn::release)).all(Event.Acted.class).size());
    }

    @Test
    @DisplayName("BASE-03 a hold that nobody has is broken against 8")
    void aHoldOfNobodys() {
      actorStarts = new Condition[] {GRAPPLED};
      Fight fight = play(does(Turn::breakFree), 8);
      assertEquals(8, difficulty(fight));
      assertFalse(has(fight, A, GRAPPLED));
    }

    @Test
    @DisplayName("MAN-09 one hold at a time")
    void oneHoldAtATime() {
      activations = 3;
      foes = new Member[] {Fight.npc("D").at(Squares.at(0, 1))};
      Fight fight = play(does(turn -> turn.grapple(C) || turn.grapple(2)), SEIZES);
      assertEquals(C, fight.who(A).prisoner());
    }
  }

  @Nested
  @DisplayName("INT-06, CON-05, CON-06 moving")
  class Moving {
    @Test
    @DisplayName("CON-05, INT-06 of two equals the mover drags the other")
    void equalsDragEachOther() {
      Fight fight =
          play(
              does(turn -> turn.grapple(C), turn -> turn.moveTo(Squares.at(-3, 0))),
              SEIZES,
              12); // the overloaded cross difficult ground: CON-19
      assertEquals(-3, column(fight, A));
      assertEquals(-2, column(fight, C));
      Event.Displaced dragged = fight.only(Event.Displaced.class);
      assertEquals(3, dragged.squares());
      assertEquals(Rule.CON_05, dragged.rules().get(0));
      assertTrue(has(fight, C, GRAPPLED));
    }

    @Test
    @DisplayName("INT-06 the prisoner drags its equal as well, who strikes at nobody for it")
    void thePrisonerDragsItsEqual() {
      activations = 2;
      answer = does(turn -> turn.moveTo(Squares.at(4, 0)));
      Conduct holds = does(turn -> turn.grapple(C));
      Fight fight = play(holds, SEIZES, 12);
      assertEquals(4, column(fight, C));
      assertEquals(3, column(fight, A));
      assertEquals(0, fight.all(Event.Attacked.class).size());
    }

    @Test
    @DisplayName("CON-05 Grapple Drag: Nobody Moves")
    void equalsMayHaveToStay() {
      ruleset = ruleset.with(Parameter.GRAPPLE_DRAG, 1);
      Conduct drags =
          does(
              turn -> turn.grapple(C),
              turn -> turn.moveTo(Squares.at(-3, 0)),
              turn -> turn.release() && turn.moveTo(Squares.at(-3, 0)));
      Fight fight = play(drags, SEIZES);
      assertEquals(Rule.CON_05, fight.only(Event.Barred.class).rules().get(0));
      assertEquals(-3, column(fight, A)); // when he has let go
      assertEquals(1, column(fight, C));
    }

    @Test
    @DisplayName(
        "CON-06 a larger grappler carries a smaller prisoner along, and nobody reacts to it")
    void theLargerCarriesTheSmaller() {
      target.size(Size.SMALL);
      friends = new Member[] {Fight.pc("B").conduct(WATCHFUL).at(Squares.at(2, 0))};
      Fight fight =
          play(does(turn -> turn.grapple(C), turn -> turn.moveTo(Squares.at(-6, 0))), SEIZES);
      assertEquals(-5, column(fight, C));
      assertEquals(0, fight.all(Event.Attacked.class).size()); // INT-24
      assertFalse(has(fight, A, OVERLOADED));
    }

    @Test
    @DisplayName("CON-06 a smaller grappler cannot drag a larger prisoner")
    void theSmallerCannotDragTheLarger() {
      target.size(Size.LARGE);
      Fight fight =
          play(does(turn -> turn.grapple(C), turn -> turn.moveTo(Squares.at(-3, 0))), SEIZES);
      assertEquals(0, column(fight, A));
      assertEquals(Rule.CON_05, fight.only(Event.Barred.class).rules().get(0));
    }

    @Test
    @DisplayName("CON-06 Larger Prisoner: carries the grappler along, or he lets go")
    void theLargerPrisonerCarriesItsGrappler() {
      activations = 2;
      target.size(Size.LARGE);
      answer = does(turn -> turn.moveTo(Squares.at(5, 0)));
      Fight fight = play(grapples(), SEIZES);
      assertEquals(4, column(fight, A));
      assertTrue(has(fight, C, GRAPPLED));
      ruleset = ruleset.with(Parameter.LARGER_PRISONER, 1);
      answer = does(turn -> turn.moveTo(Squares.at(5, 0)));
      // he lets go and, being left behind, strikes
      Fight alone = play(grapples(), SEIZES, 2);
      assertEquals(0, column(alone, A));
      assertFalse(has(alone, C, GRAPPLED));
      assertEquals(A, alone.only(Event.Attacked.class).attacker());
    }
  }

  @Nested
  @DisplayName("INT-07, INT-64 how a hold ends")
  class Ending {
    @Test
    @DisplayName("INT-07, INT-58 the grappler faints, is paralysed, sleeps, is bound: both end")
    void aDisabledGrapplerHoldsNobody() {
      for (Condition each :
          List.of(
              Condition.UNCONSCIOUS,
              Condition.PARALYSED,
              Condition.PETRIFIED,
              Condition.ASLEEP,
              Condition.BOUND)) {
        int c = 2;
        Fight fight =
            Fight.of(
                Fight.under(ruleset)
                    .side(
                        "H",
                        Member.of(actor.build())
                            .conduct(does(turn -> turn.grapple(c)))
                            .at(Squares.at(0, 0)),
                        Fight.pc("B").at(Squares.at(9, 9)))
                    .side("O", Fight.npc("C").at(Squares.at(1, 0)))
                    .opening(0)
                    .referee(gaining(0, each))
                    .build(),
                SEIZES);
        assertFalse(has(fight, c, GRAPPLED) || has(fight, 0, GRAPPLING), each.name());
        assertFalse(has(fight, c, OVERLOADED), each.name());
      }
    }

    private Referee gaining(int who, Condition condition) {
      return new Referee() {
        @Override
        public int afterActivation(GameMaster master, int holder) {
          master.gain(who, condition, Duration.WITHOUT_END);
          return 0;
        }
      };
    }

    @Test
    @DisplayName("INT-07 a prisoner who faints stays a prisoner")
    void aFaintedPrisonerIsStillHeld() {
      Fight fight = withReferee(gaining(C, Condition.UNCONSCIOUS));
      assertTrue(has(fight, C, GRAPPLED) && has(fight, A, GRAPPLING));
    }

    @Test
    @DisplayName("INT-64 the prisoner dies: the grappler holds nobody")
    void theDeadAreHeldByNobody() {
      Referee kills =
          new Referee() {
            @Override
            public int afterActivation(GameMaster master, int holder) {
              master.wound(C, 50, org.rpg.encounter.rules.body.DamageKind.CUTTING);
              return 0;
            }
          };
      Fight fight = withReferee(kills);
      assertFalse(has(fight, A, GRAPPLING) || has(fight, A, OVERLOADED));
      assertEquals(Combatant.NONE, fight.who(A).prisoner());
    }

    @Test
    @DisplayName("INT-07 whoever is put elsewhere is held no more")
    void whoeverIsPutElsewhereIsHeldNoMore() {
      Referee moves =
          new Referee() {
            @Override
            public int afterActivation(GameMaster master, int holder) {
              master.place(C, Squares.at(7, 7));
              return 0;
            }
          };
      assertFalse(has(Fight.untold(battle(moves), SEIZES), A, GRAPPLING));
    }

    @Test
    @DisplayName("CON-00 the game master ends a hold with its condition")
    void theGameMasterEndsAHold() {
      for (Condition each : List.of(GRAPPLED, GRAPPLING)) {
        Referee ends =
            new Referee() {
              @Override
              public int afterActivation(GameMaster master, int holder) {
                master.lose(each == GRAPPLED ? C : A, each);
                return 0;
              }
            };
        Fight fight = withReferee(ends);
        assertFalse(has(fight, A, GRAPPLING) || has(fight, C, GRAPPLED));
      }
    }

    private Fight withReferee(Referee referee) {
      return Fight.of(battle(referee), SEIZES);
    }

    private Battle battle(Referee referee) {
      return Fight.under(ruleset)
          .side("H", Member.of(actor.build()).conduct(grapples()).at(Squares.at(0, 0)))
          .side("O", Fight.npc("C").at(Squares.at(1, 0)), Fight.npc("D").at(Squares.at(9, 9)))
          .opening(0)
          .referee(referee)
          .build();
    }

    @Test
    @DisplayName("INT-07 pushed away: both end; knocked down: the hold stays")
    void pushedAwayIsFree() {
      activations = 2;
      answer = does(turn -> turn.push(A));
      target.skill("Physique", 4);
      actor.skill("Physique", 4); // both: 7 + 4 = 11 against
      Fight fight = play(grapples(), 7, 10); // level 4: two squares
      assertEquals(-2, column(fight, A));
      assertFalse(has(fight, A, GRAPPLING) || has(fight, C, GRAPPLED));
      answer = does(turn -> turn.push(A));
      assertTrue(has(play(grapples(), 7, 7), C, GRAPPLED)); // level 1: he stays where he is
      answer = does(turn -> turn.knockDown(A));
      Fight down = play(grapples(), 7, 10);
      assertTrue(has(down, A, PRONE) && has(down, C, GRAPPLED));
    }
  }

  @Nested
  @DisplayName("INT-08 several grapplers")
  class Several {
    private Fight both(Conduct prisoner, int activations, Size second, int... rolls) {
      Sheet large = Sheet.pc("B").wields(SWORD).size(second).skill("Physique", 2).build();
      return Fight.of(
          Fight.under(ruleset)
              .side(
                  "H",
                  Member.of(actor.build())
                      .conduct(does(turn -> turn.grapple(2)))
                      .at(Squares.at(0, 0)),
                  Member.of(large).conduct(does(turn -> turn.grapple(2))).at(Squares.at(2, 0)))
              .side("O", Fight.npc("C").conduct(prisoner).at(Squares.at(1, 0)))
              .opening(0)
              .referee(Fight.stopAfter(activations))
              .build(),
          rolls);
    }

    @Test
    @DisplayName("INT-08 conditions once, the strictest relation of sizes")
    void theStrictestRelationCounts() {
      Fight fight = both(PlainConduct.IDLE, 2, Size.LARGE, 8, 9);
      assertTrue(has(fight, 2, RESTRAINED));
      assertFalse(has(fight, 2, OVERLOADED)); // CON-03: not the case of equals
      assertTrue(has(fight, 0, OVERLOADED)); // CON-05
      assertEquals(1, fight.who(2).exposure(0, true));
      assertEquals(
          1,
          fight.all(Event.ConditionGained.class).stream()
              .filter(it -> it.condition() == GRAPPLED)
              .count());
    }

    @Test
    @DisplayName("INT-08 each is escaped from with a test of its own, the weaker hold first")
    void eachIsEscapedFromAlone() {
      Fight fight = both(does(Turn::breakFree), 3, Size.LARGE, 8, 9, 7); // 7 against 7: A's
      assertEquals(Combatant.NONE, fight.who(0).prisoner());
      assertEquals(2, fight.who(1).prisoner());
      assertTrue(has(fight, 2, GRAPPLED) && has(fight, 2, RESTRAINED));
      Fight other = both(does(turn -> turn.escape(1)), 3, Size.LARGE, 8, 9, 9); // 9 against 9
      assertTrue(has(other, 2, GRAPPLED) && has(other, 2, OVERLOADED));
      assertFalse(has(other, 2, RESTRAINED));
      assertEquals(9, other.all(Event.Tested.class).get(2).test().difficulty());
    }

    @Test
    @DisplayName("INT-08, INT-07 who is dragged away from another's hands is held by him no more")
    void oneOfTwoDragsThePrisonerAway() {
      Conduct drags = does(turn -> turn.grapple(2), turn -> turn.moveTo(Squares.at(5, 0)));
      Fight fight =
          Fight.of(
              Fight.under(ruleset)
                  .side(
                      "H",
                      Member.of(actor.build())
                          .conduct(does(turn -> turn.grapple(2)))
                          .at(Squares.at(0, 0)),
                      Fight.pc("B").conduct(drags).at(Squares.at(2, 0)))
                  .side("O", Fight.npc("C").at(Squares.at(1, 0)))
                  .opening(0)
                  .referee(Fight.stopAfter(2))
                  .build(),
              8,
              9,
              12);
      assertEquals(Combatant.NONE, fight.who(0).prisoner());
      assertEquals(2, fight.who(1).prisoner());
      assertEquals(4, column(fight, 2));
    }
  }

  @Test
  @DisplayName("CON-05, TAC-16 a rider drags whoever holds his mount, and is torn away with it")
  void aRiderDragsWhoeverHoldsHisMount() {
    Member horse = Member.of(Sheet.npc("Horse").mount().speed(8).build());
    horse.conduct(PlainConduct.IDLE).at(Squares.at(0, 0));
    Member rider = Fight.pc("A").rides(horse).at(Squares.at(0, 0));
    rider.conduct(does(turn -> turn.moveTo(Squares.at(-4, 0))));
    Member c = Fight.npc("C").at(Squares.at(1, 0)).grapples(horse);
    Fight fight =
        Fight.of(
            Fight.under(ruleset)
                .side("H", rider, horse)
                .side("O", c)
                .opening(0)
                .referee(Fight.stopAfter(1))
                .build(),
            12); // the overloaded mount crosses: CON-19
    assertEquals(-4, column(fight, 0));
    assertEquals(-3, column(fight, 2));
    assertEquals(1, fight.who(2).prisoner());
  }

  @Test
  @DisplayName("MAN-09 someone may start with a hold on whom he stands next to")
  void aHoldAtTheStart() {
    for (int square : List.of(Squares.at(1, 0), Squares.at(2, 0))) {
      Member c = Fight.npc("C").at(square);
      Combat combat =
          new Combat(
              Fight.under(ruleset)
                  .side("H", Fight.pc("A").at(Squares.at(0, 0)).grapples(c))
                  .side("O", c)
                  .referee(Fight.stopAfter(1))
                  .build());
      boolean near = square == Squares.at(1, 0);
      for (int run = 0; run < 2; run++) {
        assertEquals(near ? C : Combatant.NONE, combat.combatant(A).prisoner());
        assertEquals(near, combat.combatant(C).has(GRAPPLED));
        assertEquals(near, combat.combatant(A).has(OVERLOADED));
        combat.run(org.rpg.encounter.rules.dice.ScriptedDice.rolls());
      }
    }
  }

  @Test
  @DisplayName("CON-00 whoever is exposed by more than one cause is exposed once")
  void exposedOnce() {
    targetStarts = new Condition[] {EXPOSED, PRONE};
    Fight fight = play(grapples(), SEIZES);
    assertEquals(1, fight.who(C).exposure(A, true));
    ruleset = ruleset.with(Parameter.STACKING, 1);
    assertEquals(3, play(grapples(), SEIZES).who(C).exposure(A, true));
  }
}
