package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;

/** Lets go of whom one holds; it costs nothing (CON-05, MAN-11). */
final class Release extends Action {
  static final Release ACTION = new Release();

  private static final List<Rule> DONE = List.of(CON_05, MAN_11);

  private Release() {
    super(ActionKind.RELEASE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    int prisoner = combat.combatants[actor].prisoner;
    return prisoner != Combatant.NONE && (target == Combatant.NONE || target == prisoner);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    combat.tellActed(actor, kind(), self.prisoner, detail, DONE);
    combat.grapples.end(self, DONE);
    return true;
  }
}
