package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.encounter.Deed;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Figure;
import org.rpg.encounter.play.seen.Reserve;
import org.rpg.encounter.play.seen.Spot;
import org.rpg.encounter.play.steps.Appear;
import org.rpg.encounter.play.steps.Arrive;
import org.rpg.encounter.play.steps.Baggage;
import org.rpg.encounter.play.steps.Begin;
import org.rpg.encounter.play.steps.ChangeNumber;
import org.rpg.encounter.play.steps.ChooseWay;
import org.rpg.encounter.play.steps.Crumble;
import org.rpg.encounter.play.steps.Decide;
import org.rpg.encounter.play.steps.Effort;
import org.rpg.encounter.play.steps.Happen;
import org.rpg.encounter.play.steps.Narrate;
import org.rpg.encounter.play.steps.Sequence;
import org.rpg.encounter.play.steps.SetFact;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.play.steps.TakeChance;
import org.rpg.encounter.play.steps.Those;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Compiles what the script lets happen. What is not built yet is nothing; a diagnostic says so. */
final class StepCompiler {
  private static final int HUNDRED = 100;

  private final Scene scene;
  private final Optional<RoadCompiler> roads;
  private final Sources sources;
  private final Criteria criteria;
  private final Subjects subjects;
  private final DeedCompiler deeds;
  private final TrialCompiler trials;
  private final TableCompiler tables;
  private final GroundCompiler grounds;

  /**
   * @param roads what compiles steps that take time; empty where there is no clock
   */
  StepCompiler(Scene scene, Sources sources, Optional<RoadCompiler> roads) {
    this.roads = roads;
    this.scene = scene;
    this.sources = sources;
    criteria = new Criteria(scene);
    subjects = new Subjects(criteria.selections());
    deeds = new DeedCompiler(scene, sources, criteria.selections(), roads);
    trials = new TrialCompiler(scene, criteria, subjects, this);
    tables = new TableCompiler(scene, sources, this);
    grounds = new GroundCompiler(scene);
  }

  Criteria criteria() {
    return criteria;
  }

  Optional<RoadCompiler> roads() {
    return roads;
  }

  /** What happens before anything else. */
  Step before(Before before) {
    return roads.map(it -> it.before(before)).orElseGet(() -> compile(before.getThen()));
  }

  /** What an event lets happen; on a road what comes of it comes before the next event. */
  Step event(Then then) {
    Step step = compile(then);
    return step == Step.NOTHING ? step : roads.map(it -> it.watched(List.of(step))).orElse(step);
  }

  Step compile(Then then) {
    return then == null ? Step.NOTHING : compile(then.getSteps());
  }

  Step compile(List<? extends EObject> steps) {
    List<Step> all = new ArrayList<>();
    for (EObject each : steps) {
      Step step = step(each);
      if (step != Step.NOTHING) {
        all.add(step);
      }
    }
    return roads.isPresent() && all.size() > 1 ? roads.get().watched(all) : Sequence.of(all);
  }

