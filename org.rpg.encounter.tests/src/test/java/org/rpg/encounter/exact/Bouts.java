package org.rpg.encounter.exact;

import java.util.ArrayList;
import java.util.List;

/** The fights that are both solved and played. */
final class Bouts {
  private Bouts() {}

  static List<Bout> all() {
    List<Bout> all = new ArrayList<>();
    all.addAll(PlainBouts.all());
    all.addAll(ReadingBouts.all());
    all.addAll(StateBouts.all());
    all.addAll(TacticBouts.all());
    all.addAll(HazardBouts.all());
    all.addAll(ManoeuvreBouts.all());
    return all;
  }

  /** A creature with 6 points of Life and Vigor and a small weapon. */
  static Fighter npc(String name) {
    return Fighter.npc(name).physique(0).arms(Arm.small("1d4", 2));
  }

  /** The same as a hero. */
  static Fighter pc(String name) {
    return Fighter.pc(name).physique(0).arms(Arm.small("1d4", 2));
  }
}
