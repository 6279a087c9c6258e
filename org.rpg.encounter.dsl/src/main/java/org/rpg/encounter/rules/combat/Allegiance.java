package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rpg.encounter.rules.Event;

/** Who changes sides while a combat goes on, and back again before the next one. */
final class Allegiance {
  /** So many are kept; whoever changes sides in more ways pays for it. */
  private static final int MOST_KNOWN = 32;

  private final Combat combat;
  private final int[][] startEnemies;
  private final long[] startBits;
  private final int[][] startAllies;
  private final int[][] startTeams;
  private final boolean[][] startHostile;
  private boolean changed;

  /** How all stood to each other before: the same changes of sides come again run after run. */
  private final List<Standing> known = new ArrayList<>();

  /** Who is whose enemy and ally while everybody is on these sides. */
  private record Standing(
      int[] sides,
      int[][] enemies,
      long[] bits,
      int[][] allies,
      int[][] teams,
      boolean[][] hostile) {
    boolean isOf(Combatant[] all) {
      for (Combatant each : all) {
        if (each.side != sides[each.index]) {
          return false;
        }
      }
      return true;
    }
  }

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

  private Standing standing() {
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).isOf(combat.combatants)) {
        return known.get(i);
      }
    }
    Roster roster = new Roster(combat.combatants, combat.sides);
    int[] sides = Arrays.stream(combat.combatants).mapToInt(it -> it.side).toArray();
    int[][] enemies = roster.enemies();
    Standing made =
        new Standing(
            sides,
            enemies,
            Roster.bits(enemies),
            roster.allies(),
            roster.teams(),
            roster.hostile());
    if (known.size() < MOST_KNOWN) {
      known.add(made);
    }
    return made;
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
    Standing now = standing();
    combat.enemies = now.enemies;
    combat.hostile = now.bits;
    combat.allies = now.allies;
    combat.teams = now.teams;
    combat.board.relate(now.hostile);
    if (combat.listener != null) {
      combat.listener.on(new Event.SideChanged(who.index, side, List.of()));
    }
  }
}
