package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.npc;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.Wound;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.body.WoundSource;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;
import org.rpg.encounter.rules.hazard.Route;

/** What the game master's items and scenes do to bodies in a combat. A has 12 Life (Physique 3). */
class CareTest {
  private static final int A = 0;

  private Ruleset ruleset = Ruleset.standard();
  private final Sheet.Builder sheet = Sheet.pc("A").skill("Physique", 3);
  private Member a;

  private Battle battle(Consumer<GameMaster> deed) {
    Member member = a == null ? Member.of(sheet.build()) : a;
    return Fight.under(ruleset)
        .side("H", member.conduct(PlainConduct.IDLE))
        .side("O", npc("C"))
        .referee(Scene.until(1).after(1, deed))
        .build();
  }

  private Fight fight(Consumer<GameMaster> deed, int... rolls) {
    return Fight.of(battle(deed), rolls);
  }

  @Nested
  @DisplayName("LAY-06, LAY-07, SIT-19 healing by magic")
  class Healing {
    @Test
    void vigorUpToLife() {
      Fight fight =
          Fight.untold(
              battle(
                  it -> {
                    it.wound(A, 4, DamageKind.CUTTING);
                    it.setVigor(A, 1);
                    it.healVigor(A, 3);
                    it.healVigor(A, 30);
                  }));
      assertEquals(
          List.of(3, 4), fight.all(Event.Healed.class).stream().map(Event.Healed::vigor).toList());
    }

    @Test
    void lifeFromTheGravestWoundOn() {
      Fight fight =
          fight(
              it -> {
                it.wound(A, 2, DamageKind.CUTTING);
                it.wound(A, 5, DamageKind.NECROTIC);
                it.healLife(A, 6);
              });
      assertEquals(11, fight.who(A).life());
      assertEquals(5, fight.who(A).vigor()); // LAY-07: only the maximum rises
      assertEquals(6, fight.only(Event.Healed.class).life());
    }

    @Test
    void theGravestWoundOfAClass() {
      Fight fight =
          fight(
              it -> {
                it.wound(A, 1, DamageKind.CUTTING);
                it.wound(A, 3, DamageKind.CUTTING);
                it.wound(A, 4, DamageKind.CUTTING);
                assertTrue(it.cure(A, WoundClass.LIGHT));
                assertFalse(it.cure(A, WoundClass.GRAVE));
              });
      assertEquals(12 - 1 - 4, fight.who(A).life());
    }

    @Test
    void theDeadAreNotHealed() {
      Fight fight =
          fight(
              it -> {
                it.wound(A, 40, DamageKind.CUTTING);
                it.healLife(A, 6);
                assertFalse(it.cure(A, WoundClass.GRAVE));
              });
      assertEquals(0, fight.who(A).life());
    }
  }

  @Test
  @DisplayName("WND-07, TRT-03 wounds at the start may be fixed, treated, necrotic")
  void startsWithWoundsOfEveryKind() {
    a =
        Member.of(sheet.build())
            .wound(4, WoundKind.CUTTING, WoundSource.ORDINARY, Optional.of(WoundClass.LIGHT), false)
            .wound(4, WoundKind.PIERCING, WoundSource.ORDINARY, Optional.empty(), true)
            .wound(1, WoundKind.OTHER, WoundSource.NECROTIC, Optional.empty(), true);
    var body = fight(it -> it.wound(A, 1, DamageKind.ACID, WoundClass.GRAVE)).who(A).body();
    assertEquals(
        new Wound(4, WoundKind.CUTTING, WoundClass.LIGHT, true, false, WoundSource.ORDINARY, 0),
        body.wound(0));
    assertTrue(body.wound(1).treated());
    assertFalse(body.wound(2).treated()); // INT-33
    assertEquals(
        new Wound(1, WoundKind.OTHER, WoundClass.GRAVE, true, false, WoundSource.ORDINARY, 0),
        body.wound(3));
  }

