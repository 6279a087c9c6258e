package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.play.Play;

/** A run without a listener, and its counting, creates nothing. */
class AllocationTest {
  private static final int WARM_UP = 3_000;
  private static final int RUNS = 2_000;

  /** A byte or two a run are the measurement's own and the compiler's. */
  private static final double NEARLY_NOTHING = 8;

  @ParameterizedTest
  @ValueSource(strings = {"broken-bridge", "ponte-quebrada"})
  void aRunOfTheBridgeCreatesNothing(String example) {
    Path file = Path.of(System.getProperty("encounter.root"), "examples", example + ".encounter");
    Plan plan =
        ScriptLoader.standalone(Language.EN)
            .load(file, example)
            .script()
            .orElseThrow()
            .getDeclarations()
            .stream()
            .filter(Encounter.class::isInstance)
            .map(it -> Planner.plan((Encounter) it))
            .findFirst()
            .orElseThrow();
    assertCreatesNothing(plan);
  }

  @Test
  void neitherDoesARunWithEverythingThatCanBeAsked() {
    assertCreatesNothing(
        Plans.of(
            """
            tactics Asking {
              if prone: stand up
              if vigor of any ally + 1 < 50% and losses >= half: withdraw from nearest enemy
              if distance to each enemy >= 6 m and number of enemies not prone > 1: shout "now"
              if all allies prone or death of Rex or skill value of any enemy in Dodge > 3: wait
              if has Sword and no enemy armed with Bow: attack weakest enemy within reach
              if enemy within reach: attack nearest enemy in mid-movement
              otherwise: approach strongest opponent
              otherwise: approach nearest enemy
              pass to weakest ally that has not acted
            }
            creature Fighter { skills Physique 1, Dodge 1, Fight[Sword] 2  wields Sword  style Asking }
            encounter Yard {
              place Wall at 9 m from heroes
              heroes: 3 Fighters
              opponents: 1d4 Fighters at Wall, Fighter named Rex
              side Bandits: Fighter named Zoe
              initiative of opponents to strongest opponent
              ends when losses of heroes >= half and any opponent standing at Wall -> Held
              ends after 40 turns with draw
              expect Held or death of any hero < 50%
              expect life of each hero >= 1 in 50%
              expect turns <= 20 in 50%
            }
            """));
  }

  @Test
  void neitherDoesAJourneyWithItsFightsNorAnAdventure() {
    String world =
        """
        table Woods 1d6 { 1-2: fight Ambush  3: each traveller loses 1 perseverance  4-6: nothing }
        character Ana { skills Physique 2, Fight[Sword] 3, Treat Wounds 2  perseverance 6  wields Sword }
        character Bento { skills Physique 1, Fight[Sword] 3  perseverance 6  wields Sword }
        creature Rat { skills Physique 0  wields Claws }
        encounter Ambush { heroes: Ana, Bento  opponents: 2 Rats }
        journey Way {
          travellers Ana, Bento
          supplies 9 meals, 4 Bandages
          leg On 8 h { every 2 h: with chance 1/4: roll Woods }
          long rest { Ana treats Bento  every 4 h at night: with chance 1/4: fight Ambush }
          leg Off 40 km accelerated { no sleep }
          leg Far 2 days
          new session
          expect perseverance of each traveller >= 3 in 50%
        }
        adventure Tale {
          starts at Way
          Way if collapse -> Lost otherwise -> Fork
          choice Fork { "Left" 50% -> Ambush  "Right" -> Won }
          Ambush if victory -> Won otherwise -> Way
          ending Won
          ending Lost
        }
        """;
    assertCreatesNothing(Plans.named(world, "Way"));
    assertCreatesNothing(Plans.named(world, "Tale"));
  }

  @Test
  void neitherDoesARunInWhichMuchHappensByItself() {
    assertCreatesNothing(
        Plans.of(
            """
            skill Nerve
            table Luck 1d6 { 1-3: nothing  4 or more: any hero becomes prone 1 turn }
            creature Fighter {
              skills Physique 1, Dodge 1, Nerve 1, Fight[Sword] 2  wields Sword
              when any ally dies: test Nerve by Fighter against 8 { failure: tester flees }
            }
            encounter Yard {
              place Gate at 9 m from heroes
              clock Bell 1d4
              heroes: 3 Fighters
              opponents: 3 Fighters
              before: test Nerve by each hero against 7 { failure: tester becomes surprised }
              every 2 turns of heroes at most 3 times { roll Luck  Bell rises 1 }
              on turn 3 of opponents: arrive 1d4 Fighters at Gate
              whenever any hero is attacked: it becomes exposed 1 turn
              when Bell >= 4 { with chance 1/3: opponents take 1d6 fire otherwise: any hero flees by Gate }
              ends when any hero leaves by Gate -> Away
              ends after 40 turns with draw
            }
            """));
  }

  private static void assertCreatesNothing(Plan plan) {
    com.sun.management.ThreadMXBean threads = measuring();
    Play play = new Play(plan);
    Tally tally = new Tally(plan);
    run(play, tally, WARM_UP);
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    run(play, tally, RUNS);
    double each = (double) (threads.getThreadAllocatedBytes(thread) - before) / RUNS;
    assertTrue(each < NEARLY_NOTHING, each + " bytes a run");
  }

  private static com.sun.management.ThreadMXBean measuring() {
    boolean known =
        ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean bean
            && bean.isThreadAllocatedMemorySupported()
            && bean.isThreadAllocatedMemoryEnabled();
    assumeTrue(known, "this virtual machine does not count what a thread creates");
    return (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
  }

  private static void run(Play play, Tally tally, int runs) {
    for (int run = 0; run < runs; run++) {
      play.run(1, run);
      tally.add(play, run);
    }
  }
}
