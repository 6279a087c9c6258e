package org.rpg.encounter.play.events;

import java.util.List;
import org.rpg.encounter.play.steps.Effort;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;

/** Everything that an encounter lets happen by itself. Stateless. */
public final class SceneEvents {
  /** Nothing happens by itself. */
  public static final SceneEvents NONE = new SceneEvents(Step.NOTHING, List.of(), List.of());

  private final Step before;
  private final Timed[] timed;
  private final When[] whens;

  /** Whether nothing can happen by itself once the fight has begun: most fights are such. */
  private final boolean isEmpty;

  /**
   * The events of an encounter.
   *
   * @param before what happens before anybody has the initiative
   * @param timed what happens when turns begin, in the script's order
   * @param whens what happens when something comes, in the script's order
   */
  public SceneEvents(Step before, List<Timed> timed, List<When> whens) {
    this.before = before;
    this.timed = timed.toArray(new Timed[0]);
    this.whens = whens.toArray(new When[0]);
    isEmpty = timed.isEmpty() && whens.isEmpty();
  }

  /** Everybody is in place; answers what a step answers. */
  public int opening(GameMaster master) {
    int end = before.take(master, -1);
    for (When when : whens) {
      when.begin(master);
    }
    return end;
  }

  /**
   * A turn of a side began; answers what a step answers. What comes of each event happens before
   * the next one.
   */
  public int turnStarted(GameMaster master, int side) {
    if (isEmpty) {
      return Step.GO_ON;
    }
    Effort.reset(master);
    for (Timed each : timed) {
      int end = each.turnStarted(master, side);
      end = end == Step.GO_ON ? settle(master) : end;
      if (end != Step.GO_ON && end != Timed.NOT_YET) {
        return end;
      }
    }
    return settle(master);
  }

  /** Whether anything comes with the turns. */
  public boolean hasTurns() {
    return timed.length > 0;
  }

  /** Something was done outside any fight; answers what a step answers. */
  public int look(GameMaster master) {
    return settle(master);
  }

  /** Somebody has acted; answers what a step answers. */
  public int acted(GameMaster master) {
    if (isEmpty) {
      return Step.GO_ON;
    }
    Effort.reset(master);
    return settle(master);
  }

  /** Lets everything happen that came, and what comes of that, until nothing more comes. */
  private int settle(GameMaster master) {
    int end = whens.length == 0 ? Trigger.NOT_YET : Step.GO_ON;
    while (end == Step.GO_ON) {
      for (When when : whens) {
        when.look(master);
      }
      end = first(master);
      if (end == Step.GO_ON && Effort.isTooMuch(master)) {
        return Step.TOO_MUCH;
      }
    }
    return end == Trigger.NOT_YET ? Step.GO_ON : end;
  }

  /** Lets the first thing happen that waits. */
  private int first(GameMaster master) {
    for (When when : whens) {
      int end = when.come(master);
      if (end != Trigger.NOT_YET) {
        return end;
      }
    }
    return Trigger.NOT_YET;
  }

  /** Whether somebody of a side may still come when his time has come. */
  public boolean awaits(CombatView view, int side) {
    for (Timed each : timed) {
      if (each.awaits(view, side)) {
        return true;
      }
    }
    return false;
  }
}
