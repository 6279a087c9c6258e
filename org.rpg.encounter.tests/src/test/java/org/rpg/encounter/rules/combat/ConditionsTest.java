package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Setting;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.Size;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("CON-07 to CON-18, STA-03, STA-06, STA-07 what conditions do")
class ConditionsTest extends OneDeed {
  private void starts(Condition... conditions) {
    actorStarts = conditions;
  }

  private void targetIs(Condition... conditions) {
    targetStarts = conditions;
    foes = new Member[] {npc("D").at(Squares.at(20, 0))};
  }

  private static Conduct attacks() {
    return does(turn -> turn.attack(C));
  }

  private static Event.Attacked attack(Fight fight) {
    return fight.only(Event.Attacked.class);
  }

  @Nested
  @DisplayName("CON-07 shaken")
  class Shaken {
    @Test
    @DisplayName("CON-07 a negative chance on attacks")
    void aNegativeChanceOnAttacks() {
      starts(Condition.SHAKEN);
      assertEquals(List.of(new Chance(Rule.CON_07, -1)), attack(play(attacks(), 9, 3)).chances());
    }

    @Test
    @DisplayName("CON-07 a negative chance on tests that armour hinders, and on no others")
    void aNegativeChanceOnHinderedTests() {
      starts(Condition.SHAKEN);
      distance = 9;
      Conduct dashes = does(turn -> turn.approach(C), Turn::dash);
      actor.skill(new Skill("Agility", true), 2);
      assertEquals(
          List.of(new Chance(Rule.CON_07, -1)),
          play(dashes, 9, 3).only(Event.Tested.class).chances());
      actor.skill("Athletics", 3); // better, and not hindered here
      dashes = does(turn -> turn.approach(C), Turn::dash);
      assertEquals(List.of(), play(dashes, 3).only(Event.Tested.class).chances());
    }

    @Test
    @DisplayName("CON-07 Shaken Chances: an attack that armour hinders too: one, or two")
    void bothAtOnce() {
      starts(Condition.SHAKEN);
      actor.skill(new Skill("Fight[Sword]", true), 1);
      assertEquals(List.of(new Chance(Rule.CON_07, -1)), attack(play(attacks(), 9, 3)).chances());
      ruleset = ruleset.with(Parameter.SHAKEN_CHANCES, 1);
      assertEquals(
          List.of(new Chance(Rule.CON_07, -2)), attack(play(attacks(), 9, 3, 4)).chances());
    }
  }

  @Nested
  @DisplayName("CON-08, CON-09 prone")
  class Prone {
    @Test
    @DisplayName("CON-08, INT-02 half the speed; one may crawl instead of standing")
    void halfTheSpeed() {
      starts(Condition.PRONE);
      distance = 9;
      Fight fight = play(does(turn -> turn.approach(C)));
      assertEquals(3, column(fight, A));
      assertTrue(fight.only(Event.Moved.class).rules().contains(Rule.CON_08));
      assertTrue(has(fight, A, Condition.PRONE));
    }
  }

  @Nested
  @DisplayName("CON-14 slow")
  class Slow {
    @Test
    @DisplayName("CON-14 one of major action, minor action, movement")
    void oneThingOnly() {
      starts(Condition.SLOW);
      Fight major = play(does(turn -> turn.attack(C), Turn::shout), 2);
      assertEquals(0, major.all(Event.Acted.class).size());
      Fight minor = play(does(Turn::shout, turn -> turn.attack(C)));
      assertEquals(0, minor.all(Event.Attacked.class).size());
      Fight movement = play(does(turn -> turn.moveTo(Squares.at(0, 1)), turn -> turn.attack(C)));
      assertEquals(0, movement.all(Event.Attacked.class).size());
      assertEquals(1, movement.all(Event.Moved.class).size());
    }

    @Test
    @DisplayName("CON-14, CON-05 letting go is free")
    void lettingGoIsFree() {
      activations = 3;
      Conduct grapplesThenLetsGo =
          does(turn -> turn.release(), turn -> turn.grapple(C), turn -> turn.release());
      starts(Condition.SLOW);
      Fight fight = play(grapplesThenLetsGo, 9, 9);
      assertEquals(2, fight.all(Event.Tested.class).size()); // in both of his activations
    }

    @Test
    @DisplayName("INT-01 slow and prone: it stands, and the initiative is lost")
    void slowAndProne() {
      starts(Condition.SLOW, Condition.PRONE);
      activations = 2;
      friends = new Member[] {pc("B").at(Squares.at(5, 5))};
      Fight fight = play(does(Turn::standUp, turn -> turn.attack(C)));
      assertFalse(has(fight, A, Condition.PRONE));
      assertEquals(0, fight.all(Event.Attacked.class).size());
      assertEquals(List.of(A, C), fight.holders());
    }
  }

