package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.AttributeValue;
import org.rpg.encounter.dsl.encounter.ChoiceStage;
import org.rpg.encounter.dsl.encounter.Edge;
import org.rpg.encounter.dsl.encounter.EdgeOption;
import org.rpg.encounter.dsl.encounter.End;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.FirstStage;
import org.rpg.encounter.dsl.encounter.MultiplicativeOperator;
import org.rpg.encounter.dsl.encounter.Not;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.OutcomeValue;
import org.rpg.encounter.dsl.encounter.Product;
import org.rpg.encounter.dsl.encounter.Prose;
import org.rpg.encounter.dsl.encounter.ProseKind;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Stage;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.expressions.Kinds;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.play.Ending.Sense;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.stages.Gate;
import org.rpg.encounter.play.stages.Node;
import org.rpg.encounter.play.stages.Tour;
import org.rpg.encounter.play.steps.Narrate;
import org.rpg.encounter.play.steps.Sequence;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.Script;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.travel.TravelRules;

/** Compiles the graph of an adventure: stages, the edges between them, and what opens each edge. */
final class AdventureCompiler {
  private static final int THOUSAND = 1000;

  private final Scene scene;
  private final Outline outline;
  private final Ruleset ruleset;
  private final Endings endings;
  private final Criteria criteria;
  private final Picks picks;

  /** What is played or chosen at each stage, or the ending; its number is its place here. */
  private final Map<EObject, Integer> numbers = new LinkedHashMap<>();

  private final List<EObject> open = new ArrayList<>();
  private final List<Node> nodes = new ArrayList<>();
  private final List<StageMap.Stage> stages = new ArrayList<>();
  private int loop;

  AdventureCompiler(Scene scene, Outline outline, Ruleset ruleset, Endings endings, Picks picks) {
    this.scene = scene;
    this.outline = outline;
    this.ruleset = ruleset;
    this.endings = endings;
    this.picks = picks;
    criteria = new Criteria(scene);
  }

  /** The adventure as a whole. */
  Script compile() {
    outline.elements(FirstStage.class).stream().findFirst().ifPresent(it -> number(it.getStage()));
    if (open.isEmpty()) {
      outline.elements(Stage.class).stream().findFirst().ifPresent(this::number);
    }
    List<Tour.Deadline> deadlines = new ArrayList<>();
    for (org.rpg.encounter.dsl.encounter.Deadline it :
        outline.elements(org.rpg.encounter.dsl.encounter.Deadline.class)) {
      deadlines.add(
          new Tour.Deadline(
              Clockwork.minutes(it.getLimit()), number(it.getTarget()), scene.ledger().take(1)));
    }
    for (int i = 0; i < open.size(); i++) { // it grows while it is read
      add(open.get(i));
    }
    int reached = scene.ledger().take(nodes.size());
    loop = scene.ledger().take(nodes.size());
    int most = ruleset.number(Parameter.ADVENTURE_LIMIT);
    Tour.Ends ends = new Tour.Ends(endings.allDead(), endings.outOfStages(most), most);
    Stores stores = new Stores(scene, outline);
    return new Tour(
        nodes,
        departure(),
        deadlines,
        ends,
        stores.of(Attribute.MEALS),
        stores.of(Attribute.WATER),
        stores.gear(),
        reached,
        loop);
  }

  /** The minute of the first day. */
  private int departure() {
    return outline.elements(FirstStage.class).stream()
        .map(FirstStage::getDeparture)
        .filter(it -> it != null)
        .findFirst()
        .map(it -> RoadCompiler.minuteOfDay(it.getHour()))
        .orElse(TravelRules.DEPARTURE);
  }

  /** The graph, once it is compiled. */
  StageMap map() {
    return new StageMap(stages, scene.cast().actors().size(), loop);
  }

  /** The number of a stage; an encounter means the stage without a name that plays it. */
  private int number(EObject target) {
    EObject stage =
        target instanceof Stage || target instanceof ChoiceStage || isEnding(target)
            ? target
            : outline.elements(Stage.class).stream()
                .filter(it -> it.getName() == null && it.getPlay() == target)
                .map(EObject.class::cast)
                .findFirst()
                .orElse(target);
    if (stage instanceof Stage it
        && (it.getPlay() instanceof ChoiceStage || isEnding(it.getPlay()))) {
      stage = it.getPlay();
    }
    Integer known = numbers.get(stage);
    if (known != null) {
      return known;
    }
    numbers.put(stage, open.size());
    open.add(stage);
    return open.size() - 1;
  }

