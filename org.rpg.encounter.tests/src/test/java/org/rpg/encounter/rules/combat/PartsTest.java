package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Road.HOUR;
import static org.rpg.encounter.rules.combat.Road.SIX;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.ScriptedDice;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;
import org.rpg.encounter.rules.hazard.Route;

/**
 * Scenes within a scene. Outside, Ana is number 0 and Bento 1; in each part Bento is 0, Ana 1 and
 * an ogre, who only belongs there, 2. All have 6 Life.
 */
@DisplayName("BASE-19, TRV-01 what is carried from scene to scene")
class PartsTest {
  private static final int ANA = 0;
  private static final int BENTO = 1;
  private static final int BENTO_IN = 0;
  private static final int ANA_IN = 1;
  private static final int OGRE = 2;
  private static final int END = 0;

  private static final Item HERB = Item.of("Herb", ItemKind.OTHER);
  private static final Item ROPE = Item.of("Rope", ItemKind.OTHER);
  private static final Item KEY = Item.of("Key", ItemKind.OTHER);

  /** Outside the items are the herb and the rope; in a part, the rope and a key. */
  private static final int ROPE_OUT = 1;

  private static final int ROPE_IN = 0;
  private static final int KEY_IN = 1;

  private Consumer<GameMaster> within = it -> {};

  /** Keeps some numbers in mind, and ends a fight after an activation. */
  private static final Referee MINDFUL =
      new Referee() {
        @Override
        public int cells() {
          return 3;
        }

        @Override
        public int afterActivation(GameMaster master, int holder) {
          return END;
        }
      };

  private static Script script(Consumer<GameMaster> deeds) {
    return master -> {
      deeds.accept(master);
      return END;
    };
  }

  private static Member ana() {
    return Fight.pc("Ana").conduct(turn -> turn.attack(OGRE)).at(Squares.at(1, 0));
  }

  private static Battle.Builder inside() {
    return Battle.under(Ruleset.standard())
        .items(List.of(ROPE, KEY))
        .referee(MINDFUL)
        .opening(ANA_IN)
        .side("Party", Fight.pc("Bento").at(Squares.at(0, 0)), ana())
        .side("Foes", Fight.npc("Ogre").at(Squares.at(2, 0)));
  }

  private static Part part(Battle battle, int... people) {
    return new Part(
        battle,
        people,
        new int[] {ROPE_OUT, Combatant.NONE},
        new int[] {2},
        new int[] {0},
        List.of(),
        List.of());
  }

  private static Part partOfParty(Battle.Builder battle) {
    return part(battle.build(), BENTO, ANA, Combatant.NONE);
  }

  private static Battle outside(List<Part> parts, Consumer<GameMaster> deeds) {
    return Battle.under(Ruleset.standard())
        .items(List.of(HERB, ROPE))
        .referee(MINDFUL)
        .side("Party", ana(), Fight.pc("Bento"))
        .parts(parts)
        .script(script(deeds))
        .build();
  }

  /** Outside happens this; {@code within} is what happens in the only part. */
  private Fight play(Consumer<GameMaster> deeds, int... rolls) {
    Part only = partOfParty(inside().script(script(it -> within.accept(it))));
    return Fight.untold(outside(List.of(only), deeds), rolls);
  }

  @Nested
  @DisplayName("WND-01, LAY-04 what everybody is")
  class People {
    @Test
    void woundsGoInAndComeOut() {
      within =
          it -> {
            assertEquals(6 - 2, it.view().combatant(ANA_IN).life());
            assertEquals(6, it.view().combatant(BENTO_IN).life());
            it.wound(BENTO_IN, 3, DamageKind.CUTTING);
            it.wound(OGRE, 1, DamageKind.CUTTING);
          };
      Fight fight =
          play(
              it -> {
                it.wound(ANA, 2, DamageKind.CUTTING);
                it.perform(0);
              });
      assertEquals(6 - 2, fight.who(ANA).life());
      assertEquals(6 - 3, fight.who(BENTO).life());
    }

