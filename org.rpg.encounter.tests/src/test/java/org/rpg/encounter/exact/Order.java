package org.rpg.encounter.exact;

/**
 * What a fighter may be told to do. With the initiative it does, again and again, the first of its
 * orders that makes sense and whose slot is free.
 */
enum Order {
  /** Stands up, if prone. */
  STAND,
  /** Tries to resist the oldest poison that goes on, if any (POI-12). */
  RESIST,
  /** Tries to get free of the one who holds it, if held (MAN-10). */
  ESCAPE,
  /** Grapples the first enemy, unless either of them holds or is held by somebody (MAN-09). */
  GRAPPLE,
  /** Knocks down the first enemy that stands (MAN-12). */
  KNOCK_DOWN,
  /** Pushes the enemy back, if it is next to it (MAN-14). */
  PUSH,
  /** Strikes the first weapon out of the enemy's hand, if it has it and is in reach (MAN-01). */
  DISARM,
  /** Walks into reach, if it comes so far, and attacks with the bonus of the charge (MAN-15). */
  CHARGE,
  /** Attacks the first enemy in reach. */
  ATTACK,
  /** Walks into reach. */
  APPROACH,
  /** Walks away as far as it can, if the enemy's weapon reaches it. */
  RETREAT,
  /** The same carefully: half as far, without an opportunity attack (TAC-09). */
  RETREAT_WITH_CARE
}
