package org.rpg.encounter.play;

import java.util.Locale;

/** What kind of scene a plan is of. */
public enum PlanKind {
  /** A fight: sides, turns, initiative. */
  ENCOUNTER,
  /** A scene without a fight's rules: parley, pursuit, a night on watch. */
  EPISODE,
  /** A road with its legs, rests and dangers. */
  JOURNEY,
  /** A graph of scenes. */
  ADVENTURE;

  /** The kind's key in the table of words, and what programs call it. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
