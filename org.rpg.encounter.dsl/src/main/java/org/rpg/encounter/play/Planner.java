package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.Assignment;
import org.rpg.encounter.dsl.encounter.EndCondition;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Legend;
import org.rpg.encounter.dsl.encounter.Opening;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.PlaceFeature;
import org.rpg.encounter.dsl.encounter.PlaceLine;
import org.rpg.encounter.dsl.encounter.Prose;
import org.rpg.encounter.dsl.encounter.ProseKind;
import org.rpg.encounter.dsl.encounter.RulesUse;
import org.rpg.encounter.dsl.encounter.SceneObject;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.WithFeature;
import org.rpg.encounter.dsl.scoping.TableRules;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan.Expected;
import org.rpg.encounter.play.Plan.Role;
import org.rpg.encounter.play.SceneReferee.After;
import org.rpg.encounter.play.SceneReferee.Muster;
import org.rpg.encounter.play.SceneReferee.When;
import org.rpg.encounter.play.events.SceneEvents;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.combat.Battle;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.EndReason;
import org.rpg.encounter.rules.combat.Part;
import org.rpg.encounter.rules.combat.PlainConduct;
import org.rpg.encounter.rules.combat.Relation;
import org.rpg.encounter.rules.combat.Script;
import org.rpg.encounter.rules.combat.Sheet;
import org.rpg.encounter.rules.combat.SideConduct;
import org.rpg.encounter.rules.combat.Trap;
import org.rpg.encounter.rules.field.Squares;

/** Makes the plan of a scene whose script has no errors. */
public final class Planner {
  /** The rules know no higher bound than one more. */
  private static final int MOST_TURNS = 9_999;

  /** The reading in which a squad fights as one. */
  private static final int AS_ONE = 0;

  private final Outline outline;
  private final Names names;
  private final Skills skills;
  private final Declared declared;
  private final Belongings belongings;
  private final Armoury armoury;
  private final Sheets sheets;
  private final Ruleset ruleset;
  private final Casting casting;
  private final Cast cast;
  private final Scene scene;
  private final Starts starts;
  private final Positions positions;
  private final Interludes interludes = new Interludes(this);
  private final Outfits outfits;
  private final Picks picks;
  private final Map<Tactics, Map<Sheet, Conduct>> conducts = new HashMap<>();
  private List<Ending> ends = List.of();
  private List<Integer> bounds = List.of();

  private Planner(Outline outline, Names names, Optional<Ruleset> around, Picks picks) {
    this.outline = outline;
    this.names = names;
    this.picks = picks;
    skills = new Skills(names);
    declared = new Declared(outline.declaration().eResource().getResourceSet());
    belongings = new Belongings(names, skills);
    armoury = new Armoury(names, skills, declared, belongings);
    sheets = new Sheets(names, skills, declared, armoury, belongings);
    ruleset = ruleset(around);
    casting = new Casting(outline, names, ruleset.reading(Parameter.SQUADS) == AS_ONE);
    cast = casting.cast();
    Ground ground = new Ground(outline, names);
    positions = new Positions(outline, ground, cast, ruleset.squares(Parameter.OPENING_DISTANCE));
    scene =
        new Scene(
            names,
            skills,
            belongings,
            new Undertakings(skills, belongings),
            cast,
            ground,
            true,
            new Ledger(outline.changes()),
            Optional.empty(),
            interludes,
            List.of());
    elements(SceneObject.class).forEach(ground::bar);
    starts = new Starts(scene, armoury);
    outfits = new Outfits(outline, cast, sheets, armoury);
  }

  /**
   * The plan of a scene: an encounter, an episode, a journey, an adventure. At a choice without
   * shares the first way is taken; {@link Branches} knows the others.
   *
   * @throws IllegalArgumentException if nobody takes part, which validation reports
   */
  public static Plan plan(EObject scene) {
    return plan(scene, new Picks(Map.of()));
  }

