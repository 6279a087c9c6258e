package org.rpg.encounter.exact;

import static org.rpg.encounter.exact.Bouts.npc;
import static org.rpg.encounter.exact.Bouts.pc;

import java.util.List;
import org.rpg.encounter.rules.body.Size;

/** Fights with grapples, falls to the ground, pushes, weapons lost and charges. */
final class ManoeuvreBouts {
  private static final Order[] WRESTLING = {Order.ESCAPE, Order.GRAPPLE, Order.ATTACK};
  private static final Order[] HOLDING = {Order.GRAPPLE, Order.ATTACK};

  private ManoeuvreBouts() {}

  static List<Bout> all() {
    return List.of(
        Bout.of(
            "one holds the other, who strikes back",
            npc("A").unarmed(2).does(HOLDING),
            npc("B").dodge(1)),
        Bout.of(
            "one holds the other, who tears himself away",
            pc("A").physique(1).does(HOLDING),
            npc("B").physique(1).dodge(1).does(Order.ESCAPE, Order.ATTACK)),
        Bout.of(
            "two wrestlers",
            npc("A").unarmed(1).dodge(1).does(WRESTLING),
            npc("B").unarmed(2).dodge(2).does(WRESTLING)),
        Bout.of(
            "one holds, the other strikes",
            List.of(npc("A").unarmed(2).does(HOLDING), npc("B").arms(Arm.medium("1d6", 2))),
            List.of(npc("C").physique(1).dodge(2).arms(Arm.medium("1d6", 2)).vigor(5))),
        Bout.of(
            "a friend strikes the one who holds",
            List.of(npc("A").dodge(1), npc("B").dodge(1).vigor(3)),
            List.of(npc("C").physique(1).unarmed(3).dodge(1).vigor(4).does(HOLDING))),
        Bout.of(
            "held by someone larger, on the ground",
            npc("A").size(Size.LARGE).physique(1).dodge(1).does(HOLDING),
            npc("B").dodge(1).starts(Mark.PRONE).does(Order.STAND, Order.ESCAPE, Order.ATTACK)),
        Bout.of(
            "held by someone smaller",
            npc("A").size(Size.SMALL).unarmed(3).does(HOLDING),
            npc("B").dodge(1).does(Order.ATTACK)),
        Bout.of(
            "knocked down and up again",
            npc("A").unarmed(2).does(Order.KNOCK_DOWN, Order.ATTACK),
            npc("B").dodge(1).does(Order.STAND, Order.ATTACK)),
        Bout.of(
            "one knocks down, the other strikes",
            List.of(
                npc("A").unarmed(1).vigor(3).does(Order.KNOCK_DOWN, Order.ATTACK),
                npc("B").arms(Arm.small("1d6", 2)).vigor(3)),
            List.of(npc("C").dodge(2).physique(1).does(Order.STAND, Order.ATTACK))),
        Bout.of(
            "a hero's criticals in a grapple are points of Destiny",
            pc("A").unarmed(1).takesDestiny().does(HOLDING),
            npc("B").does(Order.ESCAPE, Order.ATTACK)),
        Bout.of(
            "pushed away and back again",
            npc("A").unarmed(2).does(Order.PUSH, Order.APPROACH),
            npc("B").dodge(1).does(Order.ATTACK, Order.APPROACH)),
        Bout.of(
            "sword lost, claws left",
            npc("A").dodge(1).arms(Arm.small("1d4", 3)).does(Order.DISARM, Order.ATTACK),
            npc("B").arms(Arm.medium("1d8", 1), Arm.small("1d2", 2).asNatural()).physique(1)),
        Bout.of(
                "a charge over 6 m",
                npc("A").arms(Arm.small("1d4", 2)).does(Order.CHARGE, Order.ATTACK),
                npc("B").dodge(1).arms(Arm.small("1d6", 2)))
            .apart(5),
        Bout.of(
                "a charge from both sides over more than one can run",
                npc("A").dodge(1).does(Order.CHARGE, Order.ATTACK, Order.APPROACH),
                npc("B").dodge(1).does(Order.CHARGE, Order.ATTACK, Order.APPROACH))
            .apart(11),
        Bout.of(
                "charges after pushes",
                npc("A").unarmed(3).does(Order.PUSH, Order.APPROACH),
                pc("B").takesDestiny().dodge(1).does(Order.CHARGE, Order.ATTACK, Order.APPROACH))
            .apart(1));
  }
}
