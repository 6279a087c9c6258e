package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.field.Gloom;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.gear.Container;

/**
 * How far one sees in a scene, and who carries light. The texts are silent; ours: nobody sees
 * farther than the scene says, but for what stands in the light of something lit that somebody has
 * in hand. What that means for those who shoot is {@link Parameter#BEYOND_SIGHT}'s.
 */
final class Darkness implements Gloom {
  private static final int NEGATIVE_CHANCE = 1;
  private static final int NO_EFFECT = 2;

  private final Combat combat;

  /** Items that give light, and how far, in squares. */
  private final int[] lights;

  private final int[] radii;
  private final boolean hampers;
  private int sight;

  private Darkness(Combat combat, int reading) {
    this.combat = combat;
    hampers = reading == NEGATIVE_CHANCE;
    lights =
        IntStream.range(0, combat.battle.items.size())
            .filter(it -> combat.battle.items.get(it).light() > 0)
            .toArray();
    radii = Arrays.stream(lights).map(it -> combat.battle.items.get(it).light()).toArray();
    reset();
  }

  /** The darkness of a battle; null where one sees as far as one likes, or it has no effect. */
  static Darkness of(Combat combat) {
    int reading = combat.battle.ruleset.reading(Parameter.BEYOND_SIGHT);
    boolean dim = combat.battle.sight != Terrain.UNLIMITED || combat.battle.sightChanges;
    if (!dim || reading == NO_EFFECT) {
      return null;
    }
    Darkness darkness = new Darkness(combat, reading);
    if (!darkness.hampers) {
      combat.board.dims(darkness);
    }
    return darkness;
  }

  void reset() {
    sight = combat.battle.sight;
  }

  /** From now on one sees so many squares far. */
  void see(int squares) {
    if (sight != squares) {
      sight = squares;
      if (combat.listener != null) {
        combat.listener.on(new Event.SightChanged(squares, List.of()));
      }
    }
  }

  /** Whether it hides nobody, but makes attacks on those beyond sight harder. */
  boolean hampers(int attacker, int defender) {
    int square = combat.board.at(defender);
    return hampers && Squares.distance(combat.board.at(attacker), square) > seen(square);
  }

  @Override
  public int seen(int square) {
    for (Combatant each : combat.combatants) {
      int at = combat.board.at(each.index);
      if (at != Squares.NOWHERE && shines(each.index) >= Squares.distance(at, square)) {
        return Terrain.UNLIMITED;
      }
    }
    return sight;
  }

  /** How far the light goes that somebody has in hand; -1 without one. */
  private int shines(int who) {
    int far = -1;
    for (int i = 0; i < lights.length; i++) {
      if (radii[i] > far && combat.items.count(who, lights[i], Container.HAND) > 0) {
        far = radii[i];
      }
    }
    return far;
  }
}