  /** The same, on certain ways. */
  static Plan plan(EObject scene, Picks picks) {
    Names names = new Names(Language.of(scene));
    return new Planner(Outline.of(scene), names, Optional.empty(), picks).plan();
  }

  /** The planner of a scene within this one. */
  Planner within(Outline inner) {
    return new Planner(inner, names, Optional.of(ruleset), picks);
  }

  Sheet sheet(EObject being) {
    return sheets.of(being);
  }

  Cast cast() {
    return cast;
  }

  Scene scene() {
    return scene;
  }

  Belongings belongings() {
    return belongings;
  }

  /** What may be said of a run that is over; once the plan is made. */
  Claims claims() {
    return new Claims(scene.afterwards(bounds), ends);
  }

  /** Its own rules, else those of the scene around it, else the table's, else the standard ones. */
  private Ruleset ruleset(Optional<Ruleset> around) {
    Rulesets rulesets = new Rulesets(names, declared);
    Ruleset used =
        elements(RulesUse.class).stream()
            .findFirst()
            .map(it -> rulesets.of(it.getRuleset()))
            .or(() -> around)
            .or(() -> TableRules.of(outline.declaration()).map(rulesets::of))
            .orElseGet(rulesets::standard);
    for (Assignment it : outline.changes().settings()) {
      used =
          rulesets.set(
              used, (org.rpg.encounter.dsl.encounter.Parameter) it.getTarget(), it.getValue());
    }
    int last = elements(EndCondition.class).stream().mapToInt(Planner::turns).max().orElse(0);
    return last < used.number(Parameter.TURN_LIMIT)
        ? used
        : used.with(Parameter.TURN_LIMIT, Math.min(last, MOST_TURNS) + 1);
  }

  /** An end "after 200 turns" is a bound of its own, so that the one of the rules comes later. */
  private static int turns(EndCondition end) {
    return end.getLimit() == null || Clockwork.isClocked(end)
        ? 0
        : (int) Quantities.value(end.getLimit());
  }

  Plan plan() {
    illnesses(); // what each does is compiled with everything else
    return switch (outline.kind()) {
      case ENCOUNTER -> fight();
      case EPISODE, JOURNEY -> road();
      case ADVENTURE -> adventure();
    };
  }

  /** Illnesses that go on from scene to scene; none if the ruleset does not let them. */
  List<org.rpg.encounter.rules.hazard.Poison> illnesses() {
    return ruleset.number(Parameter.ILLNESS_HOURS) == 0 ? List.of() : armoury.illnesses();
  }

  private Plan fight() {
    Endings endings = new Endings(scene, ruleset);
    Criteria criteria = new Criteria(scene);
    List<When> whens = new ArrayList<>();
    List<After> afters = new ArrayList<>();
    for (EndCondition end : elements(EndCondition.class)) {
      int number = endings.of(end);
      if (end.getCondition() != null) {
        whens.add(new When(criteria.compile(end.getCondition()), number));
      } else if (!Clockwork.isClocked(end)) {
        afters.add(new After(turns(end), number));
      }
    }
    Sources sources = sources(endings);
    StepCompiler steps = new StepCompiler(scene, sources, Optional.empty());
    StepCompiler before = RoadCompiler.beforehand(scene, sources, outline, ruleset).steps();
    SceneEvents events = new EventCompiler(scene, sources, steps, before, outline).compile();
    return finish(Script.NONE, endings, events, whens, afters, steps, Optional.empty());
  }

  private Plan road() {
    Endings endings = new Endings(scene, ruleset);
    RoadCompiler road = RoadCompiler.of(scene, sources(endings), outline, ruleset, endings);
    Script script = road.road(endings);
    return finish(
        script, endings, road.events(), List.of(), List.of(), road.steps(), Optional.empty());
  }

