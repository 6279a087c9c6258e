package org.rpg.encounter.rules.combat;

/**
 * A scene within a scene: a fight on the way, a stage of an adventure. Some of those who take part
 * in it are those of the outer scene; what they are and have goes in with them and comes out again.
 *
 * @param battle the inner scene
 * @param people for each of the inner scene's roster who he is in the outer one, {@link
 *     Combatant#NONE} for whoever only belongs there
 * @param items for each item of the inner scene its number in the outer one, {@link Combatant#NONE}
 *     for what nobody can bring or take away
 * @param outerCells numbers that both scenes keep in mind: where the outer one does
 * @param innerCells and where the inner one does, in the same order
 */
public record Part(Battle battle, int[] people, int[] items, int[] outerCells, int[] innerCells) {

  public Part {
    if (people.length != battle.size() || outerCells.length != innerCells.length) {
      throw new IllegalArgumentException("a part must say who everybody is");
    }
  }
}
