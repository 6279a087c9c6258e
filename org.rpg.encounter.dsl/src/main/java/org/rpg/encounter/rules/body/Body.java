package org.rpg.encounter.rules.body;

/**
 * Protection, Vigor and Life of one character, and his wounds (LAY-01). Mutable.
 *
 * <p>A simple body (BASE-21) has Protection and one pool of Vitality, held here as Life; it has no
 * Vigor, keeps no wounds and has no wound penalty. What would wound another, direct damage, fatigue
 * and fire take Vitality; whatever gives back Vigor or Life gives back Vitality; no day changes it.
 */
public final class Body {
  /** No wound. */
  public static final int NO_WOUND = Wounds.NONE;

  private static final int NOT_FIXED = 0;

  private final BodyRules rules;
  private boolean simple;
  private int maxLife;

  /** Negative chances by Life lost (LAY-11): divided once, not at each wound. */
  private int[] chancesByLoss;

  private final Wounds wounds = new Wounds();
  private int maxProtection;
  private int protection;
  private int vigor;
  private int life;
  private int chances;
  private int today;
  private int lastWound;
  private int toProtection;
  private int toVigor;
  private int toLife;

  private Body(BodyRules rules, boolean simple, int maxProtection, int maxLife) {
    this.rules = rules;
    this.simple = simple;
    this.maxProtection = maxProtection;
    this.maxLife = maxLife;
    chancesByLoss = simple ? new int[0] : rules.chancesUpTo(maxLife);
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
    chances = 0;
    today = 0;
    lastWound = NO_WOUND;
    wounds.clear();
  }

  /** Becomes what {@code other}, a body of the same character, is now. */
  public void copy(Body other) {
    kind(other);
    maxProtection = other.maxProtection;
    protection = other.protection;
    vigor = other.vigor;
    life = other.life;
    chances = other.chances;
    today = other.today;
    lastWound = other.lastWound;
    wounds.copy(other.wounds);
  }

  private void kind(Body other) {
    if (chancesByLoss != other.chancesByLoss) {
      simple = other.simple;
      maxLife = other.maxLife;
      chancesByLoss = other.chancesByLoss;
    }
  }

  /**
   * Becomes a body like a whole one of another character; what it has lost of each layer stays
   * lost, wounds stay wounds (our own). What a simple body has lost is one wound of one that is not
   * simple, and the wounds of that one are lost Vitality.
   */
  public void become(Body whole) {
    int lostProtection = maxProtection - protection;
    int lostVigor = simple ? 0 : maxLife - vigor;
    int lostLife = lostLife();
    boolean wasSimple = simple;
    kind(whole);
    maxProtection = whole.maxProtection;
    setProtection(maxProtection - lostProtection);
    if (simple) {
      wounds.clear();
      chances = 0;
      life = Math.max(0, maxLife - lostLife);
      vigor = 0;
      return;
    }
    vigor = Math.max(0, maxLife - lostVigor);
    if (wasSimple && lostLife > 0) {
      addWound(lostLife, Wounds.traits(rules.kindOf(WoundKind.OTHER), WoundSource.ORDINARY));
    } else {
      settle();
    }
  }

  /**
   * Becomes as hurt and as spent as {@code other}, a body of the same character in another scene.
   * What each wears is its own; Protection that is not whole there is no more here.
   */
  public void carry(Body other) {
    wounds.copy(other.wounds);
    today = other.today;
    lastWound = NO_WOUND;
    protection = Math.min(maxProtection, other.isBattered() ? other.protection : maxProtection);
    life = Math.min(maxLife, other.life);
    vigor = Math.min(life, other.vigor);
    chances = simple ? 0 : chancesByLoss[maxLife - life];
  }

