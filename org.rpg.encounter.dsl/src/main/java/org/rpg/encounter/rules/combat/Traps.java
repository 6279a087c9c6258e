package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.gear.ItemTest;

/**
 * Traps: who steps onto one makes its test; with a success he has noticed it in time, else it does
 * what it does. The rulebook knows none; who can be caught and whether it springs again are the
 * ruleset's ({@link Parameter#TRAP_VICTIMS}, {@link Parameter#TRAPS}).
 */
final class Traps implements Mechanic {
  private static final int ALWAYS = 1;
  private static final int EVERYONE = 1;

  private final Combat combat;
  private final List<Trap> traps;
  private final boolean[] spent;
  private final boolean again;
  private final boolean everyone;

  Traps(Combat combat) {
    this.combat = combat;
    traps = combat.battle.traps;
    spent = new boolean[traps.size()];
    again = combat.battle.ruleset.reading(Parameter.TRAPS) == ALWAYS;
    everyone = combat.battle.ruleset.reading(Parameter.TRAP_VICTIMS) == EVERYONE;
  }

  @Override
  public boolean hears(Hook hook) {
    return hook == Hook.MOVE && !traps.isEmpty();
  }

  @Override
  public void reset() {
    Arrays.fill(spent, false);
  }

  @Override
  public void moved(Combatant who, int from, int to, boolean forced) {
    for (int n = 0; n < spent.length && who.isPresent(); n++) {
      Trap trap = traps.get(n);
      if (!spent[n] && trap.isAt(to) && !trap.isAt(from) && isVictim(who)) {
        meets(n, trap, who);
      }
    }
  }

  private boolean isVictim(Combatant who) {
    return everyone || combat.combatants[0].team == who.team;
  }

  private void meets(int n, Trap trap, Combatant who) {
    if (trap.item().test().isPresent() && who.isConscious()) {
      ItemTest test = trap.item().test().get();
      int difficulty = test.difficulty().against(combat.master, who.index, who.index);
      if (combat.master.test(who.index, who.bestSkill(test.skills()), difficulty, 0)) {
        tell(who, trap, Event.TrapMet.What.AVOIDED);
        return;
      }
    }
    spent[n] = !again;
    tell(who, trap, Event.TrapMet.What.SPRUNG);
    int by = combat.harm.culprit;
    String cause = combat.harm.cause;
    combat.master.because(Combatant.NONE, trap.item().name());
    trap.item().effect().happens(combat.master, who.index, who.index);
    combat.master.because(by, cause);
  }

  /** Somebody makes harmless what lies where he is or next to him. */
  void disarm(Combatant who) {
    for (int n = 0; n < spent.length; n++) {
      if (!spent[n] && traps.get(n).distance(combat.board.at(who.index)) <= 1) {
        spent[n] = true;
        tell(who, traps.get(n), Event.TrapMet.What.DISARMED);
      }
    }
  }

  private void tell(Combatant who, Trap trap, Event.TrapMet.What what) {
    if (combat.listener != null) {
      combat.listener.on(new Event.TrapMet(who.index, trap.item().name(), what, List.of()));
    }
  }
}
