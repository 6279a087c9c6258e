package org.rpg.encounter.exact;

/** What can be said of a fighter by yes or no. */
enum Mark {
  PRONE,
  /** Exposed as long as the fight lasts. */
  EXPOSED,
  /** Exposed until the next turn of its side (TRN-05). */
  EXPOSED_FOR_NOW,
  SURPRISED,
  SHAKEN,
  SLOW,
  PARALYSED,
  RESTRAINED,
  CONFUSED,
  /** Tied up: helpless and not able (STA-03, STA-07). */
  BOUND,
  /** In contact with fire (SIT-16). */
  BURNING,
  /** Has lost its first weapon (MAN-02). */
  DISARMED;

  final int bit = 1 << ordinal();
}
