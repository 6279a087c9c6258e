package org.rpg.encounter.rules.travel;

import org.rpg.encounter.rules.Rule;

/** Why a wound is not treated, the better reasons later: what stands nearest to a treatment. */
public enum Refusal {
  /** There is no wound. */
  NO_WOUND(Rule.TRT_01),
  /** The wound is light. */
  LIGHT(Rule.TRT_04),
  /** The wound is necrotic: only magic helps. */
  NECROTIC(Rule.INT_33),
  /** It is treated already. */
  TREATED(Rule.TRT_06),
  /** Somebody has tried today. */
  TRIED(Rule.TRT_07),
  /** There is no bandage or splint. */
  NO_SUPPLY(Rule.TRT_02);

  private final Rule rule;

  Refusal(Rule rule) {
    this.rule = rule;
  }

  /** The rule that refuses it. */
  public Rule rule() {
    return rule;
  }
}
