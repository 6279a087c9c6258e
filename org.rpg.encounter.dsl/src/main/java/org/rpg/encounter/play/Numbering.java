package org.rpg.encounter.play;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.rpg.encounter.dsl.words.NameKey;

/**
 * What each of several is called: "Goblin 1", "Goblin 2". Whoever is alone has no number, and
 * nobody gets a number under which somebody else is known.
 */
final class Numbering {
  private final Map<Object, Integer> several = new HashMap<>();
  private final Map<Object, Integer> given = new HashMap<>();
  private final Map<Object, String> names = new HashMap<>();
  private Set<String> taken = Set.of();

  /** One more is called after a label. */
  void count(Object label, String name) {
    several.merge(label, 1, Integer::sum);
    names.put(label, name);
  }

  /** All are counted. */
  void begin() {
    Set<String> alone = new HashSet<>();
    names.forEach(
        (label, name) -> {
          if (several.get(label) == 1) {
            alone.add(NameKey.of(name));
          }
        });
    taken = alone;
  }

  /** What the next one after that label is called. */
  String next(Object label) {
    String name = names.get(label);
    if (several.get(label) == 1) {
      return name;
    }
    int number = given.merge(label, 1, Integer::sum);
    while (taken.contains(NameKey.of(name + " " + number))) {
      number = given.merge(label, 1, Integer::sum);
    }
    return name + " " + number;
  }
}
