package org.rpg.encounter.dsl.validation;

import java.util.List;
import java.util.Set;

/** The keys that open a declaration. */
public final class Declarations {
  public static final List<String> KEYS =
      List.of(
          "import",
          "ruleset",
          "parameter",
          "skill",
          "weapon",
          "armour",
          "shield",
          "item",
          "poison",
          "heat",
          "terrain",
          "creature",
          "character",
          "party",
          "tactics",
          "encounter",
          "episode",
          "journey",
          "adventure",
          "table",
          "fact",
          "variant");
  private static final Set<String> SET = Set.copyOf(KEYS);

  private Declarations() {}

  public static boolean isKey(String key) {
    return SET.contains(key);
  }
}
