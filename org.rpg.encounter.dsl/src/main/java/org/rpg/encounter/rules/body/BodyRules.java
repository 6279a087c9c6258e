package org.rpg.encounter.rules.body;

import java.util.stream.IntStream;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;

/** What a ruleset says about bodies, as plain numbers. */
public final class BodyRules {
  static final int ONE_DAY = 1;
  static final int ONE_CLASS = 2;

  final int directReading;
  final int fatigueReading;
  final boolean carriesOver;
  final boolean wholeHitWounds;
  final boolean fixesClasses;
  final boolean mergesWounds;
  final boolean sparesFirstDay;
  final boolean necroticMayStop;
  final boolean restoredByScene;
  final boolean restoredByRest;
  final boolean lightTreated;
  final int treatmentLasts;
  private final WoundKind other;
  private final boolean thirds;
  private final int moderate;
  private final int grave;
  private final int lifeBase;
  private final int lifePerPhysique;
  private final int minimumLife;
  private final int lifePerChance;
  private final boolean roundUp;

  /** The rules of a ruleset. */
  public BodyRules(Ruleset ruleset) {
    directReading = ruleset.reading(Parameter.DIRECT_DAMAGE);
    fatigueReading = ruleset.reading(Parameter.FATIGUE_DAMAGE);
    carriesOver = ruleset.reading(Parameter.LAYER_REMAINDER) == 0;
    fixesClasses = ruleset.reading(Parameter.WOUND_CLASS_CHANGE) == 1;
    mergesWounds = ruleset.reading(Parameter.WOUND_MERGING) == 1;
    necroticMayStop = ruleset.reading(Parameter.NECROTIC_WOUNDS) == 1;
    restoredByScene = ruleset.reading(Parameter.PROTECTION_OUTSIDE_COMBAT) == 0;
    restoredByRest = !restoredByScene;
    lightTreated = ruleset.reading(Parameter.LIGHT_TREATMENT) == 1;
    treatmentLasts = ruleset.reading(Parameter.TREATMENT_LASTS);
    sparesFirstDay = ruleset.reading(Parameter.FIRST_EVOLUTION) == 1;
    wholeHitWounds = ruleset.reading(Parameter.WOUND_SEVERITY) == 1;
    other =
        switch (ruleset.reading(Parameter.OTHER_WOUND)) {
          case 1 -> WoundKind.CUTTING;
          case 2 -> WoundKind.PIERCING;
          case 3 -> WoundKind.BLUDGEONING;
          default -> WoundKind.OTHER;
        };
    thirds = ruleset.reading(Parameter.WOUND_TABLE) == 1;
    moderate = ruleset.bands(Parameter.WOUND_CLASSES).moderate();
    grave = ruleset.bands(Parameter.WOUND_CLASSES).grave();
    lifeBase = ruleset.number(Parameter.LIFE_BASE);
    lifePerPhysique = ruleset.number(Parameter.LIFE_PER_PHYSIQUE);
    minimumLife = ruleset.number(Parameter.MINIMUM_LIFE);
    lifePerChance = ruleset.number(Parameter.LIFE_PER_CHANCE);
    roundUp = ruleset.reading(Parameter.ROUNDING) == 1;
  }

  /** The kind of wound that a kind of damage leaves, for treatment (BASE-22). */
  WoundKind kindOf(WoundKind kind) {
    return kind == WoundKind.OTHER ? other : kind;
  }

  /** The largest Life of someone with this Physique (LAY-08, LAY-13). */
  public int maxLife(int physique) {
    return Math.max(minimumLife, lifeBase + lifePerPhysique * physique);
  }

  /** Negative chances for so much Life lost (LAY-11, BASE-20). */
  public int chancesForLost(int lost) {
    return (roundUp ? lost + lifePerChance - 1 : lost) / lifePerChance;
  }

  /** Negative chances for any Life lost, from none to the most there is (LAY-11). */
  int[] chancesUpTo(int maxLife) {
    return IntStream.rangeClosed(0, maxLife).map(this::chancesForLost).toArray();
  }

  /** The class of a wound of someone with this largest Life (WND-03). */
  public WoundClass classOf(int severity, int maxLife) {
    int moderateFrom = thirds ? maxLife / 3 + 1 : moderate;
    int graveFrom = thirds ? 2 * maxLife / 3 + 1 : grave;
    if (severity >= graveFrom) {
      return WoundClass.GRAVE;
    }
    return severity >= moderateFrom ? WoundClass.MODERATE : WoundClass.LIGHT;
  }
}