  private static boolean isEnding(EObject target) {
    return target instanceof org.rpg.encounter.dsl.encounter.Ending;
  }

  private void add(EObject stage) {
    if (isEnding(stage)) {
      String name = scene.names().title(stage);
      StageMap.Stage end = stage(name, "ending", -1, List.of());
      nodes.add(Node.ending(end, prose(stage), endings.named(scene.names().of(stage))));
      return;
    }
    if (stage instanceof ChoiceStage choice) {
      add(choice);
      return;
    }
    EObject play = stage instanceof Stage it ? it.getPlay() : stage;
    List<StageMap.Edge> edges = new ArrayList<>();
    List<Gate> gates = new ArrayList<>();
    for (Edge edge : stage instanceof Stage it ? it.getEdges() : List.<Edge>of()) {
      edges.add(edge(text(edge.getGuard(), edges.isEmpty()), edge.getTarget()));
      gates.add(edge.getGuard() == null ? Gate.OPEN : gate(edge.getGuard(), play));
    }
    String name =
        stage instanceof Stage it && it.getName() != null
            ? it.getName()
            : scene.names().title(play);
    var interlude = scene.interludes().of(play);
    StageMap.Stage made = stage(name, interlude.plan().kind().key(), interlude.part(), edges);
    nodes.add(Node.scene(made, interlude, stuck(name, gates), gates));
  }

  /**
   * Without any edge it is an end of its own; otherwise none of its edges was meant. Where one is
   * always open nobody is stuck, so no such end is counted.
   */
  private int stuck(String name, List<Gate> gates) {
    if (gates.contains(Gate.OPEN)) {
      return endings.allDead();
    }
    return gates.isEmpty()
        ? endings.named(name)
        : endings.named(
            scene
                .names()
                .language()
                .choose("no way on from " + name, "sem saída depois de " + name));
  }

  private void add(ChoiceStage choice) {
    List<StageMap.Edge> edges = new ArrayList<>();
    List<Gate> gates = new ArrayList<>();
    String name = scene.names().title(choice);
    for (EdgeOption option : taken(choice, name)) {
      edges.add(edge(option.getText(), option.getTarget()));
      gates.add(Gate.OPEN);
    }
    int[] upTo = Shares.upTo(shares(taken(choice, name)), THOUSAND);
    nodes.add(Node.choice(stage(name, "choice", -1, edges), stuck(name, gates), gates, upTo));
  }

  /** All ways; where none has a share the one that is gone in all runs. */
  private List<EdgeOption> taken(ChoiceStage choice, String name) {
    List<EdgeOption> options = choice.getOptions();
    if (!Picks.isOpen(shares(options))) {
      return options;
    }
    List<String> ways = options.stream().map(EdgeOption::getText).toList();
    return List.of(options.get(picks.at(choice, name, ways)));
  }

  private static List<Optional<Quantity>> shares(List<EdgeOption> options) {
    return options.stream().map(it -> Optional.ofNullable(it.getShare())).toList();
  }

  private StageMap.Stage stage(String name, String kind, int part, List<StageMap.Edge> edges) {
    int people = scene.cast().actors().size();
    StageMap.Stage made =
        new StageMap.Stage(
            name,
            kind,
            part,
            edges,
            scene.ledger().take(1),
            scene.ledger().take(StageMap.Stage.OF_SCENE + people * StageMap.Stage.OF_TRAVELLER));
    stages.add(made);
    return made;
  }

  private StageMap.Edge edge(String text, EObject target) {
    return new StageMap.Edge(text, number(target), scene.ledger().take(1));
  }

  /** What an edge asks for; "otherwise" where others were asked before it. */
  private String text(Expression guard, boolean first) {
    Language language = scene.names().language();
    if (guard == null) {
      return first ? "" : Words.spelling("otherwise", language);
    }
    String asked = Spoken.of(guard, language);
    return isChance(guard) ? Words.spelling("with-chance", language) + " " + asked : asked;
  }

  private static Step prose(EObject stage) {
    return Sequence.of(
        stage.eContents().stream()
            .filter(Prose.class::isInstance)
            .map(Prose.class::cast)
            .map(it -> (Step) Narrate.of(it.getText(), it.getKind() == ProseKind.READ))
            .toList());
  }

