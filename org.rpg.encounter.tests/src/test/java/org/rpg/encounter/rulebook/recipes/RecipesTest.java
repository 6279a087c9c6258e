package org.rpg.encounter.rulebook.recipes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;

/** Each recipe is right in both languages and plays. */
class RecipesTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);
  private static final int RUNS = 60;

  static Stream<Arguments> all() {
    return Recipes.all().stream()
        .flatMap(
            recipe ->
                Arrays.stream(Language.values()).map(each -> Arguments.of(recipe.id(), each)));
  }

  private static Recipe recipe(String id) {
    return Recipes.find(id).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("all")
  void nothingIsWrongWithItAndAllOfItIsPlayed(String id, Language language)
      throws InterruptedException {
    Loaded loaded = LOADER.load(recipe(id).script(language));
    assertEquals(List.of(), loaded.problems());
    assertEquals(language, loaded.language());
    List<EObject> scenes =
        loaded.script().orElseThrow().getDeclarations().stream()
            .map(EObject.class::cast)
            .filter(it -> it instanceof Encounter || it instanceof Episode || it instanceof Journey)
            .toList();
    assertFalse(scenes.isEmpty());
    for (EObject scene : scenes) {
      Plan plan = Planner.plan(scene);
      Forecast forecast = Preview.of(plan, new PreviewOptions(RUNS, 1, 1), Progress.NONE);
      assertEquals(RUNS, forecast.outcomes().stream().mapToLong(it -> it.share().count()).sum());
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void itsLinesStandInItsScene(String id, Language language) {
    Recipe recipe = recipe(id);
    String scene = recipe.script(language);
    for (String line : recipe.lines(language).lines().toList()) {
      assertTrue(scene.contains(line.strip()), line);
    }
    assertFalse(scene.contains("$") || scene.contains("//"), scene);
  }

  @ParameterizedTest
  @MethodSource("all")
  void itsSnippetHasAPlaceToFillInForEachNumberInOrder(String id, Language language) {
    String snippet = recipe(id).snippet(language);
    List<String> places =
        Pattern.compile("\\$\\{(\\d):[^}]+}")
            .matcher(snippet)
            .results()
            .map(it -> it.group(1))
            .toList();
    List<String> counted =
        Stream.iterate(1, it -> it + 1).limit(places.size()).map(String::valueOf).toList();
    assertEquals(counted, places);
    assertTrue(snippet.lines().noneMatch(line -> line.startsWith(" ")), snippet);
  }

  @ParameterizedTest
  @MethodSource("all")
  void itsTextIsTwoOrThreeSentencesAndSpeaksOfTheRulebook(String id, Language language) {
    String text = recipe(id).text().in(language);
    long sentences = Pattern.compile("[.!?](?= |$)").matcher(text).results().count();
    assertTrue(sentences >= 2 && sentences <= 4, text);
    assertTrue(text.contains(language.choose("rulebook", "livro")), text);
  }

  @Test
  void bothLanguagesFillInTheSamePlaces() {
    for (Recipe recipe : Recipes.all()) {
      assertEquals(places(recipe, Language.EN), places(recipe, Language.PT), recipe.id());
    }
  }

  private static List<String> places(Recipe recipe, Language language) {
    return Pattern.compile("\\$\\{?(\\d)")
        .matcher(recipe.snippet(language))
        .results()
        .map(it -> it.group(1))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "nerve, nerve",
    "CORAGEM, nerve",
    "perseguicao, pursuit",
    "road, road-encounters",
    "Holding Out, holding-out",
    "notar, noticing"
  })
  void aRecipeIsFoundUnderAnyOfItsNames(String asked, String id) {
    assertEquals(Optional.of(id), Recipes.find(asked).map(Recipe::id));
  }

  @ParameterizedTest
  @CsvSource({
    "EN, Freya, character Scout { skills Perception 9 }",
    "PT, Brida, personagem Scout { perícias Percepção 9 }"
  })
  @DisplayName("TAC-04 whoever notices the ambush is no target of a sneak attack, and can fight")
  void whoeverNoticesTheAmbushIsNotStruckUnaware(Language language, String hero, String scout) {
    String scene = recipe("noticing").script(language).replace(hero, "Scout");
    Loaded loaded = LOADER.load(scout + "\n" + scene);
    assertEquals(List.of(), loaded.problems());
    Encounter lane =
        loaded.script().orElseThrow().getDeclarations().stream()
            .filter(Encounter.class::isInstance)
            .map(Encounter.class::cast)
            .findFirst()
            .orElseThrow();
    Play play = new Play(Planner.plan(lane));
    int noticed = 0;
    for (int run = 0; run < RUNS; run++) {
      List<Event> events = new ArrayList<>();
      play.run(1, run, events::add);
      boolean notices = // she is the first of the heroes
          events.stream()
              .anyMatch(
                  it ->
                      it instanceof Event.Tested test
                          && test.who() == 0
                          && !test.ofAction()
                          && test.test().success());
      if (notices) {
        noticed++;
        assertTrue(events.stream().noneMatch(RecipesTest::isSneakAttackOnTheScout), "run " + run);
      }
    }
    // nothing but a natural 1 fails: 5 of 60 on average
    assertTrue(noticed >= RUNS / 2, noticed + " times");
  }

  private static boolean isSneakAttackOnTheScout(Event event) {
    return event instanceof Event.Attacked attack
        && attack.target() == 0
        && attack.chances().stream()
            .anyMatch(it -> it.source() == Rule.TAC_04 || it.source() == Rule.TAC_05);
  }

  @Test
  void whatNoRecipeIsCalledIsNotFound() {
    assertEquals(Optional.empty(), Recipes.find("dragon"));
    assertEquals("nerve", Recipes.nearest("nevre").get(0));
  }
}
