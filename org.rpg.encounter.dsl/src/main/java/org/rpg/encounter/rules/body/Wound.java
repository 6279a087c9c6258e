package org.rpg.encounter.rules.body;

/**
 * One wound (WND-01).
 *
 * @param severity what it takes from Life, at least 1
 * @param kind how it was made (BASE-22)
 * @param woundClass its class (WND-03)
 * @param fixed whether the class stays whatever becomes of the severity (WND-07)
 * @param treated whether it evolves as one class lower (TRT-03)
 * @param source what made it
 * @param day the day it was received, counted from 0 (WND-10)
 */
public record Wound(
    int severity,
    WoundKind kind,
    WoundClass woundClass,
    boolean fixed,
    boolean treated,
    WoundSource source,
    int day) {
  /** An ordinary, untreated wound of the first day. */
  public Wound(int severity, WoundKind kind, WoundClass woundClass) {
    this(severity, kind, woundClass, false, false, WoundSource.ORDINARY, 0);
  }
}
