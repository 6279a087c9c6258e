package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.rpg.encounter.play.Ending;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.play.Questions.Line;
import org.rpg.encounter.preview.Forecast.ClockForecast;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.Forecast.Sample;
import org.rpg.encounter.preview.Forecast.SampleKind;
import org.rpg.encounter.preview.Forecast.Tip;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;

/** Makes the forecast of what was counted. */
final class ForecastBuilder {
  private final Plan plan;
  private final PreviewOptions options;
  private final Tally tally;

  /** Everybody as he is before the fight. */
  private final CombatView start;

  private final Optional<FightBuilder> fight;

  ForecastBuilder(Plan plan, PreviewOptions options, Tally tally) {
    this.plan = plan;
    this.options = options;
    this.tally = tally;
    start = new Play(plan).view();
    fight = tally.fight.map(it -> new FightBuilder(plan, options, it, start));
  }

  Forecast build() {
    return new Forecast(
        plan.script(),
        plan.kind(),
        plan.name(),
        plan.title(),
        plan.language(),
        options.seed(),
        options.runs(),
        outcomes(),
        tally.turns.spread(),
        fight.map(FightBuilder::fight),
        clocks(),
        missed(),
        tally.road.map(it -> new RoadBuilder(plan, options).road(it)),
        tally.tour.map(it -> new RoadBuilder(plan, options).tour(it)),
        characters(),
        expectations(),
        samples());
  }

  /**
   * Named ends, victories and arrivals also when they never came; draws, bounds and other mishaps
   * only when they did or an expectation names them. Ends of one name count together.
   */
  private List<Outcome> outcomes() {
    Map<String, Long> counts = new LinkedHashMap<>();
    Map<String, Measure> minutes = new LinkedHashMap<>();
    for (int i = 0; i < tally.endings.length; i++) {
      String name = plan.endings().get(i).name();
      if (tally.endings[i] > 0 || !isMishap(i) || isExpected(name)) {
        counts.merge(name, tally.endings[i], Long::sum);
        Measure measure = minutes.computeIfAbsent(name, it -> new Measure(Measure.MINUTES));
        int ending = i;
        tally.road.ifPresent(it -> measure.addAll(it.endings[ending]));
      }
    }
    return counts.entrySet().stream()
        .map(
            it -> new Outcome(it.getKey(), share(it.getValue()), minutes.get(it.getKey()).spread()))
        .sorted(Comparator.comparing((Outcome it) -> -it.share().count()))
        .toList();
  }

  private List<ClockForecast> clocks() {
    List<ClockForecast> clocks = new ArrayList<>();
    for (int i = 0; i < tally.clocks.length; i++) {
      String name = plan.questions().counters().get(i).name();
      Spread count = tally.clocks[i].spread().orElseThrow();
      clocks.add(new ClockForecast(name, count, share(tally.gone[i])));
    }
    return clocks;
  }

  /** Events that came in none of the runs, in the script's order. */
  private List<Line> missed() {
    return IntStream.range(0, tally.came.length)
        .filter(it -> tally.came[it] == 0)
        .mapToObj(it -> plan.questions().occasions().get(it).event())
        .sorted(Comparator.comparing(Line::line))
        .toList();
  }

  private boolean isMishap(int number) {
    Ending ending = plan.endings().get(number);
    boolean mishap =
        ending.sense() == Ending.Sense.DEATH || ending.sense() == Ending.Sense.COLLAPSE;
    boolean unplanned =
        plan.flight().equals(OptionalInt.of(number)) && plan.questions().retreat().isEmpty();
    return unplanned
        || !ending.regular()
        || number == plan.draw()
        || mishap && plan.kind() != PlanKind.JOURNEY;
  }

  private boolean isExpected(String name) {
    return plan.expectations().stream().anyMatch(it -> it.text().contains(name));
  }

  /** Those whom a list names; the mounts of riders come and go with them. */
  private List<CharacterForecast> characters() {
    List<CharacterForecast> characters = new ArrayList<>();
    for (int i = 0; i < tally.combatants.length; i++) {
      if (plan.roles().get(i).listed()) {
        characters.add(character(i));
      }
    }
    return characters;
  }

  private CharacterForecast character(int index) {
    CombatantTally it = tally.combatants[index];
    long present = Math.max(1, it.present);
    return new CharacterForecast(
        plan.battle().name(index),
        plan.battle().sides().get(plan.battle().side(index)),
        plan.battle().sheet(index).isPc(),
        mount(index),
        it.present,
        new Share(it.deaths, present),
        new Share(it.wounded, present),
        new Share(it.present - it.deaths - it.wounded, present),
        new Causes(plan).of(it),
        (double) it.dealt / present,
        (double) it.taken / present,
        suffered(index, WoundClass.LIGHT),
        suffered(index, WoundClass.MODERATE),
        suffered(index, WoundClass.GRAVE),
        (double) it.destiny / present,
        fight.filter(all -> it.present > 0).map(all -> all.fighter(index, present)),
        tally.road.map(road -> travel(road.travellers[index], present)));
  }

  /** What somebody rides from the start that no list names. */
  private Optional<String> mount(int index) {
    int mount = start.combatant(index).mount();
    return mount == Combatant.NONE || plan.roles().get(mount).listed()
        ? Optional.empty()
        : Optional.of(plan.roles().get(mount).kind());
  }

  private static TravelForecast travel(TravellerTally it, long present) {
    return new TravelForecast(
        it.perseverance.spread(),
        it.mostPerseverance,
        new Share(it.firstFaint.total(), present),
        it.firstFaint.spread(),
        new Share(it.fit, present),
        it.vigor.spread());
  }

  /** Mean number of wounds of a class that were not there at the start. */
  private double suffered(int index, WoundClass woundClass) {
    CombatantTally it = tally.combatants[index];
    long before = it.present * start.combatant(index).wounds(woundClass);
    return (double) (it.wounds[woundClass.ordinal()] - before) / Math.max(1, it.present);
  }

  private List<ExpectationForecast> expectations() {
    List<ExpectationForecast> expectations = new ArrayList<>();
    for (int i = 0; i < tally.claims.length; i++) {
      Plan.Expected expected = plan.expectations().get(i);
      Share share = share(tally.claims[i]);
      expectations.add(
          new ExpectationForecast(
              expected.text(), expected.line(), Judge.judge(expected.asked(), share), share));
    }
    return expectations;
  }

  private List<Sample> samples() {
    Play play = new Play(plan);
    return List.of(
        sample(play, SampleKind.TYPICAL, tally.scores.typical()),
        sample(play, SampleKind.BEST, tally.scores.best()),
        sample(play, SampleKind.ONE_IN_TWENTY, tally.scores.oneInTwenty()),
        sample(play, SampleKind.WORST, tally.scores.worst()));
  }

  private Sample sample(Play play, SampleKind kind, long run) {
    Optional<Tip> tip = Optional.empty();
    boolean bad = kind == SampleKind.WORST || kind == SampleKind.ONE_IN_TWENTY;
    if (bad && tally.fight.isPresent()) {
      Tipping tipping = new Tipping(plan, play.view());
      play.run(options.seed(), run, tipping);
      tip = tipping.tip();
    } else {
      play.run(options.seed(), run);
    }
    return new Sample(kind, run, play.endingName(), play.turns(), play.minutes(), tip);
  }

  private Share share(long count) {
    return new Share(count, options.runs());
  }
}