    @Test
    @DisplayName("BASE-08, BASE-09 points of Destiny and Doom")
    void pointsGoInAndComeOut() {
      within =
          it -> {
            assertEquals(2, it.view().combatant(ANA_IN).destiny());
            assertEquals(1, it.view().combatant(BENTO_IN).doom());
            it.addPoints(ANA_IN, false, 3);
            it.addPoints(BENTO_IN, true, 4);
          };
      Fight fight =
          play(
              it -> {
                it.addPoints(ANA, false, 2);
                it.addPoints(BENTO, true, 1);
                it.perform(0);
              });
      assertEquals(2 + 3, fight.who(ANA).destiny());
      assertEquals(1 + 4, fight.who(BENTO).doom());
    }

    @Test
    @DisplayName("CON-00 conditions that last")
    void conditionsGoInAndComeOut() {
      within =
          it -> {
            assertTrue(it.view().combatant(ANA_IN).has(Condition.SHAKEN));
            assertFalse(it.view().combatant(BENTO_IN).has(Condition.SHAKEN));
            it.lose(ANA_IN, Condition.SHAKEN);
            it.gain(ANA_IN, Condition.SLOW, Duration.WITHOUT_END);
          };
      Fight fight =
          play(
              it -> {
                it.gain(ANA, Condition.SHAKEN, Duration.WITHOUT_END);
                it.perform(0);
              });
      assertFalse(fight.who(ANA).has(Condition.SHAKEN));
      assertTrue(fight.who(ANA).has(Condition.SLOW));
    }

    @Test
    @DisplayName("ACT-04 what they carry, but nothing that only belongs to one of the scenes")
    void itemsGoInAndComeOut() {
      within =
          it -> {
            Combat combat = (Combat) it.view();
            assertEquals(2, combat.carried(ANA_IN, ROPE_IN));
            assertEquals(0, combat.carried(BENTO_IN, ROPE_IN));
            assertEquals(0, combat.carried(ANA_IN, KEY_IN));
            it.addItems(ANA_IN, ROPE_IN, Container.POUCH, -1);
            it.addItems(BENTO_IN, ROPE_IN, Container.POUCH, 5);
            it.addItems(ANA_IN, KEY_IN, Container.POUCH, 7);
          };
      Fight fight =
          play(
              it -> {
                it.addItems(ANA, ROPE_OUT, Container.POUCH, 2);
                it.addItems(ANA, 0, Container.POUCH, 3);
                it.perform(0);
              });
      assertEquals(2 - 1, fight.combat().carried(ANA, ROPE_OUT));
      assertEquals(5, fight.combat().carried(BENTO, ROPE_OUT));
      assertEquals(3, fight.combat().carried(ANA, 0));
    }

    @Test
    @DisplayName("LAY-04 the damage of all parts together")
    void damageAddsUp() {
      Part brawl = partOfParty(inside());
      Fight fight =
          Fight.untold(
              outside(
                  List.of(brawl),
                  it -> {
                    it.harm(ANA, 1, DamageKind.CUTTING);
                    it.perform(0);
                    it.perform(0);
                  }),
              9,
              4,
              9,
              3);
      assertEquals(4 + 3, fight.who(ANA).damageDealt());
      assertEquals(1, fight.who(ANA).damageTaken());
      within = it -> it.harm(ANA_IN, 2, DamageKind.CUTTING);
      Fight hurt =
          play(
              it -> {
                it.harm(ANA, 1, DamageKind.CUTTING);
                it.perform(0);
              });
      assertEquals(1 + 2, hurt.who(ANA).damageTaken());
    }

    @Test
    @DisplayName("INT-34 whoever fled in a part is with the others again when it is over")
    void whoeverFledIsBack() {
      within = it -> it.leave(ANA_IN, Fate.FLED);
      assertEquals(Fate.IN_COMBAT, play(it -> it.perform(0)).who(ANA).fate());
    }

    @Test
    @DisplayName("LAY-12 the dead stay dead, and are not there in the next part")
    void theDeadStayDead() {
      within =
          it -> {
            boolean first = it.view().combatant(ANA_IN).isPresent();
            assertEquals(first ? 2 : 1, it.view().members(0));
            it.wound(ANA_IN, 99, DamageKind.FIRE);
          };
      Fight fight =
          play(
              it -> {
                it.perform(0);
                it.perform(0);
              });
      assertEquals(Fate.DEAD, fight.who(ANA).fate());
      assertEquals(Fate.IN_COMBAT, fight.who(BENTO).fate());
      assertEquals(1, fight.all(Event.Died.class).size());
      assertEquals(DamageKind.FIRE, fight.who(ANA).killingKind().orElseThrow());
      assertEquals(1, fight.who(ANA).diedIn());
      assertEquals(0, fight.who(BENTO).diedIn());
    }
  }

