package org.rpg.encounter.rules.combat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.Prospects;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Distribution;

/**
 * One way to attack somebody, exact: both as they are before anything has happened.
 *
 * @param weapon the name of the weapon
 * @param hero whether a PC attacks, who may do something else with a critical success (TAC-01)
 * @param melee whether it strikes near, otherwise it shoots or is thrown
 * @param skill what the attacker has of the weapon's skill (ATK-01)
 * @param guard what resists it and how hard it is to hit (ATK-04)
 * @param chances positive and negative ones, each with its rule (BASE-05)
 * @param odds what can come of the test
 * @param dice the weapon's main damage
 * @param bonus what is added for Physique (BASE-13)
 * @param second the damage of the weapon in the other hand (TAC-20)
 * @param hit the damage of a hit, of all kinds together
 * @param critical the damage of a critical success, where it counts for damage (TAC-01, TAC-03)
 */
public record Swing(
    String weapon,
    boolean hero,
    boolean melee,
    int skill,
    Standing.Guard guard,
    List<Chance> chances,
    Prospects odds,
    DiceExpression dice,
    int bonus,
    Optional<DiceExpression> second,
    Distribution hit,
    Distribution critical) {

  private static final BinaryOperator<BigInteger> SUM = BigInteger::add;

  /** Copies the chances. */
  public Swing {
    chances = List.copyOf(chances);
  }

  /** Positive minus negative chances. */
  public int net() {
    return chances.stream().mapToInt(Chance::count).sum();
  }

  /** The damage of one attack, 0 for a miss. */
  public Distribution damage() {
    BigInteger plain = odds.success().subtract(odds.critical());
    BigInteger miss = odds.total().subtract(odds.success());
    Map<Integer, BigInteger> weights = new TreeMap<>();
    weights.put(0, miss.multiply(hit.total()).multiply(critical.total()));
    hit.weights()
        .forEach((n, w) -> weights.merge(n, w.multiply(plain).multiply(critical.total()), SUM));
    critical
        .weights()
        .forEach(
            (n, w) -> weights.merge(n, w.multiply(odds.critical()).multiply(hit.total()), SUM));
    return Distribution.of(weights);
  }
}
