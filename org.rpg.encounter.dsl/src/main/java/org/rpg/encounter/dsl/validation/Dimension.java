package org.rpg.encounter.dsl.validation;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.rpg.encounter.dsl.encounter.Unit;

/** What a number may measure, and the units that do. */
public enum Dimension {
  LENGTH(units(Unit.METRE, Unit.KILOMETRE)),
  TIME(units(Unit.MINUTE, Unit.HOUR, Unit.DAY, Unit.PERIOD, Unit.TURN, Unit.SCENE, Unit.SESSION)),
  /** What the clock of a journey shows. */
  HOURS(units(Unit.MINUTE, Unit.HOUR, Unit.DAY, Unit.PERIOD, Unit.SCENE)),
  TURNS(units(Unit.TURN)),
  SHARE(units(Unit.PERCENT)),
  TIMES(units(Unit.TIMES)),
  LENGTH_OR_TIME(units(Unit.METRE, Unit.KILOMETRE, Unit.MINUTE, Unit.HOUR, Unit.DAY, Unit.PERIOD)),
  TIMES_OR_DAYS(units(Unit.TIMES, Unit.DAY));

  private final ImmutableSet<Unit> units;

  Dimension(ImmutableSet<Unit> units) {
    this.units = units;
  }

  private static ImmutableSet<Unit> units(Unit first, Unit... more) {
    return Sets.immutableEnumSet(first, more);
  }

  public boolean has(Unit unit) {
    return units.contains(unit);
  }

  /** "a length, like 6 m". */
  public Wording described() {
    return Phrases.of("dimension." + name());
  }
}
