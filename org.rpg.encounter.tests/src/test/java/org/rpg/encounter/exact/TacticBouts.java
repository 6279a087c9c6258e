package org.rpg.encounter.exact;

import static org.rpg.encounter.exact.Bouts.npc;
import static org.rpg.encounter.exact.Bouts.pc;

import java.util.List;

/** Fights of two weapons, of those who walk away, of numbers. */
final class TacticBouts {
  private TacticBouts() {}

  static List<Bout> all() {
    return List.of(
        Bout.of(
            "two small weapons",
            npc("A").dodge(1).offHand(Arm.small("1d4", 0)),
            npc("B").dodge(1).arms(Arm.small("1d6", 2))),
        Bout.of(
            "two weapons, one of them medium",
            pc("A").physique(1).arms(Arm.medium("1d6", 2)).offHand(Arm.small("1d4", 0)),
            npc("B").physique(1).arms(Arm.medium("1d6", 3))),
        Bout.of(
            "two weapons in a sneak attack with a large one",
            pc("A").physique(1).arms(Arm.large("1d6", 3)).offHand(Arm.small("1d4", 0)),
            npc("B").physique(3).dodge(1).starts(Mark.SURPRISED)),
        Bout.of(
            "two weapons against the helpless",
            List.of(npc("A").arms(Arm.medium("1d2", 1)).offHand(Arm.medium("1d2", 5)).physique(1)),
            List.of(pc("B").physique(4).starts(Mark.BOUND), pc("C").dodge(1))),
        Bout.of(
            "an archer who walks away from a sword",
            npc("A").dodge(1).does(Order.ATTACK, Order.APPROACH),
            npc("B").dodge(1).arms(Arm.bow("1d4", 2, 20)).does(Order.RETREAT, Order.ATTACK)),
        Bout.of(
            "an archer who walks away with care",
            npc("A").dodge(1).does(Order.ATTACK, Order.APPROACH),
            npc("B")
                .dodge(1)
                .arms(Arm.bow("1d4", 2, 20))
                .does(Order.RETREAT_WITH_CARE, Order.ATTACK)),
        Bout.of(
            "two weapons strike at one who walks away",
            npc("A")
                .arms(Arm.medium("1d4", 2))
                .offHand(Arm.small("1d4", 0))
                .does(Order.ATTACK, Order.APPROACH),
            npc("B").arms(Arm.bow("1d6", 2, 20)).does(Order.RETREAT, Order.ATTACK)));
  }
}
