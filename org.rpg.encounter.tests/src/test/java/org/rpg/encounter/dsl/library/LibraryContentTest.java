package org.rpg.encounter.dsl.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.dsl.library.LibraryEntries.entries;
import static org.rpg.encounter.dsl.library.LibraryEntries.properties;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.BeingTrait;
import org.rpg.encounter.dsl.encounter.BeingTraitKind;
import org.rpg.encounter.dsl.encounter.BurnsProperty;
import org.rpg.encounter.dsl.encounter.Cover;
import org.rpg.encounter.dsl.encounter.CoverProperty;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.HandsProperty;
import org.rpg.encounter.dsl.encounter.Heat;
import org.rpg.encounter.dsl.encounter.Item;
import org.rpg.encounter.dsl.encounter.ItemKind;
import org.rpg.encounter.dsl.encounter.LayerProperty;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Poison;
import org.rpg.encounter.dsl.encounter.PoisonKind;
import org.rpg.encounter.dsl.encounter.ProtectionProperty;
import org.rpg.encounter.dsl.encounter.ReachKind;
import org.rpg.encounter.dsl.encounter.ReachProperty;
import org.rpg.encounter.dsl.encounter.Setback;
import org.rpg.encounter.dsl.encounter.SetbackProperty;
import org.rpg.encounter.dsl.encounter.Shield;
import org.rpg.encounter.dsl.encounter.Size;
import org.rpg.encounter.dsl.encounter.SizeProperty;
import org.rpg.encounter.dsl.encounter.StyleProperty;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.Terrain;
import org.rpg.encounter.dsl.encounter.TerrainTrait;
import org.rpg.encounter.dsl.encounter.TerrainTraitKind;
import org.rpg.encounter.dsl.encounter.WaterProperty;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WeaponTrait;
import org.rpg.encounter.dsl.encounter.WeaponTraitKind;
import org.rpg.encounter.dsl.words.Language;

/** The rulebook that ships holds what a table needs to play tonight. */
class LibraryContentTest {
  @Test
  void theCheckerFindsNothingInIt() {
    IResourceValidator validator = Scripts.the(IResourceValidator.class);
    for (Resource file : LibraryEntries.files()) {
      List<String> found =
          validator.validate(file, CheckMode.ALL, CancelIndicator.NullImpl).stream()
              .map(it -> it.getLineNumber() + ": " + it.getMessage())
              .toList();
      assertEquals(List.of(), found, file.getURI().lastSegment());
    }
  }

  @Test
  void thereIsEnoughOfEachKind() {
    assertTrue(entries(Weapon.class).size() >= 40);
    assertTrue(entries(Armour.class).size() >= 12);
    assertTrue(entries(Shield.class).size() >= 3);
    assertTrue(entries(Terrain.class).size() >= 25);
    assertTrue(entries(Creature.class).size() >= 30);
    assertTrue(entries(Persona.class).size() >= 8);
    assertTrue(entries(Tactics.class).size() >= 16);
  }

  @Test
  void weaponsOfThreeSizesReachNearAndFarWithOneHandAndWithTwo() {
    Map<Size, Integer> sizes = counts(Weapon.class, it -> first(it, SizeProperty.class).getSize());
    for (Size size : List.of(Size.SMALL, Size.MEDIUM, Size.LARGE)) {
      assertTrue(sizes.get(size) >= 7, sizes.toString());
    }
    assertTrue(with(WeaponTraitKind.THROWN) >= 5);
    assertTrue(with(WeaponTraitKind.NATURAL) >= 10);
    assertTrue(with(WeaponTraitKind.PARRIES) >= 5);
    assertTrue(shootingWith(1) >= 3);
    assertTrue(shootingWith(2) >= 4);
    assertTrue(
        entries(Weapon.class).stream()
                .flatMap(it -> properties(it, ReachProperty.class))
                .filter(it -> it.getKind() == ReachKind.MELEE)
                .filter(it -> it.getDistance().getValue().doubleValue() >= 3)
                .count()
            >= 5);
  }

  private static long with(WeaponTraitKind trait) {
    return entries(Weapon.class).stream().filter(it -> has(it, trait)).count();
  }

  private static boolean has(Weapon weapon, WeaponTraitKind trait) {
    return properties(weapon, WeaponTrait.class).anyMatch(it -> it.getTrait() == trait);
  }

