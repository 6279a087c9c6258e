package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
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
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("TAC-07, TAC-08, TAC-12, CTR what is done without the initiative")
class ReactionsTest extends OneDeed {
  private static final Weapon SPEAR =
      Weapon.named("Spear", "Fight[Spear]").damage("1d6", DamageKind.PIERCING).melee(2).build();
  private static final Weapon CLAWS =
      Weapon.named("Claws", "Fight[Claws]")
          .damage("1d4", DamageKind.CUTTING)
          .melee(1)
          .natural()
          .build();
  private static final Weapon FISTS =
      Weapon.named("Fists", "Fight[Unarmed]")
          .damage("1d2", DamageKind.BLUDGEONING)
          .melee(1)
          .unarmed()
          .build();
  private static final Weapon RAPIER =
      Weapon.named("Rapier", "Fight[Rapier]")
          .damage("1d6", DamageKind.PIERCING)
          .melee(1)
          .counters()
          .build();

  private static Conduct withdraws() {
    return does(turn -> turn.withdraw(C));
  }

  private static int attacks(Fight fight) {
    return fight.all(Event.Attacked.class).size();
  }

  @Nested
  @DisplayName("TAC-07, TAC-08 opportunity attacks")
  class Opportunity {
    @Test
    @DisplayName("TAC-07 on leaving the reach, at the last square inside it")
    void onLeavingTheReach() {
      answer = WATCHFUL;
      Fight fight = play(withdraws(), 2);
      Event.Attacked attack = fight.only(Event.Attacked.class);
      assertEquals(C, attack.attacker());
      assertEquals(A, attack.target());
      assertEquals(Rule.TAC_07, attack.rules().get(0));
      assertTrue(attack.rules().contains(Rule.TAC_08));
      assertTrue(fight.events().indexOf(attack) < fight.events().indexOf(moved(fight)));
      assertEquals(-6, column(fight, A)); // and the movement goes on
    }

    private Event moved(Fight fight) {
      return fight.only(Event.Moved.class);
    }

    @Test
    @DisplayName("TAC-07 a long reach is left farther out")
    void aLongReachIsLeftFartherOut() {
      answer = WATCHFUL;
      target = Sheet.npc("C").wields(SPEAR);
      Fight fight = play(withdraws(), 2);
      // told up to the last square in reach: one step, then the attack, then the rest
      List<Event.Moved> moved = fight.all(Event.Moved.class);
      assertEquals(1, moved.get(0).steps());
      assertEquals(5, moved.get(1).steps());
    }

    @Test
    @DisplayName("TAC-07 moving within the reach is no leaving")
    void withinTheReachNothingHappens() {
      answer = WATCHFUL;
      assertEquals(0, attacks(play(does(turn -> turn.moveTo(Squares.at(0, 1))))));
    }

    @Test
    @DisplayName("TAC-07 Opportunity Attacks: once per movement, or at each exit")
    void onceForEachMovementOrAtEachExit() {
      answer = WATCHFUL;
      ruleset = ruleset.with(Parameter.ACTIONS_IN_MOVEMENT, 1);
      assertEquals(1 + 1, attacks(play(outAndBackAndOut(), 2, 3)));
      ruleset = ruleset.with(Parameter.OPPORTUNITY_ATTACKS, 1);
      assertEquals(1 + 2, attacks(play(outAndBackAndOut(), 2, 3, 2)));
    }

    /** Out of C's reach, back into it and out again, in one movement, with an attack in it. */
    private Conduct outAndBackAndOut() {
      return does(
          turn -> turn.moveTo(Squares.at(-1, 0)),
          turn -> turn.midway().shout(),
          turn -> turn.approach(C, 1),
          turn -> turn.midway().attack(C),
          turn -> turn.moveTo(Squares.at(-1, 0)));
    }

    @Test
    @DisplayName("TAC-07 natural weapons threaten, bare hands only if the table says so")
    void naturalWeaponsThreaten() {
      answer = WATCHFUL;
      target = Sheet.npc("C").wields(CLAWS);
      assertEquals(1, attacks(play(withdraws(), 2)));
      target = Sheet.npc("C").wields(FISTS);
      assertEquals(0, attacks(play(withdraws())));
      ruleset = ruleset.with(Parameter.UNARMED_OPPORTUNITY, true);
      assertEquals(1, attacks(play(withdraws(), 2)));
    }

    @Test
    @DisplayName("TAC-07 a bow threatens nobody")
    void aBowThreatensNobody() {
      answer = WATCHFUL;
      target = Sheet.npc("C").wields(BOW);
      assertEquals(0, attacks(play(withdraws())));
    }

