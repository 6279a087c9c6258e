package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("TAC-13 to TAC-18, BASE-21, INT-43 to INT-45 fighting on horseback")
class MountsTest {
  private static final int RIDER = 0;
  private static final int HORSE = 1;
  private static final int ENEMY = 2;

  private static final Weapon HOOVES =
      Weapon.named("Hooves", "Fight[Hooves]")
          .damage("1d4", DamageKind.BLUDGEONING)
          .melee(1)
          .natural()
          .build();

  private Ruleset ruleset = Ruleset.standard();
  private Field field = new OpenField();
  private Sheet.Builder rider = Sheet.pc("A").wields(SWORD);
  private Sheet.Builder horse =
      Sheet.npc("Horse").vitality(20).defence(3).speed(8).wields(HOOVES).mount();
  private Sheet.Builder enemy = Sheet.npc("C").wields(SWORD);
  private int enemyAt = 1;
  private double enemyRaised;
  private boolean mounted = true;
  private boolean enemyMounted;
  private Condition riderIs;
  private Condition horseIs;
  private Consumer<GameMaster> scene = master -> {};
  private int activations = 1;
  private boolean expected;

  /** A on his horse does something; C, if it comes to him, attacks {@code target}. */
  private Fight fight(Predicate<Turn> deed, Predicate<Turn> answer, int opening, int... rolls) {
    Member h = Member.of(horse.build()).conduct(PlainConduct.IDLE).at(Squares.at(0, 0));
    Member a = Member.of(rider.build()).conduct(does(deed)).at(Squares.at(0, 1));
    Member c = Member.of(enemy.build()).conduct(does(answer)).at(Squares.at(enemyAt, 0));
    Member d = Member.of(horse.build()).named("D").conduct(PlainConduct.IDLE);
    c.raised(enemyRaised);
    if (mounted) {
      a.rides(h);
    }
    if (riderIs != null) {
      a.starts(riderIs);
    }
    if (horseIs != null) {
      h.starts(horseIs);
    }
    if (enemyMounted) {
      c.rides(d.at(Squares.at(enemyAt, 0)));
    }
    if (expected) {
      a.expected();
      h.expected();
    }
    Battle battle =
        Fight.under(ruleset)
            .field(field)
            .side("H", SideConduct.STANDARD, List.of(a, h))
            .side("O", SideConduct.STANDARD, enemyMounted ? List.of(c, d) : List.of(c))
            .opening(opening)
            .referee(
                new Referee() {
                  @Override
                  public void opening(GameMaster master) {
                    scene.accept(master);
                  }

                  @Override
                  public int afterActivation(GameMaster master, int holder) {
                    return master.view().activations() >= activations ? 0 : GO_ON;
                  }
                })
            .build();
    return Fight.of(battle, rolls);
  }

  private Fight rides(Predicate<Turn> deed, int... rolls) {
    return fight(deed, turn -> false, RIDER, rolls);
  }

  /** C attacks someone. */
  private Fight struck(int target, int... rolls) {
    return fight(turn -> false, turn -> turn.attack(target), ENEMY, rolls);
  }

  private int difficulty(int target) {
    return struck(target, 2).only(Event.Attacked.class).test().difficulty();
  }

  @Test
  @DisplayName("TAC-13, TAC-17 rider and mount share a square and the rider's initiative")
  void riderAndMountShareASquareAndTheInitiative() {
    activations = 4;
    Fight fight = rides(turn -> false);
    assertEquals(fight.combat().square(HORSE), fight.combat().square(RIDER));
    assertEquals(0, fight.combat().distance(RIDER, HORSE));
    assertEquals(HORSE, fight.who(RIDER).mount());
    assertEquals(RIDER, fight.who(HORSE).rider());
    assertFalse(fight.who(HORSE).isAble());
    assertTrue(fight.who(HORSE).isStanding());
    assertEquals(List.of(RIDER, ENEMY, RIDER, ENEMY), fight.holders());
  }

