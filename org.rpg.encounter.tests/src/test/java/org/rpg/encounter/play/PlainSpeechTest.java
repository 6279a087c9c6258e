package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;

/** Invariant 5: what validation lets through can be planned and played, odd as it may be. */
class PlainSpeechTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "heroes: Goblin  opponents: 0 Goblins",
        "heroes: 0 Goblins  opponents: 0 Orcs",
        "heroes: Goblin  opponents: 1d4-4 Goblins",
        "heroes: 1d4-3 Goblins  opponents: 1d4-3 Goblins",
        "heroes: Goblin only if number of opponents >= 9  opponents: Goblin",
        "heroes: Goblin  opponents: 1000 Goblins",
        "heroes: Goblin  opponents: 99d100 Goblins",
        "heroes: Goblin  opponents: Goblin at 9000 km from heroes",
        "heroes: Goblin  opponents: 3 Goblins at 0 m from heroes",
        "map {\n A.\n }\n legend { A = Goblin }\n heroes: Goblin  opponents: 5 Orcs",
        "map {\n ##\n }\n legend { # = Wall }\n heroes: Goblin  opponents: Orc",
        "map {\n A.\n }\n legend { A = Goblin }\n heroes: Goblin  opponents: 1d4 Orcs, Ogre",
        "heroes: Goblin  opponents: Orc  ends after 0 turns with draw",
        "heroes: Goblin  opponents: Orc  ends after 1d4 turns with draw",
        "heroes: Goblin  opponents: Orc  ends after 99999999 turns with draw",
        "heroes: Goblin  opponents: Orc  Goblin starts with 0 life",
        "heroes: Goblin  opponents: Orc  Goblin starts wound 99 cutting",
        "heroes: Goblin  opponents: Orc  opponents start wound 99 cutting",
        "heroes: Goblin  opponents: Orc  initiative enemy",
        "heroes: Goblin  opponents: Orc  initiative any hero",
        "heroes: Goblin  opponents: Orc  initiative of opponents to nearest hero",
        "heroes: Goblin  side Folk neutral: Orc",
        "side Folk neutral: Orc  side Others neutral: Goblin",
        "side Left: Orc  side Right: Goblin",
        "side A ally of heroes: Orc  heroes: Goblin  opponents: Wolf",
        "heroes: Goblin  opponents: Orc  expect victory of heroes = 50%",
        "heroes: Goblin  opponents: Orc  expect victory of heroes >= 1/2",
        "heroes: Goblin  opponents: Orc  expect 1 >= 2",
        "heroes: Goblin  opponents: Orc  expect turns >= life of Goblin in 50%",
        "heroes: Goblin  opponents: Orc  expect death of each hero < 50%",
        "heroes: Goblin  opponents: Orc  ends when victory of heroes -> Odd",
        "heroes: Goblin  opponents: Orc  ends when life of Goblin / 0 > 1 -> Odd",
      })
  void whatIsValidIsPlayed(String elements) {
    Loaded loaded = LOADER.load("encounter Yard {\n" + elements + "\n}\n");
    if (loaded.hasErrors()) {
      return;
    }
    Encounter encounter = (Encounter) loaded.script().orElseThrow().getDeclarations().get(0);
    assertDoesNotThrow(
        () -> {
          Play play = new Play(Planner.plan(encounter));
          for (int run = 0; run < 20; run++) {
            play.run(3, run);
            assertTrue(play.turns() >= 0);
            play.run(3, run, event -> {});
            assertFalse(play.endingName().isEmpty());
          }
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Base Die = 1d1",
        "Base Die = 0d6",
        "Base Die = 1d6+1",
        "Turn Limit = 0",
        "Turn Limit = 99999",
        "Minimum Damage = 0",
        "Protection per Chance = 0",
        "Opening Distance = 0 m",
        "Opening Distance = 9 km",
        "Speed = 0 m",
        "Life Base = 0",
        "Chance Limit = 99999",
        "scale 1d4",
        "scale 3",
        "Melee Reach = 0 m",
        "Default Style = Archer",
        "Physique Skill = Will",
        "Empty Hands = Sword"
      })
  void whatARulesetMaySayIsPlayed(String setting) {
    Loaded loaded =
        LOADER.load(
            "ruleset House like Standard { "
                + setting
                + " }\n"
                + "encounter Yard { rules House  heroes: Goblin  opponents: Orc }\n");
    if (loaded.hasErrors()) {
      return;
    }
    Encounter encounter = (Encounter) loaded.script().orElseThrow().getDeclarations().get(1);
    assertDoesNotThrow(() -> new Play(Planner.plan(encounter)).run(1, 1));
  }
}
