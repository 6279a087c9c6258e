package org.rpg.encounter.play;

import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.LayerProperty;
import org.rpg.encounter.dsl.encounter.Shield;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.play.steps.Arms;
import org.rpg.encounter.play.steps.Effect;
import org.rpg.encounter.rules.combat.Sheet;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Compiles that somebody comes by a weapon, a shield or armour, or loses it. */
final class GearCompiler {
  private final Scene scene;
  private final Sources sources;

  GearCompiler(Scene scene, Sources sources) {
    this.scene = scene;
    this.sources = sources;
  }

  /** The effect; none for other things. */
  Optional<Effect> gains(EObject thing, DiceExpression amount) {
    String name = scene.names().of(thing);
    if (thing instanceof Weapon) {
      return Optional.of(Arms.gainWeapon(name, numbers(name), amount));
    }
    if (thing instanceof Armour armour) {
      return Optional.of(Arms.gainArmour(name, worn(armour), number(armour), protection(armour)));
    }
    return sources.armoury().shield(thing).map(Arms::gainShield);
  }

  /** The effect; none for other things. */
  Optional<Effect> loses(EObject thing, DiceExpression amount) {
    String name = scene.names().of(thing);
    if (thing instanceof Weapon) {
      return Optional.of(Arms.loseWeapon(name, numbers(name), amount));
    }
    if (thing instanceof Armour armour) {
      return Optional.of(Arms.loseArmour(name, worn(armour), number(armour), protection(armour)));
    }
    return thing instanceof Shield
        ? sources.armoury().shield(thing).map(Arms::loseShield)
        : Optional.empty();
  }

  /** For each who takes part the numbers of his weapons of that name. */
  private int[][] numbers(String name) {
    return scene.cast().actors().stream()
        .map(it -> numbers(sources.sheet(it.index()), name))
        .toArray(int[][]::new);
  }

  private static int[] numbers(Sheet sheet, String name) {
    return IntStream.range(0, sheet.weapons().size())
        .filter(it -> sheet.weapons().get(it).name().equals(name))
        .toArray();
  }

  private int protection(Armour armour) {
    return sources.armoury().armour(armour).map(it -> it.protection()).orElse(0);
  }

  /** The first of the cells in which is kept what each wears of the armour's layer. */
  private int worn(Armour armour) {
    int layer = layer(armour);
    return scene
        .ledger()
        .worn(
            layer,
            scene.cast().actors().stream()
                .mapToInt(
                    it ->
                        sources.armourOf(it.index()).stream()
                            .filter(each -> layer(each) == layer)
                            .mapToInt(this::number)
                            .findFirst()
                            .orElse(0))
                .toArray());
  }

  private int number(Armour armour) {
    return scene.ledger().piece(armour);
  }

  /** Armour of no layer is worn over and under all other. */
  private int layer(Armour armour) {
    return Lineage.of(armour, Armour.class).stream()
        .flatMap(it -> it.getProperties().stream())
        .filter(LayerProperty.class::isInstance)
        .mapToInt(it -> ((LayerProperty) it).getLayer())
        .findFirst()
        .orElse(-number(armour));
  }
}
