package org.rpg.encounter.play;

import static org.rpg.encounter.play.EventCompiler.caused;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.AfterEvent;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.Await;
import org.rpg.encounter.dsl.encounter.Before;
import org.rpg.encounter.dsl.encounter.Delay;
import org.rpg.encounter.dsl.encounter.Departure;
import org.rpg.encounter.dsl.encounter.Eats;
import org.rpg.encounter.dsl.encounter.EndCondition;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.Fight;
import org.rpg.encounter.dsl.encounter.Pace;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Repeat;
import org.rpg.encounter.dsl.encounter.Rest;
import org.rpg.encounter.dsl.encounter.RestKind;
import org.rpg.encounter.dsl.encounter.Routine;
import org.rpg.encounter.dsl.encounter.SessionStart;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Sleeps;
import org.rpg.encounter.dsl.encounter.Terrain;
import org.rpg.encounter.dsl.encounter.Treats;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.play.events.SceneEvents;
import org.rpg.encounter.play.road.AfterTime;
import org.rpg.encounter.play.road.AwaitHour;
import org.rpg.encounter.play.road.BeginAtHour;
import org.rpg.encounter.play.road.Block;
import org.rpg.encounter.play.road.Camp;
import org.rpg.encounter.play.road.EveryHours;
import org.rpg.encounter.play.road.Leg;
import org.rpg.encounter.play.road.LongRest;
import org.rpg.encounter.play.road.Pass;
import org.rpg.encounter.play.road.Preparation;
import org.rpg.encounter.play.road.RepeatDays;
import org.rpg.encounter.play.road.Road;
import org.rpg.encounter.play.road.ShortRest;
import org.rpg.encounter.play.road.SleepOnly;
import org.rpg.encounter.play.road.Stay;
import org.rpg.encounter.play.road.Timetable;
import org.rpg.encounter.play.road.Watched;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.steps.Effect;
import org.rpg.encounter.play.steps.Happen;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.play.steps.Those;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.combat.EndReason;
import org.rpg.encounter.rules.combat.Script;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.travel.TravelRules;

/** Compiles what takes time: legs, rests, delays, events by the clock; and a whole road. */
final class RoadCompiler {
  /** Where in a road a step stands. */
  enum Where {
    /** Between legs and rests: what somebody does takes its time. */
    BETWEEN,
    /** On the way: what somebody does is part of the leg's time. */
    LEG,
    /** In a rest. */
    REST
  }

  private final Scene scene;
  private final Sources sources;
  private final Outline outline;
  private final Ruleset ruleset;
  private final StepCompiler steps;
  private final TravelRules travel;
  private final int departure;
  private final Timetable time;
  private final Camp camp;
  private Where where = Where.BETWEEN;
  private SceneEvents events = SceneEvents.NONE;

  /** Compiles a road, with the ends that the rules give to it. */
  static RoadCompiler of(
      Scene scene, Sources sources, Outline outline, Ruleset ruleset, Endings endings) {
    boolean waits = !ruleset.on(Parameter.COLLAPSE_ENDS);
    int days = ruleset.number(Parameter.JOURNEY_LIMIT);
    Timetable.Ends ends =
        new Timetable.Ends(
            waits ? Step.GO_ON : endings.collapse(),
            endings.allDead(),
            endings.outOfTime(days),
            days * TravelRules.DAY);
    return new RoadCompiler(scene, sources, outline, ruleset, ends);
  }

  /** Compiles what is done before a fight: it ends nothing. */
  static RoadCompiler beforehand(Scene scene, Sources sources, Outline outline, Ruleset ruleset) {
    Timetable.Ends none = new Timetable.Ends(Step.GO_ON, Step.GO_ON, Step.GO_ON, Integer.MAX_VALUE);
    RoadCompiler compiler = new RoadCompiler(scene, sources, outline, ruleset, none);
    compiler.time.complete(SceneEvents.NONE, List.of(), List.of());
    return compiler;
  }

