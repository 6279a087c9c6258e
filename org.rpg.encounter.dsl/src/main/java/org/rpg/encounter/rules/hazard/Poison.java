package org.rpg.encounter.rules.hazard;

import java.util.EnumSet;
import java.util.Set;
import org.rpg.encounter.rules.combat.Effect;

/**
 * A poison (POI-01).
 *
 * @param name its name
 * @param kind its kind, which says what it does
 * @param potency added to the difficulty of resisting it, at least 0
 * @param routes ways in which it works (POI-08)
 * @param partialEffect what it does besides to those who resisted it (POI-03)
 * @param totalEffect what it does besides to those who did not (POI-03)
 */
public record Poison(
    String name,
    PoisonKind kind,
    int potency,
    Set<Route> routes,
    Effect partialEffect,
    Effect totalEffect) {
  /**
   * Copies the routes.
   *
   * @throws IllegalArgumentException if the potency is negative
   */
  public Poison {
    if (potency < 0) {
      throw new IllegalArgumentException(name + ": a potency is at least 0, not " + potency);
    }
    routes = Set.copyOf(routes);
  }

  /** A poison that works as its kind does. */
  public static Poison of(String name, PoisonKind kind, int potency) {
    return new Poison(name, kind, potency, kind.routes(), Effect.NONE, Effect.NONE);
  }

  /** The same one with effects of its own besides. */
  public Poison with(Effect partial, Effect total) {
    return new Poison(name, kind, potency, routes, partial, total);
  }

  /** The same one, working in these ways only. */
  public Poison by(Route first, Route... more) {
    EnumSet<Route> ways = EnumSet.of(first, more);
    return new Poison(name, kind, potency, ways, partialEffect, totalEffect);
  }

  /**
   * Whether it works in a way (POI-08).
   *
   * @param swallowedInoculants whether the rules let inoculants work when swallowed
   */
  public boolean works(Route route, boolean swallowedInoculants) {
    return routes.contains(route)
        || (route == Route.SWALLOWED && kind == PoisonKind.INOCULANT && swallowedInoculants);
  }

  /** The difficulty of resisting it (POI-02). */
  public int difficulty(int base) {
    return base + potency;
  }

  /** What it does: success in part, failure wholly, never nothing (POI-03). */
  public PoisonCourse course(boolean resisted) {
    return resisted ? kind.partial() : kind.total();
  }

  /** What it does besides (POI-03). */
  public Effect effect(boolean resisted) {
    return resisted ? partialEffect : totalEffect;
  }
}