  @Nested
  @DisplayName("TRV-01 what the scenes share")
  class Scenes {
    @Test
    void numbersThatBothKeepInMind() {
      within =
          it -> {
            assertEquals(7, it.view().memory(0));
            assertEquals(0, it.view().memory(2));
            it.remember(0, 9);
            it.remember(1, 5);
          };
      Fight fight =
          play(
              it -> {
                it.remember(2, 7);
                it.perform(0);
              });
      assertEquals(9, fight.combat().memory(2));
      assertEquals(0, fight.combat().memory(1));
    }

    @Test
    @DisplayName("BASE-19, EXH-02 the clock and Perseverance")
    void timeGoesOn() {
      within =
          it -> {
            assertEquals(SIX + HOUR, ((Combat) it.view()).minutes());
            assertEquals(6 - 1, ((Combat) it.view()).perseverance(ANA_IN));
            it.journey().pass(2 * HOUR);
            it.journey().spendPerseverance(ANA_IN, 2);
          };
      Fight fight =
          play(
              it -> {
                it.journey().begin(SIX, 0, 0, false);
                it.journey().pass(HOUR);
                it.journey().spendPerseverance(ANA, 1);
                it.perform(0);
              });
      assertEquals(SIX + 3 * HOUR, fight.combat().minutes());
      assertEquals(6 - 1 - 2, fight.combat().perseverance(ANA));
      assertEquals(6, fight.combat().perseverance(BENTO));
    }

    @Test
    @DisplayName("EXH-11, STA-06 whoever faints within is unconscious afterwards, until he wakes")
    void faintsGoOn() {
      within =
          it -> {
            boolean out = it.journey().isFainted(ANA_IN);
            assertEquals(out, it.view().combatant(ANA_IN).has(Condition.UNCONSCIOUS));
            if (out) {
              it.journey().wake(ANA_IN);
            } else {
              it.journey().spendPerseverance(ANA_IN, 4);
            }
          };
      Fight fight =
          play(
              it -> {
                it.journey().begin(SIX, 0, 0, false);
                it.perform(0);
                assertTrue(it.journey().isFainted(ANA));
                assertTrue(it.view().combatant(ANA).has(Condition.UNCONSCIOUS));
                assertFalse(it.view().combatant(BENTO).has(Condition.UNCONSCIOUS));
                it.perform(0);
              },
              8,
              4); // EXH-10: 8 faints at 2 points; for 4 scenes
      assertFalse(fight.combat().master.journey().isFainted(ANA));
      assertFalse(fight.who(ANA).has(Condition.UNCONSCIOUS));
    }

    @Test
    @DisplayName("EXH-05 the party's store, also of what a part knows nothing of")
    void theStoreGoesOn() {
      within =
          it -> {
            assertEquals(4, it.journey().stored(ROPE_IN));
            assertEquals(0, it.journey().stored(KEY_IN));
            it.journey().addStored(ROPE_IN, -1);
            it.journey().addMeals(-2);
            it.journey().addWater(3);
          };
      Fight fight =
          play(
              it -> {
                it.journey().begin(SIX, 5, 1, false);
                it.journey().addStored(ROPE_OUT, 4);
                it.journey().addStored(0, 2);
                it.perform(0);
              });
      Journey journey = fight.combat().master.journey();
      assertEquals(4 - 1, journey.stored(ROPE_OUT));
      assertEquals(2, journey.stored(0));
      assertEquals(0, journey.stored(-1));
      assertEquals(0, journey.stored(2));
      assertEquals(5 - 2, journey.provisions.meals());
      assertEquals(1 + 3, journey.provisions.water());
    }

