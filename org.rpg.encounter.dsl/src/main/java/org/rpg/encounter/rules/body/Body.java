package org.rpg.encounter.rules.body;

import java.util.Arrays;

/**
 * Protection, Vigor and Life of one character, and his wounds (LAY-01). Mutable.
 *
 * <p>A simple body (BASE-21) has Protection and one pool of Vitality, held here as Life; it has no
 * Vigor, takes no wounds and no wound penalty.
 */
public final class Body {
  private final BodyRules rules;
  private final boolean simple;
  private final int maxProtection;
  private final int maxLife;
  private int protection;
  private int vigor;
  private int life;
  private int lost;
  private int chances;
  private int[] severities = new int[8];
  private WoundKind[] kinds = new WoundKind[8];
  private int wounds;
  private int toProtection;
  private int toVigor;
  private int toLife;

  private Body(BodyRules rules, boolean simple, int maxProtection, int maxLife) {
    this.rules = rules;
    this.simple = simple;
    this.maxProtection = maxProtection;
    this.maxLife = maxLife;
    restore();
  }

  /** A whole body of three layers. */
  public static Body layered(BodyRules rules, int protection, int physique) {
    return new Body(rules, false, protection, rules.maxLife(physique));
  }

  /** A whole simple body (BASE-21). */
  public static Body simple(BodyRules rules, int protection, int vitality) {
    return new Body(rules, true, protection, vitality);
  }

  /** Makes it whole again: no wounds, every layer full. */
  public void restore() {
    protection = maxProtection;
    life = maxLife;
    vigor = simple ? 0 : maxLife; // LAY-06
    lost = 0;
    chances = 0;
    wounds = 0;
  }

  /** Becomes what {@code other}, a body of the same character, is now. */
  public void copy(Body other) {
    protection = other.protection;
    vigor = other.vigor;
    life = other.life;
    lost = other.lost;
    chances = other.chances;
    wounds = other.wounds;
    if (wounds > 0) {
      grow(wounds);
      System.arraycopy(other.severities, 0, severities, 0, wounds);
      System.arraycopy(other.kinds, 0, kinds, 0, wounds);
    }
  }

  /**
   * Takes one event of damage (LAY-10). What each layer took can be asked afterwards.
   *
   * @param amount the damage, at least 0; 0 does nothing (INT-65)
   * @return the severity of the wound it made, 0 if none
   */
  public int take(int amount, DamageKind kind) {
    toProtection = 0;
    toVigor = 0;
    toLife = 0;
    int rest = amount;
    boolean fatigue = kind == DamageKind.FATIGUE && rules.fatigueReading != 2;
    boolean direct = kind == DamageKind.DIRECT;
    if (!fatigue && !direct && protection > 0) {
      toProtection = Math.min(rest, protection); // LAY-02
      protection -= toProtection;
      rest = rules.carriesOver ? rest - toProtection : 0; // LAY-10, INT-26
    }
    boolean skipsVigor = direct && rules.directReading == 0; // BASE-11, INT-27
    if (vigor > 0 && !skipsVigor) {
      toVigor = Math.min(rest, vigor);
      vigor -= toVigor;
      rest = rules.carriesOver || fatigue ? rest - toVigor : 0;
    }
    if (fatigue && rules.fatigueReading == 0 && !simple) {
      rest = 0; // BASE-12, INT-28
    }
    if (rest <= 0) {
      return 0;
    }
    return reachLife(rules.wholeHitWounds ? amount : rest, kind.wound());
  }

  private int reachLife(int severity, WoundKind kind) {
    int before = life;
    if (simple) {
      life = Math.max(0, life - severity);
      toLife = before - life;
      return 0;
    }
    addWound(severity, kind);
    toLife = before - life;
    return severity;
  }

  /** Adds a wound outright (WND-01, WND-02). A simple body loses Vitality instead. */
  public void wound(int severity, WoundKind kind) {
    reachLife(severity, kind);
  }

  private void addWound(int severity, WoundKind kind) {
    grow(wounds + 1);
    severities[wounds] = severity;
    kinds[wounds++] = kind == WoundKind.OTHER ? rules.other : kind; // BASE-22
    lost += severity;
    life = Math.max(0, maxLife - lost); // WND-02
    chances = rules.chancesForLost(maxLife - life); // LAY-11, INT-29
    vigor = Math.min(vigor, life); // LAY-07
  }

  private void grow(int size) {
    if (size > severities.length) {
      severities = Arrays.copyOf(severities, size * 2);
      kinds = Arrays.copyOf(kinds, size * 2);
    }
  }

  /** Sets Protection, held between 0 and its maximum. */
  public void setProtection(int value) {
    protection = Math.max(0, Math.min(maxProtection, value));
  }

  /** Sets Vigor, held between 0 and current Life (LAY-06); a simple body has none. */
  public void setVigor(int value) {
    vigor = simple ? 0 : Math.max(0, Math.min(life, value));
  }

  /** Protection is whole again (LAY-05). */
  public void restoreProtection() {
    protection = maxProtection;
  }

  /** Whether it is a simple body (BASE-21). */
  public boolean isSimple() {
    return simple;
  }

  /** Current Protection. */
  public int protection() {
    return protection;
  }

  /** Protection of all armour worn (LAY-02). */
  public int maxProtection() {
    return maxProtection;
  }

  /** Current Vigor; its maximum is current Life (LAY-06). */
  public int vigor() {
    return vigor;
  }

  /** Current Life (or Vitality). 0 is death (LAY-12). */
  public int life() {
    return life;
  }

  /** Largest Life (LAY-08) or Vitality. */
  public int maxLife() {
    return maxLife;
  }

  /** Life that is missing: the sum of all wounds (WND-02). */
  public int lostLife() {
    return maxLife() - life();
  }

  /** Negative chances on every test (LAY-11); 0 for a simple body. */
  public int woundChances() {
    return chances;
  }

  /** How many wounds there are. */
  public int wounds() {
    return wounds;
  }

  /** One wound, from 0 in the order they were made. */
  public Wound wound(int place) {
    int severity = severities[place];
    return new Wound(severity, kinds[place], rules.classOf(severity, maxLife));
  }

  /** How many wounds are of a class (WND-03). */
  public int wounds(WoundClass woundClass) {
    int count = 0;
    for (int i = 0; i < wounds; i++) {
      if (rules.classOf(severities[i], maxLife) == woundClass) {
        count++;
      }
    }
    return count;
  }

  /** What Protection took of the last damage. */
  public int toProtection() {
    return toProtection;
  }

  /** What Vigor took of the last damage. */
  public int toVigor() {
    return toVigor;
  }

  /** What Life took of the last damage, at most what was left. */
  public int toLife() {
    return toLife;
  }
}
