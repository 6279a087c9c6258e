package org.rpg.encounter.rules.body;

/** Conditions and states (CON, STA). Several are held in one number, a bit each. */
public enum Condition {
  /** On the ground: half speed, exposed (CON-08, CON-09). */
  PRONE,
  /** Others have a positive chance to attack (CON-13). */
  EXPOSED,
  /** Caught by surprise when the combat starts (STA-01). */
  SURPRISED,
  /** Has not noticed who attacks: open to sneak attacks (STA-02). */
  UNAWARE,
  /** Held by somebody (CON-01 to CON-03). */
  GRAPPLED,
  /** Holds somebody (CON-04 to CON-06). */
  GRAPPLING,
  /** A negative chance on attacks and on tests that armour hinders (CON-07). */
  SHAKEN,
  /** Does what a die says, before its allies (CON-10 to CON-12). */
  CONFUSED,
  /** One action of the three only (CON-14). */
  SLOW,
  /** Nothing that takes a movement (CON-15). */
  PARALYSED,
  /** A statue of stone (CON-16). */
  PETRIFIED,
  /** Nothing that takes a movement, until it breaks free (CON-17, CON-18). */
  RESTRAINED,
  /** Moving is like crossing exhausting ground (CON-19). */
  OVERLOADED,
  /** Fainted: helpless, no initiative (STA-06). */
  UNCONSCIOUS,
  /** Sleeps: helpless, no initiative (STA-03). */
  ASLEEP,
  /** Tied up: helpless, no initiative (STA-03). */
  BOUND,
  /** Helpless for another reason, as the game master says (STA-03). */
  HELPLESS,
  /** Unseen: attacks from there are sneak attacks, and nobody can aim at it (STA-02). */
  HIDDEN,
  /** A negative chance on tests that tell what is real (POI-04). */
  HALLUCINATING;

  private static final Condition[] ALL = values();

  private final int bit = 1 << ordinal();

  /** The condition's bit. */
  public int bit() {
    return bit;
  }

  /** How many there are. */
  public static int count() {
    return ALL.length;
  }

  /** The condition with this ordinal, without making a new list of all. */
  public static Condition at(int ordinal) {
    return ALL[ordinal];
  }

  /** The bits of several. */
  public static int bits(Condition... conditions) {
    int bits = 0;
    for (Condition condition : conditions) {
      bits |= condition.bit;
    }
    return bits;
  }
}
