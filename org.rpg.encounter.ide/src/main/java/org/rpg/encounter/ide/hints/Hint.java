package org.rpg.encounter.ide.hints;

import java.util.function.Supplier;

/**
 * What stands beside a text without being part of it.
 *
 * @param offset behind what it stands
 * @param label a few letters
 * @param tooltip how it was worked out, in Markdown; only worked out when somebody looks
 */
public record Hint(int offset, String label, Supplier<String> tooltip) {}
