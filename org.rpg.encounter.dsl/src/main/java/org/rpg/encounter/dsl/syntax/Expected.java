package org.rpg.encounter.dsl.syntax;

/**
 * One of the things that may come next.
 *
 * @param name the symbol of a token, or the label of a part of the language that has a name
 * @param isPart whether it is such a part
 * @param depth how many of the parts that are being read must end before it: 0 for the innermost
 */
public record Expected(String name, boolean isPart, int depth) {}
