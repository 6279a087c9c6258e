package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.hazard.PoisonCourse;
import org.rpg.encounter.rules.hazard.PoisonKind;

/** The rules that events of hazards cite. */
final class CitedHazards {
  static final List<Rule> EXPOSURE = List.of(POI_02, POI_01, INI_08);
  static final List<Rule> RESISTING = List.of(POI_12, INI_08);
  static final List<Rule> VIRTUAL = List.of(POI_12, TRN_06);
  static final List<Rule> RESISTED = List.of(POI_12, POI_15);
  static final List<Rule> NEUTRALISED = List.of(POI_15);
  static final List<Rule> HOURS_OVER = List.of(POI_05, INT_62);
  static final List<Rule> CONTACT = List.of(SIT_15, SIT_17);
  static final List<Rule> GROWTH = List.of(SIT_16, TRN_03, WND_09);
  static final List<Rule> SIMPLE_GROWTH = List.of(SIT_16, TRN_03, BASE_21);
  static final List<Rule> MERGED = List.of(WND_09, WND_01, WND_03);
  static final List<Rule> CONTACT_OVER = List.of(SIT_16);
  static final List<Rule> LANDING = List.of(SIT_10, INI_08);
  static final List<Rule> FALL = List.of(SIT_09);
  static final List<Rule> UPHEAVAL = List.of(INT_42);
  static final List<Rule> GOOD_LANDING = List.of(SIT_10, SIT_09, INT_54);
  static final List<Rule> FALLING_ATTACK = List.of(SIT_11, SIT_12);
  static final List<Rule> LANDED_BY_ATTACK = List.of(SIT_12, SIT_09);
  static final List<Rule> CHARGING_DROP = List.of(MAN_16, INT_39);
  static final List<Rule> CROSSING = List.of(SIT_01, INI_08);
  static final List<Rule> CROSSED = List.of(SIT_02);
  static final List<Rule> OVERLOADED = List.of(CON_19, SIT_08, INT_66);
  static final List<Rule> BREATH = List.of(SIT_13, SIT_14);
  static final List<Rule> NECROTIC = List.of(SIT_18, SIT_19, BASE_11);
  static final List<Rule> DIVINE = List.of(LAY_10, SIT_20);
  static final List<Rule> HEALING = List.of(LAY_06, LAY_07, WND_02);

  private static final List<Rule> HALLUCINOGEN_PARTIAL = List.of(POI_04, POI_03);
  private static final List<Rule> HALLUCINOGEN_TOTAL = List.of(POI_05, POI_03);
  private static final List<Rule> CAUSTIC_PARTIAL = List.of(POI_06, POI_03);
  private static final List<Rule> CAUSTIC_TOTAL = List.of(POI_07, POI_03);
  private static final List<Rule> INOCULANT_PARTIAL = List.of(POI_08, POI_03);
  private static final List<Rule> INOCULANT_TOTAL = List.of(POI_09, POI_03);
  private static final List<Rule> NEUROTOXIN_PARTIAL = List.of(POI_10, POI_03);
  private static final List<Rule> NEUROTOXIN_TOTAL = List.of(POI_11, POI_03);
  private static final List<Rule> LATENT_PARTIAL = List.of(POI_13, POI_03, POI_17);
  private static final List<Rule> LATENT_TOTAL = List.of(POI_14, POI_03, POI_17);

  /** An illness is a poison of a script's own; that it goes on is a house rule. */
  static final List<Rule> ILLNESS = List.of(POI_03);

  private static final List<Rule> OTHER_POISON = List.of(POI_03);
  private static final List<Rule> SLIPPERY = List.of(SIT_05, SIT_03, SIT_04);
  private static final List<Rule> TRAPPING = List.of(SIT_06, SIT_03, SIT_04);
  private static final List<Rule> DANGEROUS = List.of(SIT_07, SIT_03);
  private static final List<Rule> EXHAUSTING = List.of(SIT_08, SIT_03);

  /** For each kind of poison, resisted or not, in a simple body or not: what its damage cites. */
  private static final List<List<Rule>> DOSES = doses();

  private CitedHazards() {}

  private static List<List<Rule>> doses() {
    List<List<Rule>> doses = new ArrayList<>();
    for (PoisonKind kind : PoisonKind.values()) {
      for (boolean partial : new boolean[] {false, true}) {
        Rule effect = course(kind, partial).get(0);
        PoisonCourse course = partial ? kind.partial() : kind.total();
        boolean direct = course.kind().isDirect();
        doses.add(direct ? List.of(effect, BASE_11, LAY_07) : List.of(effect, BASE_12));
        doses.add(List.of(effect, BASE_21));
      }
    }
    return List.copyOf(doses);
  }

  /** What the damage of a dose cites: what the poison does, and the layers it meets. */
  static List<Rule> dose(PoisonKind kind, boolean partial, boolean simpleBody) {
    return DOSES.get(4 * kind.ordinal() + (partial ? 2 : 0) + (simpleBody ? 1 : 0));
  }

  /** What a poison of a kind does, in part or wholly. */
  static List<Rule> course(PoisonKind kind, boolean partial) {
    return switch (kind) {
      case HALLUCINOGEN -> partial ? HALLUCINOGEN_PARTIAL : HALLUCINOGEN_TOTAL;
      case CAUSTIC -> partial ? CAUSTIC_PARTIAL : CAUSTIC_TOTAL;
      case INOCULANT -> partial ? INOCULANT_PARTIAL : INOCULANT_TOTAL;
      case NEUROTOXIN -> partial ? NEUROTOXIN_PARTIAL : NEUROTOXIN_TOTAL;
      case LATENT -> partial ? LATENT_PARTIAL : LATENT_TOTAL;
      case ILLNESS -> OTHER_POISON;
    };
  }

  /** What a setback is. */
  static List<Rule> setback(Setback setback) {
    return switch (setback) {
      case NONE -> CROSSED;
      case SLIPPERY -> SLIPPERY;
      case TRAPPING -> TRAPPING;
      case DANGEROUS -> DANGEROUS;
      case EXHAUSTING -> EXHAUSTING;
    };
  }
}