    @Test
    @DisplayName("TAC-07, STA-02, STA-07 the enemy is able and aware")
    void theEnemyIsAbleAndAware() {
      foes = new Member[] {Fight.npc("D").at(Squares.at(20, 0))};
      for (Condition each :
          List.of(
              Condition.UNCONSCIOUS,
              Condition.ASLEEP,
              Condition.BOUND,
              Condition.PETRIFIED,
              Condition.UNAWARE,
              Condition.SURPRISED)) {
        answer = WATCHFUL;
        targetStarts = new Condition[] {each};
        assertEquals(0, attacks(play(withdraws())), each.name());
      }
    }

    @Test
    @DisplayName("TAC-07, CON-14, CON-17, CON-15 slow, restrained, prone, confused do not bar it")
    void theseDoNotBarIt() {
      for (Condition each :
          List.of(
              Condition.SLOW,
              Condition.RESTRAINED,
              Condition.PRONE,
              Condition.CONFUSED,
              Condition.PARALYSED)) {
        answer = WATCHFUL;
        targetStarts = new Condition[] {each};
        assertEquals(1, attacks(play(withdraws(), 2)), each.name());
      }
      ruleset = ruleset.with(Parameter.PARALYSED_BARS, 1); // CON-15 (b)
      targetStarts = new Condition[] {Condition.PARALYSED};
      assertEquals(0, attacks(play(withdraws())));
    }

    @Test
    @DisplayName("TAC-07 nobody strikes at whom he does not see")
    void theHiddenGoUnseen() {
      answer = WATCHFUL;
      actorStarts = new Condition[] {Condition.HIDDEN};
      assertEquals(0, attacks(play(withdraws())));
    }

    @Test
    @DisplayName("INT-23 several enemies, and the movement goes on")
    void severalEnemiesStrike() {
      answer = WATCHFUL;
      foes = new Member[] {Fight.npc("D").conduct(WATCHFUL).at(Squares.at(1, 1))};
      Fight fight = play(withdraws(), 2, 3, 2, 3); // each is outnumbering for the other
      assertEquals(2, attacks(fight));
      assertEquals(-6, column(fight, A));
    }

    @Test
    @DisplayName("INT-23 the movement stops if the mover dies, and nobody else strikes")
    void theDeadGoNoFarther() {
      answer = WATCHFUL;
      actor.skill("Physique", -5); // Life 1, Vigor 1
      foes = new Member[] {Fight.npc("D").conduct(WATCHFUL).at(Squares.at(1, 1))};
      Fight fight = play(withdraws(), 8, 9, 8);
      assertEquals(1, attacks(fight));
      assertEquals(Fate.DEAD, fight.who(A).fate());
      assertEquals(0, fight.all(Event.Moved.class).size());
    }

    @Test
    @DisplayName("INT-13 the holder drops out after an even test: his side keeps the initiative")
    void theHolderDropsOut() {
      answer = WATCHFUL;
      activations = 2;
      actor.skill("Physique", -5);
      friends = new Member[] {Fight.pc("B").at(Squares.at(9, 9))};
      Conduct strikesAndRuns = does(turn -> turn.attack(C), turn -> turn.withdraw(C));
      assertEquals(List.of(A, 2), play(strikesAndRuns, 2, 8, 8).holders());
      strikesAndRuns = does(turn -> turn.attack(C), turn -> turn.withdraw(C));
      assertEquals(List.of(A, C), play(strikesAndRuns, 3, 8, 8).holders()); // odd
      assertEquals(List.of(A, C), play(withdraws(), 8, 8).holders()); // no test: lost
    }

    @Test
    @DisplayName("INT-13 no able ally left: the initiative goes to the opponents")
    void withoutAlliesItGoesOver() {
      answer = WATCHFUL;
      activations = 9;
      actor.skill("Physique", -5);
      Conduct strikesAndRuns = does(turn -> turn.attack(C), turn -> turn.withdraw(C));
      Fight fight = play(strikesAndRuns, 2, 8, 8);
      assertTrue(fight.combat().won(1));
    }

    @Test
    @DisplayName("INI-08 a reaction's die says nothing about the initiative")
    void aReactionsDieDoesNotCount() {
      answer = WATCHFUL;
      activations = 2;
      friends = new Member[] {Fight.pc("B").at(Squares.at(9, 9))};
      assertEquals(List.of(A, C), play(withdraws(), 2).holders()); // even, but C's
    }

