package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.Supplies;
import org.rpg.encounter.dsl.encounter.Supply;
import org.rpg.encounter.play.steps.Sequence;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.gear.Container;

/** What a scene's people set out with: meals, water, gear. */
final class Stores {
  private final Scene scene;
  private final List<Supply> all;

  Stores(Scene scene, Outline outline) {
    this.scene = scene;
    all =
        outline.elements(Supplies.class).stream().flatMap(it -> it.getSupplies().stream()).toList();
  }

  /** How much of it all of them have together. */
  int of(Attribute what) {
    return all.stream().filter(it -> it.getAttribute() == what).mapToInt(this::count).sum();
  }

  /** Gear is in the first one's backpack. */
  Step gear() {
    List<Step> steps = new ArrayList<>();
    for (Supply supply : all) {
      int item =
          supply.getThing() == null ? Combatant.NONE : scene.belongings().number(supply.getThing());
      int count = count(supply);
      if (item != Combatant.NONE) {
        steps.add(
            (master, self) -> {
              master.addItems(0, item, Container.BACKPACK, count);
              return Step.GO_ON;
            });
      }
    }
    return Sequence.of(steps);
  }

  /** Dice count with their mean: what they set out with is the same in every run. */
  private int count(Supply supply) {
    int each =
        Quantities.isRolled(supply.getCount())
            ? (int) Quantities.dice(supply.getCount()).mean()
            : Quantities.fixed(supply.getCount());
    return each * (supply.getPer() == null ? 1 : howMany(supply.getPer()));
  }

  private int howMany(Subject per) {
    return (int)
        scene.cast().actors().stream()
            .filter(it -> it.isListed() && scene.cast().isMeant(it, per))
            .count();
  }
}
