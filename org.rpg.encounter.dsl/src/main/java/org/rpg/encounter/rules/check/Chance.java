package org.rpg.encounter.rules.check;

import org.rpg.encounter.rules.Rule;

/** Chances a test has from one source: positive or negative (BASE-05). */
public record Chance(Rule source, int count) {}