  @Nested
  @DisplayName("CON-15 paralysed")
  class Paralysed {
    @Test
    @DisplayName("CON-15 (a) only movement is barred: it attacks, and cannot even stand up")
    void onlyMovementIsBarred() {
      starts(Condition.PARALYSED, Condition.PRONE);
      Fight fight = play(does(Turn::standUp, turn -> turn.withdraw(C), turn -> turn.attack(C)), 2);
      assertEquals(1, fight.all(Event.Attacked.class).size());
      assertTrue(has(fight, A, Condition.PRONE));
      for (Event.Barred barred : fight.all(Event.Barred.class)) {
        assertEquals(List.of(Rule.CON_15), barred.rules());
      }
      assertEquals(2, fight.all(Event.Barred.class).size());
    }

    @Test
    @DisplayName("CON-15 (b) every action of the body is barred")
    void everyBodilyActionMayBeBarred() {
      ruleset = ruleset.with(Parameter.PARALYSED_BARS, 1);
      starts(Condition.PARALYSED);
      Fight fight = play(does(turn -> turn.attack(C), Turn::shout, turn -> turn.grapple(C)));
      assertEquals(3, fight.all(Event.Barred.class).size());
      assertEquals(Fate.YIELDED, play(does(Turn::yield)).who(A).fate()); // the mind can
    }

    @Test
    @DisplayName("CON-15 it defends under (a), not under (b)")
    void itDefends() {
      target.skill("Dodge", 4);
      targetIs(Condition.PARALYSED);
      assertEquals(11, attack(play(attacks(), 2)).test().difficulty());
      ruleset = ruleset.with(Parameter.PARALYSED_BARS, 1);
      assertEquals(7, attack(play(attacks(), 2)).test().difficulty());
    }

    @Test
    @DisplayName("CON-15 Paralysed Reacts: off, it does not defend though it may attack")
    void itMayBePassive() {
      ruleset = ruleset.with(Parameter.PARALYSED_REACTS, false);
      target.skill("Dodge", 4);
      targetIs(Condition.PARALYSED);
      assertEquals(7, attack(play(attacks(), 2)).test().difficulty());
      starts(Condition.PARALYSED);
      assertEquals(1, play(attacks(), 2).all(Event.Attacked.class).size());
    }

    @Test
    @DisplayName("CON-15, STA-03 Paralysed Is Helpless")
    void itIsNotHelpless() {
      targetIs(Condition.PARALYSED);
      assertFalse(play(attacks(), 2).who(C).isHelpless());
      ruleset = ruleset.with(Parameter.PARALYSED_HELPLESS, true);
      assertTrue(play(attacks(), 2).who(C).isHelpless());
    }

    @Test
    @DisplayName("CON-15 that something is barred is told once in an activation")
    void barredIsToldOnce() {
      starts(Condition.PARALYSED);
      Fight fight =
          play(does(turn -> turn.withdraw(C), turn -> turn.withdraw(C), turn -> turn.withdraw(C)));
      assertEquals(1, fight.all(Event.Barred.class).size());
    }

    @Test
    @DisplayName("CON-15 a conduct can ask what is barred")
    void aConductCanAsk() {
      starts(Condition.PARALYSED);
      play(
          does(
              turn -> {
                assertTrue(turn.isBarred(ActionKind.DASH) && turn.isBarred(ActionKind.MOUNT_UP));
                assertFalse(turn.isBarred(ActionKind.ATTACK));
                return false;
              }));
    }
  }

  @Nested
  @DisplayName("CON-16 petrified")
  class Petrified {
    @Test
    @DisplayName("CON-16, STA-07 it neither receives the initiative nor defends")
    void itNeitherActsNorDefends() {
      target.skill("Dodge", 4);
      targetIs(Condition.PETRIFIED);
      Fight fight = play(attacks(), 2);
      assertEquals(7, attack(fight).test().difficulty());
      assertFalse(fight.who(C).isAble() || fight.who(C).isHelpless());
      activations = 2;
      assertEquals(List.of(A, 2), play(attacks(), 3).holders());
    }

    private Fight stone(int reading) {
      ruleset = ruleset.with(Parameter.PETRIFIED_POISONS, reading);
      return Fight.of(
          Fight.under(ruleset)
              .side("H", pc("A"), pc("B").at(Squares.at(0, 5)))
              .side("O", npc("C"))
              .referee(
                  Scene.until(5)
                      .after(
                          1,
                          master -> {
                            master.gain(0, Condition.SLOW, 1);
                            master.gain(0, Condition.PETRIFIED, 2);
                          }))
              .build());
    }

