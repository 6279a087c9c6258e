package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;

/** A, with 14 Life (Physique 4), becomes a wolf with 8, and is given and loses arms. */
@DisplayName("LAY-02, LAY-12, ACT-04 what a scene makes of somebody, and gives and takes")
class FormsTest {
  private static final int A = 0;
  private static final int B = 1;
  private static final int WOLF = 1;
  private static final int HIMSELF = 0;

  private static final Item SPARK = Item.of("Spark", ItemKind.SPELL);
  private static final Item HOWL = Item.of("Howl", ItemKind.SPELL);
  private static final Item ROPE = Item.of("Rope", ItemKind.OTHER);

  private Sheet.Builder human =
      Sheet.pc("A").skill("Physique", 4).skill("Climbing", 1).knows(SPARK).wields(SWORD);
  private final Sheet.Builder wolf =
      Sheet.npc("Wolf")
          .skill("Physique", 1)
          .skill("Climbing", 3)
          .speed(10)
          .knows(HOWL)
          .wears(new Armour("Hide", 3))
          .wields(SWORD);
  private Conduct conduct = PlainConduct.IDLE;
  private boolean changes = true;

  private Fight fight(Scene scene, int... rolls) {
    Member a = Member.of(human.build()).conduct(conduct).at(Squares.at(0, 0));
    Battle battle =
        Fight.standard()
            .items(List.of(SPARK, HOWL, ROPE))
            .side("H", changes ? a.mayBecome(wolf.build()) : a, Fight.pc("B").at(Squares.at(0, 5)))
            .side("O", Fight.npc("C").at(Squares.at(9, 0)))
            .opening(0)
            .referee(scene)
            .build();
    return Fight.untold(battle, rolls);
  }

  private Fight after(Consumer<GameMaster> deed, int... rolls) {
    return fight(Scene.until(1).after(1, deed), rolls);
  }

  @Nested
  @DisplayName("LAY-02 somebody becomes another")
  class Becoming {
    @Test
    void heHasTheOthersBodySpeedAndKnowledge() {
      Fight fight =
          after(
              it -> {
                it.wound(A, 2, DamageKind.CUTTING);
                assertEquals(1, ((Combat) it.view()).carried(A, 0));
                it.become(A, WOLF);
              });
      assertEquals("Wolf", fight.only(Event.FormChanged.class).form());
      assertEquals(8 - 2, fight.who(A).life());
      assertEquals(10, fight.who(A).speed());
      assertEquals(3, fight.who(A).body().maxProtection());
      assertEquals(0, fight.combat().carried(A, 0));
      assertEquals(1, fight.combat().carried(A, 1));
      assertEquals(Fate.IN_COMBAT, fight.who(A).fate());
    }

    @Test
    @DisplayName("BASE-01 his skills are the other's, and nobody else's are")
    void hisSkillsAreTheOthers() {
      Fight fight =
          after(
              it -> {
                it.test(A, "Climbing", 8, 0);
                it.test(B, "Climbing", 8, 0);
                it.become(A, WOLF);
                it.test(A, "Climbing", 8, 0);
                it.test(B, "Climbing", 8, 0);
                it.become(A, HIMSELF);
                it.test(A, "Climbing", 8, 0);
              },
              5,
              5,
              5,
              5,
              5);
      assertEquals(
          List.of(1, 0, 3, 0, 1),
          fight.all(Event.Tested.class).stream().map(Event.Tested::value).toList());
    }

    @Test
    @DisplayName("LAY-12 wounds that the new body cannot bear kill him")
    void heMayDieOfIt() {
      Consumer<GameMaster> badlyHurt =
          it -> {
            it.wound(A, 9, DamageKind.CUTTING);
            it.become(A, WOLF);
            it.become(A, HIMSELF);
          };
      Fight fight = after(badlyHurt);
      assertEquals(Fate.DEAD, fight.who(A).fate());
      assertEquals(1, fight.all(Event.FormChanged.class).size()); // the dead become nothing
    }

    @Test
    void himselfAgainHeActsAsHeDid() {
      conduct = Turn::shout;
      Conduct cautious = turn -> turn.moveTo(Squares.at(-1, 0));
      Scene scene =
          Scene.until(4)
              .after(
                  1,
                  it -> {
                    it.become(A, WOLF);
                    it.follow(A, cautious);
                  })
              .after(3, it -> it.become(A, HIMSELF));
      Fight fight = fight(scene);
      assertEquals(6, fight.who(A).speed());
      assertEquals(14, fight.who(A).life());
      assertEquals(1, fight.combat().carried(A, 0));
      assertEquals(conduct, fight.who(A).conduct);
    }

    @Test
    void andActsAsToldWhileHeIsAnother() {
      Conduct cautious = turn -> false;
      Fight fight =
          after(
              it -> {
                it.follow(A, cautious);
                it.become(A, WOLF);
              });
      assertEquals(cautious, fight.who(A).conduct);
    }

    @Test
    void whatHeIsAlreadyOrCannotBeHeDoesNotBecome() {
      Consumer<GameMaster> nothing =
          it -> {
            it.become(A, HIMSELF);
            it.become(A, 2);
            it.become(B, WOLF);
          };
      assertEquals(List.of(), after(nothing).all(Event.FormChanged.class));
      Fight twice =
          after(
              it -> {
                it.become(A, WOLF);
                it.become(A, WOLF);
              });
      assertEquals(1, twice.all(Event.FormChanged.class).size());
    }

    @Test
    void everyRunBeginsAsHimself() {
      Fight fight = after(it -> it.become(A, WOLF));
      fight.combat().reset();
      assertEquals(6, fight.who(A).speed());
      assertEquals(14, fight.who(A).body().maxLife());
      assertEquals(1, fight.combat().carried(A, 0));
      assertTrue(fight.who(A).inHand(0));
    }

