package org.rpg.encounter.ide.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.ide.scenes.ScenePick;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;

/** In what order odds are found out, and what stops that. The steps are the test's. */
class LiveOddsTest {
  private static final URI SCRIPT = URI.createURI("memory:/a.encounter");
  private static final URI OTHER = URI.createURI("memory:/b.encounter");
  private static final Plan PLAN = plan();

  private final Deque<Runnable> steps = new ArrayDeque<>();
  private final Shop shop = new Shop();
  private final LiveOdds odds = new LiveOdds(executor(), 1, shop);

  private static Plan plan() {
    String text = "encounter Sewer { heroes: Guard opponents: Rat }\n";
    return Planner.plan(
        ScenePick.of(ScriptLoader.standalone(Language.EN).load(text).script(), Optional.of("Sewer"))
            .scene()
            .orElseThrow());
  }

  private Executor executor() {
    return steps::add;
  }

  /** A workshop in which anything may happen before a run. */
  private static final class Shop implements Workshop {
    final List<String> planned = new ArrayList<>();
    final List<URI> changed = new ArrayList<>();
    BooleanSupplier beforeRun = () -> false;
    int broken;

    @Override
    public CompletableFuture<List<Plan>> plan(URI script, String scene) {
      planned.add(scene);
      if (broken > 0) {
        broken--;
        throw new IllegalStateException("a fault of ours");
      }
      return CompletableFuture.completedFuture(List.of(PLAN));
    }

    @Override
    public Optional<Language> reader() {
      return Optional.empty();
    }

    @Override
    public boolean isBusy() {
      return beforeRun.getAsBoolean();
    }

    @Override
    public void changed(URI script) {
      changed.add(script);
    }
  }

  @BeforeEach
  void watch() {
    odds.watch(SCRIPT);
    odds.watch(OTHER);
  }

  private static List<SceneState> state(long print, String... scenes) {
    return java.util.Arrays.stream(scenes).map(it -> new SceneState(it, print, false)).toList();
  }

  private void step() {
    steps.removeFirst().run();
  }

  private void all() {
    while (!steps.isEmpty()) {
      step();
    }
  }

  private boolean isKnown(URI script, String scene) {
    return odds.of(script, scene).orElseThrow() instanceof Odds.Known known && !known.isOld();
  }

  @Test
  void everySceneComesToItsFirstGoalBeforeAnyGoesOnAndTheNewestScriptIsFirst() {
    odds.runs(400);
    odds.update(SCRIPT, state(1, "A", "B"));
    odds.update(OTHER, state(1, "C"));
    all();
    assertEquals(List.of("C", "A", "B", "C", "A", "B"), shop.planned);
    assertTrue(isKnown(SCRIPT, "A") && isKnown(SCRIPT, "B") && isKnown(OTHER, "C"));
  }

  @Test
  void aHaltStopsARunningBatchAndItGoesOnWhereItWas() {
    int[] runs = {0};
    shop.beforeRun =
        () -> {
          if (runs[0]++ == 30) {
            odds.halt();
          }
          return false;
        };
    odds.runs(100);
    odds.update(SCRIPT, state(1, "A"));
    all();
    assertEquals(new Odds.NotYet(), odds.of(SCRIPT, "A").orElseThrow());
    assertTrue(steps.isEmpty(), "nothing goes on during a halt");
    odds.resume();
    all();
    assertTrue(isKnown(SCRIPT, "A"));
    assertEquals(List.of("A"), shop.planned, "the runs made are kept");
    assertEquals(100, runs[0], "asked before each run");
  }

  @Test
  void anEditDropsWhatIsRunning() {
    odds.runs(100);
    shop.beforeRun =
        () -> {
          odds.update(SCRIPT, state(2, "B"));
          shop.beforeRun = () -> false;
          return true;
        };
    odds.update(SCRIPT, state(1, "A"));
    all();
    assertTrue(odds.of(SCRIPT, "A").isEmpty());
    assertTrue(isKnown(SCRIPT, "B"));
  }

  @Test
  void theSameStateBeginsNothingAnewAndAnotherKeepsTheOldLineMeanwhile() {
    odds.runs(100);
    odds.update(SCRIPT, state(1, "A"));
    all();
    int told = shop.changed.size();
    odds.update(SCRIPT, state(1, "A"));
    all();
    assertEquals(told, shop.changed.size());
    odds.update(SCRIPT, state(2, "A"));
    assertTrue(odds.of(SCRIPT, "A").orElseThrow() instanceof Odds.Known known && known.isOld());
  }

  @Test
  void whatDoesNotDependOnAChangeGoesOnAsItWas() {
    odds.runs(100);
    odds.update(SCRIPT, state(1, "A", "B"));
    step();
    assertTrue(isKnown(SCRIPT, "A"));
    odds.update(SCRIPT, List.of(new SceneState("B", 2, false), new SceneState("A", 1, false)));
    assertTrue(isKnown(SCRIPT, "A"));
    all();
    assertTrue(isKnown(SCRIPT, "B"));
    assertEquals(List.of("A", "B"), shop.planned, "A is not played again");
    odds.update(SCRIPT, List.of(new SceneState("A", 1, true)));
    assertEquals(new Odds.Erroneous(), odds.of(SCRIPT, "A").orElseThrow());
    assertTrue(odds.of(SCRIPT, "B").isEmpty());
  }

  @Test
  void aFaultIsThatOfItsSceneAlone() {
    odds.runs(100);
    shop.broken = 1;
    odds.update(SCRIPT, state(1, "A", "B"));
    all();
    assertEquals(new Odds.Failed(), odds.of(SCRIPT, "A").orElseThrow());
    assertTrue(isKnown(SCRIPT, "B"));
  }

  @Test
  void aRunThatBreaksIsAFaultOfItsSceneAlone() {
    odds.runs(100);
    boolean[] once = {true};
    shop.beforeRun =
        () -> {
          if (once[0]) {
            once[0] = false;
            throw new StackOverflowError();
          }
          return false;
        };
    odds.update(SCRIPT, state(1, "A", "B"));
    all();
    assertEquals(new Odds.Failed(), odds.of(SCRIPT, "A").orElseThrow());
    assertTrue(isKnown(SCRIPT, "B"));
  }

  @Test
  void whileSomebodyWaitsForAnAnswerNothingIsPlayed() {
    int[] asked = {0};
    shop.beforeRun = () -> asked[0]++ < 3;
    odds.runs(100);
    odds.update(SCRIPT, state(1, "A"));
    all();
    assertTrue(isKnown(SCRIPT, "A"), "afterwards it goes on");
    assertEquals(3 + 100, asked[0]);
  }

  @Test
  void whatNobodyAsksForIsForgotten() {
    odds.update(SCRIPT, state(1, "A"));
    odds.forget(SCRIPT);
    all();
    assertTrue(shop.planned.isEmpty());
    assertTrue(odds.of(SCRIPT, "A").isEmpty());
    odds.update(SCRIPT, state(2, "A"));
    assertFalse(odds.watched().contains(SCRIPT));
  }
}
