package org.rpg.encounter.dsl.validation;

import java.util.EnumSet;
import java.util.Set;
import org.rpg.encounter.dsl.encounter.Unit;

/** What a number may measure, and the units that do. */
public enum Dimension {
  LENGTH(EnumSet.of(Unit.METRE, Unit.KILOMETRE)),
  TIME(
      EnumSet.of(
          Unit.MINUTE, Unit.HOUR, Unit.DAY, Unit.PERIOD, Unit.TURN, Unit.SCENE, Unit.SESSION)),
  TURNS(EnumSet.of(Unit.TURN)),
  SHARE(EnumSet.of(Unit.PERCENT)),
  TIMES(EnumSet.of(Unit.TIMES)),
  LENGTH_OR_TIME(
      EnumSet.of(Unit.METRE, Unit.KILOMETRE, Unit.MINUTE, Unit.HOUR, Unit.DAY, Unit.PERIOD)),
  TIMES_OR_TIME(
      EnumSet.of(Unit.TIMES, Unit.MINUTE, Unit.HOUR, Unit.DAY, Unit.PERIOD, Unit.TURN, Unit.SCENE)),
  /** A plain count, also of turns. */
  COUNT(EnumSet.of(Unit.UNSTATED, Unit.TURN, Unit.TIMES)),
  /** A plain number, or a percentage of what there was at the start. */
  COUNT_OR_SHARE(EnumSet.of(Unit.UNSTATED, Unit.PERCENT));

  private final Set<Unit> units;

  Dimension(Set<Unit> units) {
    this.units = units;
  }

  public boolean has(Unit unit) {
    return units.contains(unit);
  }

  /** "a length, like 6 m". */
  public Wording described() {
    return Phrases.of("dimension." + name());
  }
}