  @Test
  @DisplayName("TAC-13, TAC-22 whoever rides is on high ground against those on foot")
  void whoRidesIsOnHighGround() {
    Chance high = new Chance(Rule.TAC_22, 1);
    assertEquals(List.of(high), attacks(2, 3));
    assertEquals(List.of(), struck(RIDER, 2).only(Event.Attacked.class).chances());
    enemyRaised = 2; // higher than a saddle, so neither is lower than the other's saddle
    assertEquals(List.of(), attacks(2));
    enemyRaised = 0;
    enemyMounted = true;
    assertEquals(List.of(), attacks(2)); // mounted against mounted
    mounted = false;
    // On foot against a rider there is no high ground; that his horse is there too is TAC-23.
    assertEquals(List.of(new Chance(Rule.TAC_23, 1)), attacks(2, 2));
  }

  private List<Chance> attacks(int... rolls) {
    enemyAt = 1;
    return rides(turn -> turn.attack(ENEMY), rolls).only(Event.Attacked.class).chances();
  }

  @Test
  @DisplayName("TAC-14, INT-45 the mount's Defence is added to the skill that defends")
  void theMountsDefenceIsAdded() {
    rider.skill("Dodge", 2);
    assertEquals(7 + 2 + 3, difficulty(RIDER));
    rider.skill("Dodge", 0);
    assertEquals(7 + 0 + 3, difficulty(RIDER)); // Dodge at 0 is still the skill used
    enemy = Sheet.npc("C").wields(BOW);
    enemyAt = 10;
    assertEquals(7, difficulty(RIDER)); // no skill against arrows, so nothing to add to
    rider.skill("Shield", 1).wields(new Shield("Buckler", 1, 0));
    assertEquals(7 + 1 + 3, difficulty(RIDER));
    riderIs = Condition.UNAWARE;
    assertEquals(7, struck(RIDER, 2, 2).only(Event.Attacked.class).test().difficulty()); // TAC-05
  }

  @Test
  @DisplayName("TAC-14, BASE-21 a rider with a single Defence adds his mount's to it at range too")
  void aSimpleRiderAddsItToHisDefence() {
    rider = Sheet.npc("A").vitality(8).defence(1).wields(SWORD);
    assertEquals(7 + 1 + 3, difficulty(RIDER));
    enemy = Sheet.npc("C").wields(BOW);
    enemyAt = 10;
    assertEquals(7 + 1 + 3, difficulty(RIDER));
  }

  @Test
  @DisplayName("TAC-15, BASE-21 a mount that is attacked uses only its own Defence")
  void aMountDefendsWithItsOwnDefence() {
    rider.skill("Dodge", 5);
    assertEquals(7 + 3, difficulty(HORSE));
  }

  @Test
  @DisplayName("TAC-16 whoever rides has his mount's speed, whatever his own")
  void whoRidesHasHisMountsSpeed() {
    rider.speed(2);
    enemyAt = 30;
    Fight fight = rides(turn -> turn.moveTo(Squares.at(0, 20)));
    assertEquals(Squares.at(0, 8), fight.combat().square(RIDER));
    assertEquals(Squares.at(0, 8), fight.combat().square(HORSE));
    assertEquals(8, fight.only(Event.Moved.class).steps());
    mounted = false;
    Fight onFoot = rides(turn -> turn.moveTo(Squares.at(0, 20)));
    assertEquals(Squares.at(0, 1 + 2), onFoot.combat().square(RIDER));
    assertEquals(Squares.at(0, 0), onFoot.combat().square(HORSE));
  }

  @Test
  @DisplayName("INT-44 a mount that cannot walk carries nobody anywhere")
  void aMountThatCannotWalkCarriesNobody() {
    enemyAt = 30;
    for (Condition rooted : List.of(Condition.RESTRAINED, Condition.PARALYSED, Condition.ASLEEP)) {
      horseIs = rooted;
      assertEquals(0, rides(turn -> turn.moveTo(Squares.at(0, 20))).all(Event.Moved.class).size());
    }
  }

  @Test
  @DisplayName("INT-44 what slows the rider does not slow the mount")
  void whatSlowsTheRiderDoesNotSlowTheMount() {
    enemyAt = 30;
    riderIs = Condition.OVERLOADED;
    Fight fight = rides(turn -> turn.moveTo(Squares.at(0, 20)));
    assertEquals(8, fight.only(Event.Moved.class).steps()); // and no test for it (CON-19)
    riderIs = null;
    horseIs = Condition.OVERLOADED;
    Fight burdened = rides(turn -> turn.moveTo(Squares.at(0, 20)), 2, 12);
    assertEquals(7 + 8, burdened.all(Event.Tested.class).get(0).test().difficulty()); // SIT-01
    assertEquals(8 / 2, burdened.who(HORSE).damageTaken()); // SIT-08, and then the saddle
  }

