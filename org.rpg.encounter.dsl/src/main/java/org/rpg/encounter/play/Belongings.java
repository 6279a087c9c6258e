package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.EffectProperty;
import org.rpg.encounter.dsl.encounter.HandsProperty;
import org.rpg.encounter.dsl.encounter.ItemProperty;
import org.rpg.encounter.dsl.encounter.LightsProperty;
import org.rpg.encounter.dsl.encounter.ReachProperty;
import org.rpg.encounter.dsl.encounter.TestProperty;
import org.rpg.encounter.dsl.encounter.Then;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;
import org.rpg.encounter.rules.gear.ItemTest;

/**
 * Makes the engine's items, each once: potions, rings, spells. Their numbers are their places in
 * the order in which they were asked for.
 */
final class Belongings {
  private static final int HANDS = 2;

  private final Names names;
  private final Skills skills;
  private final Map<EObject, Item> made = new LinkedHashMap<>();
  private final List<EObject> order = new ArrayList<>();
  private final List<ItemUse> uses = new ArrayList<>();

  Belongings(Names names, Skills skills) {
    this.names = names;
    this.skills = skills;
  }

  /** The item; empty for other things. */
  Optional<Item> item(EObject thing) {
    if (!(thing instanceof org.rpg.encounter.dsl.encounter.Item item)) {
      return Optional.empty();
    }
    Item known = made.get(item);
    if (known == null) {
      known = make(item);
      made.put(item, known);
      order.add(item);
    }
    return Optional.of(known);
  }

  /** The number of an item, {@link Combatant#NONE} for other things. */
  int number(EObject thing) {
    return item(thing).isEmpty() ? Combatant.NONE : order.indexOf(thing);
  }

  /** What the script calls all items asked for so far, by their numbers. */
  List<EObject> things() {
    return List.copyOf(order);
  }

  /** All items asked for so far, by their numbers. */
  List<Item> all() {
    return List.copyOf(made.values());
  }

  /**
   * What something else than an item does to somebody, or how hard it is, to be compiled with what
   * items do.
   *
   * @param effect null for nothing
   */
  ItemUse use(Then effect) {
    ItemUse use = new ItemUse();
    use.does(effect);
    uses.add(use);
    return use;
  }

  /**
   * Compiles what items, poisons and obstacles do, once everything else of the encounter is known;
   * what comes up meanwhile too.
   */
  void bind(StepCompiler steps) {
    while (!uses.isEmpty()) {
      uses.remove(0).bind(steps);
    }
  }

  private Item make(org.rpg.encounter.dsl.encounter.Item item) {
    ItemUse use = use(null);
    Item made = Item.of(names.of(item), kind(item)).effect(use);
    for (ItemProperty property : item.getProperties()) {
      if (property instanceof HandsProperty hands) {
        made = made.hands(Math.min(HANDS, hands.getHands()));
      } else if (property instanceof ReachProperty reach) {
        made = made.range(Quantities.squares(reach.getDistance()));
      } else if (property instanceof TestProperty test) {
        use.against(test.getDifficulty());
        made = made.test(new ItemTest(test.getSkills().stream().map(skills::key).toList(), use));
      } else if (property instanceof LightsProperty light) {
        made = made.light(Quantities.squares(light.getDistance()));
      } else if (property instanceof EffectProperty effect) {
        use.does(effect.getThen());
      }
    }
    return made;
  }

  private static ItemKind kind(org.rpg.encounter.dsl.encounter.Item item) {
    return switch (item.getKind()) {
      case POTION -> ItemKind.POTION;
      case BANDAGE -> ItemKind.BANDAGE;
      case SPLINT -> ItemKind.SPLINT;
      case MAGIC_RING -> ItemKind.MAGIC_RING;
      case ITEM_OF_POWER -> ItemKind.ITEM_OF_POWER;
      case SPELL -> ItemKind.SPELL;
      case MIRACLE -> ItemKind.MIRACLE;
      case AMMUNITION -> ItemKind.AMMUNITION;
      case TRAP -> ItemKind.TRAP;
      default -> ItemKind.OTHER;
    };
  }
}
