package org.rpg.encounter.play;

import java.util.Optional;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.play.events.EveryTurns;
import org.rpg.encounter.play.events.OnTurn;
import org.rpg.encounter.play.events.Timed;

/** Compiles what comes again and again: "every 2 turns of Shaman at most 3 times". */
final class EveryCompiler {
  private final Scene scene;
  private final StepCompiler steps;

  EveryCompiler(Scene scene, StepCompiler steps) {
    this.scene = scene;
    this.steps = steps;
  }

  /**
   * The event.
   *
   * @param begun where it is kept when a step began it; empty for one that counts from the start
   * @param owners those in whose body it stands
   */
  Timed compile(EveryEvent every, Optional<Integer> begun, int[] owners) {
    return compile(every, begun, owners, new int[0]);
  }

  /**
   * The event of those who are something just now.
   *
   * @param forms of each owner the number of what he must be; none at all if that is all one
   */
  Timed compile(EveryEvent every, Optional<Integer> begun, int[] owners, int[] forms) {
    boolean own = owners.length > 0 && isOwn(every.getSubject());
    int[] whose = own ? owners : whose(every.getSubject());
    int period = every.getPeriod() == null ? 1 : (int) Quantities.value(every.getPeriod());
    int most =
        every.getMost() == null ? EveryTurns.WITHOUT_END : (int) Quantities.value(every.getMost());
    int count = scene.ledger().take(Math.max(1, whose.length));
    EveryTurns.Pace pace =
        new EveryTurns.Pace(
            Math.max(1, period), most, count, begun.orElse(EveryTurns.FROM_THE_START));
    return new EveryTurns(
        pace,
        whose.length > 0 ? OnTurn.EVERYBODY : side(every),
        whose,
        own,
        own ? forms : new int[0],
        EventCompiler.caused(every, steps.event(every.getThen())),
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
