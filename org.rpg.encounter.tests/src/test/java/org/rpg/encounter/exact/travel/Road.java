package org.rpg.encounter.exact.travel;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rpg.encounter.exact.Branches;

/** Follows a journey with the probability of everything that can become of the travellers. */
final class Road {
  private static final int DAY = 1440;
  private static final int NIGHT = 480;
  private static final int MARCH = 960;

  private final Itinerary way;
  private final Readings readings;
  private final Branches branches = new Branches();
  private final Hardship hardship;
  private final Outcomes outcomes;

  /** How they travel just now. */
  private boolean accelerated;

  private boolean fasting;
  private boolean camping;
  private boolean elapsed;
  private boolean walking;
  private boolean staying;

  private Road(Itinerary way) {
    this.way = way;
    readings = way.readings();
    hardship = new Hardship(way, branches);
    outcomes = new Outcomes(way);
  }

  static Outcomes follow(Itinerary way) {
    Road road = new Road(way);
    Band start = new Band(way.walkers().size());
    start.minute = way.departure();
    start.meals = way.meals();
    for (int who = 0; who < start.size(); who++) {
      start.perseverance[who] = way.walkers().get(who).perseverance();
    }
    Bands bands = new Bands();
    bands.add(start, 1);
    road.go(way.steps(), bands).chances().forEach(road.outcomes::arrival);
    return road.outcomes;
  }

  private Bands go(List<Step> steps, Bands bands) {
    Bands now = bands;
    for (Step step : steps) {
      now = go(step, now);
    }
    return now;
  }

  private Bands go(Step step, Bands bands) {
    if (step instanceof Step.Leg leg) {
      return leg(leg, bands);
    }
    if (step instanceof Step.Rest rest) {
      return rest(rest, bands);
    }
    if (step instanceof Step.Delay delay) {
      return stay(bands.each(it -> it.left = delay.minutes()));
    }
    if (step instanceof Step.Times times) {
      Bands now = bands;
      for (int i = 0; i < times.times(); i++) {
        now = go(times.steps(), now);
      }
      return now;
    }
    if (step instanceof Step.Days days) {
      return days(days, bands);
    }
    if (step instanceof Step.Chance chance) {
      return split(chance.then(), bands, bands.part(it -> chance.chance()));
    }
    if (step instanceof Step.IfBelow below) {
      return split(below.then(), bands, bands.part(it -> isBelow(it, below.points()) ? 1 : 0));
    }
    if (step instanceof Step.Trial trial) {
      return split(trial.failure(), bands, bands.part(it -> fails(it, trial)));
    }
    return sift(bands.branch(branches, band -> at(step, band)));
  }

  /** Some take these steps, all the others do not. */
  private Bands split(List<Step> then, Bands all, Bands some) {
    Bands rest = new Bands();
    all.chances()
        .forEach((band, chance) -> rest.add(band, chance - some.chances().getOrDefault(band, 0.0)));
    rest.addAll(go(then, some));
    return rest;
  }

  private static boolean isBelow(Band band, int points) {
    for (int each : band.perseverance) {
      if (each < points) {
        return true;
      }
    }
    return false;
  }

  /** BASE-01, BASE-07, BASE-08: 1d12; 12 succeeds, 1 fails; EXH-08, EXH-09, EXH-14. */
  private double fails(Band band, Step.Trial trial) {
    if (!band.isConscious(trial.who())) {
      return 0;
    }
    int left = band.perseverance[trial.who()];
    int strain = readings.exhaustion() && left <= 3 ? Math.min(3, 4 - left) : 0;
    int need = trial.difficulty() + strain - way.walkers().get(trial.who()).skill();
    return Math.max(1, Math.min(11, need - 1)) / 12.0;
  }

