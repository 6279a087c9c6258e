package org.rpg.encounter.play.events;

import java.util.Optional;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.GameMaster;

/** Somebody does something, or something is done to him: told one by one. */
public final class Happens implements Trigger {
  private final Selection all;
  private final Count count;
  private final Criterion besides;
  private final boolean isDone;
  private final boolean seenAtStart;
  private final int size;

  /**
   * A deed.
   *
   * @param all who may do it
   * @param count how often one of them has done it
   * @param besides what must hold besides, if anything must
   * @param isDone whether it is something that is done, not a state that lasts
   * @param seenAtStart whether what is so at the start has not just come
   * @param size how many take part in the fight
   */
  public Happens(
      Selection all,
      Count count,
      Optional<Criterion> besides,
      boolean isDone,
      boolean seenAtStart,
      int size) {
    this.isDone = isDone;
    this.all = all;
    this.count = count;
    this.besides = besides.orElse(Criterion.ALWAYS);
    this.seenAtStart = seenAtStart;
    this.size = size;
  }

  @Override
  public boolean isState() {
    return false;
  }

  @Override
  public int cells() {
    return size;
  }

  @Override
  public void begin(GameMaster master, int self, int cell) {
    if (seenAtStart) {
      for (int who = 0; who < size; who++) {
        master.remember(cell + who, count.of(master.view(), self, who));
      }
    }
  }

  @Override
  public int comes(GameMaster master, int self, int cell) {
    int members = all.pool().size(master.view(), self);
    for (int n = 0; n < members; n++) {
      int who = all.pool().member(master.view(), self, n);
      int before = master.view().memory(cell + who);
      int now = count.of(master.view(), self, who);
      if (now != before) {
        master.remember(cell + who, now);
        if (now > before && isMeant(master, self, who)) {
          return who;
        }
      }
    }
    return NOT_YET;
  }

  @Override
  public void passes(GameMaster master, int self, int cell) {
    if (isDone) {
      comes(master, self, cell);
    }
  }

  private boolean isMeant(GameMaster master, int self, int who) {
    if (!all.counts(master.view(), self, who)) {
      return false;
    }
    if (besides == Criterion.ALWAYS) {
      return true;
    }
    int it = master.view().memory(Cells.IT);
    master.remember(Cells.IT, who + 1);
    boolean holds = besides.holds(master.view(), self);
    master.remember(Cells.IT, it);
    return holds;
  }
}
