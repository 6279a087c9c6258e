package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.CharacterForecast.Kind;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;

/** A forecast adds up, tells how far it is, and can be stopped. */
class PreviewTest {
  private static final String SCRIPT =
      """
      character Ana { skills Physique 2, Dodge 2, Fight[Sword] 3  wears Jerkin  wields Sword }
      character Bento { skills Physique 1, Dodge 1, Fight[Sword] 2  wears Jerkin  wields Sword }
      encounter Yard {
        heroes: Ana, Bento
        opponents: 2 Goblins, 1d4-1 Wolves
        side Folk neutral: Villager
        expect victory of heroes >= 0%
        expect victory of heroes > 100%
        expect death of Ana or not death of Ana >= 100%
      }
      """;

  private static Forecast forecast(String script, int runs, int threads)
      throws InterruptedException {
    return Preview.of(Plans.of(script), new PreviewOptions(runs, 3, threads), Progress.NONE);
  }

  @Test
  void everythingAddsUp() throws InterruptedException {
    int runs = 4_000;
    Forecast forecast = forecast(SCRIPT, runs, 2);
    assertEquals(runs, forecast.outcomes().stream().mapToLong(it -> it.share().count()).sum());
    for (CharacterForecast it : forecast.characters()) {
      long all = it.death().count() + it.wounded().count() + it.unharmed().count();
      assertEquals(it.present(), all, it.name());
      assertEquals(it.present(), it.death().runs(), it.name());
      assertEquals(
          it.death().count(), it.causes().stream().mapToLong(Cause::count).sum(), it.name());
    }
    double dealt =
        forecast.characters().stream().mapToDouble(it -> it.damageDealt() * it.present()).sum();
    double taken =
        forecast.characters().stream().mapToDouble(it -> it.damageTaken() * it.present()).sum();
    assertEquals(dealt, taken, 1e-6, "what one deals another takes");
  }

  @Test
  void thoseWhoAreRolledAreThereInSomeOfTheRuns() throws InterruptedException {
    int runs = 4_000;
    Forecast forecast = forecast(SCRIPT, runs, 2);
    assertEquals(runs, character(forecast, "Goblin 1").present());
    // 1d4-1: the first comes on 2, 3 and 4, the third on 4 alone; five standard deviations.
    double error = 5 * Math.sqrt(runs * 0.25 * 0.75);
    assertEquals(runs * 0.75, character(forecast, "Wolf 1").present(), error);
    assertEquals(runs * 0.25, character(forecast, "Wolf 3").present(), error);
  }

  private static Cause onlyCause(String step) throws InterruptedException {
    Forecast forecast =
        forecast(
            """
            heat Pyre severity 4 growth 4
            poison Grave Dust caustic potency 30
            tactics Idle { otherwise: wait }
            character Ana { skills Physique 0  wields Sword  style Idle }
            encounter Yard {
              heroes: Ana
              opponents: Goblin follows Idle
              on turn 1 of heroes: %s
              on turn 2 of heroes: %s
              on turn 3 of heroes: %s
              on turn 4 of heroes: %s
            }
            """
                .formatted(step, step, step, step),
            50,
            1);
    List<Cause> causes = character(forecast, "Ana").causes();
    assertEquals(1, causes.size(), causes.toString());
    return causes.get(0).count(0);
  }

  @Test
  void causesNameWhatEventsDo() throws InterruptedException {
    assertEquals(
        new Cause(Kind.POISON, "", "Grave Dust", "", 0), onlyCause("Ana takes Grave Dust"));
    assertEquals(new Cause(Kind.FIRE, "", "Pyre", "", 0), onlyCause("Ana takes Pyre"));
    assertEquals(new Cause(Kind.FALL, "", "", "", 0), onlyCause("Ana falls 30 m"));
    Cause named = new Cause(Kind.EVENT, "", "on turn 1 of heroes", "", 0);
    assertEquals(named, onlyCause("Ana loses 9 life"));
  }

  @Test
  void causesNameKindsAndWeapons() throws InterruptedException {
    Forecast forecast = forecast(SCRIPT, 2_000, 1);
    for (Cause cause : character(forecast, "Ana").causes()) {
      assertTrue(List.of("Goblin", "Wolf").contains(cause.by()), cause.toString());
      assertTrue(List.of("Spear", "Fangs", "Unarmed").contains(cause.with()), cause.toString());
    }
    List<Long> counts = character(forecast, "Ana").causes().stream().map(Cause::count).toList();
    assertEquals(counts.stream().sorted((a, b) -> Long.compare(b, a)).toList(), counts);
  }

