package org.rpg.encounter.rules.body;

/**
 * One wound (WND-01).
 *
 * @param severity what it takes from Life, at least 1
 * @param kind how it was made (BASE-22)
 * @param woundClass its class (WND-03)
 */
public record Wound(int severity, WoundKind kind, WoundClass woundClass) {}