  private Gate gate(Expression guard, EObject play) {
    if (guard instanceof Or it) {
      Gate left = gate(it.getLeft(), play);
      Gate right = gate(it.getRight(), play);
      return (master, ending) -> left.isOpen(master, ending) || right.isOpen(master, ending);
    }
    if (guard instanceof And it) {
      Gate left = gate(it.getLeft(), play);
      Gate right = gate(it.getRight(), play);
      return (master, ending) -> left.isOpen(master, ending) && right.isOpen(master, ending);
    }
    if (guard instanceof Not it) {
      Gate operand = gate(it.getOperand(), play);
      return (master, ending) -> !operand.isOpen(master, ending);
    }
    if (isChance(guard)) {
      int wanted = (int) Math.round(THOUSAND * criteria.figures().constant(guard));
      return (master, ending) -> master.dice().roll(THOUSAND, Purpose.SCENE) <= wanted;
    }
    return guard instanceof OutcomeValue value && value.getSubject() == null
        ? outcome(value, play)
        : seen(guard, play);
  }

  /** "30%" or "1/3". */
  private static boolean isChance(Expression guard) {
    return guard instanceof Quantity quantity && quantity.getUnit() == Unit.PERCENT
        || guard instanceof Product product
            && product.getOperator() == MultiplicativeOperator.DIVIDED;
  }

  /** Of nobody in particular: of those who travel. */
  private Gate outcome(OutcomeValue value, EObject play) {
    return switch (value.getOutcome()) {
      case FLIGHT -> gone(play, Sense.FLIGHT, it -> it.fate() == Fate.FLED);
      case SURRENDER -> gone(play, Sense.SURRENDER, it -> it.fate() == Fate.YIELDED);
      case CAPTURE -> gone(play, Sense.CAPTURE, AdventureCompiler::isTaken);
      case DEATH -> {
        int[] people = scene.interludes().travellers(play);
        int part = scene.interludes().of(play).part();
        yield (master, ending) ->
            count(master.view().part(part), people, it -> it.fate() == Fate.DEAD) > 0;
      }
      default -> inside(value, play);
    };
  }

  /** The stage's end says so; or none of them is left in the fight, and some went this way. */
  private Gate gone(EObject play, Sense sense, Predicate<Combatant> went) {
    int[] people = scene.interludes().travellers(play);
    int part = scene.interludes().of(play).part();
    Claim told = scene.interludes().told(play, sense);
    return (master, ending) -> {
      CombatView view = master.view().part(part);
      return told.holds(view, ending)
          || count(view, people, went) > 0 && count(view, people, AdventureCompiler::isLeft) == 0;
    };
  }

  /** Captured, or lying there for whoever holds the field to pick up. */
  private static boolean isTaken(Combatant who) {
    return who.fate() == Fate.CAPTURED || who.isPresent() && who.isOut();
  }

  private static boolean isLeft(Combatant who) {
    return who.isPresent() && !who.isOut();
  }

  private static int count(CombatView view, int[] people, Predicate<Combatant> met) {
    int count = 0;
    for (int who : people) {
      count += met.test(view.combatant(who)) ? 1 : 0;
    }
    return count;
  }

  /** What only the stage knows is asked of it, everything else of those who travel on. */
  private Gate seen(Expression guard, EObject play) {
    if (isOfStage(guard)) {
      return inside(guard, play);
    }
    Criterion criterion = criteria.compile(guard);
    return (master, ending) -> criterion.holds(master.view(), Criterion.NOBODY);
  }

  private Gate inside(Expression guard, EObject play) {
    Claim claim = scene.interludes().claim(play, guard);
    int part = scene.interludes().of(play).part();
    return (master, ending) -> claim.holds(master.view().part(part), ending);
  }

  private boolean isOfStage(Expression guard) {
    boolean outcome = guard instanceof OutcomeValue;
    if (guard instanceof SubjectValue value && value.getSubject().getNamed() instanceof End
        || guard instanceof AttributeValue it && isOfFight(it)) {
      return true;
    }
    if (guard instanceof Subject subject) {
      return isOfStage(subject);
    }
    Iterator<EObject> parts = EcoreUtil.getAllContents(guard, false);
    while (parts.hasNext()) {
      EObject part = parts.next();
      if (part instanceof Subject subject && isOfStage(subject)
          || part instanceof AttributeValue value && isOfFight(value)
          || outcome && part instanceof Subject) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfFight(AttributeValue value) {
    return value.getAttribute() == Attribute.TURN || value.getAttribute() == Attribute.LOSSES;
  }

  private boolean isOfStage(Subject subject) {
    if (subject.getSide() != SideKind.UNSTATED) {
      return subject.getSide() == SideKind.OPPONENTS;
    }
    EObject named = subject.getNamed();
    return named != null && !Kinds.isCounted(named) && scene.cast().meantBy(named).length == 0;
  }
}