  @Test
  @DisplayName("TAC-17 the mount attacks with the rider's major action, and its test counts")
  void theMountAttacksWithTheRidersMajorAction() {
    activations = 2;
    Predicate<Turn> kick =
        turn -> {
          boolean done = turn.view().activations() == 1 && turn.mountAttack(ENEMY);
          assertTrue(!done || !turn.isFree(Slot.MAJOR));
          assertTrue(!done || !turn.attack(ENEMY));
          return done;
        };
    Fight fight = rides(kick, 8, 4);
    Event.Attacked attacked = fight.only(Event.Attacked.class);
    assertEquals(HORSE, attacked.attacker());
    assertEquals(Rule.TAC_17, attacked.rules().get(0));
    assertEquals(4, fight.who(ENEMY).damageTaken());
    assertEquals(List.of(RIDER, RIDER), fight.holders()); // 8 is even: INI-05, INT-09
    assertEquals(List.of(RIDER, ENEMY), rides(kick, 7, 4).holders()); // odd
  }

  @Test
  @DisplayName("TAC-17 MOUNT_TEST off: the mount's test does not count")
  void unlessTheTableSaysThatItDoesNotCount() {
    ruleset = ruleset.with(Parameter.MOUNT_TEST, false);
    activations = 2;
    assertEquals(List.of(RIDER, ENEMY), rides(t -> t.mountAttack(ENEMY), 8, 4).holders());
  }

  @Test
  @DisplayName("TAC-17 nobody who is on foot has a mount attack")
  void onlyAMountUnderARiderAttacksForHim() {
    mounted = false;
    assertEquals(0, rides(t -> t.mountAttack(ENEMY)).all(Event.Attacked.class).size());
    mounted = true;
    assertEquals(0, rides(t -> t.mountAttack(ENEMY, 5)).all(Event.Attacked.class).size());
    horseIs = Condition.ASLEEP;
    assertEquals(0, rides(t -> t.mountAttack(ENEMY)).all(Event.Attacked.class).size());
  }

  @Test
  @DisplayName("TAC-18 a rider who is hit tests Ride against 7 + the damage")
  void aRiderWhoIsHitMayKeepTheSaddle() {
    rider.skill("Ride", 2);
    Fight fight = struck(RIDER, 10, 3, 8); // 7 + 0 + 3 is hit; 3 damage; 8 + 2 = 10
    Event.Tested tested = fight.only(Event.Tested.class);
    assertEquals(7 + 3, tested.test().difficulty());
    assertEquals(Rule.TAC_18, tested.rules().get(0));
    assertTrue(tested.test().success());
    assertEquals(HORSE, fight.who(RIDER).mount());
  }

  @Test
  @DisplayName("INT-34 TAC-17 a mount under one who is bound does not keep the combat going")
  void aMountUnderOneWhoIsBoundDoesNotFightOn() {
    riderIs = Condition.BOUND;
    Fight fight = rides(turn -> false);
    assertEquals(EndReason.ONE_SIDE_LEFT, fight.combat().reason());
    assertEquals(1, fight.combat().winner());
    assertEquals(List.of(), fight.holders());
  }

  @Test
  @DisplayName("INT-34 a rider and his mount flee together, and both are told of")
  void whoFleesOnHorsebackTakesTheHorseAlong() {
    scene = master -> master.leave(RIDER, Fate.FLED);
    Fight fight = rides(turn -> false);
    assertEquals(
        List.of(HORSE, RIDER), fight.all(Event.Left.class).stream().map(Event.Left::who).toList());
  }

  @Test
  @DisplayName("TAC-18 whoever fails lies prone next to his mount")
  void whoFailsLiesNextToHisMount() {
    Fight fight = struck(RIDER, 10, 3, 9);
    assertTrue(fight.who(RIDER).has(Condition.PRONE));
    assertEquals(Combatant.NONE, fight.who(RIDER).mount());
    assertEquals(1, fight.combat().distance(RIDER, HORSE));
    assertTrue(fight.only(Event.Dismounted.class).knockedOff());
    assertTrue(fight.who(HORSE).isAble()); // now it may have the initiative itself
    assertEquals(0, fight.all(Event.Fell.class).size());
    assertEquals(3, fight.who(RIDER).damageTaken());
  }

