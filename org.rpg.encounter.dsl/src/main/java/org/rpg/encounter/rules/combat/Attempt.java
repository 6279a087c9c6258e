package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.check.Prospects;

/**
 * A skill test that somebody makes, unhurt and rested, exact.
 *
 * @param skill the name of the skill: of several the one he has most of
 * @param value what he has of it (BASE-17)
 * @param chances positive minus negative ones: armour (LAY-03) and help (BASE-05)
 * @param odds what can come of it
 */
public record Attempt(String skill, int value, int chances, Prospects odds) {}
