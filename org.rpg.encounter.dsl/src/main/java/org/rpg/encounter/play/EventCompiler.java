package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.AfterEvent;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.Becomes;
import org.rpg.encounter.dsl.encounter.Before;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.Loses;
import org.rpg.encounter.dsl.encounter.PlainDeed;
import org.rpg.encounter.dsl.encounter.Takes;
import org.rpg.encounter.dsl.encounter.TurnEvent;
import org.rpg.encounter.dsl.encounter.WhenEvent;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.play.events.AfterTurns;
import org.rpg.encounter.play.events.OnTurn;
import org.rpg.encounter.play.events.SceneEvents;
import org.rpg.encounter.play.events.Timed;
import org.rpg.encounter.play.events.Trigger;
import org.rpg.encounter.play.events.When;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.play.seen.Pool;
import org.rpg.encounter.play.seen.Rank;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.play.steps.Caused;
import org.rpg.encounter.play.steps.Effects;
import org.rpg.encounter.play.steps.Happen;
import org.rpg.encounter.play.steps.Sequence;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.play.steps.Those;

/** Compiles the events of an encounter, then those of the beings that take part in it. */
final class EventCompiler {
  private static final Those EVERYONE =
      new Those(
          new Selection(Pool.EVERYONE, Filter.ALL, Rank.NEAREST, false, false), Those.How.ALL);

  /** Whatever somebody is just now. */
  private static final int ANY = -1;

  private final Scene scene;
  private final Sources sources;
  private final StepCompiler steps;
  private final StepCompiler preparing;
  private final Outline outline;
  private final List<Step> before = new ArrayList<>();
  private final List<Timed> timed = new ArrayList<>();
  private final List<When> whens = new ArrayList<>();

  /**
   * @param before compiles what happens before anything else, when there is time for it
   */
  EventCompiler(
      Scene scene, Sources sources, StepCompiler steps, StepCompiler before, Outline outline) {
    preparing = before;
    this.outline = outline;
    this.scene = scene;
    this.sources = sources;
    this.steps = steps;
  }

  SceneEvents compile() {
    preparing.roads().flatMap(RoadCompiler::hour).ifPresent(before::add);
    before.addAll(new Starts(scene, sources.armoury()).steps(outline));
    for (EObject element : outline.elements()) {
      if (element instanceof Before it) {
        before.add(preparing.before(it));
      } else {
        event(element, scene, steps, new int[0], new int[0]);
      }
    }
    if (outline.changes().isUnsurprised() && !before.isEmpty()) {
      before.add(
          new Happen(
              List.of(EVERYONE), Effects.lose(org.rpg.encounter.rules.body.Condition.SURPRISED)));
    }
    beings();
    timed.addAll(sources.begun());
    return new SceneEvents(Sequence.of(before), timed, whens);
  }

  /**
   * One whose event it is.
   *
   * @param form the number of what he must have become, {@link #ANY} if he was born so
   */
  private record Owner(int actor, int form) {}

  /**
   * Each event in a being's body belongs to each of that kind who takes part, and to whoever has
   * become one, as long as he is it.
   */
  private void beings() {
    Map<EObject, List<Owner>> owners = new LinkedHashMap<>();
    for (Cast.Actor actor : scene.cast().actors()) {
      List<EObject> born = Lineage.of(actor.being());
      born.forEach(it -> add(owners, it, new Owner(actor.index(), ANY)));
      for (EObject form : sources.outfits().forms(actor.index())) {
        int number = sources.outfits().number(actor.index(), form);
        Lineage.of(form).stream()
            .filter(it -> number > 0 && !born.contains(it))
            .forEach(it -> add(owners, it, new Owner(actor.index(), number)));
      }
    }
    owners.forEach(
        (being, all) -> {
          int[] actors = all.stream().mapToInt(Owner::actor).toArray();
          boolean born = all.stream().allMatch(it -> it.form == ANY);
          int[] forms = born ? new int[0] : all.stream().mapToInt(Owner::form).toArray();
          Scene own = scene.of(being);
          StepCompiler its = new StepCompiler(own, sources, steps.roads());
          Lineage.properties(being).forEach(it -> event(it, own, its, actors, forms));
        });
  }

  private static void add(Map<EObject, List<Owner>> owners, EObject being, Owner owner) {
    owners.computeIfAbsent(being, it -> new ArrayList<>()).add(owner);
  }

  private void event(EObject element, Scene seen, StepCompiler its, int[] owners, int[] forms) {
    if (Clockwork.isClocked(element)) {
      return; // the road has it, or the scene has no clock
    }
    if (element instanceof WhenEvent it) {
      List<Trigger> triggers =
          new TriggerCompiler(seen, its.criteria()).compile(it.getCondition(), it.isAlways());
      int cell = seen.ledger().take(When.cells(triggers, owners));
      whens.add(
          new When(
              triggers, it.isAlways(), noted(it, its.compile(it.getThen())), owners, forms, cell));
    } else if (element instanceof EveryEvent it) {
      timed.add(new EveryCompiler(seen, its).compile(it, this::noted, owners, forms));
    } else if (element instanceof TurnEvent it) {
      int side = it.getSide() == null ? OnTurn.EVERYBODY : seen.side(it.getSide());
      timed.add(
          new OnTurn(it.getTurn(), side, noted(it, its.event(it.getThen())), its.reserves(it)));
    } else if (element instanceof AfterEvent it) {
      int turns = (int) Quantities.value(it.getDelay());
      int done = seen.ledger().take(1);
      timed.add(new AfterTurns(turns, done, noted(it, its.event(it.getThen())), its.reserves(it)));
    }
  }

  private Step noted(EObject event, Step step) {
    return Occasions.noted(scene, outline.declaration(), event, caused(event, step));
  }

  /** What an event brings about has the event's name. */
  static Step caused(EObject event, Step step) {
    return caused(Occasions.head(event), event, step);
  }

  /** What may do harm has a name, which is told of whoever dies of it. */
  static Step caused(String name, EObject event, Step step) {
    return mayHarm(event) ? new Caused(name, step) : step;
  }

  private static boolean mayHarm(EObject event) {
    Iterator<EObject> all = EcoreUtil.getAllContents(event, false);
    while (all.hasNext()) {
      EObject part = all.next();
      if (part instanceof Takes
          || part instanceof PlainDeed it && it.getVerb() == DeedVerb.DIES
          || part instanceof Loses it && it.getAttribute() == Attribute.LIFE
          || part instanceof Becomes it && it.getCondition() == Condition.DEAD) {
        return true;
      }
    }
    return false;
  }
}
