package org.rpg.encounter.play;

import java.util.Optional;
import org.rpg.encounter.dsl.encounter.At;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.play.seen.Spot;
import org.rpg.encounter.rules.field.Squares;

/** Whom "arrive 2 Goblins at 18 m from Ana" measures the distance from when they come. */
record From(Subject subject, int distance) {

  /** What an entry says; nothing if it names a place or nobody in particular. */
  static Optional<From> of(Member listed) {
    return listed.getFeatures().stream()
        .filter(At.class::isInstance)
        .map(At.class::cast)
        .filter(it -> it.getFrom() != null && !(it.getFrom().getNamed() instanceof Place))
        .map(it -> new From(it.getFrom(), Quantities.squares(it.getDistance())))
        .findFirst();
  }

  /** Where one of them comes who would stand on a square if it was at the start. */
  Spot spot(Scene scene, Selections selections, Positions positions, int square) {
    int anchor = positions.anchor(subject);
    Ground ground = scene.ground();
    return new Spot(
        selections.compile(subject),
        distance,
        Squares.column(square) - Squares.column(anchor),
        Squares.row(square) - Squares.row(anchor),
        ground.columns(),
        ground.rows());
  }
}
