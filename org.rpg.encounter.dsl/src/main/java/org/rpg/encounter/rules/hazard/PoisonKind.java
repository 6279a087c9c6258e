package org.rpg.encounter.rules.hazard;

import java.util.EnumSet;
import java.util.Set;

/** Kinds of poison, each with what it does wholly and in part (POI-03). */
@SuppressWarnings("ImmutableEnumChecker") // courses are immutable
public enum PoisonKind {
  HALLUCINOGEN(Hallucinogen.PARTIAL, Hallucinogen.TOTAL),
  CAUSTIC(Caustic.PARTIAL, Caustic.TOTAL),
  INOCULANT(Inoculant.PARTIAL, Inoculant.TOTAL),
  NEUROTOXIN(Neurotoxin.PARTIAL, Neurotoxin.TOTAL),
  LATENT(Latent.PARTIAL, Latent.TOTAL),
  /** An illness, or any other that does only what a script says (POI-03). */
  ILLNESS(PoisonCourse.NOTHING, PoisonCourse.NOTHING);

  private final PoisonCourse partial;
  private final PoisonCourse total;

  PoisonKind(PoisonCourse partial, PoisonCourse total) {
    this.partial = partial;
    this.total = total;
  }

  /** What it does to someone who resisted (POI-03). */
  public PoisonCourse partial() {
    return partial;
  }

  /** What it does to someone who did not (POI-03). */
  public PoisonCourse total() {
    return total;
  }

  /** Ways in which it works; an inoculant does not when swallowed (POI-08). */
  public Set<Route> routes() {
    return this == INOCULANT ? EnumSet.of(Route.WOUND) : EnumSet.allOf(Route.class);
  }
}
