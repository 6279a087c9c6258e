package org.rpg.encounter.rules.gear;

import java.util.Optional;
import org.rpg.encounter.rules.combat.Effect;

/**
 * Anything carried or known that is neither weapon nor armour nor shield. Made with {@link #of}.
 *
 * @param name its name
 * @param kind what is done with it
 * @param hands hands it takes when held, 0 to 2
 * @param range how far away its target may be, in squares; 0 for oneself or someone adjacent
 * @param test the test that using it takes, if any
 * @param effect what using it does; with a test, what success does
 * @param light how far it lights the squares around whoever has it in hand, in squares; 0 for not
 *     at all (ours)
 */
public record Item(
    String name,
    ItemKind kind,
    int hands,
    int range,
    Optional<ItemTest> test,
    Effect effect,
    int light) {
  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException with hands outside 0 to 2 or a negative range
   */
  public Item {
    if (hands < 0 || hands > 2 || range < 0 || light < 0) {
      throw new IllegalArgumentException(
          name + " takes 0 to 2 hands and has no range or light below 0");
    }
  }

  /** An item for one hand, or for none if it is something known; without test and effect. */
  public static Item of(String name, ItemKind kind) {
    return new Item(name, kind, kind.isKnown() ? 0 : 1, 0, Optional.empty(), Effect.NONE, 0);
  }

  /** The same item for so many hands. */
  public Item hands(int value) {
    return new Item(name, kind, value, range, test, effect, light);
  }

  /** The same item for targets so many squares away. */
  public Item range(int squares) {
    return new Item(name, kind, hands, squares, test, effect, light);
  }

  /** The same item with a test. */
  public Item test(ItemTest value) {
    return new Item(name, kind, hands, range, Optional.of(value), effect, light);
  }

  /** The same item with an effect. */
  public Item effect(Effect value) {
    return new Item(name, kind, hands, range, test, value, light);
  }

  /** The same item giving light so many squares far. */
  public Item light(int squares) {
    return new Item(name, kind, hands, range, test, effect, squares);
  }
}