  private boolean isBattered() {
    return protection < maxProtection;
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
    lastWound = NO_WOUND;
    int rest = amount;
    boolean fatigue = kind == DamageKind.FATIGUE && rules.fatigueReading != 2;
    boolean direct = kind.isDirect(); // SIT-18
    // A layer that is spent takes 0: no branch, as it cannot be foreseen which one is.
    if (!fatigue && !direct) {
      toProtection = Math.min(rest, protection); // LAY-02
      protection -= toProtection;
      rest = rules.carriesOver || toProtection == 0 ? rest - toProtection : 0; // LAY-10, INT-26
    }
    boolean skipsVigor = direct && rules.directReading == 0; // BASE-11, INT-27
    if (!skipsVigor) {
      toVigor = Math.min(rest, vigor);
      vigor -= toVigor;
      rest = rules.carriesOver || fatigue || toVigor == 0 ? rest - toVigor : 0;
    }
    if (fatigue && rules.fatigueReading == 0 && !simple) {
      rest = 0; // BASE-12, INT-28
    }
    if (rest <= 0) {
      return 0;
    }
    int severity = rules.wholeHitWounds ? amount : rest;
    return reachLife(severity, kind.wound(), kind.source(), NOT_FIXED) ? severity : 0;
  }

  /**
   * The damage just taken was held back: it leaves 1 Life (STA-06, ours). Only after damage that
   * left none.
   *
   * @return by how much the wound is less severe than it would have been
   */
  public int survive() {
    toLife--;
    if (simple) {
      life = 1;
      return 0;
    }
    int less = wounds.sum() - (maxLife - 1);
    int place = lastWound;
    boolean gone = wounds.severity(place) <= less;
    wounds.change(place, -less);
    lastWound = gone ? NO_WOUND : place;
    settle();
    return less;
  }

  private boolean reachLife(int severity, WoundKind kind, WoundSource source, int fixed) {
    int before = life;
    if (simple) {
      life = Math.max(0, life - severity);
      toLife = before - life;
      return false;
    }
    addWound(severity, Wounds.traits(rules.kindOf(kind), source) | fixed);
    toLife = before - life;
    return true;
  }

  private void addWound(int severity, int traits) {
    int like = rules.mergesWounds ? wounds.like(traits) : NO_WOUND; // WND-09
    if (like != NO_WOUND) {
      wounds.change(like, severity);
      lastWound = like;
    } else {
      boolean fixes = rules.fixesClasses && !Wounds.hasFixedClass(traits); // WND-07
      int fixed = fixes ? Wounds.fixed(rules.classOf(severity, maxLife)) : NOT_FIXED;
      lastWound = wounds.add(severity, traits | fixed, today);
    }
    settle();
  }

  /** What follows from the wounds there are now. */
  private void settle() {
    life = Math.max(0, maxLife - wounds.sum()); // WND-02
    chances = chancesByLoss[maxLife - life]; // LAY-11, INT-29
    vigor = Math.min(vigor, life); // LAY-07, WND-11
  }

  /** Adds a wound outright (WND-01, WND-02). A simple body loses Vitality instead. */
  public void wound(int severity, WoundKind kind) {
    wound(severity, kind, WoundSource.ORDINARY);
  }

  /**
   * Adds a wound outright (WND-01, WND-02). A simple body loses Vitality instead.
   *
   * @return the wound's number, which stays its own; {@link #NO_WOUND} for a simple body
   */
  public int wound(int severity, WoundKind kind, WoundSource source) {
    return outright(severity, kind, source, NOT_FIXED);
  }

  /** Adds a wound whose class stays as it is, whatever becomes of its severity (WND-07). */
  public int wound(int severity, WoundKind kind, WoundSource source, WoundClass fixed) {
    return outright(severity, kind, source, Wounds.fixed(fixed));
  }

  private int outright(int severity, WoundKind kind, WoundSource source, int fixed) {
    toProtection = 0;
    toVigor = 0;
    return reachLife(severity, kind, source, fixed) ? wounds.number(lastWound) : NO_WOUND;
  }

  /**
   * A wound grows in place, as fire's does (SIT-16). A simple body loses Vitality instead.
   *
   * @param place the wound's place, from 0
   * @param amount at least 0
   */
  public void grow(int place, int amount) {
    int before = life;
    if (simple) {
      life = Math.max(0, life - amount);
    } else {
      wounds.change(place, amount);
      lastWound = place;
      settle();
    }
    toProtection = 0;
    toVigor = 0;
    toLife = before - life;
  }

