package org.rpg.encounter.rules.combat;

/** What someone may do without the initiative. */
public enum Reaction {
  /** An attack on an enemy who leaves one's reach (TAC-07). */
  OPPORTUNITY_ATTACK,
  /** An attack that answers one (CTR-01). */
  COUNTER_ATTACK,
  /** A shot at an enemy who leaves total cover (TAC-12). */
  COVER_SHOT
}
