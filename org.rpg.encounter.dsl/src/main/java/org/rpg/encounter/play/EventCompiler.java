package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.AfterEvent;
import org.rpg.encounter.dsl.encounter.Before;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.EncounterElement;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.TurnEvent;
import org.rpg.encounter.dsl.encounter.WhenEvent;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.play.events.AfterTurns;
import org.rpg.encounter.play.events.OnTurn;
import org.rpg.encounter.play.events.SceneEvents;
import org.rpg.encounter.play.events.Timed;
import org.rpg.encounter.play.events.Trigger;
import org.rpg.encounter.play.events.When;
import org.rpg.encounter.play.steps.Sequence;
import org.rpg.encounter.play.steps.Step;

/** Compiles the events of an encounter, then those of the beings that take part in it. */
final class EventCompiler {
  private final Scene scene;
  private final Sources sources;
  private final List<Step> before = new ArrayList<>();
  private final List<Timed> timed = new ArrayList<>();
  private final List<When> whens = new ArrayList<>();

  EventCompiler(Scene scene, Sources sources) {
    this.scene = scene;
    this.sources = sources;
  }

  SceneEvents compile(Encounter encounter) {
    StepCompiler steps = new StepCompiler(scene, sources);
    before.addAll(new Starts(scene, sources.armoury()).steps(encounter));
    for (EncounterElement element : encounter.getElements()) {
      if (element instanceof Before it) {
        before.add(steps.compile(it.getThen()));
      } else {
        event(element, scene, steps, new int[0]);
      }
    }
    beings();
    timed.addAll(sources.begun());
    return new SceneEvents(Sequence.of(before), timed, whens);
  }

  /** Each event in a being's body belongs to each of that kind who takes part. */
  private void beings() {
    Map<EObject, List<Integer>> owners = new LinkedHashMap<>();
    for (Cast.Actor actor : scene.cast().actors()) {
      for (EObject each : Lineage.of(actor.being())) {
        owners.computeIfAbsent(each, it -> new ArrayList<>()).add(actor.index());
      }
    }
    owners.forEach(
        (being, actors) -> {
          int[] all = actors.stream().mapToInt(Integer::intValue).toArray();
          Scene own = scene.of(being);
          StepCompiler steps = new StepCompiler(own, sources);
          Lineage.properties(being).forEach(it -> event(it, own, steps, all));
        });
  }

  private void event(EObject element, Scene seen, StepCompiler steps, int[] owners) {
    if (element instanceof WhenEvent it) {
      List<Trigger> triggers =
          new TriggerCompiler(seen, steps.criteria()).compile(it.getCondition(), it.isAlways());
      int cell = seen.ledger().take(When.cells(triggers, owners));
      whens.add(new When(triggers, it.isAlways(), steps.compile(it.getThen()), owners, cell));
    } else if (element instanceof EveryEvent it) {
      timed.add(new EveryCompiler(seen, steps).compile(it, Optional.empty(), owners));
    } else if (element instanceof TurnEvent it) {
      int side = it.getSide() == null ? OnTurn.EVERYBODY : seen.side(it.getSide());
      timed.add(new OnTurn(it.getTurn(), side, steps.compile(it.getThen()), steps.reserves(it)));
    } else if (element instanceof AfterEvent it) {
      int turns = (int) Quantities.value(it.getDelay());
      int done = seen.ledger().take(1);
      timed.add(new AfterTurns(turns, done, steps.compile(it.getThen()), steps.reserves(it)));
    }
  }
}
