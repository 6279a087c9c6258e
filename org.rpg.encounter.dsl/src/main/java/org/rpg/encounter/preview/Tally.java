package org.rpg.encounter.preview;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.play.Questions;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/**
 * What one thread has counted. Only whole numbers are kept, so that the sum of several tallies does
 * not depend on who counted what.
 */
final class Tally {
  private final Plan plan;
  final long[] endings;
  final Histogram turns;
  final CombatantTally[] combatants;
  final long[] claims;
  final Scores scores;
  private final Fortunes fortunes;

  /** Only for a fight. */
  final Optional<FightTally> fight;

  /** Where each clock stood at the end. */
  final Measure[] clocks;

  final long[] gone;
  private final Questions.Counter[] counters;

  /** In how many runs each event came. */
  final long[] came;

  private final Questions.Occasion[] occasions;

  /** Nothing for a fight, in which no time passes. */
  final Optional<RoadTally> road;

  /** Only for an adventure. */
  final Optional<TourTally> tour;

  Tally(Plan plan) {
    this.plan = plan;
    endings = new long[plan.endings().size()];
    turns = new Histogram(plan.battle().ruleset().number(Parameter.TURN_LIMIT) + 1);
    combatants = new CombatantTally[plan.battle().size()];
    for (int i = 0; i < combatants.length; i++) {
      combatants[i] = new CombatantTally(plan);
    }
    claims = new long[plan.expectations().size()];
    scores = new Scores();
    CombatView start = new Play(plan).view();
    fortunes = new Fortunes(plan, start);
    counters = plan.questions().counters().toArray(new Questions.Counter[0]);
    clocks = new Measure[counters.length];
    Arrays.setAll(clocks, it -> new Measure(Measure.THINGS));
    gone = new long[counters.length];
    occasions = plan.questions().occasions().toArray(new Questions.Occasion[0]);
    came = new long[occasions.length];
    fight =
        plan.kind() == PlanKind.ENCOUNTER
            ? Optional.of(new FightTally(plan, start))
            : Optional.empty();
    road = plan.kind() == PlanKind.ENCOUNTER ? Optional.empty() : Optional.of(new RoadTally(plan));
    tour = plan.graph().map(it -> new TourTally(it, listed(plan)));
  }

  private static boolean[] listed(Plan plan) {
    boolean[] listed = new boolean[plan.roles().size()];
    for (int i = 0; i < listed.length; i++) {
      listed[i] = plan.roles().get(i).listed();
    }
    return listed;
  }

  /** Counts the run that was just played. */
  void add(Play play, long run) {
    CombatView view = play.view();
    int ending = play.ending();
    endings[ending]++;
    turns.add(play.turns());
    for (int i = 0; i < combatants.length; i++) {
      Combatant it = view.combatant(i);
      if (it.fate() != Fate.EXPECTED) {
        combatants[i].add(it);
      }
    }
    scores.add(fortunes.of(ending), Scores.of(plan, view), run);
    for (int i = 0; i < counters.length; i++) {
      int count = view.memory(counters[i].cell());
      clocks[i].add(count);
      gone[i] += count == 0 ? 1 : 0;
    }
    for (int i = 0; i < occasions.length; i++) {
      came[i] += view.memory(occasions[i].cell()) != 0 ? 1 : 0;
    }
    if (fight.isPresent()) {
      fight.get().add(play);
    }
    if (road.isPresent()) {
      road.get().add(play);
    }
    if (tour.isPresent()) {
      tour.get().add(view, !plan.endings().get(ending).regular());
    }
    List<Plan.Expected> expected = plan.expectations();
    for (int i = 0; i < claims.length; i++) {
      if (expected.get(i).claim().holds(view, ending)) {
        claims[i]++;
      }
    }
  }

  void addAll(Tally other) {
    add(endings, other.endings);
    turns.addAll(other.turns);
    for (int i = 0; i < combatants.length; i++) {
      combatants[i].addAll(other.combatants[i]);
    }
    add(claims, other.claims);
    scores.addAll(other.scores);
    for (int i = 0; i < clocks.length; i++) {
      clocks[i].addAll(other.clocks[i]);
    }
    add(gone, other.gone);
    add(came, other.came);
    fight.ifPresent(it -> it.addAll(other.fight.orElseThrow()));
    road.ifPresent(it -> it.addAll(other.road.orElseThrow()));
    tour.ifPresent(it -> it.addAll(other.tour.orElseThrow()));
  }

  static void add(long[] sums, long[] more) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += more[i];
    }
  }
}
