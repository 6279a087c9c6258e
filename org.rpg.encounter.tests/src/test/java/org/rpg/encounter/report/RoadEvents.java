package org.rpg.encounter.report;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.WoundClass;

/** At least one of every event of journeys and of every kind of sentence about them. */
final class RoadEvents {
  private RoadEvents() {}

  static List<Event> all(int ana, int bento) {
    return List.of(
        new Event.StageReached("Salt Road", "journey", 1, 360, List.of()),
        new Event.LegStarted("White Sea", 600, false, List.of(Rule.TRV_01)),
        new Event.LegStarted("Salt Crust", 45, true, List.of(Rule.TRV_02, Rule.TRV_03)),
        new Event.SceneEnded(3, 1800, List.of(Rule.TRV_01)),
        new Event.Tired(ana, 2, 0, 1, 4, List.of(Rule.EXH_03)),
        new Event.Tired(ana, 0, 1, 1, 3, List.of(Rule.EXH_06)),
        new Event.Tired(bento, 1, 1, 3, 1, List.of(Rule.TRV_04, Rule.INT_60)),
        new Event.PerseveranceChanged(ana, -2, 2, List.of(Rule.EXH_02)),
        new Event.PerseveranceChanged(ana, 3, 5, List.of(Rule.EXH_17)),
        new Event.FaintRolled(ana, 5, 8, false, List.of(Rule.EXH_10)),
        new Event.FaintRolled(bento, 9, 5, true, List.of(Rule.EXH_12, Rule.TRV_05)),
        new Event.Fainted(bento, 1, false, List.of(Rule.EXH_11)),
        new Event.Fainted(bento, 7, false, List.of(Rule.EXH_13)),
        new Event.Fainted(ana, 20, true, List.of(Rule.EXH_15, Rule.EXH_16)),
        new Event.ConditionGained(ana, Condition.UNCONSCIOUS, List.of(Rule.STA_06)),
        new Event.Woke(ana, 1, List.of(Rule.EXH_16)),
        new Event.ConditionLost(ana, Condition.UNCONSCIOUS, List.of(Rule.EXH_16)),
        new Event.Slept(ana, 480, 4, List.of(Rule.EXH_20)),
        new Event.Slept(bento, 90, 0, List.of(Rule.EXH_20)),
        new Event.Ate(ana, 1, 3, 11, List.of(Rule.EXH_19)),
        new Event.Ate(bento, 2, 0, 1, List.of(Rule.EXH_19)),
        new Event.Hungry(bento, List.of(Rule.EXH_05)),
        new Event.StoreChanged(false, 1, 8, List.of()),
        new Event.StoreChanged(true, -3, 1, List.of()),
        new Event.RestSpoilt(ana, 240, List.of(Rule.REST_04)),
        new Event.DeadlinePassed(8640, List.of()),
        new Event.HourReached(1320, List.of()),
        new Event.RestBegan(480, List.of(Rule.REST_02)),
        new Event.Rested(ana, true, 6, List.of(Rule.REST_02)),
        new Event.Rested(bento, false, 0, List.of(Rule.REST_01)),
        new Event.RestRefused(bento, List.of(Rule.REST_01)),
        new Event.WoundEvolved(ana, 4, 5, WoundClass.MODERATE, List.of(Rule.WND_05)),
        new Event.WoundEvolved(ana, 3, 2, WoundClass.LIGHT, List.of(Rule.REC_03)),
        new Event.WoundEvolved(ana, 7, 9, WoundClass.GRAVE, List.of(Rule.WND_06)),
        new Event.WoundHealed(ana, 1, List.of(Rule.REC_07)),
        new Event.Treated(bento, ana, 5, true, -1, List.of(Rule.TRT_03)),
        new Event.Treated(bento, bento, 8, false, 0, List.of(Rule.TRT_01)),
        refused(bento, ana, Rule.TRT_01),
        refused(bento, ana, Rule.TRT_02),
        refused(bento, ana, Rule.TRT_04),
        refused(bento, ana, Rule.TRT_06),
        refused(bento, ana, Rule.TRT_07),
        refused(bento, ana, Rule.INT_33),
        new Event.DayEnded(2, List.of(Rule.REC_08)),
        new Event.SessionStarted(2, List.of(Rule.EXH_17)),
        new Event.XpSpent(ana, 2, List.of(Rule.EXH_18)),
        new Event.XpRefused(bento, 1, false, List.of(Rule.EXH_18)),
        new Event.XpRefused(bento, 1, true, List.of(Rule.EXH_18)));
  }

  private static Event refused(int healer, int patient, Rule rule) {
    return new Event.TreatmentRefused(healer, patient, List.of(rule));
  }
}
