package org.rpg.encounter.rules.combat;

/** What someone resists an attack with (DEF-01). */
public enum Defence {
  /** The best that the rules allow against this attack. */
  BEST,
  /** Nothing: the difficulty is the bare base (ATK-04). */
  NONE,
  /** Dodge, against physical attacks in melee (DEF-02). */
  DODGE,
  /** Shield, against physical attacks (DEF-03). */
  SHIELD,
  /** A weapon that parries, against physical attacks in melee (DEF-07). */
  PARRY,
  /** The single Defence of a simple body (BASE-21). */
  BODY
}