  private Step step(EObject step) {
    Optional<Step> ofTheRoad = roads.flatMap(it -> it.compile(step));
    if (ofTheRoad.isPresent()) {
      return ofTheRoad.get();
    }
    if (step instanceof Rest rest && rest.getKind() == RestKind.SHORT) {
      return (master, self) -> {
        master.journey().shortRest(); // REST-01: only if the ruleset allows it in a fight
        return Step.GO_ON;
      };
    }
    if (step instanceof Happening happening) {
      return happening(happening);
    }
    if (step instanceof Prose prose) {
      return Narrate.of(prose.getText(), prose.getKind() == ProseKind.READ);
    }
    if (step instanceof Arrival arrival) {
      return Sequence.of(arrival.getMembers().stream().map(it -> (Step) arrive(it)).toList());
    }
    if (step instanceof Decision it) {
      return new Decide(
          criteria.compile(it.getCondition()), compile(it.getThen()), compile(it.getOtherwise()));
    }
    if (step instanceof Sight sight) {
      int squares = Quantities.squares(sight.getDistance());
      scene.ground().changeSight();
      return (master, self) -> {
        master.see(squares);
        return Step.GO_ON;
      };
    }
    if (step instanceof Stop stop) {
      return new org.rpg.encounter.play.steps.Stop(sources.endings().of(stop));
    }
    if (step instanceof SceneObject thing) {
      List<Step> all = new ArrayList<>();
      all.add(
          new Appear(
              scene.names().of(thing),
              scene.ledger().number(thing),
              scene.ledger().appearance(thing),
              thing.getStrength() == null
                  ? DiceExpression.constant(1)
                  : Quantities.amount(thing.getStrength())));
      all.addAll(grounds.barred(thing));
      return Sequence.of(all);
    }
    if (step instanceof Chance chance) {
      return chance(chance);
    }
    if (step instanceof Choice choice) {
      return choice(choice);
    }
    if (step instanceof Trial trial) {
      return trials.compile(trial);
    }
    if (step instanceof Roll roll) {
      return tables.compile(roll.getTable());
    }
    if (step instanceof Repeat repeat) {
      return repeat(repeat);
    }
    return step instanceof EveryEvent every ? begin(every) : Step.NOTHING;
  }

  private Arrive arrive(Member listed) {
    Casting.Coming coming = sources.casting().coming(listed);
    return new Arrive(reserve(listed), coming.number(), coming.squad(), wave(coming));
  }

  /** Whom others come to help: opponents who were there before. */
  private Optional<Arrive.Wave> wave(Casting.Coming coming) {
    int heroes = scene.side(SideKind.HEROES).orElse(0);
    List<Cast.Actor> actors = scene.cast().actors();
    boolean against =
        coming.members().length > 0
            && !scene.isRoad()
            && Sides.isHostile(scene.cast(), heroes, actors.get(coming.members()[0]).side());
    if (!against) {
      return Optional.empty();
    }
    int[] late = sources.casting().comers();
    int[] first =
        actors.stream()
            .filter(it -> it.isListed() && Sides.isHostile(scene.cast(), heroes, it.side()))
            .mapToInt(Cast.Actor::index)
            .filter(it -> Arrays.stream(late).noneMatch(comer -> comer == it))
            .toArray();
    return Optional.of(new Arrive.Wave(first, scene.ledger().arriving()));
  }

