package org.rpg.encounter.exact;

import static org.rpg.encounter.exact.Bouts.npc;

import java.util.List;
import org.rpg.encounter.rules.Parameter;

/** Fights under other readings of the open points. */
final class ReadingBouts {
  private ReadingBouts() {}

  static List<Bout> all() {
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
