package org.rpg.encounter.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.rules.Setting.Bands;
import org.rpg.encounter.rules.dice.DiceExpression;

class RulesetTest {
  @Test
  void everyBaseRuleHasAParameter() {
    Set<Rule> covered = new HashSet<>();
    for (Parameter parameter : Parameter.values()) {
      covered.add(parameter.rule());
    }
    for (Rule rule : Rule.values()) {
      assertTrue(!rule.id().startsWith("BASE-") || covered.contains(rule), rule.id());
    }
  }

  @Test
  void namesAreUniqueInEachLanguage() {
    Set<String> english = new HashSet<>();
    Set<String> portuguese = new HashSet<>();
    for (Parameter parameter : Parameter.values()) {
      assertTrue(english.add(parameter.english()), parameter.english());
      assertTrue(portuguese.add(parameter.portuguese()), parameter.portuguese());
    }
  }

  @ParameterizedTest
  @EnumSource(Parameter.class)
  void eachParameterIsFoundByEitherNameAndTakesItsOwnDefault(Parameter parameter) {
    assertEquals(parameter, Parameter.named(parameter.english()).orElseThrow());
    assertEquals(parameter, Parameter.named(parameter.portuguese()).orElseThrow());
    Ruleset same = Ruleset.standard().with(parameter, parameter.standard());
    assertEquals(Ruleset.standard(), same);
    assertEquals(Ruleset.standard().hashCode(), same.hashCode());
  }

  @ParameterizedTest
  @EnumSource(Parameter.class)
  void eachReadingIsReadByEitherName(Parameter parameter) {
    for (int i = 0; i < parameter.options().size(); i++) {
      Option option = parameter.options().get(i);
      Setting choice = new Setting.Choice(i);
      assertEquals(choice, parameter.parse(option.english()));
      assertEquals(choice, parameter.parse(option.portuguese()));
    }
  }

  @Test
  void settingsAreReadFromText() {
    Ruleset ruleset =
        Ruleset.standard()
            .with(Parameter.BASE_DIE, "2d6")
            .with(Parameter.SPEED, "12 m")
            .with(Parameter.OPENING_DISTANCE, "7,5")
            .with(Parameter.SHIELD_NEEDED, "disabled")
            .with(Parameter.TURN_LIMIT, "20")
            .with(Parameter.DODGE_SKILL, "Reflexes")
            .with(Parameter.WOUND_CLASSES, "3, 6")
            .with(Parameter.DAMAGE_SCALE, "1d4, 1d6+1");
    assertEquals(DiceExpression.of(2, 6), ruleset.dice(Parameter.BASE_DIE));
    assertEquals(8, ruleset.squares(Parameter.SPEED)); // BASE-15: 12 m are 8 squares of 1.5 m
    assertEquals(5, ruleset.squares(Parameter.OPENING_DISTANCE));
    assertEquals(false, ruleset.on(Parameter.SHIELD_NEEDED));
    assertEquals(20, ruleset.number(Parameter.TURN_LIMIT));
    assertEquals("Reflexes", ruleset.name(Parameter.DODGE_SKILL));
    assertEquals(new Bands(3, 6), ruleset.bands(Parameter.WOUND_CLASSES));
    assertEquals(2, ruleset.ladder(Parameter.DAMAGE_SCALE).steps().size());
    assertNotEquals(Ruleset.standard(), ruleset);
  }

  @ParameterizedTest
  @CsvSource({
    "BASE_DIE, sword",
    "BASE_DIE, 5",
    "SUCCESS, Perhaps",
    "TURN_LIMIT, 0",
    "TURN_LIMIT, many",
    "SHIELD_NEEDED, maybe",
    "SPEED, far",
    "WOUND_CLASSES, 5",
    "PROTECTION_PER_CHANCE, 0"
  })
  void whatMakesNoSenseIsRefused(Parameter parameter, String text) {
    assertThrows(IllegalArgumentException.class, () -> Ruleset.standard().with(parameter, text));
  }

  @Test
  void aSettingOfAnotherKindIsRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> Ruleset.standard().with(Parameter.BASE_DIE, true));
    assertThrows(
        IllegalArgumentException.class, () -> Ruleset.standard().with(Parameter.SUCCESS, 2));
  }

  @Test
  void aRuleIsCitedWithAHyphen() {
    assertEquals("INI-05", Rule.INI_05.id());
    assertEquals("Mantendo a iniciativa", Rule.INI_05.portuguese());
  }

  @Test
  void theDayHasFourPeriodsAndUnopposedTestsADifficultyOfEight() {
    // BASE-19, BASE-03
    assertEquals(4, Ruleset.standard().number(Parameter.DAY_PERIODS));
    assertEquals(8, Ruleset.standard().number(Parameter.UNOPPOSED_DIFFICULTY));
  }
}