  /** Weapons that only shoot, by the hands they take. */
  private static long shootingWith(int hands) {
    return entries(Weapon.class).stream()
        .filter(it -> !has(it, WeaponTraitKind.THROWN) && !has(it, WeaponTraitKind.NATURAL))
        .filter(
            it ->
                properties(it, ReachProperty.class).allMatch(r -> r.getKind() == ReachKind.RANGED))
        .filter(it -> first(it, HandsProperty.class).getHands() == hands)
        .count();
  }

  @Test
  void whoWearsAPieceOfEachLayerHasEighteenPointsOfProtection() {
    Set<String> suit = Set.of("Jerkin", "Chain Mail", "Plates", "Great Helm", "Vambraces");
    List<Armour> worn =
        entries(Armour.class).stream()
            .filter(it -> suit.contains(LibraryEntries.name(it, Language.EN)))
            .toList();
    assertEquals(
        18, worn.stream().mapToInt(it -> first(it, ProtectionProperty.class).getValue()).sum());
    Set<Integer> layers = new HashSet<>();
    worn.forEach(it -> assertTrue(layers.add(first(it, LayerProperty.class).getLayer())));
  }

  @Test
  void everyKindOfItemAndTwoOfEachKindOfPoisonAreThere() {
    Map<ItemKind, Integer> items = counts(Item.class, Item::getKind);
    assertEquals(EnumSet.allOf(ItemKind.class), EnumSet.copyOf(items.keySet()));
    assertTrue(items.get(ItemKind.POTION) >= 8);
    Map<PoisonKind, Integer> poisons = counts(Poison.class, Poison::getKind);
    for (PoisonKind kind : PoisonKind.values()) {
      assertTrue(poisons.getOrDefault(kind, 0) >= 2, kind + " in " + poisons);
    }
  }

  /** SIT-17: the placeholder of the rules, which is ours. */
  @Test
  void theFireTableIsThePlaceholder() {
    Map<String, String> table =
        entries(Heat.class).stream()
            .collect(
                Collectors.toMap(
                    it -> LibraryEntries.name(it, Language.EN),
                    it -> it.getSeverity() + " +" + it.getGrowth()));
    Map<String, String> expected =
        Map.of(
            "Torch", "1 +1",
            "Campfire", "2 +1",
            "Burning Oil", "2 +1",
            "Blaze", "3 +2",
            "Furnace", "4 +3",
            "Magical Fire", "4 +3",
            "Dragon Fire", "4 +3",
            "Lava", "6 +6");
    assertEquals(expected, table);
  }

  @Test
  void theGroundKnowsEverySetbackCoverWaterFireAndLedge() {
    assertEquals(
        Set.of(Setback.values()), ofGround(SetbackProperty.class, SetbackProperty::getSetback));
    assertEquals(Set.of(Cover.values()), ofGround(CoverProperty.class, CoverProperty::getCover));
    assertEquals(
        Set.of(TerrainTraitKind.values()), ofGround(TerrainTrait.class, TerrainTrait::getTrait));
    assertTrue(ofGround(WaterProperty.class, it -> it.getDepth().getValue()).size() >= 3);
    assertTrue(ofGround(BurnsProperty.class, BurnsProperty::getHeat).size() >= 3);
  }

  private static <P, V> Set<V> ofGround(Class<P> kind, Function<P, V> value) {
    return entries(Terrain.class).stream()
        .flatMap(it -> properties(it, kind))
        .map(value)
        .collect(Collectors.toSet());
  }

  @Test
  void theDeadWalkAndMountsCarryRiders() {
    for (BeingTraitKind trait :
        List.of(
            BeingTraitKind.UNDEAD,
            BeingTraitKind.MOUNT,
            BeingTraitKind.SIMPLE,
            BeingTraitKind.VEHICLE)) {
      assertTrue(
          entries(Creature.class).stream()
              .flatMap(it -> properties(it, BeingTrait.class))
              .anyMatch(it -> it.getTrait() == trait),
          trait.toString());
    }
  }

  @Test
  void everyReadyMadeHeroHasAStyleOfHisOwn() {
    Map<Tactics, Integer> styles =
        counts(Persona.class, it -> first(it, StyleProperty.class).getTactics());
    assertEquals(entries(Persona.class).size(), styles.size());
  }

  private static <P> P first(EObject entry, Class<P> kind) {
    return properties(entry, kind).findFirst().orElseThrow();
  }

  private static <T extends EObject, K> Map<K, Integer> counts(Class<T> kind, Function<T, K> key) {
    return entries(kind).stream().collect(Collectors.toMap(key, it -> 1, Integer::sum));
  }
}
