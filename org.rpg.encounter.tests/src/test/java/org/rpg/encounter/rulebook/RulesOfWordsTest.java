package org.rpg.encounter.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;

/** The words of the language and the rules they stand for. */
class RulesOfWordsTest {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  /** The catalogue has no rule for these: they are words of the language alone. */
  private static final Set<String> WITHOUT_A_RULE =
      Set.of(
          "magical",
          "ammunition",
          "trap",
          "impassable",
          "vehicle",
          "on-watch",
          "without-equipment");

  private static List<EEnum> kindsOfWords() {
    return List.of(
        MODEL.getCondition(),
        MODEL.getTargetVerb(),
        MODEL.getItemVerb(),
        MODEL.getPlainVerb(),
        MODEL.getReaction(),
        MODEL.getCriticalChoice(),
        MODEL.getPoisonKind(),
        MODEL.getSetback(),
        MODEL.getCover(),
        MODEL.getTerrainTraitKind(),
        MODEL.getDamageKind(),
        MODEL.getWeaponTraitKind(),
        MODEL.getReachKind(),
        MODEL.getItemKind(),
        MODEL.getBeingTraitKind(),
        MODEL.getContainer(),
        MODEL.getSize(),
        MODEL.getWoundClass(),
        MODEL.getRestKind(),
        MODEL.getTestResult());
  }

  @ParameterizedTest
  @MethodSource("kindsOfWords")
  void everyWordThatTheEngineGivesAMeaningHasItsRule(EEnum kind) {
    List<String> without = new ArrayList<>();
    for (EEnumLiteral literal : kind.getELiterals()) {
      String key = literal.getLiteral();
      boolean written = Words.keys().contains(key); // nobody can write "nothing is said"
      if (written && RulesOfWords.of(key).isEmpty() && !WITHOUT_A_RULE.contains(key)) {
        without.add(key);
      }
    }
    assertEquals(List.of(), without);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "create-opportunity",
        "overcome-obstacle",
        "give",
        "move-to",
        "keep-distance",
        "shout",
        "pass-to",
        "defend-with",
        "critical-for",
        "midway",
        "initiative",
        "falls",
        "holds-breath",
        "crosses",
        "poison",
        "heat",
        "terrain",
        "weapon",
        "armour",
        "shield",
        "skill"
      })
  void theOtherActionsStepsAndDeclarationsHaveTheirs(String key) {
    assertTrue(Words.keys().contains(key), key);
    assertFalse(RulesOfWords.of(key).isEmpty(), key);
  }

  @Test
  void everyKeyIsAWordOfTheTable() {
    List<String> strangers =
        RulesOfWords.keys().stream().filter(key -> !Words.keys().contains(key)).sorted().toList();
    assertEquals(List.of(), strangers);
  }

  @Test
  void whatHasNoRuleIsNotInTheTable() {
    WITHOUT_A_RULE.forEach(key -> assertEquals(List.of(), RulesOfWords.of(key), key));
    assertEquals(List.of(), RulesOfWords.of("and"));
  }

  @Test
  void wordsLeadToTheRulesTheyAreNamedIn() {
    assertEquals(Rule.MAN_01, RulesOfWords.of("disarm").get(0));
    assertEquals(List.of(Rule.CON_13), RulesOfWords.of("exposed"));
    assertEquals(Rule.SIT_05, RulesOfWords.of("slippery").get(0));
    assertEquals(List.of(Rule.POI_04, Rule.POI_05), RulesOfWords.of("hallucinogen"));
  }

  @Test
  void anEditorIsToldIdTitleAndTextInTheLanguageOfTheFile() {
    assertEquals(
        "**MAN-16 Charge, cost.** Whoever takes the bonus of a charge is exposed until its next"
            + " turn.\n\n**CTR-02 No chains of counter-attacks.** A counter-attack never triggers"
            + " another counter-attack.",
        RuleMarkdown.of(List.of(Rule.MAN_16, Rule.CTR_02), Language.EN));
  }

  @ParameterizedTest
  @EnumSource(Parameter.class)
  void aParameterTellsItsRuleItsReadingsAndItsDefaultInEitherLanguage(Parameter parameter) {
    for (Language language : Language.values()) {
      String told = RuleMarkdown.of(parameter, language);
      assertTrue(told.startsWith("**" + parameter.rule().id() + " "), told);
      assertTrue(told.contains(language.choose("Default: ", "Padrão: ")), told);
      parameter
          .options()
          .forEach(
              it ->
                  assertTrue(told.contains(language.choose(it.english(), it.portuguese())), told));
    }
  }
}