  private Plan adventure() {
    Endings endings = new Endings(scene, ruleset);
    AdventureCompiler graph = new AdventureCompiler(scene, outline, ruleset, endings, picks);
    Script script = graph.compile();
    StepCompiler steps = new StepCompiler(scene, sources(endings), Optional.empty());
    return finish(
        script, endings, SceneEvents.NONE, List.of(), List.of(), steps, Optional.of(graph.map()));
  }

  private Plan finish(
      Script script,
      Endings endings,
      SceneEvents events,
      List<When> whens,
      List<After> afters,
      StepCompiler steps,
      Optional<StageMap> graph) {
    int draw = endings.without(EndReason.NOBODY_LEFT);
    List<Integer> victories = new ArrayList<>();
    if (script == Script.NONE) {
      for (Cast.Team team : cast.teams()) {
        boolean fights = !team.neutral();
        victories.add(fights ? endings.victoryOf(Sides.leader(cast, team.index())) : draw);
      }
    }
    int turnLimit = endings.without(EndReason.TURN_LIMIT);
    int activationLimit = endings.without(EndReason.ACTIVATION_LIMIT);
    int tooMuch = endings.withoutEvents();
    int heroes = scene.side(SideKind.HEROES).orElse(0);
    Optional<SceneReferee.Flight> flight =
        script == Script.NONE
            ? Optional.of(new SceneReferee.Flight(heroes, endings.flightOf(heroes)))
            : Optional.empty();
    ends = endings.all();
    bounds = turnBounds(ends.size(), afters);
    List<Expected> expectations = expectations();
    List<Part> parts = interludes.parts();
    Optional<Tactics> style = declared.role("Default Style", Tactics.class);
    Questions questions = new Asking(scene, outline, outfits).of(style, picks.choices());
    return new Plan(
        script(),
        outline.kind(),
        names.of(outline.declaration()),
        names.title(outline.declaration()),
        names.language(),
        prose(),
        battle(
            script,
            parts,
            steps,
            () ->
                new SceneReferee(
                    musters(), scene.ledger(), events, whens, afters, ends, flight, tooMuch)),
        roles(),
        ends,
        bounds,
        victories,
        draw,
        flight.map(it -> OptionalInt.of(it.ending())).orElse(OptionalInt.empty()),
        turnLimit,
        activationLimit,
        tooMuch,
        interludes.plans(),
        graph,
        expectations,
        questions);
  }

  private static List<Integer> turnBounds(int endings, List<After> afters) {
    List<Integer> bounds = new ArrayList<>(Collections.nCopies(endings, Integer.MAX_VALUE));
    afters.forEach(it -> bounds.set(it.ending(), Math.min(it.turns(), bounds.get(it.ending()))));
    return bounds;
  }

  private String script() {
    String last = outline.declaration().eResource().getURI().lastSegment();
    return org.eclipse.emf.common.util.URI.decode(last == null ? "" : last);
  }

  /** On a road what is read stands among the steps and is told in its turn. */
  private List<String> prose() {
    boolean steps = outline.kind() == PlanKind.EPISODE || outline.kind() == PlanKind.JOURNEY;
    return steps ? List.of() : told();
  }

  private List<String> told() {
    return elements(Prose.class).stream()
        .filter(it -> it.getKind() == ProseKind.READ)
        .map(Prose::getText)
        .toList();
  }

  private Sources sources(Endings endings) {
    return new Sources(endings, casting, positions, armoury, outfits, new Brought(), picks);
  }

  /** What everyone brings. */
  private final class Brought implements Bearers {
    @Override
    public Sheet sheet(int actor) {
      return own(cast.actors().get(actor));
    }

    @Override
    public List<Armour> armour(int actor) {
      Cast.Actor it = cast.actors().get(actor);
      return starts.isUnarmoured(outline, it) ? List.of() : Sheets.armour(it.being());
    }

    @Override
    public Conduct conduct(Tactics tactics, Sheet sheet) {
      return Planner.this.conduct(tactics, sheet);
    }
  }