  @Test
  void aNeutralSideIsLeftAlone() throws InterruptedException {
    CharacterForecast villager = character(forecast(SCRIPT, 500, 1), "Villager");
    assertEquals(500, villager.unharmed().count());
    assertFalse(
        forecast(SCRIPT, 500, 1).outcomes().stream().anyMatch(it -> it.name().contains("Folk")));
  }

  @Test
  void aSampleReplaysToWhatItSays() throws InterruptedException {
    Plan plan = Plans.of(SCRIPT);
    Forecast forecast = Preview.of(plan, new PreviewOptions(1_000, 3, 2), Progress.NONE);
    assertEquals(4, forecast.samples().size());
    for (Forecast.Sample sample : forecast.samples()) {
      Play play = new Play(plan);
      play.run(3, sample.run(), event -> {});
      assertEquals(sample.outcome(), play.endingName());
      assertEquals(sample.turns(), play.turns());
    }
  }

  @Test
  void verdictsFollowFromTheShares() throws InterruptedException {
    List<Verdict> verdicts =
        forecast(SCRIPT, 1_000, 1).expectations().stream()
            .map(ExpectationForecast::verdict)
            .toList();
    assertEquals(List.of(Verdict.PASS, Verdict.FAIL, Verdict.PASS), verdicts);
  }

  @Test
  void woundsSomebodyCameWithAreWoundsAtTheEnd() throws InterruptedException {
    String script =
        """
        tactics Idle { otherwise: wait }
        creature Stone { skills Physique 3  style Idle }
        encounter Yard {
          heroes: Stone named Left
          opponents: Stone named Right
          Left starts wound 2 cutting
          ends after 2 turns with draw
        }
        """;
    Forecast forecast = forecast(script, 10, 1);
    assertEquals(10, character(forecast, "Left").wounded().count());
    assertEquals(10, character(forecast, "Right").unharmed().count());
    assertEquals(2, forecast.turns().max());
    assertEquals(0, character(forecast, "Left").lightWounds(), "none was suffered in the fight");
  }

  @Test
  void endsOfOneNameAreOneOutcome() throws InterruptedException {
    String script =
        """
        encounter Yard {
          heroes: Goblin
          opponents: Goblin
          ends when losses of opponents >= 1 with victory of heroes -> Over
          ends when losses of heroes >= 1 with defeat of heroes -> Over
          expect victory of heroes >= 10%
        }
        """;
    Forecast forecast = forecast(script, 400, 1);
    assertEquals(1, forecast.outcomes().stream().filter(it -> it.name().equals("Over")).count());
    assertEquals(400, forecast.outcomes().get(0).share().count());
    assertTrue(forecast.expectations().get(0).share().count() < 400);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void theProgressEndsAtTheWhole(int threads) throws InterruptedException {
    for (int runs : new int[] {1, 249, 250, 251, 1_000}) {
      List<Long> told = new ArrayList<>();
      Preview.of(
          Plans.of(SCRIPT),
          new PreviewOptions(runs, 1, threads),
          (done, total) -> {
            assertTrue(done >= 0 && done <= total);
            told.add(done);
          });
      assertEquals(runs, told.get(told.size() - 1));
      assertEquals(told.stream().sorted().toList(), told, "it never goes back");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void anInterruptStopsAllWork(int threads) throws InterruptedException {
    Plan plan = Plans.of(SCRIPT);
    PreviewOptions options = new PreviewOptions(PreviewOptions.MOST_RUNS, 1, threads);
    Thread.currentThread().interrupt();
    assertThrows(InterruptedException.class, () -> Preview.of(plan, options, Progress.NONE));
    assertFalse(Thread.interrupted(), "the interrupt was taken");
    for (Thread each : Thread.getAllStackTraces().keySet()) {
      if (each.getName().equals("preview")) {
        each.join(1_000); // its work is done, it may still be on its way out
        assertFalse(each.isAlive());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "-1, 1", "100000001, 1", "1, 0", "1, 65", "1, -1"})
  void optionsAreBounded(int runs, int threads) {
    assertThrows(IllegalArgumentException.class, () -> new PreviewOptions(runs, 1, threads));
  }

  private static CharacterForecast character(Forecast forecast, String name) {
    return forecast.characters().stream()
        .filter(it -> it.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
