package org.rpg.encounter.manual.grammar;

import org.rpg.encounter.rulebook.Text;

/**
 * A rule of the grammar that writers see.
 *
 * @param rule its name in the grammar
 * @param title what readers call it, without a capital
 * @param text what it does
 */
public record Construct(String rule, Text title, Text text) {}
