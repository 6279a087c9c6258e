package org.rpg.encounter.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.BurnsProperty;
import org.rpg.encounter.dsl.encounter.CoverProperty;
import org.rpg.encounter.dsl.encounter.PlaceFeature;
import org.rpg.encounter.dsl.encounter.SetbackProperty;
import org.rpg.encounter.dsl.encounter.Sight;
import org.rpg.encounter.dsl.encounter.Terrain;
import org.rpg.encounter.dsl.encounter.TerrainProperty;
import org.rpg.encounter.dsl.encounter.TerrainTrait;
import org.rpg.encounter.dsl.encounter.TerrainTraitKind;
import org.rpg.encounter.dsl.encounter.WaterProperty;
import org.rpg.encounter.dsl.encounter.WithFeature;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.Setback;

/**
 * The engine's kinds of ground, made of a script's terrains and sources of heat. What nobody can
 * cross hides what is behind it, unless it says itself how much it hides, or is water or a drop:
 * our own choice.
 */
final class Terrains {
  private static final org.rpg.encounter.rules.field.Terrain PLAIN =
      org.rpg.encounter.rules.field.Terrain.PLAIN;

  /** Water of which no depth is said reaches over the head of whoever is not tall: one square. */
  private static final double DEPTH = 1.5;

  private static final int CENTIMETRES = 100;

  private final Names names;
  private final Map<EObject, org.rpg.encounter.rules.field.Terrain> known = new HashMap<>();

  Terrains(Names names) {
    this.names = names;
  }

  /** What a terrain or a source of heat is like as ground; plain for anything else. */
  org.rpg.encounter.rules.field.Terrain of(EObject thing) {
    org.rpg.encounter.rules.field.Terrain before = known.get(thing);
    if (before != null) {
      return before;
    }
    org.rpg.encounter.rules.field.Terrain made = PLAIN;
    if (thing instanceof Terrain terrain) {
      made = made(terrain);
    } else if (thing instanceof org.rpg.encounter.dsl.encounter.Heat heat) {
      made = org.rpg.encounter.rules.field.Terrain.named(names.of(heat)).heat(heat(heat, names));
    }
    known.put(thing, made);
    return made;
  }

  /** Ground with what a place has on it. */
  org.rpg.encounter.rules.field.Terrain with(
      org.rpg.encounter.rules.field.Terrain ground, List<PlaceFeature> features) {
    org.rpg.encounter.rules.field.Terrain all = ground;
    for (PlaceFeature feature : features) {
      if (feature instanceof WithFeature with) {
        all = with.getThing() == null ? all.cover(cover(with)) : all.with(of(with.getThing()));
      }
    }
    return all;
  }

  /** The cover that features give by themselves. */
  static Optional<Cover> cover(List<PlaceFeature> features) {
    return features.stream()
        .filter(WithFeature.class::isInstance)
        .map(WithFeature.class::cast)
        .filter(it -> it.getThing() == null)
        .map(Terrains::cover)
        .max(Cover::compareTo);
  }

  private static Cover cover(WithFeature feature) {
    return Cover.valueOf(feature.getCover().name());
  }

  private org.rpg.encounter.rules.field.Terrain made(Terrain terrain) {
    var made = org.rpg.encounter.rules.field.Terrain.named(names.of(terrain));
    Optional<Setback> setback =
        nearest(terrain, SetbackProperty.class).map(it -> Setback.valueOf(it.getSetback().name()));
    Optional<Cover> cover =
        nearest(terrain, CoverProperty.class).map(it -> Cover.valueOf(it.getCover().name()));
    Optional<Heat> heat =
        nearest(terrain, BurnsProperty.class)
            .filter(it -> !it.getHeat().eIsProxy())
            .map(it -> heat(it.getHeat(), names));
    Optional<Integer> water = nearest(terrain, WaterProperty.class).map(Terrains::depth);
    Optional<Integer> sight =
        nearest(terrain, Sight.class).map(it -> Quantities.squares(it.getDistance()));
    boolean passable = !has(terrain, TerrainTraitKind.IMPASSABLE);
    boolean ledge = has(terrain, TerrainTraitKind.LEDGE);
    boolean wall = !passable && water.isEmpty() && !ledge;
    made = passable ? made : made.impassable();
    made = ledge ? made.sheer() : made;
    return made.setback(setback.orElse(Setback.NONE))
        .cover(cover.orElse(wall ? Cover.TOTAL : Cover.NONE))
        .heat(heat.orElse(Heat.NONE))
        .water(water.orElse(0))
        .sight(sight.orElse(org.rpg.encounter.rules.field.Terrain.UNLIMITED));
  }

  /** The source of heat that a terrain burns as. */
  static Optional<Heat> heat(Terrain terrain, Names names) {
    return nearest(terrain, BurnsProperty.class)
        .filter(it -> !it.getHeat().eIsProxy())
        .map(it -> heat(it.getHeat(), names));
  }

  /** How a terrain hinders those who cross it. */
  static Optional<Setback> setback(Terrain terrain) {
    return nearest(terrain, SetbackProperty.class)
        .map(it -> Setback.valueOf(it.getSetback().name()));
  }

  static Heat heat(org.rpg.encounter.dsl.encounter.Heat heat, Names names) {
    return new Heat(names.of(heat), heat.getSeverity(), heat.getGrowth());
  }

  private static int depth(WaterProperty water) {
    double metres = water.getDepth() == null ? DEPTH : Quantities.value(water.getDepth());
    return (int) Math.round(metres * CENTIMETRES);
  }

  /** The last that is said of something, by the terrain itself or by the nearest it is like. */
  private static <T extends TerrainProperty> Optional<T> nearest(Terrain terrain, Class<T> kind) {
    return Lineage.of(terrain, Terrain.class).stream()
        .map(it -> properties(it, kind).reduce((first, last) -> last))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static <T> Stream<T> properties(Terrain terrain, Class<T> kind) {
    return terrain.getProperties().stream().filter(kind::isInstance).map(kind::cast);
  }

  static boolean has(Terrain terrain, TerrainTraitKind trait) {
    return Lineage.of(terrain, Terrain.class).stream()
        .flatMap(it -> properties(it, TerrainTrait.class))
        .anyMatch(it -> it.getTrait() == trait);
  }
}
