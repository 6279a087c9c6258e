package org.rpg.encounter.rules.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.Setting.Choice;

/** All that can come of a test (BASE-02, BASE-05 to BASE-08), counted by hand on a d12. */
class ProspectsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // 3 against 9: 6 to 12 succeed, with the levels 1 to 7; 12 is critical, 1 fails badly
        "0 | 0 | 7 | 1 | 1 | 12 | 1:1 2:1 3:1 4:1 5:1 6:1 7:1",
        // the better of two: n is the better 2n - 1 times of 144
        "0 | 1 | 119 | 23 | 1 | 144 | 1:11 2:13 3:15 4:17 5:19 6:21 7:23",
        // the worse of two: n is the worse 25 - 2n times
        "0 | -1 | 49 | 1 | 23 | 144 | 1:13 2:11 3:9 4:7 5:5 6:3 7:1",
        // as a modifier: 3 + 1, so 5 is enough
        "1 | 1 | 8 | 1 | 1 | 12 | 1:1 2:1 3:1 4:1 5:1 6:1 7:1 8:1",
        // rolled again if it fails: each success 12 times at once and 5 times after a failure
        "2 | 1 | 119 | 17 | 5 | 144 | 1:17 2:17 3:17 4:17 5:17 6:17 7:17",
        // rolled again if it succeeds: each success 7 times, each failure 12 + 7 times
        "2 | -1 | 49 | 7 | 19 | 144 | 1:7 2:7 3:7 4:7 5:7 6:7 7:7",
      })
  void whatCanComeOfThreeAgainstNine(
      int reading, int chances, int good, int critical, int fumble, int all, String levels) {
    Ruleset ruleset = Ruleset.standard().with(Parameter.CHANCES, new Choice(reading));
    Prospects found = new ExactTest(ruleset).prospects(3, 9, chances);
    assertEquals(BigInteger.valueOf(good), found.success());
    assertEquals(BigInteger.valueOf(critical), found.critical());
    assertEquals(BigInteger.valueOf(fumble), found.fumble());
    assertEquals(BigInteger.valueOf(all), found.total());
    assertEquals(
        levels,
        found.levels().entrySet().stream()
            .map(it -> it.getKey() + ":" + it.getValue())
            .collect(Collectors.joining(" ")));
    assertEquals(new ExactTest(ruleset).success(3, 9, chances), found.chance(), 1e-12);
  }

  @Test
  void outOfReachOnlyTheNaturalMaximumSucceedsWithLevelOne() {
    Prospects found = new ExactTest(Ruleset.standard()).prospects(0, 40, 0);
    assertEquals(1.0 / 12, found.chance(), 1e-12);
    assertEquals("{1=1}", found.levels().toString());
  }
}
