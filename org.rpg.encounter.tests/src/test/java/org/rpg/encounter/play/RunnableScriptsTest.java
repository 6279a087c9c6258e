package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;

/** Invariant 5: a script without errors runs to its end, whatever it says. */
class RunnableScriptsTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);
  private static final int RUNS = 20;

  private static final List<String> CONDITIONS =
      List.of(
          "if prone",
          "if exposed",
          "if wounded",
          "if unprotected",
          "if vigor <= 2",
          "if vigor < 50%",
          "if life of any ally < 4",
          "if enemy within reach",
          "if exposed enemy",
          "if no adjacent enemy",
          "if distance to nearest enemy >= 6 m",
          "if turn >= 3",
          "if number of enemies >= 2",
          "if losses of opponents >= 50%",
          "if has Sword",
          "if any ally is prone or not wounded",
          "if on high ground",
          "otherwise",
          "if skill value of nearest enemy in Dodge >= 2",
          "if all allies are wounded",
          "if destiny >= 1 and doom = 0",
          "if surprised",
          "if heroes are not exposed");

  private static final List<String> ACTIONS =
      List.of(
          "attack nearest enemy",
          "attack weakest enemy within reach",
          "attack strongest exposed enemy with Sword",
          "attack enemy that has not acted in mid-movement",
          "approach nearest enemy",
          "approach most wounded ally",
          "withdraw from nearest enemy",
          "keep distance 9 m",
          "stand up",
          "move to Ledge",
          "shout \"Hold!\"",
          "stow Sword",
          "equip Sword",
          "drop Sword",
          "pick up Sword",
          "wait",
          "equip Bow",
          "attack farthest enemy with Bow");

  private static final List<String> CREATURES =
      List.of("Goblin", "Ogre", "Wolf", "Skeleton", "Guard", "Rat", "Mine", "Goblin Archer");

  private static final List<String> ELEMENTS =
      List.of(
          "heroes start surprised",
          "opponents start prone",
          "heroes start with 1 vigor, exposed",
          "opponents start with 0 protection, wound 3 cutting",
          "initiative Hero",
          "ends when losses of heroes >= 50% -> Enough",
          "ends after 3 turns with draw",
          "ends when turn >= 4 with victory of heroes",
          "on turn 3 of opponents: arrive 1d4 Goblins at Ledge",
          "every 2 turns of heroes at most 2 times: opponents take 1d6 fire",
          "clock Bell 1d4\n  every turn: Bell sinks 1\n  when Bell = 0: arrive Ogre for heroes",
          "whenever any hero dies: it becomes prone",
          "whenever any enemy is attacked: any opponent flees",
          "when losses of heroes >= 1 { heroes flee by Ledge with weakest ally }",
          "before: test Dodge by each hero against 8 { failure: tester becomes surprised }",
          "when any opponent is wounded { with chance 1/3: it yields otherwise: it takes wound 2 }",
          "whenever Hero is prone: Hero is no longer prone",
          "on turn 2: opponents weakest join heroes",
          "after 2 turns: repeat 3 times: any hero becomes shaken 1 turn",
          "on turn 4: everyone falls 3 m\n  on turn 5: ends -> Enough",
          "expect victory of heroes >= 50%",
          "expect death of any hero or draw < 30%",
          "expect turns <= 9 in 90%",
          "side Folk neutral: 1d4 Villagers at Ledge",
          "side Watch ally of heroes: 2 Guards");

  @Provide
  Arbitrary<String> scripts() {
    Arbitrary<String> line =
        Combinators.combine(Arbitraries.of(CONDITIONS), Arbitraries.of(ACTIONS))
            .as((condition, action) -> "  " + condition + ": " + action + "\n");
    Arbitrary<String> member =
        Combinators.combine(
                Arbitraries.of("", "2 ", "1d4 ", "3 "),
                Arbitraries.of(CREATURES),
                Arbitraries.of("", " at Ledge", " at 3 m from heroes", " for each hero"))
            .as((count, being, where) -> count + being + where);
    return Combinators.combine(
            line.list().ofMinSize(0).ofMaxSize(6),
            member.list().ofMinSize(1).ofMaxSize(3),
            Arbitraries.of(ELEMENTS).list().uniqueElements().ofMaxSize(5),
            Arbitraries.integers().between(-1, 5),
            Arbitraries.of(
                "Base Die = 2d6",
                "Chances = Modifier",
                "Lone Even Die = Restarts",
                "Minimum Damage = 0"))
        .as(RunnableScriptsTest::script);
  }

  private static String script(
      List<String> lines, List<String> members, List<String> elements, int skill, String setting) {
    return """
        ruleset House like Standard { %s }
        tactics Random {
        %s}
        creature Mine { skills Physique %d, Dodge %d, Fight[Sword] %d  wields Sword  carries Bow  style Random }
        character Hero { skills Physique 2, Dodge 1, Fight[Sword] 3  wields Sword  carries Bow  style Random }
        encounter Yard {
          rules House
          place Ledge at 9 m from heroes raised 3 m
          heroes: Hero, Mine
          opponents: %s
          %s
        }
        """
        .formatted(
            setting,
            String.join("", lines),
            skill,
            skill,
            skill,
            String.join(", ", members),
            String.join("\n  ", elements));
  }

  @Property(tries = 150)
  void aScriptWithoutErrorsRunsToItsEnd(@ForAll("scripts") String text) {
    Loaded loaded = LOADER.load(text);
    Statistics.label("runs").collect(!loaded.hasErrors());
    Statistics.label("runs")
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 60));
    runAll(loaded);
  }

  private static void runAll(Loaded loaded) {
    if (loaded.hasErrors()) {
      return;
    }
    loaded.script().orElseThrow().getDeclarations().stream()
        .filter(Encounter.class::isInstance)
        .map(it -> Planner.plan((Encounter) it))
        .forEach(RunnableScriptsTest::run);
  }

  private static void run(Plan plan) {
    Play play = new Play(plan);
    for (int run = 0; run < RUNS; run++) {
      play.run(1, run);
      assertTrue(play.ending() >= 0 && play.ending() < plan.endings().size());
      assertTrue(play.turns() >= 0 && play.turns() <= 100, "TRN-02: at most the limit of turns");
      String ending = play.endingName();
      play.run(1, run, event -> {});
      assertEquals(ending, play.endingName());
    }
  }
}
