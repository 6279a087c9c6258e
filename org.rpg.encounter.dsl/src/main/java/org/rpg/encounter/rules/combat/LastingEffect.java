package org.rpg.encounter.rules.combat;

import java.util.Optional;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.dice.DiceExpression;

/**
 * What goes on for hours after a combat: damage that is still to come, or a condition that lasts
 * (POI-04, POI-05, POI-13, POI-14).
 *
 * @param who whom it concerns
 * @param poison the poison's name
 * @param hours hours until the damage, or until the condition ends
 * @param condition the condition; absent if it is damage
 * @param damage the damage, 0 if it is a condition
 * @param hidden whether the players do not know of it (POI-17)
 */
public record LastingEffect(
    int who,
    String poison,
    int hours,
    Optional<Condition> condition,
    DiceExpression damage,
    boolean hidden) {}
