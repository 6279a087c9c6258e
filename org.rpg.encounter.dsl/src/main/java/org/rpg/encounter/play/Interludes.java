package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Fact;
import org.rpg.encounter.play.road.Interlude;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Part;

/**
 * The scenes within a scene, while its plan is made: fights on the way, stages of an adventure.
 * Each is planned once, when it is first asked for; its number is its place in that order.
 */
final class Interludes {
  private final Planner outer;
  private final Map<EObject, Planner> inner = new LinkedHashMap<>();
  private final List<Plan> plans = new ArrayList<>();
  private final List<LastOutcome> asked = new ArrayList<>();

  Interludes(Planner outer) {
    this.outer = outer;
  }

  /** The step that plays a scene. */
  Interlude of(EObject scene) {
    int number = number(scene);
    return new Interlude(number, plans.get(number));
  }

  private int number(EObject scene) {
    if (!inner.containsKey(scene)) {
      Planner planner = outer.within(Outline.of(scene));
      plans.add(planner.plan());
      inner.put(scene, planner);
    }
    return List.copyOf(inner.keySet()).indexOf(scene);
  }

  /** Who of a part's roster are those who travel. */
  int[] travellers(EObject scene) {
    number(scene);
    int[] people = people(inner.get(scene).cast());
    return IntStream.range(0, people.length).filter(it -> people[it] != Combatant.NONE).toArray();
  }

  /** What a being has of a skill that does not take part here, as its kind has it; 0 without. */
  int skill(EObject being, String skill) {
    return outer.sheet(being).skill(skill).orElse(0);
  }

  List<Plan> plans() {
    return List.copyOf(plans);
  }

  /** What holds of a part that is over, by what its own script calls things. */
  Claim claim(EObject scene, Expression expression) {
    number(scene);
    return inner.get(scene).claims().compile(expression);
  }

  /** Whether a part that is over ended with the heroes' flight, surrender or capture. */
  Claim told(EObject scene, Ending.Sense sense) {
    number(scene);
    return inner.get(scene).claims().told(sense);
  }

  /** Whether the part that was played last ended like this: "victory", a named end. */
  Criterion last(Expression outcome) {
    LastOutcome criterion = new LastOutcome(outcome);
    asked.add(criterion);
    return criterion;
  }

  /** Who of each part is who, once all parts are known. */
  List<Part> parts() {
    for (int i = 0; i < asked.size(); i++) {
      asked.get(i).complete(List.copyOf(inner.values()));
    }
    List<Part> parts = new ArrayList<>();
    int number = 0;
    for (Planner planner : inner.values()) {
      Map<Fact, Integer> facts = planner.scene().ledger().facts();
      int[] here = facts.keySet().stream().mapToInt(outer.scene().ledger()::number).toArray();
      int[] there = facts.values().stream().mapToInt(Integer::intValue).toArray();
      parts.add(
          new Part(
              plans.get(number++).battle(),
              people(planner.cast()),
              items(planner.belongings()),
              here,
              there,
              outer.illnesses(),
              planner.illnesses()));
    }
    return parts;
  }

  /** The first Goblin there is the first Goblin here; who is not known here only belongs there. */
  private int[] people(Cast there) {
    int[] people = new int[there.actors().size()];
    Arrays.fill(people, Combatant.NONE);
    Map<EObject, Integer> taken = new LinkedHashMap<>();
    for (Cast.Actor actor : there.actors()) {
      if (actor.isListed()) {
        int nth = taken.merge(actor.being(), 1, Integer::sum) - 1;
        people[actor.index()] =
            outer.cast().actors().stream()
                .filter(it -> it.isListed() && it.being() == actor.being())
                .skip(nth)
                .mapToInt(Cast.Actor::index)
                .findFirst()
                .orElse(Combatant.NONE);
      }
    }
    return people;
  }

  private int[] items(Belongings there) {
    return there.things().stream().mapToInt(outer.belongings()::number).toArray();
  }

  /** How the last part ended; complete before the first run. */
  private static final class LastOutcome implements Criterion {
    private final Expression outcome;
    private Claim[] claims = {};

    LastOutcome(Expression outcome) {
      this.outcome = outcome;
    }

    void complete(List<Planner> parts) {
      claims = parts.stream().map(it -> it.claims().compile(outcome)).toArray(Claim[]::new);
    }

    @Override
    public boolean holds(CombatView view, int self) {
      int part = view.memory(Cells.LAST_PART) - 1;
      return part >= 0 && claims[part].holds(view.part(part), view.memory(Cells.LAST_END));
    }
  }
}