    @Test
    @DisplayName("INT-25, TAC-21 with two weapons of which one is not small the reactor is exposed")
    void twoWeaponsExposeTheReactor() {
      answer = WATCHFUL;
      target = Sheet.npc("C").wields(SWORD).wields(DAGGER);
      ruleset = ruleset.with(Parameter.TWO_WEAPON_EXPOSURE, 0); // (a): from this attack on
      assertFalse(has(play(does(Turn::shout)), C, Condition.EXPOSED));
      Fight fight = play(withdraws(), 2);
      assertTrue(has(fight, C, Condition.EXPOSED));
      ruleset = ruleset.with(Parameter.TWO_WEAPON_EXPOSURE, 1); // (b): already
      assertTrue(play(does(Turn::shout)).who(C).isExposed());
    }

    @Test
    @DisplayName("INT-22, TAC-08 a counter-attack does not answer an opportunity attack")
    void noCounterAttackAnswersIt() {
      answer = WATCHFUL;
      actor = Sheet.pc("A").wields(RAPIER);
      assertEquals(1, attacks(play(withdraws(), 2)));
    }

    @Test
    @DisplayName("TAC-07 whoever does not want to does not strike")
    void whoeverDoesNotWantToDoesNot() {
      assertEquals(0, attacks(play(withdraws())));
    }
  }

  @Nested
  @DisplayName("TAC-12 leaving total cover")
  class LeavingCover {
    /** A stands behind a wall; one step to the side C sees him. */
    private Fight leave(int... rolls) {
      target = Sheet.npc("C").wields(BOW);
      answer = WATCHFUL;
      distance = 8;
      start = Squares.at(1, 1);
      field = GridField.of(12, 9).impassable(3, 0).impassable(3, 1).impassable(3, 2).build();
      return play(does(turn -> turn.moveTo(Squares.at(1, 5))), rolls);
    }

    @Test
    @DisplayName("TAC-12 enemies who see him may shoot at once, once")
    void enemiesShootOnce() {
      Fight fight = leave(2, 3); // from partial cover: TAC-10
      Event.Attacked shot = fight.only(Event.Attacked.class);
      assertEquals(C, shot.attacker());
      assertFalse(shot.melee());
      assertEquals(Rule.TAC_12, shot.rules().get(0));
      assertEquals(5, row(fight, A));
      assertFalse(has(fight, A, Condition.EXPOSED));
    }

    @Test
    @DisplayName("TAC-12 Leaving to Partial Cover")
    void partialCoverMayNotCount() {
      Fight first = leave(2, 3);
      assertEquals(
          List.of(new Chance(Rule.TAC_10, -1)), first.only(Event.Attacked.class).chances());
      ruleset = ruleset.with(Parameter.LEAVING_TO_PARTIAL, false);
      Fight later = leave();
      assertEquals(0, attacks(later)); // once in partial cover, he has left no total cover
    }

    @Test
    @DisplayName("TAC-12 Leaving Cover Exposes")
    void leavingMayExpose() {
      ruleset = ruleset.with(Parameter.LEAVING_COVER_EXPOSES, true);
      assertTrue(has(leave(2, 3), A, Condition.EXPOSED));
    }

    @Test
    @DisplayName("TAC-12 Leaving Cover Exposes, also to those who cannot shoot")
    void leavingMayExposeToAll() {
      ruleset = ruleset.with(Parameter.LEAVING_COVER_EXPOSES, true);
      distance = 8;
      start = Squares.at(1, 1);
      field = GridField.of(12, 9).impassable(3, 0).impassable(3, 1).impassable(3, 2).build();
      Fight fight = play(does(turn -> turn.moveTo(Squares.at(1, 5))));
      assertTrue(has(fight, A, Condition.EXPOSED));
    }

    @Test
    @DisplayName("TAC-12 from behind something of one's own, too")
    void fromOnesOwnShelter() {
      Member a = Member.of(actor.build()).conduct(does(turn -> turn.moveTo(Squares.at(0, 3))));
      Battle battle =
          Fight.under(ruleset)
              .side("H", a.at(Squares.at(0, 0)).behind(Cover.TOTAL))
              .side(
                  "O",
                  Member.of(Sheet.npc("C").wields(BOW).build())
                      .conduct(WATCHFUL)
                      .at(Squares.at(9, 0)))
              .opening(0)
              .referee(Fight.stopAfter(1))
              .build();
      assertEquals(1, attacks(Fight.of(battle, 2)));
    }

    @Test
    @DisplayName("INT-24 being pushed out of cover: nobody shoots")
    void forceDrawsNoShot() {
      // B, behind A, has a bow; C stands behind a wall from B and is pushed out by A
      field = GridField.of(12, 9).impassable(3, 4).impassable(3, 5).build();
      start = Squares.at(4, 5);
      friends =
          new Member[] {
            Member.of(Sheet.pc("B").wields(BOW).build()).conduct(WATCHFUL).at(Squares.at(0, 5))
          };
      Fight fight = play(does(turn -> turn.push(C)), 12);
      assertEquals(0, attacks(fight));
    }

