package org.rpg.encounter.exact;

import static org.rpg.encounter.exact.Bouts.npc;
import static org.rpg.encounter.exact.Bouts.pc;

import java.util.List;

/** Fights of those who start in some state. */
final class StateBouts {
  private StateBouts() {}

  static List<Bout> all() {
    return List.of(
        Bout.of("an exposed target", npc("A").dodge(2), npc("B").dodge(2).starts(Mark.EXPOSED)),
        Bout.of(
            "on the ground to the end", npc("A").dodge(1).starts(Mark.PRONE), npc("B").dodge(1)),
        Bout.of(
            "getting up first",
            npc("A").dodge(1),
            npc("B").dodge(1).starts(Mark.PRONE).does(Order.STAND, Order.ATTACK)),
        Bout.of(
            "a sneak attack",
            pc("A").arms(Arm.medium("1d6", 2)).physique(1),
            npc("B").physique(2).dodge(3).arms(Arm.medium("1d6", 3)).starts(Mark.SURPRISED)),
        Bout.of(
            "two surprised by two",
            List.of(pc("A").takesDestiny(), pc("B")),
            List.of(
                npc("C").dodge(1).starts(Mark.SURPRISED),
                npc("D").dodge(1).starts(Mark.SURPRISED))),
        Bout.of(
                "shots at the unaware, who shoot back",
                pc("A").arms(Arm.bow("1d6", 1, 20)),
                npc("B").shield(3).arms(Arm.bow("1d6", 2, 20)).starts(Mark.SURPRISED))
            .apart(8),
        Bout.of(
            "a helpless one beside a guard",
            List.of(pc("A").physique(2).arms(Arm.medium("1d4", 2))),
            List.of(npc("B").physique(3).starts(Mark.BOUND), npc("C").dodge(1))),
        Bout.of(
            "a helpless one killed by two who do not see her friend",
            List.of(npc("A").arms(Arm.large("1d6", 3)), npc("B")),
            List.of(pc("C").physique(1).starts(Mark.BOUND), pc("D").physique(1).dodge(2))),
        Bout.of("a shaken one", npc("A").dodge(1).starts(Mark.SHAKEN), npc("B").dodge(1)),
        Bout.of(
            "shaken and hurt against exposed and on the ground",
            npc("A").physique(3).life(6).vigor(6).starts(Mark.SHAKEN),
            npc("B").physique(2).starts(Mark.EXPOSED, Mark.PRONE)),
        Bout.of(
            "slow: either up or at them",
            npc("A").dodge(1).starts(Mark.SLOW, Mark.PRONE).does(Order.STAND, Order.ATTACK),
            npc("B").dodge(1)),
        Bout.of(
            "paralysed one still strikes, but does not stand up",
            npc("A").dodge(1).starts(Mark.PARALYSED, Mark.PRONE).does(Order.STAND, Order.ATTACK),
            npc("B").dodge(1)),
        Bout.of(
            "restrained and confused among friends",
            List.of(
                npc("A").vigor(2).arms(Arm.small("1d6", 2)).starts(Mark.CONFUSED, Mark.RESTRAINED),
                npc("B").vigor(1)),
            List.of(npc("C").dodge(1).vigor(2))),
        Bout.of(
            "restrained and confused alone",
            npc("A").arms(Arm.small("1d6", 3)).starts(Mark.CONFUSED, Mark.RESTRAINED),
            npc("B").dodge(1)),
        Bout.of(
                "walking up to an archer",
                npc("A").dodge(2).does(Order.ATTACK, Order.APPROACH),
                npc("B").arms(Arm.bow("1d4", 2, 30)))
            .apart(13));
  }
}