  private void at(Step step, Band band) {
    if (step instanceof Step.Session) {
      hardship.session(band);
    } else if (step instanceof Step.Buy buy) {
      hardship.buy(band, buy.who(), buy.points());
    } else if (step instanceof Step.Nap nap) {
      if (band.isConscious(nap.who())) { // EXH-20: not while fainted
        hardship.slept(band, nap.who(), nap.minutes());
      }
    } else if (step instanceof Step.Eat eat) {
      each(band, eat.who(), who -> hardship.eat(band, who, eat.meals()));
    } else if (step instanceof Step.Lose lose) {
      each(band, lose.who(), who -> hardship.spend(band, who, lose.points(), accelerated));
    } else {
      throw new IllegalArgumentException(step.toString());
    }
  }

  private static void each(Band band, int who, java.util.function.IntConsumer deed) {
    for (int i = 0; i < band.size(); i++) {
      if (who == Step.ALL || who == i) {
        deed.accept(i);
      }
    }
  }

  private Bands leg(Step.Leg leg, Bands bands) {
    accelerated = leg.accelerated();
    fasting = leg.noMeals();
    camping = !leg.noSleep() && !leg.accelerated();
    elapsed = leg.elapsed();
    walking = true;
    Bands halfway = pass(bands.each(it -> it.left = leg.minutes() / 2));
    Bands on = go(leg.inner(), halfway);
    Bands arrived = pass(on.each(it -> it.left += leg.minutes() - leg.minutes() / 2));
    accelerated = false;
    fasting = false;
    camping = false;
    elapsed = false;
    walking = false;
    return arrived.each(it -> it.left = 0);
  }

  private Bands days(Step.Days days, Bands bands) {
    Bands now = bands;
    for (int day = 0; day < days.days(); day++) {
      now = go(days.steps(), now.each(it -> it.dawn = it.minute));
      now = stay(now.each(it -> it.left = Math.max(0, it.dawn + DAY - it.minute)));
    }
    return now;
  }

  /** They stay where they are, and sleep when it gets late, if the leg does not forbid it. */
  private Bands stay(Bands bands) {
    boolean campsBefore = camping;
    boolean elapsedBefore = elapsed;
    camping = !walking || camping;
    elapsed = true;
    staying = true;
    Bands after = pass(bands);
    staying = false;
    camping = campsBefore;
    elapsed = elapsedBefore;
    return after;
  }

  private Bands rest(Step.Rest rest, Bands bands) {
    Bands ready = pass(bands.each(it -> it.left = untilRest(it, rest.minutes())));
    Bands down = ready.each(it -> layDown(it, rest.minutes(), rest.watches()));
    return pass(down);
  }

  /** By day they wait so that the rest ends at the hour of departure, if nobody is too tired. */
  private int untilRest(Band band, int minutes) {
    int hour = band.minute % DAY;
    boolean byDay = hour >= DAY / 4 && hour < 3 * DAY / 4;
    int wait = byDay ? Math.floorMod(way.departure() - minutes - hour, DAY) : 0;
    return band.anyConscious(band.awake, DAY - wait + 1) ? 0 : wait;
  }

  private static void layDown(Band band, int minutes, int... watches) {
    band.rest = minutes;
    band.resting = true;
    for (int who = 0; who < band.size(); who++) {
      int watch = who < watches.length ? watches[who] : 0;
      band.sleeps[who] = band.isConscious(who) ? minutes - watch : 0;
    }
  }

  /** Lets time pass until nothing of the stretch and of the rest is left. */
  private Bands pass(Bands bands) {
    TreeMap<Integer, Bands> waiting = new TreeMap<>();
    Bands done = new Bands();
    sort(sift(bands.branch(branches, this::meals)), waiting, done);
    while (!waiting.isEmpty()) {
      Bands next = waiting.pollFirstEntry().getValue();
      sort(sift(next.branch(branches, this::toTheNextEvent)), waiting, done);
    }
    return done;
  }

  private void sort(Bands bands, Map<Integer, Bands> waiting, Bands done) {
    bands
        .chances()
        .forEach(
            (band, chance) -> {
              boolean over = band.left <= 0 && !isHalting(band);
              Bands to = over ? done : waiting.computeIfAbsent(band.minute, minute -> new Bands());
              to.add(band, chance);
            });
  }

