package org.rpg.encounter.report;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.hazard.PoisonKind;

/** At least one of every event of hazards and of every kind of sentence about them. */
final class HazardEvents {
  private HazardEvents() {}

  static List<Event> all(int ana, int bento, int goblin) {
    String venom = "Snake Venom";
    return List.of(
        new Event.Poisoned(
            ana, goblin, venom, PoisonKind.NEUROTOXIN, true, List.of(Rule.POI_11, Rule.POI_03)),
        new Event.Poisoned(bento, -1, venom, PoisonKind.NEUROTOXIN, false, List.of(Rule.POI_10)),
        new Event.PoisonEased(ana, venom, false, List.of(Rule.POI_12)),
        new Event.PoisonEased(ana, venom, true, List.of(Rule.POI_12)),
        new Event.PoisonLingers(ana, "Blue Cap", 2, false, false, List.of(Rule.POI_04)),
        new Event.PoisonLingers(ana, "Kiss", 5, true, true, List.of(Rule.POI_14, Rule.POI_17)),
        new Event.PoisonLingers(ana, "Kiss", 5, true, false, List.of(Rule.POI_14)),
        new Event.CaughtFire(bento, -1, 3, 2, List.of(Rule.SIT_15)),
        new Event.Wounded(bento, 3, WoundClass.LIGHT, List.of(Rule.WND_01)),
        new Event.WoundGrew(bento, 2, 5, WoundClass.MODERATE, List.of(Rule.SIT_16)),
        new Event.WoundGrew(bento, 2, 7, WoundClass.GRAVE, List.of(Rule.SIT_16)),
        new Event.WoundGrew(bento, 1, 2, WoundClass.LIGHT, List.of(Rule.SIT_16)),
        new Event.LeftFire(bento, List.of(Rule.SIT_16)),
        new Event.Fell(ana, 600, 4, false, List.of(Rule.SIT_09)),
        new Event.Fell(ana, 450, 2, true, List.of(Rule.SIT_10)),
        new Event.Crossed(ana, Setback.SLIPPERY, 3, true, List.of(Rule.SIT_02)),
        new Event.Crossed(ana, Setback.SLIPPERY, 3, false, List.of(Rule.SIT_05)),
        new Event.Crossed(ana, Setback.TRAPPING, 4, false, List.of(Rule.SIT_06)),
        new Event.Crossed(ana, Setback.DANGEROUS, 4, false, List.of(Rule.SIT_07)),
        new Event.Crossed(ana, Setback.EXHAUSTING, 4, false, List.of(Rule.SIT_08)),
        new Event.HeldBreath(ana, 2, 0, List.of(Rule.SIT_13)),
        new Event.HeldBreath(ana, 5, 3, List.of(Rule.SIT_14)),
        new Event.Healed(ana, 3, 0, List.of(Rule.LAY_06)),
        new Event.Healed(ana, 0, 2, List.of(Rule.LAY_07)),
        new Event.Healed(ana, 3, 2, List.of(Rule.LAY_07)));
  }
}