  /** The referee comes last: he must know how many numbers everybody else wants kept. */
  private Battle battle(
      Script script, List<Part> parts, StepCompiler steps, Supplier<SceneReferee> referee) {
    Battle.Builder battle =
        Battle.under(ruleset).field(scene.ground().field()).script(script).parts(parts);
    List<org.rpg.encounter.rules.combat.Member> members = new ArrayList<>();
    cast.actors().forEach(it -> members.add(member(it)));
    casting.rolled().forEach(it -> expect(members, it));
    for (int comer : casting.comers()) {
      members.get(comer).expected().at(positions.standing(comer));
    }
    mount(members);
    starts.apply(outline, members);
    for (Cast.Team team : cast.teams()) {
      List<org.rpg.encounter.rules.combat.Member> here = new ArrayList<>();
      for (int index : cast.ofSide(team.index())) {
        here.add(members.get(index));
      }
      battle.side(team.name(), receiver(team), here);
    }
    relations(battle);
    List<Trap> traps = traps();
    belongings.bind(steps);
    battle.sight(scene.ground().sight(), scene.ground().isSightChanging());
    battle.upheavals(scene.ground().upheavals());
    battle.ploys(scene.undertakings().ploys());
    battle.obstacles(scene.undertakings().obstacles());
    battle.traps(traps);
    battle.items(belongings.all());
    battle.referee(referee.get());
    opening(battle).ifPresent(battle::opening);
    return battle.build();
  }

  /** What lies at places: "place Hall with Needle". */
  private List<Trap> traps() {
    List<Trap> traps = new ArrayList<>();
    elements(PlaceLine.class).forEach(it -> it.getPlaces().forEach(each -> traps(each, traps)));
    elements(Legend.class).stream()
        .flatMap(it -> it.getEntries().stream())
        .filter(it -> it.getPlace() != null)
        .forEach(it -> traps(it.getPlace(), traps));
    return traps;
  }

  private void traps(Place place, List<Trap> traps) {
    int[] squares = scene.squaresOf(place);
    for (PlaceFeature feature : place.getFeatures()) {
      if (feature instanceof WithFeature with && squares.length > 0) {
        belongings
            .item(with.getThing())
            .map(it -> new Trap(it, squares, Selections.around(squares)))
            .ifPresent(traps::add);
      }
    }
  }

  /** TAC-13: who starts on a mount is there with it, or comes with it. */
  private void mount(List<org.rpg.encounter.rules.combat.Member> members) {
    cast.mounts()
        .forEach(
            (rider, mount) -> {
              members.get(rider).rides(members.get(mount));
              if (!cast.actors().get(mount).isListed()) {
                members.get(mount).uncounted();
                if (casting.isAwaited(rider)) {
                  members.get(mount).expected().at(positions.standing(rider));
                }
              }
            });
  }

  private static void expect(
      List<org.rpg.encounter.rules.combat.Member> members, Casting.Rolled rolled) {
    for (int index : rolled.members()) {
      members.get(index).expected();
    }
  }

  private org.rpg.encounter.rules.combat.Member member(Cast.Actor actor) {
    Sheet sheet = sheet(actor);
    var member =
        org.rpg.encounter.rules.combat.Member.of(sheet)
            .named(actor.name())
            .conduct(conduct(actor, sheet))
            .raised(positions.raised(actor.index()))
            .behind(positions.cover(actor.index()));
    if (casting.isSquad(actor.entry())) {
      member.squad(Math.max(1, casting.heads(actor.entry()).max()));
    }
    outfits.formSheets(actor.index(), own(actor)).forEach(member::mayBecome);
    int square = positions.square(actor.index());
    return square == Squares.NOWHERE ? member : member.at(square);
  }

  private Sheet sheet(Cast.Actor actor) {
    return outfits.sheet(actor.index(), own(actor));
  }

