package org.rpg.encounter.dsl.expressions;

/** What an expression is: so or not, or a number that measures something. */
public enum Kind {
  /** What is so or not: "any ally is prone". */
  TRUTH,
  /** A plain number, also of turns and of times. */
  NUMBER,
  /** A quotient of plain numbers, 1/3: a number or a share, as what it stands beside wants. */
  RATIO,
  /** What points measure: a number of them, or a share of what could be. */
  POINTS,
  /** A percentage. */
  SHARE,
  /** In metres. */
  LENGTH,
  /** In minutes. */
  TIME,
  /** A fact, a clock, a thing's strength: a number, and so as long as it is not 0. */
  FLAG,
  /** Half-written, or what only the place where it stands can tell. */
  UNKNOWN;

  /** Whether it may stand where something is so or not. */
  public boolean isTruth() {
    return this == TRUTH || this == FLAG || this == UNKNOWN;
  }

  /** Whether it may be reckoned with. */
  public boolean isNumber() {
    return this != TRUTH;
  }

  /** Whether it has no unit, so that it may multiply and divide all others. */
  public boolean isPlain() {
    return this == NUMBER || this == RATIO || this == POINTS || this == FLAG || this == UNKNOWN;
  }

  /** Whether what is compared with it is meant as a share of what could be. */
  public boolean isShare() {
    return this == SHARE || this == RATIO;
  }

  /** Whether the two can be compared; points as a number or as a share. */
  public boolean isComparable(Kind with) {
    if (this == TRUTH || with == TRUTH) {
      return false;
    }
    return isSummable(with) || takesShare(with) || with.takesShare(this);
  }

  /** Whether the two can be added. */
  public boolean isSummable(Kind with) {
    return this == UNKNOWN
        || with == UNKNOWN
        || this == with && this != TRUTH
        || isPlain() && with.isPlain()
        || isShare() && with.isShare();
  }

  private boolean takesShare(Kind share) {
    return this == POINTS && share.isShare();
  }

  /** What the sum of two summable ones is; points added up are no share of anything. */
  Kind plus(Kind with) {
    if (!isKnown() || !with.isKnown()) {
      return UNKNOWN;
    }
    if (isPlain()) {
      return this == RATIO && with == RATIO ? RATIO : with == SHARE ? SHARE : NUMBER;
    }
    return this;
  }

  /** Whether one can be multiplied with the other. */
  public boolean isProduct(Kind with) {
    return isNumber() && with.isNumber() && (isFactor() || with.isFactor());
  }

  /** What the product of the two is: half the points are points. */
  Kind times(Kind with) {
    if (!isKnown() || !with.isKnown()) {
      return UNKNOWN;
    }
    if (!isFactor() || !with.isFactor()) {
      return isFactor() ? with : this;
    }
    if (this == POINTS || with == POINTS) {
      return POINTS;
    }
    boolean share = isShare() && with.isShare();
    return !share ? NUMBER : this == RATIO ? with : this;
  }

  /** Whether it can be divided by the other. */
  public boolean isQuotient(Kind by) {
    return isNumber() && by.isNumber() && (by.isFactor() || this == by);
  }

  /** What the quotient is; a length in lengths is a number. */
  Kind over(Kind by) {
    if (!isKnown() || !by.isKnown()) {
      return UNKNOWN;
    }
    boolean same = this == by || this == POINTS && by.isPlain() && by != NUMBER && by != RATIO;
    return same && this != RATIO || this == FLAG ? NUMBER : this;
  }

  /** Whether it is a number of which it is known what it measures. */
  private boolean isKnown() {
    return this != UNKNOWN && this != TRUTH;
  }

  private boolean isFactor() {
    return isPlain() || this == SHARE;
  }
}
