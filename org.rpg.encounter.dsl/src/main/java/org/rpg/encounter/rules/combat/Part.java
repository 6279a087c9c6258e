package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.hazard.Poison;

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
 * @param outerIllnesses illnesses as the outer scene knows them: what they do is said of each
 *     scene's own people and numbers
 * @param innerIllnesses the same ones as the inner scene knows them, in the same order
 */
public record Part(
    Battle battle,
    int[] people,
    int[] items,
    int[] outerCells,
    int[] innerCells,
    List<Poison> outerIllnesses,
    List<Poison> innerIllnesses) {

  public Part {
    if (people.length != battle.size() || outerCells.length != innerCells.length) {
      throw new IllegalArgumentException("a part must say who everybody is");
    }
    outerIllnesses = List.copyOf(outerIllnesses);
    innerIllnesses = List.copyOf(innerIllnesses);
  }

  /** What a poison of the outer scene is in the inner one. */
  Poison inner(Poison poison) {
    return counterpart(poison, outerIllnesses, innerIllnesses);
  }

  /** What a poison of the inner scene is in the outer one. */
  Poison outer(Poison poison) {
    return counterpart(poison, innerIllnesses, outerIllnesses);
  }

  private static Poison counterpart(Poison poison, List<Poison> from, List<Poison> to) {
    int place = from.indexOf(poison);
    return place < 0 ? poison : to.get(place);
  }
}
