package org.rpg.encounter.exact;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Parameter;

/** The fights that are both solved and played. */
final class Bouts {
  private Bouts() {}

  static List<Bout> all() {
    List<Bout> all = new ArrayList<>();
    all.addAll(plain());
    all.addAll(conditions());
    all.addAll(readings());
    return all;
  }

  private static Fighter npc(String name) {
    return Fighter.npc(name).physique(0).arms(Arm.small("1d4", 2));
  }

  private static Fighter pc(String name) {
    return Fighter.pc(name).physique(0).arms(Arm.small("1d4", 2));
  }

  private static List<Bout> plain() {
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

  private static List<Bout> conditions() {
    return List.of(
        Bout.of("an exposed target", npc("A").dodge(2), npc("B").dodge(2).starts(Mark.EXPOSED)),
        Bout.of(
            "on the ground to the end", npc("A").dodge(1).starts(Mark.PRONE), npc("B").dodge(1)),
        Bout.of(
            "getting up first",
            npc("A").dodge(1),
            npc("B").dodge(1).starts(Mark.PRONE).does(Order.STAND, Order.ATTACK)),
        Bout.of(
                "walking up to an archer",
                npc("A").dodge(2).does(Order.ATTACK, Order.APPROACH),
                npc("B").arms(Arm.bow("1d4", 2, 30)))
            .apart(13));
  }

  private static List<Bout> readings() {
    return List.of(
        Bout.of("two dice", npc("A").dodge(1), npc("B").dodge(1).starts(Mark.PRONE))
            .under(it -> it.with(Parameter.BASE_DIE, "2d6")),
        Bout.of("a die of ten", npc("A").dodge(1), npc("B").physique(1))
            .under(it -> it.with(Parameter.BASE_DIE, "1d10")),
        Bout.of("beyond the difficulty", npc("A").dodge(1), npc("B").physique(1))
            .under(it -> it.with(Parameter.SUCCESS, 1)),
        Bout.of("the total is even or odd", npc("A").dodge(1), npc("B").starts(Mark.EXPOSED))
            .under(it -> it.with(Parameter.DIE_RESULT, 1)),
        Bout.of("chances as numbers", npc("A").dodge(1), npc("B").starts(Mark.PRONE))
            .under(it -> it.with(Parameter.CHANCES, 1)),
        Bout.of("chances as new rolls", npc("A").dodge(1), npc("B").starts(Mark.PRONE))
            .under(it -> it.with(Parameter.CHANCES, 2)),
        Bout.of("critical by margin", npc("A").arms(Arm.small("1d4", 4)), npc("B").dodge(1))
            .under(it -> it.with(Parameter.CRITICAL_SUCCESS, 1)),
        Bout.of("an even die alone goes over", npc("A").dodge(1), npc("B"))
            .under(it -> it.with(Parameter.LONE_EVEN_DIE, 1)),
        Bout.of("an even die alone begins a new turn", npc("A").dodge(1), npc("B"))
            .under(it -> it.with(Parameter.LONE_EVEN_DIE, 2)),
        Bout.of(
                "a blow ends at the layer it empties",
                npc("A").protection(3).arms(Arm.small("1d6", 3)),
                npc("B").protection(3).arms(Arm.small("1d6", 3)))
            .under(it -> it.with(Parameter.LAYER_REMAINDER, 1)),
        Bout.of("a wound as large as the blow", npc("A").physique(1), npc("B").physique(1))
            .under(it -> it.with(Parameter.WOUND_SEVERITY, 1)));
  }
}
