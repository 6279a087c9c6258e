package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.preview.FightForecast.Flight;
import org.rpg.encounter.preview.FightForecast.Saved;
import org.rpg.encounter.preview.FightForecast.Wave;
import org.rpg.encounter.preview.FighterForecast.Left;
import org.rpg.encounter.preview.FighterForecast.Phase;
import org.rpg.encounter.preview.FighterForecast.State;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.CombatView;

/** Makes the forecast of a fight of what was counted. */
final class FightBuilder {
  private final Plan plan;
  private final PreviewOptions options;
  private final FightTally tally;
  private final CombatView start;

  FightBuilder(Plan plan, PreviewOptions options, FightTally tally, CombatView start) {
    this.plan = plan;
    this.options = options;
    this.tally = tally;
    this.start = start;
  }

  FightForecast fight() {
    Share victory = share(tally.victories);
    return new FightForecast(
        victory,
        share(tally.escapes),
        plan.questions().verdict(share(tally.victories + tally.escapes).probability()),
        share(tally.anyDead),
        share(tally.allDead),
        plan.questions().retreat(),
        tally.activations.spread().orElseThrow(),
        options.minutesEach(),
        share(tally.fit),
        flight(),
        wave(),
        saved());
  }

  private Optional<Flight> flight() {
    Spread fled = tally.fled.spread();
    Spread yielded = tally.yielded.spread();
    Spread captured = tally.captured.spread();
    return fled.max() + yielded.max() + captured.max() == 0
        ? Optional.empty()
        : Optional.of(new Flight(share(tally.flights), fled, yielded, captured));
  }

  private Optional<Wave> wave() {
    return plan.questions().arrival().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Wave(
                share(tally.came),
                share(tally.beaten),
                tally.came == 0 ? Optional.empty() : Optional.of(tally.standing.spread())));
  }

  private List<Saved> saved() {
    List<Saved> saved = new ArrayList<>();
    for (int i = 0; i < tally.saved.length; i++) {
      saved.add(
          new Saved(
              tally.groups.get(i),
              tally.sizes[i],
              share(tally.everyoneSaved[i]),
              tally.saved[i].spread()));
    }
    return saved;
  }

  /** Of one who took part in so many runs. */
  FighterForecast fighter(int who, long present) {
    FighterTally it = tally.fighters[who];
    List<Phase> phases = new ArrayList<>();
    for (int i = 0; i < it.phases.length; i++) {
      phases.add(new Phase(it.phases[i].name(), new Share(it.seen[i], present)));
    }
    return new FighterForecast(
        new Share(it.fled, present),
        new Share(it.yielded, present),
        new Share(it.captured, present),
        new Share(it.diedUnacting, present),
        it.hardestBlow,
        it.lifeOfOneBlow,
        start.combatant(who).life(),
        (double) it.kills / present,
        (double) it.activations / present,
        (double) it.idle / present,
        tally.isBoss(who),
        new Share(it.downAtOnce, present),
        phases,
        it.friend ? Optional.of(state(it, present)) : Optional.empty());
  }

  private State state(FighterTally it, long present) {
    boolean simple = start.combatant(it.who).body().isSimple();
    Optional<Spread> perseverance =
        it.perseverance
            .some()
            .filter(
                left ->
                    start.combatant(it.who).isTiring()
                        && (left.min() != left.max()
                            || left.max() != start.combatant(it.who).perseverance()));
    List<Left> supplies = new ArrayList<>();
    for (int i = 0; i < it.supplies.length; i++) {
      String name = start.item(it.supplies[i]).name();
      int before = start.carried(it.who, it.supplies[i]);
      it.left[i].some().ifPresent(left -> supplies.add(new Left(name, before, left)));
    }
    return new State(
        simple ? Optional.empty() : it.vigor.some(),
        start.combatant(it.who).body().maxLife(),
        it.wounds[WoundClass.LIGHT.ordinal()].some(),
        it.wounds[WoundClass.MODERATE.ordinal()].some(),
        it.wounds[WoundClass.GRAVE.ordinal()].some(),
        perseverance,
        supplies,
        new Share(it.fit, present));
  }

  private Share share(long count) {
    return new Share(count, options.runs());
  }
}
