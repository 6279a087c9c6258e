package org.rpg.encounter.dsl.words;

import java.util.Set;

/** The small words that join the words of a name: "Cota de Malha", "Potion of the Moon". */
public final class Joining {
  /** They, of both languages. */
  public static final Set<String> WORDS = Set.of("de", "do", "da", "dos", "das", "of", "the");

  /** How many of them in a row still join. */
  public static final int MOST = 2;

  private Joining() {}
}
