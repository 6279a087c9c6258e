package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.hazard.Fall;

/**
 * Falls, of those who are forced over a ledge and of those who drop on somebody (SIT-09, SIT-10).
 */
final class Falls implements Mechanic {
  private final Combat combat;
  private final boolean drops;
  private final boolean throughLayers;

  Falls(Combat combat) {
    this.combat = combat;
    drops = combat.field instanceof GridField grid && grid.hasDrops();
    throughLayers = combat.battle.ruleset.reading(Parameter.FALL_LAYERS) == 1;
  }

  @Override
  public boolean hears(Hook hook) {
    return hook == Hook.MOVE && drops;
  }

  @Override
  public void reset() {
    // keeps nothing
  }

  /** INT-42: whoever is pushed or dragged over a ledge falls at once. */
  @Override
  public void moved(Combatant who, int from, int to, boolean forced) {
    if (forced) {
      Field field = combat.field;
      fall(who, Combatant.NONE, field.drop(from, to));
    }
  }

  /** Someone falls so many centimetres (SIT-09), and may land well (SIT-10). */
  void fall(Combatant who, int by, int centimetres) {
    int severity = Fall.severity(centimetres);
    if (severity == 0 || !who.isPresent()) {
      return;
    }
    combat.movement.tellSoFar(who);
    int difficulty = Fall.difficulty(combat.rules.baseDifficulty, severity);
    boolean lands =
        who.standing
            && !who.isHelpless()
            && combat.trials.aside(who, who.agility, difficulty, CitedHazards.LANDING);
    land(who, by, centimetres, lands, lands ? CitedHazards.GOOD_LANDING : CitedHazards.FALL);
  }

  /** A fall ends, well or not. */
  void land(Combatant who, int by, int centimetres, boolean well, List<Rule> cited) {
    int full = Fall.severity(centimetres);
    int severity = well ? Fall.reduced(full) : full;
    if (combat.listener != null) {
      combat.listener.on(new Event.Fell(who.index, centimetres, severity, well, cited));
    }
    combat.harm.fall(who, by, severity, throughLayers);
  }
}