  @Test
  @DisplayName("WND-09 under the other reading wounds of a kind add up, and the story says so")
  void mergedWoundsGrow() {
    ruleset = ruleset.with(Parameter.WOUND_MERGING, "Merged by Kind");
    Fight fight =
        fight(
            it -> {
              it.wound(A, 2, DamageKind.CUTTING);
              it.wound(A, 3, DamageKind.CUTTING);
            });
    assertEquals(5, fight.only(Event.WoundGrew.class).severity());
    assertEquals(1, fight.who(A).body().wounds());
  }

  @Nested
  @DisplayName("INT-35, LAY-03 armour put on or taken off in combat")
  class Armours {
    @Test
    void lessArmourLessPenalty() {
      sheet.wears(new Armour("Mail", 6)).skill(new Skill("Agility", true), 1);
      Fight fight = fight(it -> it.setMaxProtection(A, 2));
      assertEquals(2, fight.who(A).protection());
      assertEquals(0, fight.who(A).chances("Agility"));
    }

    @Test
    void moreArmourGivesItsPointsWhenTheCombatEnds() {
      sheet.wears(new Armour("Mail", 6)).skill(new Skill("Agility", true), 1);
      int[] during = new int[1];
      Fight fight =
          fight(
              it -> {
                it.setMaxProtection(A, 12);
                during[0] = it.view().combatant(A).protection();
              });
      assertEquals(6, during[0]);
      assertEquals(12, fight.who(A).protection()); // LAY-05
      assertEquals(-2, fight.who(A).chances("Agility"));
      fight.combat().reset();
      assertEquals(-1, fight.who(A).chances("Agility"));
      assertEquals(6, fight.who(A).body().maxProtection());
    }
  }

  @Nested
  @DisplayName("SIT-13, SIT-14 without air")
  class Air {
    @Test
    void aMinuteALevelThenFatigueEachMinute() {
      Fight fight = fight(it -> it.holdBreath(A, 5), 4, 6);
      assertEquals(12 - 4 - 6, fight.who(A).vigor());
      assertEquals(2, fight.only(Event.HeldBreath.class).suffocating());
    }

    @Test
    void asLongAsTheBreathLastsNothingHappens() {
      assertEquals(12, fight(it -> it.holdBreath(A, 3)).who(A).vigor());
    }

    @Test
    @DisplayName("SIT-14, BASE-12 in the end it kills")
    void heDrowns() {
      Fight fight = fight(it -> it.holdBreath(A, 60), 6, 6, 6, 6);
      assertEquals(Fate.DEAD, fight.who(A).fate());
    }

    @Test
    @DisplayName("SIT-13 the ruleset may give everyone some minutes")
    void theRulesetMayGiveMore() {
      ruleset = ruleset.with(Parameter.MINIMUM_BREATH, 5);
      assertEquals(12, fight(it -> it.holdBreath(A, 5)).who(A).vigor());
    }
  }

  @Test
  @DisplayName("INT-65 damage reduced to 0 is no damage; 1 or more that the layers take is some")
  void zeroIsNothing() {
    sheet.wears(new Armour("Mail", 6));
    Fight fight = fight(it -> it.harm(A, 0, DamageKind.CUTTING));
    assertEquals(List.of(), fight.all(Event.Harmed.class));
    assertEquals(1, fight(it -> it.harm(A, 1, DamageKind.CUTTING)).who(A).damageTaken());
  }

  @Test
  @DisplayName("POI-15, CON-00 an antidote ends what lasts for hours too")
  void anAntidoteEndsVisions() {
    var cap = Poison.of("Blue Cap", PoisonKind.HALLUCINOGEN, 0);
    Fight fight =
        fight(
            it -> {
              it.poison(A, Combatant.NONE, cap, Route.SWALLOWED);
              it.neutralise(A);
            },
            9,
            3);
    assertFalse(fight.who(A).has(Condition.HALLUCINATING));
    assertEquals(List.of(), fight.combat().lasting());
  }
}