  private RoadCompiler(
      Scene scene, Sources sources, Outline outline, Ruleset ruleset, Timetable.Ends ends) {
    this.scene = scene;
    this.sources = sources;
    this.outline = outline;
    this.ruleset = ruleset;
    travel = new TravelRules(ruleset);
    departure = departure();
    time = new Timetable(ends);
    camp =
        new Camp(
            time,
            outline.kind() != PlanKind.JOURNEY || departure == Road.Outfit.AT_ONCE
                ? TravelRules.DEPARTURE
                : departure,
            ruleset.number(Parameter.DAYS_MARCH) * TravelRules.HOUR,
            ruleset.number(Parameter.NIGHT_REST) * TravelRules.HOUR);
    steps = new StepCompiler(scene, sources, Optional.of(this));
  }

  /** What happens by itself, once the road is compiled. */
  SceneEvents events() {
    return events;
  }

  StepCompiler steps() {
    return steps;
  }

  Where where() {
    return where;
  }

  /** The whole road, and with it the {@link #events() events} of its scene. */
  Script road(Endings endings) {
    boolean episode = outline.kind() == PlanKind.EPISODE;
    Block block = block(outline.elements().stream().filter(it -> !isOfTurns(it)).toList());
    for (AfterEvent it : outline.elements(AfterEvent.class)) {
      if (Clockwork.isClocked(it)) {
        time.add(
            new AfterTime(
                scene.ledger().take(1),
                Clockwork.minutes(it.getDelay()),
                noted(it, steps.compile(it.getThen()))));
      }
    }
    List<Timetable.When> whens = new ArrayList<>();
    List<Timetable.After> afters = new ArrayList<>();
    for (EndCondition end : outline.elements(EndCondition.class)) {
      int number = endings.of(end);
      if (end.getCondition() != null) {
        whens.add(new Timetable.When(steps.criteria().compile(end.getCondition()), number));
      } else if (Clockwork.isClocked(end)) {
        Step stop = new org.rpg.encounter.play.steps.Stop(number);
        time.add(new AfterTime(scene.ledger().take(1), Clockwork.minutes(end.getLimit()), stop));
      } else {
        afters.add(new Timetable.After((int) Quantities.value(end.getLimit()), number));
      }
    }
    events = new EventCompiler(scene, sources, steps, steps, outline).compile();
    time.complete(events, whens, afters);
    return new Road(
        outfit(),
        new Stores(scene, outline).gear(),
        time,
        camp,
        block,
        new Road.Ends(
            episode ? endings.over() : endings.arrival(),
            endings.withoutEvents(),
            endings.without(EndReason.TURN_LIMIT)),
        ruleset.number(Parameter.TURN_LIMIT),
        episode);
  }

  private Step noted(EObject event, Step step) {
    return Occasions.noted(scene, outline.declaration(), event, step);
  }

  /** What comes with the turns of the whole scene is among its events. */
  private static boolean isOfTurns(EObject element) {
    return element instanceof EveryEvent && !Clockwork.isClocked(element);
  }

  private int departure() {
    return outline.elements(Departure.class).stream()
        .findFirst()
        .map(it -> minuteOfDay(it.getHour()))
        .orElse(Road.Outfit.AT_ONCE);
  }

  static int minuteOfDay(Quantity hour) {
    return Math.floorMod(Clockwork.minutes(hour), TravelRules.DAY);
  }

  /** The hour at which a fight begins, if it says so. */
  Optional<Step> hour() {
    return outline.kind() == PlanKind.ENCOUNTER && departure != Road.Outfit.AT_ONCE
        ? Optional.of(new BeginAtHour(departure, camp))
        : Optional.empty();
  }

  private Road.Outfit outfit() {
    Stores stores = new Stores(scene, outline);
    return new Road.Outfit(
        departure,
        stores.of(Attribute.MEALS),
        stores.of(Attribute.WATER),
        !outline.says(Eats.class));
  }

