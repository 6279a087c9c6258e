package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.dsl.encounter.Clock;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.play.Questions.Counter;
import org.rpg.encounter.play.Questions.Line;
import org.rpg.encounter.play.Questions.OpenChoice;
import org.rpg.encounter.play.Questions.Phase;

/** Finds out what can be asked of a scene, once its steps are compiled. */
final class Asking {
  private final Scene scene;
  private final Outline outline;
  private final Outfits outfits;

  Asking(Scene scene, Outline outline, Outfits outfits) {
    this.scene = scene;
    this.outline = outline;
    this.outfits = outfits;
  }

  /**
   * All of it.
   *
   * @param standard the tactics of whoever has no style
   */
  Questions of(Optional<Tactics> standard, List<OpenChoice> choices) {
    int heroes = scene.side(SideKind.HEROES).orElse(0);
    boolean fight = outline.kind() == PlanKind.ENCOUNTER;
    return new Questions(
        heroes,
        Sides.leader(scene.cast(), heroes),
        fight ? new Verdicts(scene.names().language()).of(outline.declaration()) : List.of(),
        fight ? retreat(heroes, standard) : List.of(),
        counters(),
        scene.ledger().arrival(),
        fight ? phases() : List.of(),
        scene.ledger().rows(),
        scene.ledger().tests(),
        scene.ledger().occasions(),
        choices);
  }

  private List<Line> retreat(int heroes, Optional<Tactics> standard) {
    Set<Tactics> styles = new LinkedHashSet<>();
    for (Cast.Actor actor : scene.cast().actors()) {
      if (actor.side() == heroes) {
        actor
            .style()
            .or(() -> Sheets.style(actor.being()))
            .or(() -> standard)
            .ifPresent(styles::add);
      }
    }
    return Retreats.of(scene, outline, heroes, styles);
  }

  /** Clocks that nothing uses are not kept. */
  private List<Counter> counters() {
    List<Counter> counters = new ArrayList<>();
    for (Clock clock : outline.elements(Clock.class)) {
      scene
          .ledger()
          .known(clock)
          .ifPresent(it -> counters.add(new Counter(scene.names().of(clock), it)));
    }
    return counters;
  }

  private List<Phase> phases() {
    List<Phase> phases = new ArrayList<>();
    for (Cast.Actor actor : scene.cast().actors()) {
      List<String> names = outfits.formNames(actor.index(), scene.names());
      for (int i = 0; i < names.size(); i++) {
        phases.add(new Phase(actor.index(), i + 1, names.get(i)));
      }
    }
    return phases;
  }
}