  @Test
  @DisplayName("TAC-18 the skill for that kind of animal comes before the general one")
  void theSkillForThatAnimalComesFirst() {
    rider.skill("Ride", 5).skill("Ride[Horse]", 1);
    assertEquals("Ride[Horse]", struck(RIDER, 10, 3, 9).only(Event.Tested.class).skill());
    ruleset = ruleset.with(Parameter.RIDE_SKILL, "Horsemanship");
    rider.skill("Horsemanship", 4);
    assertEquals("Horsemanship", struck(RIDER, 10, 3, 9).only(Event.Tested.class).skill());
  }

  @Test
  @DisplayName("TAC-18 SADDLE_DAMAGE reading (a): before the layers, also when armour takes it all")
  void theDamageCountsBeforeTheLayers() {
    rider.wears(new Armour("Mail", 12));
    assertEquals(7 + 3, struck(RIDER, 10, 3, 12).only(Event.Tested.class).test().difficulty());
  }

  @Test
  @DisplayName("TAC-18 SADDLE_DAMAGE reading (b): after Protection")
  void orAfterProtection() {
    ruleset = ruleset.with(Parameter.SADDLE_DAMAGE, "After Protection");
    rider.wears(new Armour("Jerkin", 2));
    assertEquals(7 + 3 - 2, struck(RIDER, 10, 3, 12).only(Event.Tested.class).test().difficulty());
    rider.wears(new Armour("Mail", 10));
    assertEquals(0, struck(RIDER, 10, 3).all(Event.Tested.class).size());
  }

  @Test
  @DisplayName("TAC-18 SADDLE_FALL reading (b): prone, and a fall from the saddle")
  void whoeverIsKnockedOffMayFall() {
    ruleset = ruleset.with(Parameter.SADDLE_FALL, "Prone and Falls");
    Fight fight = struck(RIDER, 10, 3, 9, 2);
    // SIT-09: a saddle is 1.5 m high, so severity 1; SIT-10, INT-54: half of it is 1 as well.
    assertEquals(1, fight.only(Event.Fell.class).severity());
    assertTrue(fight.who(RIDER).has(Condition.PRONE));
    assertEquals(3 + 1, fight.who(RIDER).damageTaken());
  }

  @Test
  @DisplayName("INT-43 the mount is hit: the rider makes the one test")
  void whenTheMountIsHitTheRiderTests() {
    Fight fight = struck(HORSE, 10, 4, 2);
    assertEquals(RIDER, fight.only(Event.Tested.class).who());
    assertEquals(7 + 4, fight.only(Event.Tested.class).test().difficulty());
    assertTrue(fight.who(RIDER).has(Condition.PRONE));
  }

  @Test
  @DisplayName("INT-43 both hit: one test for each event of damage")
  void oneTestForEachEventOfDamage() {
    rider.skill("Ride", 9);
    scene =
        master -> {
          master.harm(RIDER, 2, DamageKind.FIRE);
          master.harm(HORSE, 3, DamageKind.FIRE);
        };
    Fight fight = fight(turn -> false, turn -> false, RIDER, 5, 6);
    assertEquals(
        List.of(7 + 2, 7 + 3),
        fight.all(Event.Tested.class).stream().map(it -> it.test().difficulty()).toList());
  }

  @Test
  @DisplayName("INT-43 a mount that is killed throws its rider off without a test")
  void aMountThatIsKilledThrowsItsRiderOff() {
    horse.vitality(4);
    Fight fight = struck(HORSE, 10, 4);
    assertEquals(Fate.DEAD, fight.who(HORSE).fate());
    assertEquals(0, fight.all(Event.Tested.class).size());
    assertTrue(fight.who(RIDER).has(Condition.PRONE));
    assertEquals(Rule.INT_43, fight.only(Event.Dismounted.class).rules().get(0));
    assertEquals(Combatant.NONE, fight.who(RIDER).mount());
  }

  @Test
  @DisplayName("INT-65, TAC-18 no damage, no test")
  void withoutDamageThereIsNoTest() {
    ruleset = ruleset.with(Parameter.MINIMUM_DAMAGE, "0");
    enemy.skill("Physique", -3);
    assertEquals(0, struck(RIDER, 10, 2).all(Event.Tested.class).size());
  }