  /** A step that takes time; empty for what is no such thing. */
  Optional<Step> compile(EObject step) {
    if (step instanceof org.rpg.encounter.dsl.encounter.Leg it) {
      return Optional.of(leg(it));
    }
    if (step instanceof Rest it) {
      return Optional.of(rest(it));
    }
    if (step instanceof Delay it) {
      return Optional.of(pass(it.getDuration()));
    }
    if (step instanceof Await it) {
      return Optional.of(new AwaitHour(minuteOfDay(it.getHour()), camp));
    }
    if (step instanceof Fight it) {
      return Optional.of(scene.interludes().of(it.getEncounter()));
    }
    if (step instanceof SessionStart) {
      return Optional.of(
          (master, self) -> {
            master.journey().newSession();
            return Step.GO_ON;
          });
    }
    if (step instanceof Repeat it && it.getTimes() != null && it.getTimes().getUnit() == Unit.DAY) {
      return Optional.of(
          new RepeatDays(
              Quantities.number(it.getTimes()),
              it.getCondition() == null
                  ? Criterion.NEVER
                  : steps.criteria().compile(it.getCondition()),
              block(it.getThen().getSteps()),
              camp));
    }
    return Optional.empty();
  }

  /** Preparation that takes its time: what is left of it is waited for. */
  Step before(Before before) {
    Step inner = steps.compile(before.getThen());
    boolean timed = Clockwork.isTime(before.getDuration());
    if (!timed && !takesTime(before)) {
      return inner;
    }
    int minutes = timed ? Clockwork.minutes(before.getDuration()) : 0;
    int side = outline.kind() == PlanKind.ENCOUNTER ? scene.side(SideKind.HEROES).orElse(-1) : -1;
    return new Preparation(side, minutes, inner, camp);
  }

  private static boolean takesTime(Before before) {
    Iterator<EObject> all = EcoreUtil.getAllContents(before, false);
    while (all.hasNext()) {
      EObject each = all.next();
      if (each instanceof Rest
          || each instanceof Delay
          || each instanceof Await
          || each instanceof Treats
          || each instanceof Sleeps
          || each instanceof org.rpg.encounter.dsl.encounter.Leg) {
        return true;
      }
    }
    return false;
  }

  /** Dice are of whole units; "1.5 h" is ninety minutes. */
  private Step pass(Quantity duration) {
    return duration.getDice() == null
        ? new Stay(Clockwork.minutes(duration), camp)
        : new Pass(Quantities.number(duration), Clockwork.minutes(duration.getUnit()), camp);
  }

  private Step leg(org.rpg.encounter.dsl.encounter.Leg leg) {
    Unit unit = leg.getLength().getUnit();
    boolean distance = unit == Unit.METRE || unit == Unit.KILOMETRE;
    Where before = where;
    where = Where.LEG;
    Block block = block(leg.getSteps(), (each, step) -> caused(leg.getName(), each, step));
    where = before;
    Leg.Manner manner =
        new Leg.Manner(
            leg.isAccelerated(),
            !leg.isAccelerated() && !has(leg, true),
            !has(leg, false),
            unit == Unit.DAY,
            ruleset.reading(Parameter.FAINTED_TRAVELLERS) == 1);
    double perUnit =
        distance
            ? TravelRules.HOUR / pace(leg.getTerrain()) * (unit == Unit.KILOMETRE ? 1000 : 1)
            : Clockwork.minutes(unit);
    boolean isRolled = leg.getLength().getDice() != null;
    return new Leg(
        leg.getName(),
        isRolled ? Quantities.number(leg.getLength()) : DiceExpression.constant(1),
        isRolled ? perUnit : perUnit * leg.getLength().getValue().doubleValue(),
        manner,
        travel,
        camp,
        time,
        block);
  }

  private static boolean has(org.rpg.encounter.dsl.encounter.Leg leg, boolean sleep) {
    return leg.getSteps().stream()
        .anyMatch(
            it ->
                it instanceof Routine
                    && sleep == it instanceof org.rpg.encounter.dsl.encounter.NoSleep);
  }

