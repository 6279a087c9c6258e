package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.CharacterForecast.Kind;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.Forecast.Sample;
import org.rpg.encounter.preview.Forecast.SampleKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.CombatView;

/** Makes the forecast of what was counted. */
final class ForecastBuilder {
  private final Plan plan;
  private final PreviewOptions options;
  private final Tally tally;

  /** Everybody as he is before the fight. */
  private final CombatView start;

  ForecastBuilder(Plan plan, PreviewOptions options, Tally tally) {
    this.plan = plan;
    this.options = options;
    this.tally = tally;
    start = new Play(plan).view();
  }

  Forecast build() {
    return new Forecast(
        plan.script(),
        plan.name(),
        plan.title(),
        plan.language(),
        options.seed(),
        options.runs(),
        outcomes(),
        tally.turns.spread(),
        characters(),
        expectations(),
        samples());
  }

  /**
   * Named ends and victories also when they never came; draws and bounds only when they did. Ends
   * of one name count together.
   */
  private List<Outcome> outcomes() {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (int i = 0; i < tally.endings.length; i++) {
      boolean rare =
          i == plan.draw()
              || i == plan.turnLimit()
              || i == plan.activationLimit()
              || i == plan.eventLimit();
      if (tally.endings[i] > 0 || !rare) {
        counts.merge(plan.endings().get(i).name(), tally.endings[i], Long::sum);
      }
    }
    return counts.entrySet().stream()
        .map(it -> new Outcome(it.getKey(), share(it.getValue())))
        .sorted(Comparator.comparing((Outcome it) -> -it.share().count()))
        .toList();
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
        it.present,
        new Share(it.deaths, present),
        new Share(it.wounded, present),
        new Share(it.present - it.deaths - it.wounded, present),
        causes(it),
        (double) it.dealt / present,
        (double) it.taken / present,
        suffered(index, WoundClass.LIGHT),
        suffered(index, WoundClass.MODERATE),
        suffered(index, WoundClass.GRAVE),
        (double) it.destiny / present);
  }

  /** Mean number of wounds of a class that were not there at the start. */
  private double suffered(int index, WoundClass woundClass) {
    CombatantTally it = tally.combatants[index];
    long before = it.present * start.combatant(index).wounds(woundClass);
    return (double) (it.wounds[woundClass.ordinal()] - before) / Math.max(1, it.present);
  }

  /** Those of one kind count together: a forecast does not ask which of three Goblins it was. */
  private List<Cause> causes(CombatantTally it) {
    Map<Cause, Long> counts = new LinkedHashMap<>();
    for (int killer = -1; killer < plan.battle().size(); killer++) {
      String by = killer < 0 ? "" : plan.roles().get(killer).kind();
      int weapons = killer < 0 ? 0 : plan.battle().sheet(killer).weapons().size();
      for (int weapon = 0; weapon < weapons; weapon++) {
        String with = plan.battle().sheet(killer).weapons().get(weapon).name();
        count(counts, Kind.WEAPON, by, with, it.deathsBy(killer, weapon));
      }
      for (String poison : it.poisons()) {
        count(counts, Kind.POISON, by, poison, it.deathsBy(killer, poison));
      }
      count(counts, Kind.FIRE, by, "", it.deathsBy(killer, CombatantTally.FIRE));
      count(counts, Kind.FALL, by, "", it.deathsBy(killer, CombatantTally.FALL));
      count(counts, Kind.OTHER, by, "", it.deathsBy(killer, -1));
    }
    return counts.entrySet().stream()
        .map(entry -> entry.getKey().count(entry.getValue()))
        .sorted(Comparator.comparing((Cause cause) -> -cause.count()))
        .toList();
  }

  private static void count(
      Map<Cause, Long> counts, Kind kind, String by, String with, long deaths) {
    if (deaths > 0) {
      counts.merge(new Cause(kind, by, with, 0), deaths, Long::sum);
    }
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
        sample(play, SampleKind.WORST, tally.scores.worst()));
  }

  private Sample sample(Play play, SampleKind kind, long run) {
    play.run(options.seed(), run);
    return new Sample(kind, run, play.endingName(), play.turns());
  }

  private Share share(long count) {
    return new Share(count, options.runs());
  }
}
