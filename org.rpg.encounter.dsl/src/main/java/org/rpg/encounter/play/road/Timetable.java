package org.rpg.encounter.play.road;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.play.events.SceneEvents;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.steps.Effort;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * Lets time pass in a scene that is no fight, and everything happen in it that comes by itself: by
 * the clock, or because something has come to hold. Made once for each scene, complete before the
 * first run, and shared by threads after that.
 */
public final class Timetable {
  /**
   * An end that comes when something holds.
   *
   * @param ending its number
   */
  public record When(Criterion criterion, int ending) {}

  /**
   * The ends that the rules give to every such scene.
   *
   * @param collapse nobody of those who live is on his feet; {@link Step#GO_ON} to wait
   * @param dead nobody lives
   * @param late it takes longer than the rules allow
   * @param latest that many minutes
   */
  public record Ends(int collapse, int dead, int late, int latest) {}

  /**
   * An end that comes when so many turns are over.
   *
   * @param ending its number
   */
  public record After(int turns, int ending) {}

  private final List<Clocked> added = new ArrayList<>();
  private final Ends ends;
  private Clocked[] clocked = {};
  private When[] whens = {};
  private After[] afters = {};
  private SceneEvents events;

  /** A timetable without anything in it yet. */
  public Timetable(Ends ends) {
    this.ends = ends;
  }

  public void add(Clocked event) {
    added.add(event);
  }

  /** Everything is known now. */
  public void complete(SceneEvents sceneEvents, List<When> all, List<After> turns) {
    events = sceneEvents;
    whens = all.toArray(new When[0]);
    afters = turns.toArray(new After[0]);
    clocked = added.toArray(new Clocked[0]);
  }

  /** Whether time passes until somebody wakes when all have fainted (TRV-01). */
  boolean waitsAfterCollapse() {
    return ends.collapse == Step.GO_ON && isBounded();
  }

  /** Whether the scene ends some day even if nothing else ends it. */
  boolean isBounded() {
    return ends.latest < Integer.MAX_VALUE;
  }

  /** The scene begins now. */
  void begin(GameMaster master) {
    master.remember(Cells.BEGUN, 1 + master.view().minutes());
  }

  /** Minutes until something comes by the clock; {@link Clocked#NEVER} if nothing will. */
  int untilNext(CombatView view) {
    int next = Clocked.NEVER;
    for (Clocked each : clocked) {
      next = Math.min(next, each.due(view));
    }
    return next == Clocked.NEVER ? next : Math.max(0, next - view.minutes());
  }

  /** So much time passes; answers what a step answers. */
  public int pass(GameMaster master, int minutes) {
    int left = minutes;
    if (left > 0) {
      Effort.reset(master);
      master.settleTurns();
    }
    while (left > 0) {
      int passing = Math.min(left, Math.max(1, untilNext(master.view())));
      int passed = master.journey().pass(passing);
      left -= passed;
      int end = now(master);
      if (end != Step.GO_ON || passed == 0) {
        return end;
      }
    }
    return Step.GO_ON;
  }

  private int now(GameMaster master) {
    int now = master.view().minutes();
    for (Clocked each : clocked) {
      if (each.due(master.view()) <= now) {
        int end = each.happen(master);
        if (end != Step.GO_ON) {
          return end;
        }
      }
    }
    if (now - (master.view().memory(Cells.BEGUN) - 1) >= ends.latest) {
      return ends.late;
    }
    return look(master);
  }

  /** Something was done: what comes of it happens, and an end if one has come. */
  public int look(GameMaster master) {
    int end = events.look(master);
    if (end != Step.GO_ON) {
      return end;
    }
    for (When when : whens) {
      if (when.criterion.holds(master.view(), Criterion.NOBODY)) {
        return when.ending;
      }
    }
    if (master.journey().isOver()) {
      return ends.dead;
    }
    return master.journey().isCollapsed() ? ends.collapse : Step.GO_ON;
  }

  /** One more turn of a scene that goes by turns; answers what a step answers. */
  int turn(GameMaster master) {
    master.turnPasses();
    Effort.reset(master);
    for (After after : afters) {
      if (master.view().turn() > after.turns) {
        return after.ending;
      }
    }
    int end = events.turnStarted(master, 0);
    return end == Step.GO_ON ? look(master) : end;
  }

  /** Whether anything comes with the turns. */
  boolean hasTurns() {
    return afters.length > 0 || events.hasTurns();
  }
}
