package org.rpg.encounter.exact;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.Distribution;

/** The exact outcomes of a skill test (BASE-01 to BASE-08). */
final class Trial {

  /** What a test can come to; the level is 0 after a failure. */
  record Roll(boolean success, boolean critical, boolean even, int level) {}

  private record Question(int skill, int difficulty, int net, boolean levels) {}

  private final Ruleset ruleset;
  private final Distribution die;
  private final Map<Question, Draw<Roll>> known = new HashMap<>();

  Trial(Ruleset ruleset) {
    this.ruleset = ruleset;
    die = ruleset.dice(Parameter.BASE_DIE).distribution();
  }

  /**
   * The outcomes of a test, each once.
   *
   * @param net positive minus negative chances
   * @param levels whether the level matters; if not, all levels are told as 1
   */
  Draw<Roll> of(int skill, int difficulty, int net, boolean levels) {
    return known.computeIfAbsent(new Question(skill, difficulty, net, levels), this::outcomes);
  }

  private Draw<Roll> outcomes(Question asked) {
    int limit = ruleset.number(Parameter.CHANCE_LIMIT);
    int net = limit == 0 ? asked.net : Math.max(-limit, Math.min(limit, asked.net));
    boolean modifier = ruleset.reading(Parameter.CHANCES) == 1;
    Map<Roll, Double> sums = new LinkedHashMap<>();
    naturals(asked, net)
        .forEach(
            (natural, chance) -> {
              Roll roll = judge(asked, natural, modifier ? net : 0);
              sums.merge(roll, chance, Double::sum);
            });
    List<Roll> rolls = new ArrayList<>(sums.keySet());
    return new Draw<>(rolls, rolls.stream().mapToDouble(sums::get).toArray());
  }

  /** The natural die that counts, with its probability (BASE-05). */
  private Map<Integer, Double> naturals(Question asked, int net) {
    return switch (ruleset.reading(Parameter.CHANCES)) {
      case 0 -> plain(net > 0 ? die.highestOf(net + 1) : die.lowestOf(1 - net));
      case 1 -> plain(die);
      default -> rerolled(asked, net);
    };
  }

  private static Map<Integer, Double> plain(Distribution of) {
    Map<Integer, Double> chances = new TreeMap<>();
    for (int value : of.weights().keySet()) {
      chances.put(value, of.probability(it -> it == value));
    }
    return chances;
  }

  /** BASE-05 (c): a positive chance rolls a failure again, a negative one a success. */
  private Map<Integer, Double> rerolled(Question asked, int net) {
    Map<Integer, Double> now = plain(die);
    for (int i = Math.abs(net); i > 0; i--) {
      double again = 0;
      Map<Integer, Double> then = new TreeMap<>();
      for (Map.Entry<Integer, Double> each : now.entrySet()) {
        boolean unwanted = judge(asked, each.getKey(), 0).success == (net < 0);
        again += unwanted ? each.getValue() : 0;
        then.merge(each.getKey(), unwanted ? 0 : each.getValue(), Double::sum);
      }
      for (Map.Entry<Integer, Double> each : plain(die).entrySet()) {
        then.merge(each.getKey(), again * each.getValue(), Double::sum);
      }
      now = then;
    }
    now.values().removeIf(chance -> chance == 0);
    return now;
  }

  private Roll judge(Question asked, int natural, int added) {
    int total = natural + asked.skill + added;
    int margin = total - asked.difficulty;
    boolean failsAlways = ruleset.on(Parameter.NATURAL_MINIMUM_FAILS) && natural == die.min();
    boolean critical =
        ruleset.reading(Parameter.CRITICAL_SUCCESS) == 0
            ? natural == die.max() // BASE-07 (a)
            : !failsAlways && margin >= ruleset.number(Parameter.CRITICAL_MARGIN);
    int needed = ruleset.reading(Parameter.SUCCESS) == 0 ? 0 : 1; // BASE-02
    boolean success = critical || (!failsAlways && margin >= needed); // BASE-08, INT-63
    int result = ruleset.reading(Parameter.DIE_RESULT) == 0 ? natural : total; // BASE-04
    boolean even = Math.floorMod(result, 2) == 0;
    int level = asked.levels ? level(total, margin) : 1;
    return new Roll(success, critical, even, success ? level : 0);
  }

  /** BASE-06. */
  private int level(int total, int margin) {
    int level =
        switch (ruleset.reading(Parameter.SUCCESS_LEVEL)) {
          case 0 -> margin + 1;
          case 1 -> margin;
          default -> total - ruleset.number(Parameter.BASE_DIFFICULTY);
        };
    return margin < 0 ? Math.max(1, level) : Math.max(0, level);
  }
}