  /**
   * A day ends: every wound evolves once by its class, all together, and only then are classes,
   * Life and Vigor worked out again (WND-04 to WND-06, WND-08, WND-11, INT-30).
   *
   * @return what all wounds together grew by
   */
  public int dayEnds() {
    return dayEnds(NO_WOUND, 0);
  }

  /**
   * A day ends after a long rest: the same, but one wound changes as recovery says (REC-03 to
   * REC-06, REC-08). At severity 0 it is gone (REC-07).
   *
   * @param chosen the place of that wound, {@link #NO_WOUND} for none
   * @param change what it changes by
   * @return what all wounds together changed by
   */
  public int dayEnds(int chosen, int change) {
    int sum = 0;
    for (int i = wounds.size() - 1; i >= 0; i--) { // backwards: a healed one leaves its place
      int more = i == chosen ? change : growth(i);
      evolve(i, more);
      sum += more;
    }
    today++;
    if (!simple && sum != 0) {
      settle();
    }
    return sum;
  }

  private void evolve(int place, int more) {
    WoundClass before = woundClass(place);
    boolean heals = wounds.severity(place) + more <= 0;
    wounds.nextDay(place); // TRT-07
    wounds.change(place, more);
    boolean over =
        rules.treatmentLasts == BodyRules.ONE_DAY
            || (rules.treatmentLasts == BodyRules.ONE_CLASS
                && !heals
                && woundClass(place) != before);
    if (over && !heals) {
      wounds.endTreatment(place); // TRT-06
    }
  }

  /** What a wound will grow by at the end of this day, if nothing is done about it. */
  public int growth(int place) {
    if (rules.sparesFirstDay && wounds.day(place) == today) {
      return 0; // WND-10
    }
    WoundClass woundClass = woundClass(place);
    return (wounds.isTreated(place) ? woundClass.lower() : woundClass).growth(); // TRT-03, INT-31
  }

  /** Whether treatment would help: not a light wound (TRT-04), nor a necrotic one (INT-33). */
  public boolean isTreatable(int place) {
    return (rules.lightTreated || woundClass(place) != WoundClass.LIGHT)
        && wounds.source(place) != WoundSource.NECROTIC;
  }

  /** From now on a wound evolves as one class lower (TRT-03); answers whether it can. */
  public boolean treat(int place) {
    boolean treatable = isTreatable(place);
    if (treatable) {
      wounds.treat(place);
    }
    return treatable;
  }

  /** Somebody tries to treat a wound, with whatever success: not again on this day (TRT-07). */
  public void tryTreatment(int place) {
    wounds.tryTreatment(place);
  }

  /** Whether somebody has tried to treat a wound today (TRT-07). */
  public boolean isTried(int place) {
    return wounds.isTried(place);
  }

  /** Whether a wound is treated: it evolves as one class lower (TRT-03). */
  public boolean isTreated(int place) {
    return wounds.isTreated(place);
  }

  /** The severity of a wound (WND-01). */
  public int severity(int place) {
    return wounds.severity(place);
  }

  /** The kind of a wound (BASE-22). */
  public WoundKind woundKind(int place) {
    return wounds.kind(place);
  }

  /** What made a wound. */
  public WoundSource woundSource(int place) {
    return wounds.source(place);
  }

  /**
   * Magic makes a wound milder, a necrotic one too (SIT-19); with severity 0 it is healed and gone
   * (REC-07). Life rises; Vigor does not (LAY-07). A treated wound stays treated (INT-32).
   */
  public void healWound(int place, int amount) {
    wounds.change(place, -Math.max(0, amount));
    lastWound = NO_WOUND;
    settle();
  }

  /** What rest can do for a wound: a necrotic one needs magic (SIT-19, INT-33). */
  public Recovery recovery(int place) {
    if (wounds.source(place) != WoundSource.NECROTIC) {
      return Recovery.FULL;
    }
    return rules.necroticMayStop ? Recovery.GROWTH_ONLY : Recovery.NONE;
  }

