package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.Clock;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Fact;
import org.rpg.encounter.dsl.encounter.SceneObject;
import org.rpg.encounter.dsl.encounter.Then;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.rules.dice.DiceExpression;

/**
 * Gives out the cells in which a scene keeps its numbers during a run, while its plan is made. Not
 * kept in the plan.
 */
final class Ledger {
  /**
   * A number that is not 0 at the start, or is rolled.
   *
   * @param cell where it is kept
   * @param fact whether other scenes know it too: within one, it is as it is there
   */
  record Start(int cell, DiceExpression amount, boolean fact) {}

  private final Map<EObject, Integer> numbers = new LinkedHashMap<>();
  private final List<Start> starts = new ArrayList<>();
  private final Map<EObject, Integer> exits = new LinkedHashMap<>();
  private final Map<EObject, Integer> spreads = new LinkedHashMap<>();
  private final Map<EObject, Integer> pieces = new LinkedHashMap<>();
  private final Map<Integer, Integer> worn = new LinkedHashMap<>();
  private final List<Questions.Row> rows = new ArrayList<>();
  private final List<Questions.Test> tests = new ArrayList<>();
  private final List<Questions.Occasion> occasions = new ArrayList<>();
  private final Changes changes;
  private int arrival;
  private int companions;
  private int next = Cells.FIRST;

  /**
   * @param changes what a variant says of the numbers at the start
   */
  Ledger(Changes changes) {
    this.changes = changes;
  }

  /** The first of so many cells that nobody else has. */
  int take(int cells) {
    int first = next;
    next += cells;
    return first;
  }

  /** How many cells there are. */
  int size() {
    return next;
  }

  /** Where the number of a clock, a fact or a thing is kept. */
  int number(EObject named) {
    Integer known = numbers.get(named);
    if (known != null) {
      return known;
    }
    int cell = take(1);
    numbers.put(named, cell);
    if (appears(named)) {
      return cell; // it is not there at the start
    }
    Amount amount = start(named);
    Optional<Expression> changed = changes.start(named);
    if (changed.isPresent()) {
      starts.add(new Start(cell, Rulesets.dice(changed.get()), named instanceof Fact));
    } else if (amount != null) {
      starts.add(new Start(cell, Quantities.amount(amount), named instanceof Fact));
    } else if (named instanceof SceneObject) {
      starts.add(new Start(cell, DiceExpression.constant(1), false));
    }
    return cell;
  }

  /** The same, if anything uses it. */
  OptionalInt known(EObject named) {
    Integer cell = numbers.get(named);
    return cell == null ? OptionalInt.empty() : OptionalInt.of(cell);
  }

  /** Where is kept how many stood when the first others came to help them, one more than that. */
  int arriving() {
    arrival = arrival == 0 ? take(1) : arrival;
    return arrival;
  }

  /** The same, if anybody can come. */
  OptionalInt arrival() {
    return arrival == 0 ? OptionalInt.empty() : OptionalInt.of(arrival);
  }

  /** Rows of tables whose coming is counted. */
  List<Questions.Row> rows() {
    return rows;
  }

  /** Tests that are counted. */
  List<Questions.Test> tests() {
    return tests;
  }

  /** Events of which is kept whether they came. */
  List<Questions.Occasion> occasions() {
    return occasions;
  }

  private static Amount start(EObject named) {
    if (named instanceof Clock clock) {
      return clock.getStart();
    }
    return named instanceof Fact fact
        ? fact.getStart()
        : named instanceof SceneObject thing ? thing.getStrength() : null;
  }

  /** Where the numbers are kept that other scenes know too. */
  Map<Fact, Integer> facts() {
    Map<Fact, Integer> facts = new LinkedHashMap<>();
    numbers.forEach(
        (named, cell) -> {
          if (named instanceof Fact fact) {
            facts.put(fact, cell);
          }
        });
    return facts;
  }

  /** The first of the cells in which is kept, for each who takes part, whether he left there. */
  int exit(EObject place, int size) {
    return exits.computeIfAbsent(place, it -> take(size));
  }

  /** The first of the cells in which is kept, for each who takes part, whom he takes along. */
  int companions(int size) {
    companions = companions == 0 ? take(size) : companions;
    return companions;
  }

  /** The number of a piece of armour, from 1. */
  int piece(EObject armour) {
    return pieces.computeIfAbsent(armour, it -> pieces.size() + 1);
  }

  /**
   * The first of the cells in which is kept, for each who takes part, what he wears of a layer.
   *
   * @param start what each wears at the start, 0 for nothing
   */
  int worn(int layer, int[] start) {
    return worn.computeIfAbsent(
        layer,
        it -> {
          int first = take(start.length);
          for (int who = 0; who < start.length; who++) {
            if (start[who] > 0) {
              starts.add(new Start(first + who, DiceExpression.constant(start[who]), false));
            }
          }
          return first;
        });
  }

  /** Whether it is a thing that only a step brings. */
  static boolean appears(EObject named) {
    return named instanceof SceneObject && named.eContainer() instanceof Then;
  }

  /** Where is kept whether a thing that a step brings has come. */
  int appearance(EObject thing) {
    return spreads.computeIfAbsent(thing, it -> take(1));
  }

  /** Where is kept whether some ground has spread. */
  int spread(EObject ground) {
    return spreads.computeIfAbsent(ground, it -> take(1));
  }

  /** What the numbers are at the start. */
  List<Start> starts() {
    return List.copyOf(starts);
  }
}