  private boolean isHalting(Band band) {
    return band.resting || band.pause > 0 || mustWait(band);
  }

  /** Those who wait for somebody's waking spend no time of the way. */
  private boolean mustWait(Band band) {
    if (!walking) {
      return false;
    }
    if (band.isCollapsed()) {
      return true;
    }
    if (!readings.has(Reading.WAITS_FOR_THE_FAINTED)) {
      return false;
    }
    for (int each : band.out) {
      if (each > 0) {
        return true;
      }
    }
    return false;
  }

  private void toTheNextEvent(Band band) {
    if (camping && band.pause == 0 && !band.resting && band.anyConscious(band.awake, MARCH)) {
      band.pause = staying ? 0 : untilRest(band, NIGHT);
      if (staying) {
        layDown(band, Math.min(NIGHT, band.left));
      } else if (band.pause == 0) {
        layDown(band, NIGHT); // slept to its end, whatever is left of the way
      }
    }
    boolean onTheWay = elapsed || !isHalting(band);
    int span = readings.scene() - band.minute % readings.scene();
    if (onTheWay && band.left > 0) {
      span = Math.min(span, band.left);
    }
    if (band.resting) {
      span = Math.min(span, band.rest);
    }
    if (band.pause > 0) {
      span = Math.min(span, band.pause);
    }
    if (way.deadline() > 0) {
      span = Math.min(span, way.departure() + way.deadline() - band.minute);
    }
    for (int who = 0; who < band.size(); who++) {
      if (band.isConscious(who)) {
        span = sooner(span, DAY / readings.mealsADay() - band.fasting[who]);
        span = band.resting ? sooner(span, band.rest - band.sleeps[who]) : span;
        span = camping ? sooner(span, MARCH - band.awake[who]) : span;
      }
    }
    boolean paused = band.pause > 0;
    advance(band, span, onTheWay);
    if (band.minute % readings.scene() == 0) {
      hardship.sceneEnds(band, accelerated);
    }
    if (band.resting && band.rest == 0) {
      rise(band);
    }
    meals(band);
    if (paused && band.pause == 0) {
      layDown(band, NIGHT);
    }
  }

  private static int sooner(int span, int other) {
    return other > 0 ? Math.min(span, other) : span;
  }

  private void advance(Band band, int span, boolean onTheWay) {
    for (int who = 0; who < band.size(); who++) {
      boolean sleeps = band.resting && band.sleeps[who] >= band.rest;
      band.awake[who] += band.isConscious(who) && !sleeps ? span : 0;
      band.fasting[who] += span;
    }
    band.minute += span;
    band.left -= onTheWay ? span : 0;
    band.rest -= band.resting ? span : 0;
    band.pause -= band.pause > 0 ? span : 0;
  }

  private void rise(Band band) {
    band.resting = false;
    for (int who = 0; who < band.size(); who++) {
      int slept = band.sleeps[who];
      band.sleeps[who] = 0;
      if (slept > 0) {
        hardship.slept(band, who, slept);
      }
    }
  }

  private void meals(Band band) {
    if (way.isRoutine() && !fasting) {
      hardship.eatByTheClock(band);
    }
  }

  /** Takes out those for whom the journey is over. */
  private Bands sift(Bands bands) {
    Bands on = new Bands();
    bands
        .chances()
        .forEach(
            (band, chance) -> {
              if (!readings.has(Reading.GOES_ON_AFTER_COLLAPSE) && band.isCollapsed()) {
                outcomes.end("collapse", band, chance);
              } else if (way.deadline() > 0 && band.minute >= way.departure() + way.deadline()) {
                outcomes.end("late", band, chance);
              } else if (band.isNeverWoken()) {
                outcomes.end("never", band, chance);
              } else {
                on.add(band, chance);
              }
            });
    return on;
  }
}