    @Test
    @DisplayName("CON-16 the time of its other conditions stands still, or goes on")
    void itsTimeStandsStill() {
      // A, C, B, C, B: one turn of the heroes begins and ends after the first, a second one begins
      Fight suspended = stone(0);
      assertEquals(List.of(0, 2, 1, 2, 1), suspended.holders());
      assertTrue(has(suspended, 0, Condition.SLOW));
      assertTrue(has(suspended, 0, Condition.PETRIFIED)); // its own goes on: till the second ends
      assertFalse(has(stone(1), 0, Condition.SLOW)); // over with the first
    }

    @Test
    @DisplayName("CON-16, INT-34 it becomes flesh again when its time is over")
    void itBecomesFleshAgain() {
      Fight fight =
          Fight.of(
              Fight.under(ruleset)
                  .side("H", pc("A"))
                  .side("O", npc("C"))
                  .referee(
                      Scene.until(5).after(1, master -> master.gain(1, Condition.PETRIFIED, 1)))
                  .build());
      // C's turn is empty (INT-10) and its last; then it is able again
      assertEquals(List.of(0, 0, 1, 0, 1), fight.holders());
    }
  }

  @Nested
  @DisplayName("CON-17, CON-18 restrained")
  class Restrained {
    private Fight breakFree(int rating, int... rolls) {
      Conduct breaks = does(turn -> turn.withdraw(C), Turn::breakFree, turn -> turn.withdraw(C));
      Member a = Member.of(actor.build()).conduct(breaks).at(Squares.at(0, 0));
      return Fight.of(
          Fight.under(ruleset)
              .side("H", a.starts(Condition.RESTRAINED))
              .side("O", npc("C").at(Squares.at(1, 0)))
              .opening(0)
              .referee(
                  new Referee() {
                    @Override
                    public void opening(GameMaster master) {
                      ((Combat) master.view()).combatants[0].restraint = rating;
                    }

                    @Override
                    public int afterActivation(GameMaster master, int holder) {
                      return 0;
                    }
                  })
              .build(),
          rolls);
    }

    @Test
    @DisplayName("CON-17 no action that takes a movement; attacks in reach are allowed")
    void noMovement() {
      starts(Condition.RESTRAINED);
      Fight fight = play(does(turn -> turn.withdraw(C), Turn::standUp, turn -> turn.attack(C)), 2);
      assertEquals(1, fight.all(Event.Attacked.class).size());
      assertEquals(List.of(Rule.CON_17), fight.only(Event.Barred.class).rules());
    }

    @Test
    @DisplayName("CON-18 Physique against 7 and the rating; free, one may move")
    void physiqueAgainstTheRating() {
      actor.skill("Physique", 2);
      Fight fight = breakFree(3, 8); // 8 + 2 = 10 against 10
      assertEquals(10, difficulty(fight));
      assertEquals("Physique", fight.only(Event.Tested.class).skill());
      assertFalse(has(fight, A, Condition.RESTRAINED));
      assertEquals(-6, column(fight, A));
      assertTrue(has(breakFree(3, 7), A, Condition.RESTRAINED));
    }

    @Test
    @DisplayName("CON-18, BASE-03 without a rating against 8")
    void withoutARatingAgainstEight() {
      assertEquals(8, difficulty(breakFree(0, 2)));
    }

    @Test
    @DisplayName("CON-18 Restraint Skill")
    void anotherSkill() {
      ruleset = ruleset.with(Parameter.RESTRAINT_SKILL, new Setting.Name("Agility"));
      actor.skill("Agility", 5);
      assertEquals(5, skill(breakFree(3, 2)));
    }

    @Test
    @DisplayName("CON-18, CON-00 whoever breaks free of a net is still in the ogre's arms")
    void aHoldStays() {
      activations = 2;
      target.size(Size.LARGE);
      starts(Condition.RESTRAINED);
      // A, restrained by a net, breaks free in the second activation; C has seized it in the first
      Fight fight =
          Fight.of(
              Fight.under(ruleset)
                  .side(
                      "H",
                      Member.of(actor.build())
                          .starts(Condition.RESTRAINED)
                          .conduct(does(Turn::breakFree))
                          .at(Squares.at(0, 0)))
                  .side(
                      "O",
                      Member.of(target.build())
                          .conduct(does(turn -> turn.grapple(0)))
                          .at(Squares.at(1, 0)))
                  .opening(1)
                  .referee(Fight.stopAfter(2))
                  .build(),
              9,
              8);
      assertTrue(has(fight, 0, Condition.RESTRAINED));
      assertEquals(1, fight.who(0).timers.sources(Condition.RESTRAINED));
    }
  }

  @Nested
  @DisplayName("STA-03, STA-06, STA-07 states")
  class States {
    @Test
    @DisplayName("STA-03 the unconscious, sleeping, bound and marked are helpless; others are not")
    void whoIsHelpless() {
      for (Condition each : Condition.values()) {
        targetIs(each);
        boolean helpless =
            List.of(Condition.UNCONSCIOUS, Condition.ASLEEP, Condition.BOUND, Condition.HELPLESS)
                .contains(each);
        assertEquals(helpless, play(does(Turn::shout)).who(C).isHelpless(), each.name());
      }
    }

