package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;
import org.rpg.encounter.preview.RoadForecast;
import org.rpg.encounter.preview.TourForecast;

/** A script and its translation are the same game: same seed, same end, same forecast. */
class BothLanguagesTest {
  private static final PreviewOptions OPTIONS = new PreviewOptions(60, 7, 1);

  static List<Path> examples() {
    return Scripts.everywhere().stream().filter(it -> it.toString().contains("examples")).toList();
  }

  private static List<Plan> scenes(Script script) {
    return script.getDeclarations().stream()
        .filter(Outline::isScene)
        .map(it -> Planner.plan((EObject) it))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleAndItsTranslationAreForecastAlike(Path file) throws Exception {
    String text = Files.readString(file);
    List<Plan> here = scenes(Plans.script(text));
    List<Plan> there = scenes(Plans.script(Plans.translated(Plans.script(text))));
    assertEquals(here.size(), there.size());
    for (int i = 0; i < here.size(); i++) {
      assertEquals(ends(here.get(i)), ends(there.get(i)), here.get(i).title());
      assertEquals(
          figures(Preview.of(here.get(i), OPTIONS, Progress.NONE)),
          figures(Preview.of(there.get(i), OPTIONS, Progress.NONE)),
          here.get(i).title());
    }
  }

  /** Which end each of some runs came to, and when. */
  private static List<List<Integer>> ends(Plan plan) {
    Play play = new Play(plan);
    List<List<Integer>> ends = new ArrayList<>();
    for (int run = 0; run < 10; run++) {
      play.run(OPTIONS.seed(), run);
      ends.add(List.of(play.ending(), play.turns(), play.minutes()));
    }
    return ends;
  }

  /** What a forecast says, without any name. */
  private static List<Object> figures(Forecast it) {
    List<Object> all = new ArrayList<>();
    it.outcomes().forEach(outcome -> all.add(List.of(outcome.share(), outcome.minutes())));
    all.add(it.turns());
    it.clocks().forEach(clock -> all.add(List.of(clock.count(), clock.gone())));
    it.characters().forEach(who -> all.add(figures(who)));
    it.expectations().forEach(hope -> all.add(List.of(hope.verdict(), hope.share(), hope.line())));
    it.road().ifPresent(road -> all.add(figures(road)));
    it.tour().ifPresent(tour -> all.add(figures(tour)));
    return all;
  }

  private static List<Object> figures(CharacterForecast it) {
    return List.of(
        it.present(),
        it.death(),
        it.wounded(),
        it.causes().stream().map(cause -> cause.kind() + " " + cause.count()).sorted().toList(),
        it.damageDealt(),
        it.damageTaken(),
        it.destiny(),
        it.travel());
  }

  private static List<Object> figures(RoadForecast it) {
    return List.of(
        it.minutes(),
        it.meals(),
        it.hunger(),
        it.water(),
        it.nights(),
        it.meetings(),
        it.rows().stream().map(RoadForecast.RowForecast::came).toList(),
        it.parts().stream().map(RoadForecast.PartForecast::played).toList(),
        it.tests().stream().map(test -> test.anyFails()).toList());
  }

  private static List<Object> figures(TourForecast it) {
    return List.of(
        it.stages().stream().map(stage -> stage.reached()).toList(),
        it.stages().stream()
            .map(stage -> stage.edges().stream().map(edge -> edge.taken()).toList())
            .toList());
  }
}