    @Test
    void whatHappensWithinIsToldBetweenItsStartAndItsEnd() {
      within =
          it -> {
            assertTrue(it.isWithin());
            assertTrue(it.isHeard());
            it.wound(BENTO_IN, 3, DamageKind.CUTTING);
          };
      Fight fight =
          play(
              it -> {
                assertFalse(it.isWithin());
                it.perform(0);
                it.wound(BENTO, 1, DamageKind.CUTTING);
              });
      List<Event> told = fight.events();
      int start = told.indexOf(new Event.PartStarted(0, List.of()));
      int end = told.indexOf(new Event.PartEnded(0, List.of()));
      int inner = told.indexOf(fight.all(Event.Wounded.class).get(0));
      int outer = told.indexOf(fight.all(Event.Wounded.class).get(1));
      assertTrue(0 <= start && start < inner && inner < end && end < outer);
      assertFalse(fight.combat().part(0).within);
    }

    @Test
    void whereNobodyListensItIsTheSame() {
      within =
          it -> {
            assertFalse(it.isHeard());
            it.wound(BENTO_IN, 3, DamageKind.CUTTING);
          };
      Part only = partOfParty(inside().script(script(it -> within.accept(it))));
      Combat combat = new Combat(outside(List.of(only), it -> it.perform(0)));
      combat.run(ScriptedDice.rolls());
      assertEquals(6 - 3, combat.combatant(BENTO).life());
    }
  }

  @Nested
  @DisplayName("TRV-01 parts of parts")
  class Nesting {
    private final Part deep =
        part(
            inside().script(script(it -> it.wound(BENTO_IN, 1, DamageKind.CUTTING))).build(),
            0,
            1,
            2);
    private final Part first =
        partOfParty(inside().parts(List.of(deep, deep)).script(script(it -> it.perform(1))));
    private final Part second =
        partOfParty(inside().script(script(it -> it.wound(ANA_IN, 99, DamageKind.FIRE))));

    @Test
    void everySceneHasItsNumber() {
      Combat combat = new Combat(outside(List.of(first, second), it -> {}));
      assertEquals(5, combat.scenes());
      assertSame(combat, combat.scene(0));
      assertSame(combat.part(0), combat.scene(1));
      assertSame(combat.part(0).part(0), combat.scene(2));
      assertSame(combat.part(0).part(1), combat.scene(3));
      assertSame(combat.part(1), combat.scene(4));
    }

    @Test
    void itIsKnownHowOftenEachWasPlayed() {
      Fight fight =
          Fight.untold(
              outside(
                  List.of(first, second),
                  it -> {
                    it.perform(0);
                    it.perform(1);
                    it.perform(0);
                  }));
      assertEquals(2, fight.combat().timesPlayed(1));
      assertEquals(0, fight.combat().timesPlayed(2));
      assertEquals(2, fight.combat().timesPlayed(3));
      assertEquals(1, fight.combat().timesPlayed(4));
      assertEquals(6 - 2, fight.who(BENTO).life());
      assertEquals(4, fight.who(ANA).diedIn());
      fight.combat().reset();
      assertEquals(0, fight.combat().timesPlayed(1));
    }

    @Test
    void whoeverDiesDeepDownDiedThere() {
      Part deadly =
          part(
              inside().script(script(it -> it.wound(BENTO_IN, 99, DamageKind.FIRE))).build(),
              0,
              1,
              2);
      Part stage =
          partOfParty(inside().parts(List.of(deep, deadly)).script(script(it -> it.perform(1))));
      Fight fight = Fight.untold(outside(List.of(second, stage), it -> it.perform(1)));
      assertEquals(4, fight.who(BENTO).diedIn()); // 1 is the first part, 2 the stage, 3 and 4 its
      assertEquals(1, fight.all(Event.Died.class).size());
    }
  }

  @Nested
  @DisplayName("CON-00, INT-62 what lasts for so long on the clock")
  class Lasting {
    @Test
    void aConditionGoesOnWithin() {
      within =
          it -> {
            assertTrue(it.view().combatant(ANA_IN).has(Condition.SHAKEN));
            it.journey().pass(HOUR);
            assertTrue(it.view().combatant(ANA_IN).has(Condition.SHAKEN));
            it.journey().hold(OGRE, Condition.SLOW, 2 * HOUR);
            it.journey().hold(BENTO_IN, Condition.EXPOSED, 2 * HOUR);
          };
      Fight fight =
          play(
              it -> {
                it.journey().begin(SIX, 0, 0, false);
                it.journey().hold(ANA, Condition.SHAKEN, 90);
                it.perform(0);
                assertTrue(it.view().combatant(ANA).has(Condition.SHAKEN));
                it.journey().pass(29);
                assertTrue(it.view().combatant(ANA).has(Condition.SHAKEN));
                it.journey().pass(1);
                assertFalse(it.view().combatant(ANA).has(Condition.SHAKEN));
                assertTrue(it.view().combatant(BENTO).has(Condition.EXPOSED));
                it.journey().pass(90);
              });
      assertFalse(fight.who(BENTO).has(Condition.EXPOSED));
      assertFalse(fight.who(ANA).has(Condition.SLOW));
      assertEquals(2, fight.all(Event.ConditionLost.class).size());
    }