  private Reserve reserve(Member listed) {
    int[] members = sources.casting().coming(listed).members();
    int[] squares = new int[members.length];
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < squares.length; i++) {
      squares[i] = sources.positions().standing(members[i]);
      int square = squares[i];
      From.of(listed)
          .map(it -> it.spot(scene, criteria.selections(), sources.positions(), square))
          .ifPresent(spots::add);
    }
    return new Reserve(members, squares, spots);
  }

  /** Everybody whom some steps may bring in. */
  List<Reserve> reserves(EObject event) {
    List<Reserve> all = new ArrayList<>();
    event
        .eAllContents()
        .forEachRemaining(
            it -> {
              if (it instanceof Arrival arrival) {
                arrival.getMembers().forEach(each -> all.add(reserve(each)));
              }
            });
    return all;
  }

  private Step happening(Happening happening) {
    List<Step> steps = new ArrayList<>();
    List<Those> beings = new ArrayList<>();
    for (Subject subject : happening.getSubjects()) {
      if (scene.isNumber(subject)) {
        Step change = number(subject.getNamed(), happening.getDeed());
        steps.add(
            subject.getNamed() instanceof SceneObject thing ? crumbles(thing, change) : change);
      } else if (Scene.isGround(subject.getNamed())) {
        steps.add(grounds.compile(subject.getNamed(), happening.getDeed()));
      } else {
        beings.add(subjects.compile(subject));
      }
    }
    Optional<Step> store = store(happening.getDeed(), happening.getSubjects());
    if (store.isPresent()) {
      return store.get();
    }
    Optional<Step> common =
        happening.getSubjects().stream().allMatch(StepCompiler::isTogether)
            ? common(happening.getDeed(), beings)
            : Optional.empty();
    if (common.isPresent()) {
      return common.get();
    }
    if (!beings.isEmpty() && isTimed(happening.getDeed())) {
      return roads.get().sleep(((Sleeps) happening.getDeed()).getDuration(), beings);
    }
    if (beings.size() > 1 && happening.getDeed() instanceof Watches watches) {
      steps.addAll(RoadCompiler.watch(watches.getDuration(), beings));
    } else if (!beings.isEmpty()) {
      deeds.compile(happening.getDeed()).ifPresent(it -> steps.add(new Happen(beings, it)));
    }
    return Sequence.of(steps);
  }

  /** Between legs and rests sleep takes its time. */
  private boolean isTimed(Deed deed) {
    return deed instanceof Sleeps
        && roads.filter(it -> it.where() == RoadCompiler.Where.BETWEEN).isPresent();
  }

  /** "Travellers" is all of them together, "each traveller" is each one. */
  private static boolean isTogether(Subject subject) {
    return subject.getQuantifier() == Quantifier.UNSTATED
        && (subject.getSide() != SideKind.UNSTATED
            || subject.getNamed() instanceof Party
            || subject.getNamed() instanceof Side);
  }

  /** So many things of several together; empty for what is no such thing. */
  private Optional<Step> common(Deed deed, List<Those> owners) {
    if (deed instanceof Loses it && it.isRandom()) {
      return Optional.of(baggage(Baggage.What.LOSE_ANY, owners, null, it.getAmount()));
    }
    if (deed instanceof Loses it && isCounted(it.getThing(), it.getAmount())) {
      return Optional.of(baggage(Baggage.What.LOSE, owners, it.getThing(), it.getAmount()));
    }
    return deed instanceof Gains it && isCounted(it.getThing(), it.getAmount())
        ? Optional.of(baggage(Baggage.What.GAIN, owners, it.getThing(), it.getAmount()))
        : Optional.empty();
  }

  private static boolean isCounted(Gear thing, Amount amount) {
    return thing instanceof Item && amount != null;
  }

  private Step baggage(Baggage.What what, List<Those> owners, Gear thing, Amount amount) {
    int item = thing == null ? Combatant.NONE : scene.belongings().number(thing);
    return new Baggage(
        what,
        owners,
        item,
        amount == null ? DiceExpression.constant(1) : Quantities.amount(amount));
  }

  /** What comes into the common store of meals and water, or goes out of it. */
  private Optional<Step> store(Deed deed, List<Subject> subjects) {
    if (deed instanceof Gains it && isStore(it.getAttribute())) {
      return Optional.of(supply(it.getAttribute(), it.getAmount(), 1, subjects));
    }
    if (deed instanceof Loses it && isStore(it.getAttribute())) {
      return Optional.of(supply(it.getAttribute(), it.getAmount(), -1, subjects));
    }
    return deed instanceof Spends it && isStore(it.getAttribute())
        ? Optional.of(supply(it.getAttribute(), it.getAmount(), -1, subjects))
        : Optional.empty();
  }

  private Step supply(Attribute what, Amount amount, int sign, List<Subject> subjects) {
    DiceExpression number = amount == null ? DiceExpression.constant(1) : Quantities.amount(amount);
    return new org.rpg.encounter.play.steps.Supply(
        what == Attribute.WATER, number, sign, each(subjects));
  }

  private static boolean isStore(Attribute attribute) {
    return attribute == Attribute.MEALS || attribute == Attribute.WATER;
  }

  /** "Each traveller" is as often as there are any; "travellers" is once for all of them. */
  private List<Those> each(List<Subject> subjects) {
    return subjects.stream()
        .filter(it -> it.getQuantifier() == Quantifier.EACH || it.getQuantifier() == Quantifier.ALL)
        .map(this.subjects::compile)
        .toList();
  }

  /** A thing that bars a way does so as long as it has any strength. */
  private Step crumbles(SceneObject thing, Step change) {
    List<Step> opened = grounds.opened(thing);
    return opened.isEmpty()
        ? change
        : new Crumble(scene.ledger().number(thing), change, Sequence.of(opened));
  }

  /** What happens to a clock, a fact, a thing. */
  private Step number(EObject named, Deed deed) {
    String name = scene.names().of(named);
    int cell = scene.ledger().number(named);
    if (deed instanceof Rises it) {
      return change(name, cell, it.getAmount(), ChangeNumber.Change.RISES);
    }
    if (deed instanceof Sinks it) {
      return change(name, cell, it.getAmount(), ChangeNumber.Change.SINKS);
    }
    if (deed instanceof Takes it && it.getAmount() != null) {
      return change(name, cell, it.getAmount(), ChangeNumber.Change.SINKS);
    }
    if (deed instanceof Gains it && it.getAmount() != null) {
      return change(name, cell, it.getAmount(), ChangeNumber.Change.RISES);
    }
    if (deed instanceof Loses it && it.getAmount() != null) {
      return change(name, cell, it.getAmount(), ChangeNumber.Change.SINKS);
    }
    if (deed instanceof Becomes it && it.getAmount() != null) {
      return change(name, cell, it.getAmount(), ChangeNumber.Change.BECOMES);
    }
    if (deed instanceof Becomes it && it.getValue() != Switch.UNSTATED) {
      return new SetFact(name, cell, it.getValue() == Switch.ON);
    }
    boolean breaks = deed instanceof PlainDeed it && it.getVerb() == DeedVerb.BREAKS;
    return breaks
        ? new ChangeNumber(name, cell, DiceExpression.constant(0), ChangeNumber.Change.BECOMES)
        : Step.NOTHING;
  }

  private static Step change(String name, int cell, Amount amount, ChangeNumber.Change how) {
    return new ChangeNumber(name, cell, Quantities.amount(amount), how);
  }

  /** Parts such as 1/3 are so many sides of a die, everything else is so many in a hundred. */
  private Step chance(Chance chance) {
    Step then = compile(chance.getThen());
    Step otherwise = compile(chance.getOtherwise());
    if (chance.getChance() instanceof Product part
        && part.getOperator() == MultiplicativeOperator.DIVIDED) {
      double favourable = criteria.figures().constant(part.getLeft());
      double sides = criteria.figures().constant(part.getRight());
      if (isWhole(favourable) && isWhole(sides) && sides >= 1 && sides <= 1000) {
        return new TakeChance((int) sides, (view, self, it) -> favourable, then, otherwise);
      }
    }
    Figure share = criteria.figures().compile(chance.getChance(), false, null);
    return new TakeChance(
        HUNDRED, (view, self, it) -> HUNDRED * share.value(view, self, it), then, otherwise);
  }

  private static boolean isWhole(double number) {
    return number == Math.rint(number);
  }

  /**
   * Ways without a share have what the others leave, in equal parts; where none has one, one way is
   * gone in all runs.
   */
  private Step choice(Choice choice) {
    List<ChoiceOption> options = choice.getOptions();
    if (options.isEmpty()) {
      return Step.NOTHING;
    }
    List<Optional<Quantity>> given =
        options.stream().map(it -> Optional.ofNullable(it.getShare())).toList();
    List<String> ways = options.stream().map(ChoiceOption::getText).toList();
    if (Picks.isOpen(given)) {
      int way = sources.picks().at(choice, "", ways);
      return new ChooseWay(
          List.of(ways.get(way)), List.of(1.0), List.of(compile(options.get(way).getThen())));
    }
    return new ChooseWay(
        ways, Shares.of(given), options.stream().map(it -> compile(it.getThen())).toList());
  }

  private Step repeat(Repeat repeat) {
    return new org.rpg.encounter.play.steps.Repeat(
        repeat.getTimes() == null
            ? DiceExpression.constant(Effort.MOST + 1)
            : Quantities.number(repeat.getTimes()),
        repeat.getCondition() == null ? Criterion.NEVER : criteria.compile(repeat.getCondition()),
        compile(repeat.getThen()));
  }

  private Step begin(EveryEvent every) {
    int begun = scene.ledger().take(1);
    EveryCompiler compiler = new EveryCompiler(scene, this);
    sources.begun().add(compiler.begunBy(every, begun));
    return new Begin(begun, compiler.side(every));
  }
}
