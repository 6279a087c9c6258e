package org.rpg.encounter.rules.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.Setting.Choice;

/** The exact chance of a test (BASE-01 to BASE-08), counted by hand on a d12. */
class ExactTestTest {
  @ParameterizedTest
  @CsvSource({
    // 3 against 9: a roll of 6 or more
    "3, 9, 0, 7, 12",
    // out of reach: only the natural maximum (BASE-07)
    "0, 40, 0, 1, 12",
    // always reached: only the natural minimum fails (BASE-08)
    "9, 5, 0, 11, 12",
    // a positive chance: the better of two (BASE-05)
    "3, 9, 1, 119, 144",
    // two negative ones: the worst of three
    "3, 9, -2, 343, 1728"
  })
  void rollsThatSucceedAreCounted(int skill, int against, int chances, int good, int all) {
    double chance = new ExactTest(Ruleset.standard()).success(skill, against, chances);
    assertEquals((double) good / all, chance, 1e-12);
  }

  @ParameterizedTest
  @CsvSource({
    // a modifier: 3 + 1 against 9 is a roll of 5 or more
    "1, 1, 8, 12",
    // rolled again: a failure of 5 in 12, twice; a success of 7 in 12, twice
    "2, 1, 119, 144",
    "2, -1, 49, 144"
  })
  void chancesAreReadAsTheRulesetSays(int reading, int chances, int good, int all) {
    Ruleset ruleset = Ruleset.standard().with(Parameter.CHANCES, new Choice(reading));
    assertEquals((double) good / all, new ExactTest(ruleset).success(3, 9, chances), 1e-12);
  }
}
