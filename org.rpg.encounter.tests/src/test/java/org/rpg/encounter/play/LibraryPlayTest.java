package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.dsl.library.LibraryEntries.entries;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.library.LibraryEntries;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;

/** Everyone in the rulebook can be put into a fight, in either language, and the fight ends. */
class LibraryPlayTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);
  private static final int RUNS = 3;

  private static List<String> fights(String text) {
    Loaded loaded = LOADER.load(text);
    assertFalse(loaded.hasErrors(), loaded.problems().toString());
    List<String> fought = new ArrayList<>();
    loaded.script().orElseThrow().getDeclarations().stream()
        .filter(Encounter.class::isInstance)
        .map(it -> (Encounter) it)
        .forEach(
            it -> {
              run(Planner.plan(it));
              fought.add(it.getName());
            });
    return fought;
  }

  private static void run(Plan plan) {
    Play play = new Play(plan);
    for (int run = 0; run < RUNS; run++) {
      play.run(1, run);
      assertTrue(play.ending() >= 0 && play.ending() < plan.endings().size());
      String ending = play.endingName();
      play.run(1, run, event -> {});
      assertEquals(ending, play.endingName(), "a listener changes nothing");
    }
  }

  @Test
  void everyCreatureFightsUnderItsEnglishName() {
    StringBuilder script = new StringBuilder();
    List<Creature> creatures = entries(Creature.class);
    for (int i = 0; i < creatures.size(); i++) {
      script.append(
          String.format(
              Locale.ROOT,
              "encounter Fight%d { heroes: Veteran, Bandit%nopponents: \"%s\" }%n",
              i,
              LibraryEntries.name(creatures.get(i), Language.EN)));
    }
    assertEquals(creatures.size(), fights(script.toString()).size());
  }

  @Test
  void everyHeroFightsUnderHisPortugueseName() {
    StringBuilder script = new StringBuilder();
    List<Persona> heroes = entries(Persona.class);
    for (int i = 0; i < heroes.size(); i++) {
      script.append(
          String.format(
              Locale.ROOT,
              "encontro Luta%d { heróis: \"%s\"%noponentes: Orc, Arqueiro Goblin }%n",
              i,
              LibraryEntries.name(heroes.get(i), Language.PT)));
    }
    assertEquals(heroes.size(), fights(script.toString()).size());
  }

  @Test
  void everyStyleCanBeFollowedByEitherName() {
    StringBuilder script = new StringBuilder();
    List<String> styles =
        entries(Tactics.class).stream()
            .flatMap(it -> Stream.of(Language.values()).map(l -> LibraryEntries.name(it, l)))
            .toList();
    for (int i = 0; i < styles.size(); i++) {
      script.append(
          String.format(
              Locale.ROOT,
              "encounter Style%d { heroes: 2 Guards follow \"%s\"%nopponents: 2 Orcs, Wolf }%n",
              i,
              styles.get(i)));
    }
    assertEquals(styles.size(), fights(script.toString()).size());
  }
}