  @Test
  @DisplayName("TAC-17 a mount whose rider is killed has its own mind")
  void aMountWithoutARiderHasItsOwnMind() {
    scene = master -> master.wound(RIDER, 99, DamageKind.CUTTING);
    activations = 2;
    Fight fight = fight(turn -> false, turn -> false, ENEMY);
    assertEquals(List.of(ENEMY, HORSE), fight.holders());
    assertEquals(Combatant.NONE, fight.who(HORSE).rider());
  }

  @Test
  @DisplayName("TAC-16 getting on and off takes what is left of the movement")
  void gettingOnAndOffTakesTheMovement() {
    mounted = false;
    activations = 3;
    Fight fight =
        rides(
            turn -> {
              boolean done = turn.mountUp(HORSE) || turn.dismount();
              assertEquals(0, turn.movementLeft());
              assertTrue(turn.isFree(Slot.MAJOR));
              return done;
            });
    assertEquals(HORSE, fight.only(Event.Mounted.class).mount());
    assertEquals(List.of(RIDER, ENEMY, RIDER), fight.holders()); // the horse was ridden
    assertFalse(fight.only(Event.Dismounted.class).knockedOff());
    assertFalse(fight.who(RIDER).has(Condition.PRONE));
    assertEquals(1, fight.combat().distance(RIDER, HORSE));
  }

  @Test
  @DisplayName("TAC-16, INT-44 not everybody gets on everything")
  void notEverybodyGetsOnEverything() {
    mounted = false;
    assertEquals(0, rides(turn -> turn.mountUp(ENEMY)).all(Event.Mounted.class).size());
    assertEquals(0, rides(turn -> turn.mountUp(RIDER)).all(Event.Mounted.class).size());
    assertEquals(0, rides(Turn::dismount).all(Event.Dismounted.class).size());
    riderIs = Condition.PRONE;
    assertEquals(0, rides(turn -> turn.mountUp(HORSE)).all(Event.Mounted.class).size());
    riderIs = null;
    horseIs = Condition.ASLEEP;
    assertEquals(0, rides(turn -> turn.mountUp(HORSE)).all(Event.Mounted.class).size());
    horseIs = null;
    enemyMounted = true;
    assertEquals(0, rides(turn -> turn.mountUp(3)).all(Event.Mounted.class).size());
  }

  @Test
  @DisplayName("CON-15, CON-17 nobody who may not move gets on a horse")
  void whoMayNotMoveDoesNotGetOn() {
    mounted = false;
    riderIs = Condition.RESTRAINED;
    Fight fight = rides(turn -> turn.mountUp(HORSE));
    assertEquals(0, fight.all(Event.Mounted.class).size());
    assertEquals(ActionKind.MOUNT_UP, fight.only(Event.Barred.class).action());
  }

  @Test
  @DisplayName("INT-44 someone prone is not mounted: he or his mount knocked down, he is off")
  void someoneProneIsNotMounted() {
    scene = master -> master.gain(RIDER, Condition.PRONE, Duration.WITHOUT_END);
    Fight fight = rides(turn -> false);
    assertEquals(Combatant.NONE, fight.who(RIDER).mount());
    assertTrue(fight.who(RIDER).has(Condition.PRONE));
    assertFalse(fight.who(HORSE).has(Condition.PRONE));
    scene = master -> master.gain(HORSE, Condition.PRONE, Duration.WITHOUT_END);
    Fight both = rides(turn -> false);
    assertEquals(Combatant.NONE, both.who(RIDER).mount());
    assertTrue(both.who(RIDER).has(Condition.PRONE));
    assertTrue(both.who(HORSE).has(Condition.PRONE));
  }

  @Test
  @DisplayName("INT-44 on difficult ground the mount tests with its own value")
  void onDifficultGroundTheMountTests() {
    horse.skill("Athletics", 3);
    rider.skill("Athletics", 9);
    scene = master -> master.cross(RIDER, Setback.SLIPPERY, 2);
    Fight fight = rides(turn -> false, 2);
    assertEquals(HORSE, fight.only(Event.Tested.class).who());
    assertEquals(3, fight.only(Event.Tested.class).value());
    assertTrue(fight.who(HORSE).has(Condition.PRONE)); // 2 + 3 against 7 + 2
    assertTrue(fight.who(RIDER).has(Condition.PRONE)); // and its rider is off
  }

