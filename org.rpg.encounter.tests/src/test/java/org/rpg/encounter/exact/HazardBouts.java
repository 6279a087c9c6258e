package org.rpg.encounter.exact;

import static org.rpg.encounter.exact.Bouts.npc;
import static org.rpg.encounter.exact.Bouts.pc;

import java.util.List;
import org.rpg.encounter.rules.Parameter;

/** Fights with poison and in fire. */
final class HazardBouts {
  private static final Order[] RESISTING = {Order.RESIST, Order.ATTACK};

  private HazardBouts() {}

  private static Venom venom(Venom.Kind kind, int potency) {
    return new Venom(kind, potency);
  }

  private static Arm sting(Venom.Kind kind, int potency) {
    return Arm.small("1d2", 2).with(venom(kind, potency));
  }

  static List<Bout> all() {
    return List.of(
        Bout.of(
            "a caustic on a knife",
            npc("A").arms(sting(Venom.Kind.CAUSTIC, 0)),
            npc("B").physique(2).dodge(1)),
        Bout.of(
            "an inoculant, never resisted again",
            npc("A").arms(sting(Venom.Kind.INOCULANT, 1)),
            npc("B").physique(1).dodge(1)),
        Bout.of(
            "an inoculant, resisted before anything else",
            npc("A").arms(sting(Venom.Kind.INOCULANT, 1)),
            pc("B").physique(1).dodge(1).does(RESISTING)),
        Bout.of(
            "a neurotoxin against one who lies on the ground",
            npc("A").arms(sting(Venom.Kind.NEUROTOXIN, 1)).life(3).vigor(1),
            npc("B")
                .physique(1)
                .life(6)
                .vigor(2)
                .starts(Mark.PRONE)
                .does(Order.STAND, Order.ATTACK)),
        Bout.of(
            "a neurotoxin, resisted before anything else",
            npc("A").arms(sting(Venom.Kind.NEUROTOXIN, 0)).life(4).vigor(1),
            npc("B")
                .physique(1)
                .dodge(2)
                .life(6)
                .vigor(2)
                .starts(Mark.PRONE)
                .does(Order.RESIST, Order.STAND, Order.ATTACK)),
        Bout.of(
            "two poisoners against one who resists",
            List.of(
                npc("A").arms(sting(Venom.Kind.INOCULANT, 2)).vigor(0).life(3),
                npc("B").arms(sting(Venom.Kind.NEUROTOXIN, 2)).vigor(0).life(3)),
            List.of(
                npc("C")
                    .physique(1)
                    .dodge(2)
                    .life(6)
                    .vigor(2)
                    .arms(Arm.medium("1d6", 3))
                    .does(RESISTING))),
        Bout.of(
                "a poison that works only by a wound",
                npc("A").arms(sting(Venom.Kind.INOCULANT, 1)),
                npc("B").physique(1).vigor(2).dodge(1).does(RESISTING))
            .under(it -> it.with(Parameter.WEAPON_POISON, 2)),
        Bout.of(
                "a poison that stops with the fight",
                npc("A").arms(sting(Venom.Kind.INOCULANT, 3)),
                npc("B").physique(1).dodge(1))
            .under(it -> it.with(Parameter.AFTER_COMBAT, 0)),
        Bout.of(
                "fatigue that never wounds",
                npc("A").arms(sting(Venom.Kind.INOCULANT, 3)),
                npc("B").life(3).vigor(3))
            .under(it -> it.with(Parameter.FATIGUE_DAMAGE, 0)),
        Bout.of(
                "one dose at a time, which works at once",
                npc("A").arms(sting(Venom.Kind.NEUROTOXIN, 1)).vigor(2),
                npc("B").physique(1).dodge(1).does(RESISTING))
            .under(it -> it.with(Parameter.REPEATED_DOSES, 1).with(Parameter.FIRST_TICK, 1)),
        Bout.of("one of them stands in fire", npc("A").dodge(1), npc("B").physique(2).inFire(2, 1)),
        Bout.of(
            "both stand in fire",
            npc("A").physique(3).inFire(1, 1),
            npc("B").physique(4).dodge(1).inFire(3, 2)),
        Bout.of(
            "two in a burning house against one outside",
            List.of(pc("A").physique(2).inFire(1, 1), pc("B").physique(2).inFire(1, 2).vigor(3)),
            List.of(npc("C").arms(Arm.medium("1d4", 2)).physique(1))));
  }
}
