package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.WoundClass;

/** The rules that events of journeys, rests and treatment cite. */
final class CitedJourneys {
  static final List<Rule> SCENE = List.of(TRV_01, BASE_19);
  static final List<Rule> OVER = List.of(BASE_19);
  static final List<Rule> SLEEPLESS = List.of(EXH_03);
  static final List<Rule> HUNGER = List.of(EXH_06);
  static final List<Rule> SLEEPLESS_AND_HUNGRY = List.of(EXH_03, EXH_06, INT_60);
  static final List<Rule> HURRIED_SLEEPLESS = List.of(TRV_04, EXH_03);
  static final List<Rule> HURRIED_HUNGER = List.of(TRV_04, EXH_06);
  static final List<Rule> HURRIED_BOTH = List.of(TRV_04, EXH_03, EXH_06, INT_60);
  static final List<Rule> LOST = List.of(EXH_01);
  static final List<Rule> SPENT = List.of(EXH_02, EXH_01);
  static final List<Rule> GAINED = List.of(EXH_01);
  static final List<Rule> ROLLED_AT_TWO = List.of(EXH_10, INT_61);
  static final List<Rule> ROLLED_AT_ONE = List.of(EXH_12, INT_61);
  static final List<Rule> HURRIED_AT_TWO = List.of(EXH_10, TRV_05, INT_61);
  static final List<Rule> HURRIED_AT_ONE = List.of(EXH_12, TRV_05, INT_61);
  static final List<Rule> FAINTED_AT_TWO = List.of(EXH_11, STA_06);
  static final List<Rule> FAINTED_AT_ONE = List.of(EXH_13, STA_06);
  static final List<Rule> FAINTED_AT_NONE = List.of(EXH_15, EXH_16, STA_06);
  static final List<Rule> FAINTED_IN_COMBAT = List.of(INT_58, STA_06);
  static final List<Rule> WOKE = List.of(EXH_16);
  static final List<Rule> SLEPT = List.of(EXH_20, EXH_04);
  static final List<Rule> ATE = List.of(EXH_19, EXH_07);
  static final List<Rule> HUNGRY = List.of(EXH_05);
  static final List<Rule> SESSION = List.of(EXH_17);
  static final List<Rule> XP = List.of(EXH_18);
  static final List<Rule> SHORT_REST = List.of(REST_01, INT_55, INT_56);
  static final List<Rule> SHORT_REST_REFUSED = List.of(REST_01);
  static final List<Rule> SPOILT = List.of(REST_04);
  static final List<Rule> CAUGHT = List.of(REST_04);
  static final List<Rule> LONG_REST = List.of(REST_02, REST_04, INT_57);
  static final List<Rule> RECOVERY = List.of(REC_02, REC_01, REST_03);
  static final List<Rule> DAY_END = List.of(REC_08);
  static final List<Rule> HEALED = List.of(REC_07);
  private static final List<Rule> LIGHT_EASED = List.of(REC_03);
  private static final List<Rule> MODERATE_EASED = List.of(REC_04);
  private static final List<Rule> GRAVE_EASED = List.of(REC_05);
  private static final List<Rule> TREATED_MODERATE_EASED = List.of(REC_04, TRT_05);
  private static final List<Rule> TREATED_GRAVE_EASED = List.of(REC_05, TRT_05);
  private static final List<Rule> LIGHT_GREW = List.of(WND_04, REC_06);
  private static final List<Rule> MODERATE_GREW = List.of(WND_05, REC_06);
  private static final List<Rule> GRAVE_GREW = List.of(WND_06, REC_06);
  private static final List<Rule> TREATED_GRAVE_GREW = List.of(TRT_05, REC_06);
  static final List<Rule> WORSENED = List.of(WND_08, INT_30, LAY_12);
  static final List<Rule> TREATING = List.of(TRT_01, TRT_02);
  static final List<Rule> TREATED = List.of(TRT_03, TRT_02);
  static final List<Rule> NOT_TREATED = List.of(TRT_01, TRT_02);
  static final List<Rule> NO_TREATMENT_IN_COMBAT = List.of(TRT_07);

  private CitedJourneys() {}

  /** Why a wound of this class has become less. */
  static List<Rule> eased(WoundClass woundClass, boolean treated) {
    return switch (woundClass) {
      case LIGHT -> LIGHT_EASED;
      case MODERATE -> treated ? TREATED_MODERATE_EASED : MODERATE_EASED;
      case GRAVE -> treated ? TREATED_GRAVE_EASED : GRAVE_EASED;
    };
  }

  /** Why a wound of this class has become more. */
  static List<Rule> grew(WoundClass woundClass, boolean treated) {
    return switch (woundClass) {
      case LIGHT -> LIGHT_GREW;
      case MODERATE -> MODERATE_GREW;
      case GRAVE -> treated ? TREATED_GRAVE_GREW : GRAVE_GREW;
    };
  }
}