    @Test
    @DisplayName("STA-06, STA-07 whoever is unconscious, asleep, bound or of stone is not able")
    void whoIsAble() {
      for (Condition each : Condition.values()) {
        targetIs(each);
        boolean unable =
            List.of(Condition.UNCONSCIOUS, Condition.ASLEEP, Condition.BOUND, Condition.PETRIFIED)
                .contains(each);
        assertEquals(!unable, play(does(Turn::shout)).who(C).isAble(), each.name());
      }
    }

    @Test
    @DisplayName("INT-34 a side whose last sleeper wakes by himself is not beaten")
    void aSleeperWhoWakesCounts() {
      Fight fight =
          Fight.of(
              Fight.under(ruleset)
                  .side("H", pc("A"))
                  .side("O", npc("C"))
                  .referee(Scene.until(3).after(1, master -> master.gain(1, Condition.ASLEEP, 1)))
                  .build());
      assertEquals(EndReason.NAMED_END, fight.combat().reason());
      assertEquals(List.of(0, 0, 1), fight.holders());
    }

    @Test
    @DisplayName("INT-34 one who sleeps on is beaten")
    void aSleeperWhoSleepsOnDoesNot() {
      Fight fight =
          Fight.of(
              Fight.under(ruleset)
                  .side("H", pc("A"))
                  .side("O", npc("C"))
                  .referee(
                      Scene.until(3)
                          .after(
                              1, master -> master.gain(1, Condition.ASLEEP, Duration.WITHOUT_END)))
                  .build());
      assertEquals(EndReason.ONE_SIDE_LEFT, fight.combat().reason());
      assertTrue(fight.combat().won(0));
    }

    @Test
    @DisplayName("STA-04, STA-05 unprotected and exhausted are labels for 0")
    void labels() {
      actor.skill("Physique", 1);
      Fight fight = play(does(Turn::shout));
      assertTrue(fight.who(A).isUnprotected());
      assertFalse(fight.who(A).isSpent());
    }

    @Test
    @DisplayName("LAY-09 Exhaustion of Vigor: a negative chance, if the table says so")
    void exhaustionMayHinder() {
      ruleset = ruleset.with(Parameter.SPENT_EFFECT, 1);
      Member a = Member.of(Sheet.pc("A").wields(SWORD).build()).vigor(0).conduct(attacks());
      Fight fight =
          Fight.of(
              Fight.under(ruleset)
                  .side("H", a.at(Squares.at(0, 0)))
                  .side("O", npc("C").at(Squares.at(1, 0)))
                  .opening(0)
                  .referee(Fight.stopAfter(1))
                  .build(),
              9,
              3);
      assertEquals(List.of(new Chance(Rule.LAY_09, -1)), attack(fight).chances());
    }
  }

  @Test
  @DisplayName("CON-00 a hold and a time: the condition ends when the last source ends")
  void aHoldAndATime() {
    Combat combat = new Combat(Fight.under(ruleset).side("H", pc("A")).side("O", npc("C")).build());
    combat.run(org.rpg.encounter.rules.dice.ScriptedDice.rolls());
    Combatant a = combat.combatant(0);
    combat.reset();
    combat.conditions.hold(a, Condition.OVERLOADED, Cited.CONDITION_OVER);
    combat.conditions.gain(0, Condition.OVERLOADED, 1, Cited.CONDITION_OVER);
    assertEquals(2, a.timers.sources(Condition.OVERLOADED));
    combat.conditions.release(a, Condition.OVERLOADED, Cited.CONDITION_OVER);
    assertTrue(a.has(Condition.OVERLOADED));
    combat.conditions.turnStarts(a);
    combat.conditions.turnEnds(a);
    assertFalse(a.has(Condition.OVERLOADED));
    combat.conditions.release(a, Condition.OVERLOADED, Cited.CONDITION_OVER); // nothing to let go
    assertEquals(0, a.timers.sources(Condition.OVERLOADED));
  }

  @Test
  @DisplayName("CON-16 stone does not tire")
  void stoneDoesNotTire() {
    Fight fight =
        Fight.of(
            Fight.under(ruleset)
                .side("H", pc("A"), pc("B").at(Squares.at(0, 5)))
                .side("O", npc("C"))
                .referee(
                    Scene.until(1)
                        .after(
                            1,
                            master -> {
                              master.gain(0, Condition.PETRIFIED, Duration.WITHOUT_END);
                              master.harm(0, 3, DamageKind.FATIGUE);
                            }))
                .build());
    assertEquals(6, fight.who(0).vigor());
  }
}