  @Test
  @DisplayName("INT-44 or with the rider's Ride, if it has none")
  void orTheRiderRides() {
    rider.skill("Ride", 7);
    scene = master -> master.cross(RIDER, Setback.SLIPPERY, 2);
    Fight fight = rides(turn -> false, 2);
    assertEquals(RIDER, fight.only(Event.Tested.class).who());
    assertEquals("Ride", fight.only(Event.Tested.class).skill());
    assertFalse(fight.who(HORSE).has(Condition.PRONE));
  }

  @Test
  @DisplayName("TAC-07 whoever rides out of an enemy's reach is struck at like anyone")
  void whoRidesOutOfReachIsStruckAt() {
    Fight fight = rides(turn -> turn.moveTo(Squares.at(-6, 0)), 10, 3, 2);
    assertEquals(RIDER, fight.only(Event.Attacked.class).target());
    // 3 damage, 2 against 7 + 3: he is off, and the ride is over before it began.
    assertEquals(Squares.at(0, 0), fight.combat().square(HORSE));
    assertEquals(0, fight.all(Event.Moved.class).size());
  }

  @Test
  @DisplayName("INT-34 a rider who flees takes his mount with him; one who yields does not")
  void whoFleesTakesHisMountAlong() {
    scene = master -> master.leave(RIDER, Fate.FLED);
    Fight fled = fight(turn -> false, turn -> false, ENEMY);
    assertEquals(Fate.FLED, fled.who(HORSE).fate());
    scene = master -> master.leave(RIDER, Fate.YIELDED);
    Fight yielded = fight(turn -> false, turn -> false, ENEMY);
    assertEquals(Fate.IN_COMBAT, yielded.who(HORSE).fate());
    scene = master -> master.leave(HORSE, Fate.CAPTURED);
    Fight captured = fight(turn -> false, turn -> false, ENEMY);
    assertEquals(Fate.IN_COMBAT, captured.who(RIDER).fate());
    assertFalse(captured.who(RIDER).has(Condition.PRONE));
  }

  @Test
  void whoFaintsFallsOffAndAMountThatFaintsThrowsItsRiderOff() {
    scene = master -> master.gain(RIDER, Condition.UNCONSCIOUS, Duration.WITHOUT_END);
    assertEquals(Combatant.NONE, rides(turn -> false).who(RIDER).mount());
    scene = master -> master.gain(HORSE, Condition.UNCONSCIOUS, Duration.WITHOUT_END);
    assertTrue(rides(turn -> false).who(RIDER).has(Condition.PRONE));
  }

  @Test
  void whoArrivesArrivesOnHisMount() {
    expected = true;
    scene = master -> master.arrive(RIDER, Squares.at(5, 5));
    Fight fight = rides(turn -> false);
    assertEquals(HORSE, fight.who(RIDER).mount());
    assertEquals(fight.combat().square(HORSE), fight.combat().square(RIDER));
    assertEquals(2, fight.all(Event.Arrived.class).size());
  }

  @Test
  void theSceneMaySeatAndUnseat() {
    mounted = false;
    scene = master -> assertTrue(master.mount(RIDER, HORSE));
    assertEquals(HORSE, rides(turn -> false).who(RIDER).mount());
    scene =
        master -> {
          master.mount(RIDER, HORSE);
          master.dismount(RIDER);
          master.dismount(RIDER);
          assertFalse(master.mount(RIDER, ENEMY));
        };
    assertEquals(Combatant.NONE, rides(turn -> false).who(RIDER).mount());
  }

  @Test
  void everyRunBeginsInTheSaddle() {
    Fight fight = struck(RIDER, 10, 3, 9);
    fight.combat().reset();
    assertEquals(HORSE, fight.who(RIDER).mount());
    assertFalse(fight.who(HORSE).isAble());
    assertEquals(fight.combat().square(HORSE), fight.combat().square(RIDER));
  }

  @Test
  void aBattleWithAMountThatTakesNoPartIsRefused() {
    Member stray = Member.of(horse.build());
    Battle.Builder battle =
        Fight.standard().side("H", Fight.pc("A").rides(stray)).side("O", Fight.npc("C"));
    assertThrows(IllegalArgumentException.class, battle::build);
    Battle.Builder shared =
        Fight.standard()
            .side("H", Fight.pc("A").rides(stray), Fight.pc("B").rides(stray), stray)
            .side("O", Fight.npc("C"));
    assertThrows(IllegalArgumentException.class, shared::build);
  }
}
