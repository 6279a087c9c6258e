package org.rpg.encounter.play;

import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.rules.combat.Relation;

/** How the sides of an encounter stand to each other. */
final class Sides {
  private Sides() {}

  /** A neutral side fights nobody; friends of friends are friends; all others are hostile. */
  static Relation relation(Cast cast, int side, int other) {
    if (leader(cast, side) == leader(cast, other)) {
      return Relation.ALLIED;
    }
    return cast.teams().get(side).neutral() || cast.teams().get(other).neutral()
        ? Relation.NEUTRAL
        : Relation.HOSTILE;
  }

  static boolean isHostile(Cast cast, int side, int other) {
    return relation(cast, side, other) == Relation.HOSTILE;
  }

  /** The side whose allies a side counts with; a circle of allies ends where it closes. */
  static int leader(Cast cast, int side) {
    int leader = side;
    for (int steps = 0; steps < cast.teams().size(); steps++) {
      int friend = cast.teams().get(leader).friend();
      if (friend < 0) {
        return leader;
      }
      leader = friend;
    }
    return Math.min(leader, side);
  }

  /** Whether the side has a name of its own, not "heroes" or "opponents". */
  static boolean hasOwnName(Cast.Team team) {
    return team.kind() == SideKind.UNSTATED;
  }
}
