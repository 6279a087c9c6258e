package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.Supplies;
import org.rpg.encounter.dsl.encounter.Supply;
import org.rpg.encounter.play.road.Ration;
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

  /** How much of it all of them have together: each entry is rolled, "for each" one by one. */
  Ration of(Attribute what) {
    return ration(all.stream().filter(it -> it.getAttribute() == what).toList());
  }

  private Ration ration(List<Supply> supplies) {
    return new Ration(
        supplies.stream().map(it -> Quantities.amount(it.getCount())).toList(),
        supplies.stream().mapToInt(it -> it.getPer() == null ? 1 : howMany(it.getPer())).toArray());
  }

  /** Gear is in the first one's backpack. */
  Step gear() {
    List<Step> steps = new ArrayList<>();
    for (Supply supply : all) {
      int item =
          supply.getThing() == null ? Combatant.NONE : scene.belongings().number(supply.getThing());
      Ration count = ration(List.of(supply));
      if (item != Combatant.NONE) {
        steps.add(
            (master, self) -> {
              master.addItems(0, item, Container.BACKPACK, count.roll(master));
              return Step.GO_ON;
            });
      }
    }
    return Sequence.of(steps);
  }

  private int howMany(Subject per) {
    return (int)
        scene.cast().actors().stream()
            .filter(it -> it.isListed() && scene.cast().isMeant(it, per))
            .count();
  }
}
