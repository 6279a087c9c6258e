package org.rpg.encounter.play;

import java.util.function.BiFunction;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.play.events.EveryTurns;
import org.rpg.encounter.play.events.OnTurn;
import org.rpg.encounter.play.events.Timed;
import org.rpg.encounter.play.steps.Step;

/** Compiles what comes again and again: "every 2 turns of Shaman at most 3 times". */
final class EveryCompiler {
  private final Scene scene;
  private final StepCompiler steps;

  EveryCompiler(Scene scene, StepCompiler steps) {
    this.scene = scene;
    this.steps = steps;
  }

  /** The event of a step, which counts from when the step was done: kept where this says. */
  Timed begunBy(EveryEvent every, int begun) {
    return compile(every, begun, EventCompiler::caused, new int[0], new int[0]);
  }

  /**
   * The event.
   *
   * @param named gives its name to what it brings about
   * @param owners those in whose body it stands
   * @param forms of each owner the number of what he must be; none at all if that is all one
   */
  Timed compile(
      EveryEvent every, BiFunction<EObject, Step, Step> named, int[] owners, int[] forms) {
    return compile(every, EveryTurns.FROM_THE_START, named, owners, forms);
  }

  private Timed compile(
      EveryEvent every,
      int begun,
      BiFunction<EObject, Step, Step> named,
      int[] owners,
      int[] forms) {
    boolean own = owners.length > 0 && isOwn(every.getSubject());
    int[] whose = own ? owners : whose(every.getSubject());
    int period = every.getPeriod() == null ? 1 : (int) Quantities.value(every.getPeriod());
    int most =
        every.getMost() == null ? EveryTurns.WITHOUT_END : (int) Quantities.value(every.getMost());
    int count = scene.ledger().take(Math.max(1, whose.length));
    EveryTurns.Pace pace = new EveryTurns.Pace(Math.max(1, period), most, count, begun);
    return new EveryTurns(
        pace,
        whose.length > 0 ? OnTurn.EVERYBODY : side(every),
        whose,
        own,
        own ? forms : new int[0],
        named.apply(every, steps.event(every.getThen())),
        steps.reserves(every));
  }

  private boolean isOwn(Subject subject) {
    return subject == null || subject.getNamed() != null && scene.isOwn(subject.getNamed());
  }

  private int[] whose(Subject subject) {
    if (subject == null
        || subject.getSide() != SideKind.UNSTATED
        || subject.getNamed() == null
        || scene.sideNamed(subject.getNamed()) >= 0) {
      return new int[0];
    }
    return scene.cast().meantBy(subject.getNamed());
  }

  /** The side whose turns count, of somebody his own. */
  int side(EveryEvent every) {
    Subject subject = every.getSubject();
    if (subject == null) {
      return OnTurn.EVERYBODY;
    }
    if (subject.getSide() != SideKind.UNSTATED) {
      return scene.side(subject.getSide()).orElse(OnTurn.EVERYBODY);
    }
    int named = scene.sideNamed(subject.getNamed());
    int[] whose = whose(subject);
    return named >= 0
        ? named
        : whose.length == 0 ? OnTurn.EVERYBODY : scene.cast().actors().get(whose[0]).side();
  }
}