  private Sheet own(Cast.Actor actor) {
    return starts.isBare(outline, actor) ? sheets.bare(actor.being()) : sheets.of(actor.being());
  }

  /** The style of the entry, otherwise of the being, otherwise the library's for everyone. */
  private Conduct conduct(Cast.Actor actor, Sheet sheet) {
    return actor
        .style()
        .or(() -> Sheets.style(actor.being()))
        .or(() -> declared.role("Default Style", Tactics.class))
        .map(it -> conduct(it, sheet))
        .orElse(PlainConduct.WEAKEST);
  }

  private Conduct conduct(Tactics tactics, Sheet sheet) {
    return conducts
        .computeIfAbsent(tactics, it -> new HashMap<>())
        .computeIfAbsent(
            sheet, it -> new TacticsCompiler(scene.inside(), ruleset).compile(tactics, sheet));
  }

  /** INI-07: who gets the initiative when the other side loses it, if the encounter says so. */
  private SideConduct receiver(Cast.Team team) {
    return elements(Opening.class).stream()
        .filter(it -> it.getReceiver() != null && scene.side(it.getSide()) == team.index())
        .findFirst()
        .map(it -> receiver(it.getReceiver()))
        .orElse(SideConduct.STANDARD);
  }

  private SideConduct receiver(Subject wanted) {
    Selection selection = new Selections(scene).compile(wanted);
    return (view, side, candidates) -> {
      int best = selection.choose(view, Criterion.NOBODY, candidates);
      return best == Combatant.NONE ? Conduct.NO_CHOICE : best;
    };
  }

  private void relations(Battle.Builder battle) {
    for (int side = 0; side < cast.teams().size(); side++) {
      for (int other = side + 1; other < cast.teams().size(); other++) {
        Relation relation = Sides.relation(cast, side, other);
        if (relation != Relation.HOSTILE) {
          battle.relation(side, other, relation);
        }
      }
    }
  }

  /** INI-02: who begins, as everybody stands there at the start. */
  private Optional<Integer> opening(Battle.Builder battle) {
    Selections selections = new Selections(scene);
    return elements(Opening.class).stream()
        .filter(it -> it.getHolder() != null)
        .map(it -> opening(selections.compile(it.getHolder()), battle.build()))
        .filter(it -> it != Combatant.NONE)
        .findFirst();
  }

  /** Of those who come by a roll the first. */
  private static int opening(Selection wanted, Battle start) {
    CombatView view = new Combat(start);
    int holder = wanted.choose(view, Criterion.NOBODY);
    return holder == Combatant.NONE && wanted.pool().size(view, Criterion.NOBODY) > 0
        ? wanted.pool().member(view, Criterion.NOBODY, 0)
        : holder;
  }

  private List<Muster> musters() {
    return casting.rolled().stream()
        .map(
            it -> {
              int[] squares = new int[it.members().length];
              for (int i = 0; i < squares.length; i++) {
                int square = positions.square(it.members()[i]);
                squares[i] = square == Squares.NOWHERE ? Squares.at(0, 0) : square;
              }
              Criterion criterion =
                  it.condition().map(new Criteria(scene)::compile).orElse(Criterion.ALWAYS);
              return new Muster(it.members(), squares, it.number(), criterion, it.squad());
            })
        .toList();
  }

  private List<Role> roles() {
    return cast.actors().stream().map(it -> role(it)).toList();
  }

  private Role role(Cast.Actor actor) {
    int team = Sides.leader(cast, actor.side());
    boolean neutral = cast.teams().get(team).neutral();
    return new Role(names.of(actor.being()), team, neutral, actor.isListed());
  }

  private List<Expected> expectations() {
    Claims claims = claims();
    return elements(Expectation.class).stream()
        .map(
            it ->
                new Expected(
                    Questions.text(it), Questions.line(it), claims.compile(it), claims.asked(it)))
        .toList();
  }

  private <E> List<E> elements(Class<E> kind) {
    return outline.elements(kind);
  }
}
