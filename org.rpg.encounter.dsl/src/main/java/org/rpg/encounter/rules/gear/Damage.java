package org.rpg.encounter.rules.gear;

import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Damage dice and the kind of damage they do. */
public record Damage(DiceExpression dice, DamageKind kind) {}