    @Test
    @DisplayName("CTR-03 Cover Shot: plain attack, or counter-attack")
    void aCoverShotMayBeAnswered() {
      actor = Sheet.pc("A").wields(thrownRapier());
      assertEquals(1, attacks(leave(2, 3))); // (b): a counter-attack
      ruleset = ruleset.with(Parameter.COVER_SHOT, 0);
      assertEquals(2, attacks(leave(2, 3, 2, 3)));
    }

    private Weapon thrownRapier() {
      return Weapon.named("Javelin", "Fight[Rapier]")
          .damage("1d6", DamageKind.PIERCING)
          .ranged(20)
          .counters()
          .build();
    }
  }

  @Nested
  @DisplayName("CTR-01, CTR-02 counter-attacks")
  class Counter {
    private Fight struck(int... rolls) {
      answer = WATCHFUL;
      return play(does(turn -> turn.attack(C)), rolls);
    }

    @Test
    @DisplayName("CTR-01 a weapon that permits it answers, after the attack, for free")
    void itAnswersAfterTheAttack() {
      target = Sheet.npc("C").wields(RAPIER);
      Fight fight = struck(2, 3);
      assertEquals(
          List.of(A, C),
          fight.all(Event.Attacked.class).stream().map(Event.Attacked::attacker).toList());
      assertEquals(Rule.CTR_01, fight.all(Event.Attacked.class).get(1).rules().get(0));
      target = Sheet.npc("C").wields(SWORD);
      assertEquals(1, attacks(struck(2)));
      target = Sheet.npc("C").wields(SWORD).counters(); // a gift
      assertEquals(2, attacks(struck(2, 3)));
    }

    @Test
    @DisplayName("CTR-01 only if still able")
    void onlyIfStillAble() {
      target = Sheet.npc("C").wields(RAPIER).skill("Physique", -5);
      foes = new Member[] {Fight.npc("D").at(Squares.at(9, 9))};
      assertEquals(1, attacks(struck(11, 8)));
    }

    @Test
    @DisplayName("CTR-01 Counter-Attack Timing: Before")
    void itMayComeFirst() {
      ruleset = ruleset.with(Parameter.COUNTER_TIMING, 1);
      target = Sheet.npc("C").wields(RAPIER);
      assertEquals(C, struck(2, 3).all(Event.Attacked.class).get(0).attacker());
      actor.skill("Physique", -5);
      Fight fight = struck(11, 6); // A dies before he strikes
      assertEquals(1, attacks(fight));
      assertEquals(0, fight.who(A).attacks());
    }

    @Test
    @DisplayName("CTR-01 one per attack; Counter-Attack Limit per turn")
    void itsLimit() {
      target = Sheet.npc("C").wields(RAPIER);
      activations = 2;
      friends =
          new Member[] {Fight.pc("B").conduct(does(turn -> turn.attack(C))).at(Squares.at(1, 1))};
      // even: B is next; each attack has outnumbering, so two dice
      assertEquals(4, attacks(struck(2, 2, 3, 3, 3, 3)));
      ruleset = ruleset.with(Parameter.COUNTER_LIMIT, 1);
      friends =
          new Member[] {Fight.pc("B").conduct(does(turn -> turn.attack(C))).at(Squares.at(1, 1))};
      assertEquals(3, attacks(struck(2, 2, 3, 3, 3)));
    }

    @Test
    @DisplayName("CTR-02, INT-22 a counter-attack is not answered by another")
    void noChains() {
      actor = Sheet.pc("A").wields(RAPIER);
      target = Sheet.npc("C").wields(RAPIER);
      assertEquals(2, attacks(struck(2, 3)));
    }

    @Test
    @DisplayName("CTR-01, STA-02 the unaware do not answer")
    void theUnawareDoNotAnswer() {
      target = Sheet.npc("C").wields(RAPIER);
      targetStarts = new Condition[] {Condition.UNAWARE};
      assertEquals(1, attacks(struck(2, 3)));
    }

    @Test
    @DisplayName("INI-08 its die says nothing about the initiative")
    void itsDieDoesNotCount() {
      target = Sheet.npc("C").wields(RAPIER);
      activations = 2;
      friends = new Member[] {Fight.pc("B").at(Squares.at(9, 9))};
      assertEquals(List.of(A, C), struck(3, 2).holders());
    }

    @Test
    @DisplayName("CTR-01 only within the weapon's reach")
    void onlyInReach() {
      target = Sheet.npc("C").wields(RAPIER);
      actor = Sheet.pc("A").wields(SPEAR);
      distance = 2;
      assertEquals(1, attacks(struck(2)));
    }
  }
}