  /** A scene ends: Protection is whole again, if the rules restore it then (LAY-05). */
  public void sceneEnds() {
    if (rules.restoredByScene) {
      restoreProtection();
    }
  }

  /** A long rest: Protection is whole again, if the rules restore it only then (LAY-05). */
  public void rests() {
    if (rules.restoredByRest) {
      restoreProtection();
    }
  }

  /** Magic heals a whole wound (SIT-19). */
  public void cure(int place) {
    healWound(place, wounds.severity(place));
  }

  /**
   * Magic gives back Life, from the gravest wound first; a simple body gets Vitality.
   *
   * @return what was given back, at most what was missing
   */
  public int heal(int amount) {
    int before = life;
    if (simple) {
      life = Math.min(maxLife, life + Math.max(0, amount));
    }
    int left = amount;
    for (int place = gravest(); left > 0 && place != NO_WOUND; place = gravest()) {
      int part = Math.min(left, wounds.severity(place));
      healWound(place, part);
      left -= part;
    }
    return life - before;
  }

  /** The place of the gravest wound, the first of equals; {@link #NO_WOUND} without wounds. */
  public int gravest() {
    int gravest = NO_WOUND;
    for (int i = 0; i < wounds.size(); i++) {
      if (gravest == NO_WOUND || wounds.severity(i) > wounds.severity(gravest)) {
        gravest = i;
      }
    }
    return gravest;
  }

  /** The place of the gravest wound of a class, {@link #NO_WOUND} without one. */
  public int gravest(WoundClass woundClass) {
    int gravest = NO_WOUND;
    for (int i = 0; i < wounds.size(); i++) {
      if (woundClass(i) == woundClass
          && (gravest == NO_WOUND || wounds.severity(i) > wounds.severity(gravest))) {
        gravest = i;
      }
    }
    return gravest;
  }

  /** Gives back Vigor, up to current Life (LAY-06); a simple body gets Vitality. */
  public void healVigor(int amount) {
    if (simple) {
      heal(amount);
    } else {
      setVigor(vigor + Math.max(0, amount));
    }
  }

  /** All Vigor comes back, up to current Life (REST-02); a simple body has none. */
  public void healVigorFully() {
    vigor = simple ? 0 : life;
  }

  /**
   * Armour is put on or taken off: the most there can be changes, current Protection is never more
   * than that and never rises by it (INT-35).
   */
  public void setMaxProtection(int value) {
    maxProtection = Math.max(0, value);
    protection = Math.min(protection, maxProtection);
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
    return wounds.size();
  }

  /** One wound, from 0 in the order they were made. */
  public Wound wound(int place) {
    return new Wound(
        wounds.severity(place),
        wounds.kind(place),
        woundClass(place),
        wounds.isFixed(place),
        wounds.isTreated(place),
        wounds.source(place),
        wounds.day(place));
  }

  /** The class of a wound: its fixed one, else by its severity now (WND-03, WND-07). */
  public WoundClass woundClass(int place) {
    return wounds.isFixed(place)
        ? wounds.fixedClass(place)
        : rules.classOf(wounds.severity(place), maxLife);
  }

  /** How many wounds are of a class (WND-03). */
  public int wounds(WoundClass woundClass) {
    int count = 0;
    for (int i = 0; i < wounds.size(); i++) {
      if (woundClass(i) == woundClass) {
        count++;
      }
    }
    return count;
  }

  /** The place of the wound with a number, {@link #NO_WOUND} if it has healed. */
  public int placeOf(int number) {
    return wounds.placeOf(number);
  }

  /** The number of the wound at a place: it stays its own, whatever heals before it. */
  public int number(int place) {
    return wounds.number(place);
  }

  /** The place of the wound that was made or grew last, {@link #NO_WOUND} if none did. */
  public int lastWound() {
    return lastWound;
  }

  /** Days that have ended. */
  public int today() {
    return today;
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
