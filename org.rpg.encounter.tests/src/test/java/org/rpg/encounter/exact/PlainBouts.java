package org.rpg.encounter.exact;

import static org.rpg.encounter.exact.Bouts.npc;
import static org.rpg.encounter.exact.Bouts.pc;

import java.util.List;

/** Fights of nothing but attacks. */
final class PlainBouts {
  private PlainBouts() {}

  static List<Bout> all() {
    return List.of(
        Bout.of("equals", npc("A").dodge(1), npc("B").dodge(1)),
        Bout.of(
            "a hero's criticals are damage, a creature's always",
            pc("A").physique(1).arms(Arm.medium("1d6", 2)),
            npc("B").physique(1).arms(Arm.medium("1d6", 2))),
        Bout.of(
            "a hero who takes Destiny",
            pc("A").takesDestiny().arms(Arm.medium("1d6", 3)),
            npc("B").dodge(1)),
        Bout.of(
            "wounds that hinder",
            npc("A").physique(4).vigor(0).arms(Arm.small("1d2", 3)).dodge(2),
            npc("B").physique(4).vigor(0).arms(Arm.small("1d2", 3)).dodge(2)),
        Bout.of(
            "a wound at the start",
            npc("A").physique(3).life(5).vigor(2).dodge(1),
            npc("B").physique(1)),
        Bout.of(
            "two against one",
            List.of(pc("A").arms(Arm.medium("1d4", 2)), pc("B")),
            List.of(npc("C").physique(2).protection(2).arms(Arm.large("1d6", 4)).dodge(1))),
        Bout.of(
            "two against two",
            List.of(pc("A"), pc("B").arms(Arm.medium("1d6", 1))),
            List.of(npc("C").dodge(2), npc("D").protection(2))),
        Bout.of(
            "shield against dodge, parry against both",
            npc("A").shield(3).dodge(1),
            npc("B").dodge(1).arms(Arm.small("1d6", 2).parrying())),
        Bout.of("from above", npc("A").raised(3).dodge(1), npc("B").dodge(1)));
  }
}
