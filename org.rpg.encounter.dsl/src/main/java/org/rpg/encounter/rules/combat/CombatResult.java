package org.rpg.encounter.rules.combat;

import java.util.OptionalInt;

/**
 * How a combat ended.
 *
 * @param reason why
 * @param winner the side that won, if one did; its allies won with it
 * @param end the referee's named end, if it was one
 * @param turns turns that began, of all sides together (TRN-01)
 * @param activations how often someone held the initiative
 */
public record CombatResult(
    EndReason reason, OptionalInt winner, OptionalInt end, int turns, int activations) {}
