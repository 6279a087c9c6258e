package org.rpg.encounter.rules.gear;

/**
 * Some items of a kind that somebody carries in one place.
 *
 * @param item the item
 * @param container where they are
 * @param count how many, at least 1
 */
public record Carried(Item item, Container container, int count) {
  /**
   * Checks the count.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public Carried {
    if (count < 1) {
      throw new IllegalArgumentException(item.name() + ": at least one is carried, not " + count);
    }
  }
}
