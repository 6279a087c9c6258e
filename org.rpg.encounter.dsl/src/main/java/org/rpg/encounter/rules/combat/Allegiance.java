package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;

/** Who changes sides while a combat goes on, and back again before the next one. */
final class Allegiance {
  private final Combat combat;
  private final int[][] startEnemies;
  private final long[] startBits;
  private final int[][] startAllies;
  private final int[][] startTeams;
  private final boolean[][] startHostile;
  private boolean changed;

  Allegiance(Combat combat, Roster roster) {
    this.combat = combat;
    startEnemies = roster.enemies();
    startBits = Roster.bits(startEnemies);
    startAllies = roster.allies();
    startTeams = roster.teams();
    startHostile = roster.hostile();
    restore();
  }

  /** For each combatant and each other, whether they are hostile at the start. */
  boolean[][] hostile() {
    return startHostile;
  }

  /** A run begins. */
  void reset() {
    if (changed) {
      changed = false;
      for (Combatant each : combat.combatants) {
        each.side = combat.battle.sideOf[each.index];
        each.team = combat.sides.team[each.side];
      }
      restore();
      combat.board.relate(startHostile);
    }
  }

  private void restore() {
    combat.enemies = startEnemies;
    combat.hostile = startBits;
    combat.allies = startAllies;
    combat.teams = startTeams;
  }

  /** Someone is on another side from now on; whoever is with him then counts him in. */
  void join(Combatant who, int side) {
    if (!who.isPresent() || who.side == side) {
      return;
    }
    combat.joins(who, side);
    if (who.steed != null) {
      combat.joins(who.steed, side);
    }
    changed = true;
    Roster roster = new Roster(combat.combatants, combat.sides);
    combat.enemies = roster.enemies();
    combat.hostile = Roster.bits(combat.enemies);
    combat.allies = roster.allies();
    combat.teams = roster.teams();
    combat.board.relate(roster.hostile());
    if (combat.listener != null) {
      combat.listener.on(new Event.SideChanged(who.index, side, List.of()));
    }
  }
}