    @Test
    void whoeverHasOtherWeaponsIsNoFormOfHis() {
      Member a = Member.of(human.build());
      Sheet other = Sheet.npc("Bear").build();
      assertThrows(IllegalArgumentException.class, () -> a.mayBecome(other));
    }
  }

  @Nested
  @DisplayName("ACT-04, ACT-08 weapons and shields gained and lost")
  class Arms {
    private final Shield buckler = new Shield("Buckler", 1, 0);
    private final Weapon claws =
        Weapon.named("Claws", "Fight[Claws]")
            .damage("1d4", DamageKind.CUTTING)
            .melee(1)
            .hands(0)
            .natural()
            .build();

    private Combatant given(Consumer<GameMaster> deed) {
      changes = false;
      return after(deed).who(A);
    }

    @Test
    void aWeaponIsLostAndFoundAgain() {
      Combatant lost = given(it -> it.loseWeapon(A, 0));
      assertFalse(lost.owns(0) || lost.inHand(0));
      Combatant found =
          given(
              it -> {
                it.loseWeapon(A, 0);
                it.gainWeapon(A, 0);
              });
      assertTrue(found.owns(0) && found.inHand(0));
    }

    @Test
    void withoutAHandForItItIsAtTheBelt() {
      human.carries(BOW);
      Combatant both =
          given(
              it -> {
                it.loseWeapon(A, 1);
                it.gainWeapon(A, 1);
              });
      assertTrue(both.owns(1));
      assertFalse(both.inHand(1));
    }

    @Test
    void aPartOfTheBodyIsNotLost() {
      human.wields(claws);
      Combatant a = given(it -> it.loseWeapon(A, 1));
      assertTrue(a.owns(1) && a.inHand(1));
    }

    @Test
    void thereIsNoSuchWeaponAndTheDeadGetNothing() {
      Combatant a =
          given(
              it -> {
                it.gainWeapon(A, 1);
                it.loseWeapon(A, 1);
              });
      assertTrue(a.inHand(0));
      Combatant dead =
          given(
              it -> {
                it.loseWeapon(A, 0);
                it.kill(A);
                it.gainWeapon(A, 0);
                it.gainShield(A, buckler);
              });
      assertFalse(dead.owns(0) || dead.hasShield("Buckler"));
    }

    @Test
    @DisplayName("DEF-03 a shield, in hand if one is free, and the hand is free again without it")
    void aShieldIsGainedAndLost() {
      Combatant a = given(it -> it.gainShield(A, buckler));
      assertTrue(a.hasShield("Buckler") && a.shieldHeld);
      assertEquals(0, a.handsFree);
      Combatant without =
          given(
              it -> {
                it.gainShield(A, buckler);
                it.loseShield(A);
              });
      assertFalse(without.hasShield("Buckler") || without.shieldHeld);
      assertEquals(1, without.handsFree);
      human.wields(DAGGER);
      assertFalse(given(it -> it.gainShield(A, buckler)).shieldHeld);
    }

    @Test
    @DisplayName("ACT-09 a thing for which no hand is left goes into the pouch")
    void thingsForWhichNoHandIsLeft() {
      changes = false;
      Items one = after(it -> it.addItems(A, 2, Container.HAND, 1)).combat().items;
      assertEquals(1, one.count(A, 2, Container.HAND));
      human.wields(DAGGER);
      Items none = after(it -> it.addItems(A, 2, Container.HAND, 1)).combat().items;
      assertEquals(0, none.count(A, 2, Container.HAND));
      assertEquals(1, none.count(A, 2, Container.POUCH));
      Items belt = after(it -> it.addItems(A, 2, Container.BACKPACK, 1)).combat().items;
      assertEquals(1, belt.count(A, 2, Container.BACKPACK));
    }

    @Test
    @DisplayName("ACT-09 and is taken from the hand that holds it")
    void thingsAreTakenFromTheHand() {
      changes = false;
      human.wields(DAGGER);
      human = Sheet.pc("A").carries(ROPE, Container.HAND);
      Items items = after(it -> it.addItems(A, 2, Container.HAND, -1)).combat().items;
      assertEquals(0, items.count(A, 2, Container.HAND));
      assertEquals(0, items.count(A, 2, Container.POUCH));
    }
  }

  @Nested
  @DisplayName("SIT-19, MAN-09, BASE-09 what a scene says")
  class Telling {
    @Test
    void whatASceneTellsIsHeard() {
      Event told = new Event.PartStarted(3, List.of());
      Fight fight =
          after(
              it -> {
                it.tell(told);
                assertEquals(((Combat) it.view()).dice, it.dice());
              });
      assertEquals(told, fight.only(Event.PartStarted.class));
    }

    @Test
    @DisplayName("SIT-19 where nothing is healed nothing is told")
    void whereNothingIsHealedNothingIsTold() {
      assertEquals(List.of(), after(it -> it.healVigor(A, 3)).all(Event.Healed.class));
    }

    @Test
    @DisplayName("MAN-09 whom his holder reaches stays where he is")
    void whomHisHolderReachesStays() {
      Fight fight =
          after(
              it -> {
                it.place(B, Squares.at(1, 1));
                it.seize(A, B);
              });
      assertEquals(Squares.at(1, 1), fight.combat().square(B));
      assertEquals(List.of(), fight.all(Event.Displaced.class));
    }

    @Test
    @DisplayName("TRN-01 a scene that is no fight counts turns by itself")
    void aSceneCountsTurns() {
      int[] turns = new int[2];
      after(
          it -> {
            turns[0] = it.view().turn();
            it.turnPasses();
            turns[1] = it.view().turn();
          });
      assertEquals(turns[0] + 1, turns[1]);
    }
  }
}
