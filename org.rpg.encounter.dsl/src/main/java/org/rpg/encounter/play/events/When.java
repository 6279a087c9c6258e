package org.rpg.encounter.play.events;

import java.util.List;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.GameMaster;

/** What happens when something comes: once, or each time. */
public final class When {
  private static final int[] THE_SCENE = {Criterion.NOBODY};

  /** What waits is kept as whom it is about, and so much more that it is not 0. */
  private static final int WAITING = 2;

  private final Trigger[] triggers;
  private final boolean always;
  private final Step step;
  private final int[] owners;

  /** Of each owner what he must be just now, by number; empty if that is all one. */
  private final int[] forms;

  private final int cell;
  private final int width;

  /**
   * An event.
   *
   * @param triggers any of them brings it
   * @param always whether it comes each time, not only once
   * @param owners whose event it is, each by himself; empty for the scene's own
   * @param cell the first of its {@link #cells}
   */
  public When(List<Trigger> triggers, boolean always, Step step, int[] owners, int cell) {
    this(triggers, always, step, owners, new int[0], cell);
  }

  /**
   * An event that is followed by those who are something just now.
   *
   * @param forms of each owner the number of what he must be; negative if that is all one
   */
  public When(
      List<Trigger> triggers, boolean always, Step step, int[] owners, int[] forms, int cell) {
    this.forms = forms.clone();
    this.triggers = triggers.toArray(new Trigger[0]);
    this.always = always;
    this.step = step;
    this.owners = owners.length == 0 ? THE_SCENE : owners.clone();
    this.cell = cell;
    width = width(triggers);
  }

  /** How many cells such an event needs. */
  public static int cells(List<Trigger> triggers, int[] owners) {
    return Math.max(1, owners.length) * width(triggers);
  }

  /** Whether it has come once, then of each trigger whether it waits, and its own. */
  private static int width(List<Trigger> triggers) {
    return 1 + triggers.stream().mapToInt(it -> 1 + it.cells()).sum();
  }

  /** Sees how things are at the start. */
  void begin(GameMaster master) {
    for (int n = 0; n < owners.length; n++) {
      int next = cell + n * width + 1;
      for (Trigger trigger : triggers) {
        trigger.begin(master, owners[n], next + 1);
        next += 1 + trigger.cells();
      }
    }
  }

  /** Sees what has come; it waits until it is let happen. */
  void look(GameMaster master) {
    for (int n = 0; n < owners.length; n++) {
      int first = cell + n * width;
      if ((!always && master.view().memory(first) != 0) || !isThere(master, owners[n])) {
        continue;
      }
      int next = first + 1;
      boolean idle = forms.length > 0 && !isOf(master, owners[n], forms[n]);
      for (Trigger trigger : triggers) {
        boolean waits = master.view().memory(next) != 0;
        if (idle) {
          trigger.passes(master, owners[n], next + 1);
        } else if (!waits || trigger.isState()) {
          int it = trigger.comes(master, owners[n], next + 1);
          if (it != Trigger.NOT_YET) {
            master.remember(next, WAITING + it);
          }
        }
        next += 1 + trigger.cells();
      }
    }
  }

  /** Lets happen what came first; answers {@link Trigger#NOT_YET} if nothing waits. */
  int come(GameMaster master) {
    for (int n = 0; n < owners.length; n++) {
      int first = cell + n * width;
      int next = first + 1;
      for (Trigger trigger : triggers) {
        int it = master.view().memory(next) - WAITING;
        if (it >= Criterion.NOBODY) {
          master.remember(next, 0);
          if (always || master.view().memory(first) == 0) {
            master.remember(first, 1);
            return take(master, owners[n], it);
          }
        }
        next += 1 + trigger.cells();
      }
    }
    return Trigger.NOT_YET;
  }

  /** Whether somebody is what an event belongs to. */
  static boolean isOf(GameMaster master, int owner, int form) {
    return form < 0 || master.view().combatant(owner).form() == form;
  }

  /** Whoever is dead may still have his last word. */
  private static boolean isThere(GameMaster master, int owner) {
    return owner == Criterion.NOBODY || master.view().combatant(owner).fate() != Fate.EXPECTED;
  }

  private int take(GameMaster master, int self, int it) {
    int before = master.view().memory(Cells.IT);
    master.remember(Cells.IT, it + 1);
    int end = step.take(master, self);
    master.remember(Cells.IT, before);
    return end;
  }
}
