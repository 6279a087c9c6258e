package org.rpg.encounter.exact;

import java.util.List;
import java.util.function.UnaryOperator;
import org.rpg.encounter.rules.Ruleset;

/**
 * A small fight of two sides. Both the exact answer and the engine's battle are made of this one
 * description. Two fighters stand {@code gap} squares apart on a line; more of them stand so close
 * that each is next to every other.
 *
 * @param name what it is about
 * @param first the side that begins; its first member does
 * @param second the other side
 * @param gap distance of the two, in squares of 1.5 m
 * @param ruleset the readings of the open points
 */
record Bout(String name, List<Fighter> first, List<Fighter> second, int gap, Ruleset ruleset) {

  static Bout of(String name, Fighter first, Fighter second) {
    return new Bout(name, List.of(first), List.of(second), 1, Ruleset.standard());
  }

  static Bout of(String name, List<Fighter> first, List<Fighter> second) {
    return new Bout(name, first, second, 1, Ruleset.standard());
  }

  /** The two stand so far apart. */
  Bout apart(int squares) {
    return new Bout(name, first, second, squares, ruleset);
  }

  /** Under other readings. */
  Bout under(UnaryOperator<Ruleset> change) {
    return new Bout(name, first, second, gap, change.apply(ruleset));
  }

  int size() {
    return first.size() + second.size();
  }

  Fighter fighter(int index) {
    return index < first.size() ? first.get(index) : second.get(index - first.size());
  }

  int side(int index) {
    return index < first.size() ? 0 : 1;
  }

  @Override
  public String toString() {
    return name;
  }
}
