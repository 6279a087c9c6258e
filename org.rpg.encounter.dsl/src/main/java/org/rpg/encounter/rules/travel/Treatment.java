package org.rpg.encounter.rules.travel;

import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.body.WoundSource;

/** Which wound is treated, and with what (TRT-01 to TRT-07). Keeps the last answer. */
public final class Treatment {
  private final TravelRules rules;
  private Refusal refusal = Refusal.NO_WOUND;

  /** Treatment under some rules. */
  public Treatment(TravelRules rules) {
    this.rules = rules;
  }

  /**
   * The wound that is best treated now: the one that would grow most, then the gravest, then the
   * first (our own choice).
   *
   * @param bandage whether there is a bandage
   * @param splint whether there is a splint
   * @return its place, {@link Body#NO_WOUND} if none can be treated; {@link #refusal} says why
   */
  public int choose(Body body, boolean bandage, boolean splint) {
    int best = Body.NO_WOUND;
    refusal = Refusal.NO_WOUND;
    for (int i = 0; i < body.wounds(); i++) {
      if (isOpen(body, i, bandage, splint)
          && (best == Body.NO_WOUND || WoundRecovery.isWorse(body, i, best))) {
        best = i;
      }
    }
    return best;
  }

  private boolean isOpen(Body body, int place, boolean bandage, boolean splint) {
    if (!body.isTreatable(place)) {
      boolean necrotic = body.woundSource(place) == WoundSource.NECROTIC;
      boolean light = body.woundClass(place) == WoundClass.LIGHT;
      refuse(necrotic || !light ? Refusal.NECROTIC : Refusal.LIGHT); // INT-33, TRT-04
      return false;
    }
    if (body.isTreated(place)) {
      refuse(Refusal.TREATED); // TRT-06
      return false;
    }
    if (body.isTried(place) && !rules.endlessRetries) {
      refuse(Refusal.TRIED); // TRT-07
      return false;
    }
    Supply needed = supply(body, place);
    if ((needed == Supply.BANDAGE && !bandage) || (needed == Supply.SPLINT && !splint)) {
      refuse(Refusal.NO_SUPPLY); // TRT-02
      return false;
    }
    return true;
  }

  private void refuse(Refusal why) {
    refusal = why.compareTo(refusal) > 0 ? why : refusal;
  }

  /** Why no wound could be treated. */
  public Refusal refusal() {
    return refusal;
  }

  /** What treating a wound takes (TRT-02). */
  public Supply supply(Body body, int place) {
    if (body.woundSource(place) == WoundSource.FALL) {
      return rules.fallBandaged ? Supply.BANDAGE : Supply.SPLINT;
    }
    return switch (body.woundKind(place)) {
      case CUTTING, PIERCING -> Supply.BANDAGE;
      case BLUDGEONING -> Supply.SPLINT;
      case OTHER -> other();
    };
  }

  private Supply other() {
    return switch (rules.otherSupply) {
      case 0 -> Supply.BANDAGE;
      case 1 -> Supply.SPLINT;
      default -> Supply.NONE;
    };
  }
}
