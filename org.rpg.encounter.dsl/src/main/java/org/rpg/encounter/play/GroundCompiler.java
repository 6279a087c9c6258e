package org.rpg.encounter.play;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Becomes;
import org.rpg.encounter.dsl.encounter.Deed;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.Heat;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.PlainDeed;
import org.rpg.encounter.dsl.encounter.Terrain;
import org.rpg.encounter.play.steps.ChangeGround;
import org.rpg.encounter.play.steps.SpreadGround;
import org.rpg.encounter.play.steps.Step;

/** Compiles what happens to the ground of a map: "Bridge becomes River", "Campfire spreads". */
final class GroundCompiler {
  private final Scene scene;

  GroundCompiler(Scene scene) {
    this.scene = scene;
  }

  Step compile(EObject named, Deed deed) {
    if (deed instanceof Becomes it && named instanceof Place place && isGround(it.getForm())) {
      return becomes(place, it.getForm());
    }
    boolean spreads = deed instanceof PlainDeed it && it.getVerb() == DeedVerb.SPREADS;
    return spreads ? spreads(named) : Step.NOTHING;
  }

  private static boolean isGround(EObject form) {
    return form instanceof Terrain || form instanceof Heat;
  }

  private Step becomes(Place place, EObject form) {
    return new ChangeGround(
        scene.names().of(place), scene.squaresOf(place), scene.ground().become(form));
  }

  private Step spreads(EObject named) {
    String name = scene.names().of(named);
    int cell = scene.ledger().spread(named);
    if (named instanceof Place place) {
      scene.ground().spreads(place);
      int[] squares = scene.squaresOf(place);
      return squares.length == 0 ? Step.NOTHING : new SpreadGround(name, cell, squares);
    }
    var kind = scene.ground().become(named);
    return named instanceof Heat
        ? new SpreadGround(name, cell, it -> it.heat().equals(kind.heat()))
        : new SpreadGround(name, cell, it -> it.name().equals(kind.name()));
  }
}
