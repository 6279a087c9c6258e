package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.play.Questions;
import org.rpg.encounter.play.StageMap.Edge;
import org.rpg.encounter.play.StageMap.Stage;
import org.rpg.encounter.preview.RoadForecast.Meetings;
import org.rpg.encounter.preview.RoadForecast.Nights;
import org.rpg.encounter.preview.RoadForecast.PartForecast;
import org.rpg.encounter.preview.RoadForecast.RowForecast;
import org.rpg.encounter.preview.TourForecast.Arrival;
import org.rpg.encounter.preview.TourForecast.EdgeForecast;
import org.rpg.encounter.preview.TourForecast.Loop;
import org.rpg.encounter.preview.TourForecast.StageForecast;
import org.rpg.encounter.preview.TourForecast.TravellerState;
import org.rpg.encounter.preview.TourTally.StageTally;

/** Makes the forecast of a road and of a tour of what was counted. */
final class RoadBuilder {
  private final Plan plan;
  private final int runs;

  RoadBuilder(Plan plan, PreviewOptions options) {
    this.plan = plan;
    runs = options.runs();
  }

  RoadForecast road(RoadTally it) {
    return new RoadForecast(
        it.minutes.spread().orElseThrow(),
        it.meals.spread().filter(left -> left.max() > 0 || it.eaten > 0),
        new Share(it.firstHunger.total(), runs),
        it.firstHunger.spread(),
        it.water.spread().filter(left -> left.max() > 0),
        it.hungerDay.spread(),
        nights(it),
        meetings(it),
        rows(it),
        TestOdds.of(plan, it.tests),
        parts(it));
  }

  private Optional<Nights> nights(RoadTally it) {
    return it.rests == 0
        ? Optional.empty()
        : Optional.of(new Nights(new Share(it.attacked, runs), new Share(it.wholeRests, it.rests)));
  }

  private Optional<Meetings> meetings(RoadTally it) {
    return it.canMeet()
        ? Optional.of(
            new Meetings(
                (double) it.met / runs, new Share(it.metNone, runs), new Share(it.metMany, runs)))
        : Optional.empty();
  }

  private List<RowForecast> rows(RoadTally it) {
    List<RowForecast> rows = new ArrayList<>();
    for (int i = 0; i < it.rowCame.length; i++) {
      Questions.Row row = plan.questions().rows().get(i);
      Share came = new Share(it.rowCame[i], runs);
      double times = (double) it.rowTimes[i] / runs;
      rows.add(new RowForecast(row.table(), row.numbers(), row.text(), came, times));
    }
    return rows;
  }

  private List<PartForecast> parts(RoadTally it) {
    List<PartForecast> parts = new ArrayList<>();
    addParts(it, plan, 0, parts);
    return parts;
  }

  private void addParts(RoadTally it, Plan whole, int number, List<PartForecast> all) {
    int next = number + 1;
    for (Plan part : whole.parts()) {
      if (whole.kind() != PlanKind.ADVENTURE) {
        String within = number == 0 ? "" : whole.title();
        Share played = new Share(it.played[next], runs);
        double times = (double) it.times[next] / runs;
        all.add(new PartForecast(part.title(), within, part.kind(), played, times));
      }
      addParts(it, part, next, all);
      next += part.scenes();
    }
  }

  TourForecast tour(TourTally it) {
    List<Stage> stages = plan.graph().orElseThrow().stages();
    List<StageForecast> all = new ArrayList<>();
    for (int i = 0; i < stages.size(); i++) {
      all.add(stage(stages, i, it.stages[i]));
    }
    List<Loop> loops =
        it.loops.entrySet().stream()
            .map(
                loop ->
                    new Loop(
                        TourTally.stages(loop.getKey()).stream()
                            .map(number -> stages.get(number).name())
                            .toList(),
                        new Share(loop.getValue(), runs)))
            .sorted(Comparator.comparing((Loop loop) -> -loop.share().count()))
            .toList();
    return new TourForecast(all, loops);
  }

  private StageForecast stage(List<Stage> stages, int number, StageTally it) {
    Stage stage = stages.get(number);
    List<EdgeForecast> edges = new ArrayList<>();
    for (int i = 0; i < it.taken.length; i++) {
      Edge edge = stage.edges().get(i);
      long taken = it.taken[i];
      Optional<Share> share =
          it.visits == 0 ? Optional.empty() : Optional.of(new Share(taken, it.visits));
      edges.add(new EdgeForecast(edge.text(), stages.get(edge.target()).name(), taken, share));
    }
    return new StageForecast(
        stage.name(),
        stage.kind(),
        new Share(it.reached, runs),
        (double) it.visits / runs,
        edges,
        it.minutes.spread().map(minutes -> arrival(it, minutes)));
  }

  private Arrival arrival(StageTally it, Spread minutes) {
    List<TravellerState> travellers = new ArrayList<>();
    long alive = 0;
    for (int who = 0; who < it.alive.length; who++) {
      if (plan.roles().get(who).listed()) {
        alive += it.alive[who];
        travellers.add(traveller(it, who));
      }
    }
    return new Arrival(
        minutes,
        (double) it.meals / it.reached,
        (double) alive / it.reached,
        new Share(it.everyoneAlive, it.reached),
        travellers);
  }

  private TravellerState traveller(StageTally it, int who) {
    double lived = Math.max(1, it.alive[who]);
    boolean tires = it.perseverance[who] > 0;
    return new TravellerState(
        plan.battle().name(who),
        new Share(it.alive[who], it.reached),
        it.vigor[who] / lived,
        it.wounds[who] / lived,
        tires ? Optional.of(it.perseverance[who] / lived) : Optional.empty());
  }
}
