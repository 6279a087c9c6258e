package org.rpg.encounter.rules.combat;

/**
 * Who belongs together in one battle. Allied sides share the initiative and their turns: together
 * they are a team, named by the lowest of their indices.
 */
final class Sides {
  final int count;
  final int[] team;
  final boolean[][] hostile;

  /** For each side the sides hostile to it, in order. */
  final int[][] foes;

  Sides(Battle battle) {
    count = battle.sideNames.size();
    team = new int[count];
    for (int side = 0; side < count; side++) {
      team[side] = side;
    }
    for (int a = 0; a < count; a++) {
      for (int b = a + 1; b < count; b++) {
        if (battle.relations[a][b] == Relation.ALLIED) {
          join(team[a], team[b]);
        }
      }
    }
    hostile = new boolean[count][count];
    foes = new int[count][];
    for (int a = 0; a < count; a++) {
      int[] found = new int[count];
      int n = 0;
      for (int b = 0; b < count; b++) {
        hostile[a][b] = battle.relations[a][b] == Relation.HOSTILE && team[a] != team[b];
        if (hostile[a][b]) {
          found[n++] = b;
        }
      }
      foes[a] = java.util.Arrays.copyOf(found, n);
    }
  }

  private void join(int one, int other) {
    int low = Math.min(one, other);
    int high = Math.max(one, other);
    for (int side = 0; side < count; side++) {
      team[side] = team[side] == high ? low : team[side];
    }
  }
}