    @Test
    void aConditionThatIsOverWithinIsOver() {
      within = it -> it.journey().pass(2 * HOUR);
      Fight fight =
          play(
              it -> {
                it.journey().begin(SIX, 0, 0, false);
                it.journey().hold(ANA, Condition.SHAKEN, 90);
                it.perform(0);
              });
      assertFalse(fight.who(ANA).has(Condition.SHAKEN));
      assertEquals(1, fight.all(Event.ConditionLost.class).size());
    }

    @Test
    void whoeverTakesNoPartKeepsWhatHeHas() {
      Part withoutBento =
          part(
              inside().script(script(it -> it.journey().pass(HOUR))).build(),
              Combatant.NONE,
              ANA,
              Combatant.NONE);
      Fight fight =
          Fight.untold(
              outside(
                  List.of(withoutBento),
                  it -> {
                    it.journey().begin(SIX, 0, 0, false);
                    it.journey().hold(BENTO, Condition.SHAKEN, 2 * HOUR);
                    it.journey().hold(ANA, Condition.SLOW, 2 * HOUR);
                    it.perform(0);
                    assertTrue(it.view().combatant(BENTO).has(Condition.SHAKEN));
                    it.journey().pass(HOUR);
                    assertFalse(it.view().combatant(ANA).has(Condition.SLOW));
                    assertTrue(it.view().combatant(BENTO).has(Condition.SHAKEN)); // not his hour
                    it.journey().pass(HOUR);
                  }));
      assertFalse(fight.who(BENTO).has(Condition.SHAKEN));
    }

    @Test
    @DisplayName("POI-05, POI-17 a poison goes on within and afterwards")
    void aPoisonGoesOn() {
      Poison latent = Poison.of("Slow death", PoisonKind.LATENT, 3);
      within =
          it -> {
            assertEquals(1, ((Combat) it.view()).lasting().size());
            it.journey().pass(HOUR);
          };
      Fight fight =
          play(
              it -> {
                it.journey().begin(SIX, 0, 0, false);
                it.poison(ANA, Combatant.NONE, latent, Route.WOUND);
                it.perform(0);
              },
              10,
              3);
      LastingEffect left = fight.combat().lasting().get(0);
      assertEquals(ANA, left.who());
      assertEquals(3 - 1, left.hours());
    }

    @Test
    @DisplayName("POI-05 the conditions of a poison end with its hours, once")
    void aPoisonsConditionsGoOn() {
      Poison dream = Poison.of("Dream", PoisonKind.HALLUCINOGEN, 3);
      within =
          it -> {
            assertTrue(it.view().combatant(ANA_IN).has(Condition.HALLUCINATING));
            assertFalse(it.view().combatant(BENTO_IN).has(Condition.HALLUCINATING));
            it.poison(BENTO_IN, Combatant.NONE, dream, Route.WOUND);
            it.journey().pass(HOUR);
          };
      Fight fight =
          play(
              it -> {
                it.journey().begin(SIX, 0, 0, false);
                it.poison(ANA, Combatant.NONE, dream, Route.WOUND);
                it.perform(0);
                assertTrue(it.view().combatant(ANA).has(Condition.HALLUCINATING));
                assertTrue(it.view().combatant(BENTO).has(Condition.HALLUCINATING));
                it.journey().pass(HOUR);
              },
              10,
              2,
              10,
              3);
      assertFalse(fight.who(ANA).has(Condition.HALLUCINATING)); // its two hours are over
      assertTrue(fight.who(BENTO).has(Condition.HALLUCINATING)); // his third is not
    }
  }
}
