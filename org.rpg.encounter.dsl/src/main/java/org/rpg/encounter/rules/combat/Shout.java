package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;

/**
 * Shouts a command: told, without effect, or an opportunity for the nearest ally if the table says
 * so (ACT-07, OPO-01).
 */
final class Shout implements Action {
  static final Shout ACTION = new Shout();

  private static final List<Rule> HELPS = List.of(ACT_07, OPO_01);

  private Shout() {}

  @Override
  public ActionKind kind() {
    return ActionKind.SHOUT;
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return true;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int helped = combat.manoeuvres.shoutHelps ? nearestAlly(combat, actor) : Combatant.NONE;
    if (helped == Combatant.NONE) {
      combat.tellActed(actor, kind(), target, detail, Cited.SHOUT);
    } else {
      combat.tellActed(actor, kind(), helped, detail, HELPS);
      combat.combatants[helped].tokens++;
    }
    return true;
  }

  private static int nearestAlly(Combat combat, int actor) {
    int best = Combatant.NONE;
    int least = Integer.MAX_VALUE;
    for (int index : combat.allies[actor]) {
      int distance = combat.board.distance(actor, index);
      if (combat.combatants[index].able && distance < least) {
        least = distance;
        best = index;
      }
    }
    return best;
  }
}
