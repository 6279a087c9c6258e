package org.rpg.encounter.rulebook;

import java.util.List;

/**
 * A group of rules.
 *
 * @param id what the ids of its rules begin with
 * @param title what it is about
 * @param pages its rules, by number
 */
public record Chapter(String id, Text title, List<Page> pages) {
  public Chapter {
    pages = List.copyOf(pages);
  }
}
