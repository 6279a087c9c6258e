package org.rpg.encounter.play;

import java.util.List;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Becomes;
import org.rpg.encounter.dsl.encounter.Deed;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.Heat;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.PlainDeed;
import org.rpg.encounter.dsl.encounter.SceneObject;
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

  /** A thing with ground of its own has come: its place is like that from now on. */
  List<Step> barred(SceneObject thing) {
    return patches(thing, Ground.Patch::barred);
  }

  /** It has broken: its place is again what it was. */
  List<Step> opened(SceneObject thing) {
    return patches(thing, Ground.Patch::open);
  }

  private List<Step> patches(
      SceneObject thing, Function<Ground.Patch, org.rpg.encounter.rules.field.Terrain> kind) {
    return scene.ground().patches(thing).stream()
        .map(it -> (Step) new ChangeGround(place(thing), it.squares(), kind.apply(it)))
        .toList();
  }

  private String place(SceneObject thing) {
    return Ground.placeOf(thing).map(scene.names()::of).orElse("");
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