  /** Metres an hour: the terrain's, the road's, the ruleset's. */
  private double pace(Terrain terrain) {
    Optional<Double> ground =
        terrain == null
            ? Optional.empty()
            : terrain.getProperties().stream()
                .filter(Pace.class::isInstance)
                .map(it -> metresAnHour((Pace) it))
                .findFirst();
    return ground
        .or(() -> outline.elements(Pace.class).stream().findFirst().map(RoadCompiler::metresAnHour))
        .filter(it -> it > 0)
        .orElse((double) ruleset.number(Parameter.PACE));
  }

  private static double metresAnHour(Pace pace) {
    return Quantities.value(pace.getDistance())
        * TravelRules.HOUR
        / Math.max(1, Clockwork.minutes(pace.getUnit()));
  }

  private Step rest(Rest rest) {
    Where before = where;
    where = Where.REST;
    Block block = block(rest.getSteps());
    where = before;
    if (rest.getKind() == RestKind.SHORT) {
      int minutes =
          rest.getDuration() == null
              ? ruleset.number(Parameter.SHORT_REST_MINUTES)
              : Clockwork.minutes(rest.getDuration());
      return new ShortRest(time, minutes, block);
    }
    int minutes = rest.getDuration() == null ? camp.night() : Clockwork.minutes(rest.getDuration());
    return new LongRest(camp, minutes, block);
  }

  /** Steps, and the events among them that come while they last. */
  private Block block(List<? extends EObject> all) {
    return block(all, (each, step) -> step);
  }

  /** Steps that have something in common, such as the leg whose name is told of who dies in it. */
  private Block block(List<? extends EObject> all, BiFunction<EObject, Step, Step> common) {
    List<EveryHours> events = new ArrayList<>();
    List<Step> done = new ArrayList<>();
    for (EObject each : all) {
      if (each instanceof EveryEvent every && Clockwork.isClocked(every)) {
        EveryHours event = every(every);
        events.add(event);
        time.add(event);
      } else {
        Step step = steps.compile(List.of(each));
        if (step != Step.NOTHING) {
          done.add(common.apply(each, step));
        }
      }
    }
    return new Block(watched(done), events.toArray(new EveryHours[0]));
  }

  /** Some sleep while the others watch, and time passes. */
  Step sleep(Quantity duration, List<Those> sleepers) {
    int minutes = Clockwork.minutes(duration);
    return new SleepOnly(camp, minutes, sleepers);
  }

  /** Those who are named together keep one watch. */
  static List<Step> watch(Quantity duration, List<Those> watchers) {
    int minutes = Clockwork.minutes(duration);
    Effect first = (master, self, who) -> master.journey().watch(who, minutes);
    Effect beside = (master, self, who) -> master.journey().watchBeside(who, minutes);
    return List.of(
        new Happen(watchers.subList(0, 1), first),
        new Happen(watchers.subList(1, watchers.size()), beside));
  }

  /** Several steps; what comes of each happens after it. */
  Step watched(List<Step> all) {
    return all.isEmpty() ? Step.NOTHING : new Watched(all, time);
  }

  private EveryHours every(EveryEvent every) {
    int minutes =
        every.getPeriod() == null
            ? Clockwork.minutes(every.getUnit())
            : Clockwork.minutes(every.getPeriod());
    int most =
        every.getMost() == null ? EveryHours.WITHOUT_END : (int) Quantities.value(every.getMost());
    EveryHours.Moment moment =
        switch (every.getMoment()) {
          case DAY -> EveryHours.Moment.DAY;
          case NIGHT -> EveryHours.Moment.NIGHT;
          default -> EveryHours.Moment.ALWAYS;
        };
    int cells = scene.ledger().take(2);
    return new EveryHours(
        Math.max(1, minutes),
        moment,
        most,
        cells,
        cells + 1,
        noted(every, caused(every, steps.compile(every.getThen()))));
  }
}
