package org.rpg.encounter.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.manual.script.Shipped;
import org.rpg.encounter.manual.script.ShippedScripts;
import org.rpg.encounter.rulebook.recipes.Recipe;
import org.rpg.encounter.rulebook.recipes.Recipes;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.w3c.dom.Element;

class ManualTest {
  private static final List<Language> BOTH = List.of(Language.values());

  /** Words that a heading of that language has and one of the other never. */
  private static final Map<Language, Pattern> OWN =
      Map.of(
          Language.EN,
          Pattern.compile("(?iU)\\b(the|of|and|with|what|who|is|an|in|to|for|by|from|where)\\b"),
          Language.PT,
          Pattern.compile(
              "(?i)(?<!\\p{L})(da|do|das|dos|que|uma|um|com|em|para|por|não|é|às)(?!\\p{L})"));

  private static Map<String, String> files;
  private static final Map<String, Element> pages = new LinkedHashMap<>();

  @BeforeAll
  static void write() {
    files = Manual.standalone().files(BOTH);
    files.forEach(
        (path, text) -> {
          if (path.endsWith(".html")) {
            pages.put(path, PageXml.of(text.replace("<!DOCTYPE html>\n", "")));
          }
        });
  }

  private static String folder(Language language) {
    return language.choose("en/", "pt/");
  }

  @Test
  void theSameProgramWritesTheSameManual() {
    assertEquals(files, Manual.standalone().files(BOTH));
  }

  @Test
  void bothLanguagesHaveTheSamePages() {
    Set<String> english = names(Language.EN);
    assertTrue(english.size() > 250, english.size() + " pages");
    assertEquals(english, names(Language.PT));
  }

  private static Set<String> names(Language language) {
    return pages.keySet().stream()
        .filter(it -> it.startsWith(folder(language)))
        .map(it -> it.substring(3))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyLinkLeadsToAPageAndAPlaceOfTheManual() {
    Map<String, Set<String>> anchors = new HashMap<>();
    pages.forEach((path, page) -> anchors.put(path, anchors(page)));
    Set<String> broken = new TreeSet<>();
    pages.forEach(
        (path, page) -> {
          for (String link : links(page)) {
            String target = resolved(path, link);
            String file = target.replaceFirst("#.*", "");
            String anchor = target.contains("#") ? target.replaceFirst(".*#", "") : "";
            boolean there = files.containsKey(file);
            boolean placed =
                anchor.isEmpty() || anchors.getOrDefault(file, Set.of()).contains(anchor);
            if (!there || !placed) {
              broken.add(path + " -> " + link);
            }
          }
        });
    assertEquals(Set.of(), broken);
  }

  private static List<String> links(Element page) {
    return Stream.of(
            PageXml.all(page, "a").stream().map(it -> it.getAttribute("href")),
            PageXml.all(page, "link").stream().map(it -> it.getAttribute("href")),
            PageXml.all(page, "form").stream().map(it -> it.getAttribute("action")))
        .flatMap(it -> it)
        .toList();
  }

  private static Set<String> anchors(Element page) {
    return PageXml.all(page, "*").stream()
        .map(it -> it.getAttribute("id"))
        .filter(it -> !it.isEmpty())
        .collect(Collectors.toSet());
  }

  private static String resolved(String path, String link) {
    if (link.startsWith("#")) {
      return path + link;
    }
    String folder = path.substring(0, path.lastIndexOf('/') + 1);
    return link.startsWith("../") ? link.substring(3) : folder + link;
  }

  @Test
  void noPlaceOfAPageIsThereTwice() {
    pages.forEach(
        (path, page) -> {
          List<String> ids =
              PageXml.all(page, "*").stream()
                  .map(it -> it.getAttribute("id"))
                  .filter(it -> !it.isEmpty())
                  .toList();
          assertEquals(ids.size(), Set.copyOf(ids).size(), path);
        });
  }

  @Test
  void nothingComesFromTheNetworkAndReadingNeedsNoScript() {
    files.forEach(
        (path, text) -> {
          assertTrue(!text.contains("src=") && !text.contains("url("), path);
          assertEquals(path.endsWith("search.html"), text.contains("<script"), path);
        });
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everythingThatShipsHasItsPlace(Language language) {
    for (String code : DiagnosisPage.codes()) {
      assertTrue(pages.containsKey(folder(language) + "message-" + code + ".html"), code);
    }
    Set<String> rules = anchorsOf("rules-", language);
    Arrays.stream(Rule.values()).forEach(it -> assertTrue(rules.contains(it.id()), it.id()));
    assertEquals(
        Parameter.values().length,
        PageXml.all(pages.get(folder(language) + "open-points.html"), "section").stream()
            .filter(it -> it.getAttribute("class").equals("parameter"))
            .count());
    Recipes.all()
        .forEach(
            it -> assertTrue(pages.containsKey(folder(language) + "recipe-" + it.id() + ".html")));
    Set<String> library = anchorsOf("library-", language);
    for (String entry : List.of("sword", "healing-potion", "goblin", "wolf", "fighter", "dodge")) {
      assertTrue(library.contains(entry), entry);
    }
  }

  private static Set<String> anchorsOf(String beginning, Language language) {
    return pages.entrySet().stream()
        .filter(it -> it.getKey().startsWith(folder(language) + beginning))
        .flatMap(it -> anchors(it.getValue()).stream())
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyWordHasItsRow(Language language) {
    Element words = pages.get(folder(language) + "words.html");
    String text = words.getTextContent();
    Set<String> anchors = anchors(words);
    for (String key : Words.keys()) {
      if (!key.equals("article")) {
        assertTrue(anchors.contains("w-" + key), key);
        assertTrue(text.contains(Words.spelling(key, Language.EN)), key);
        assertTrue(text.contains(Words.spelling(key, Language.PT)), key);
      }
    }
  }

  /** Names are the same in both languages, so pages full of them are not asked. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void headingsAreInTheLanguageOfThePage(Language language) {
    pages.forEach(
        (path, page) -> {
          if (path.startsWith(folder(language)) && !path.contains("example-")) {
            for (String level : List.of("h1", "h2", "title")) {
              for (Element heading : PageXml.all(page, level)) {
                String text = heading.getTextContent();
                boolean foreign = OWN.get(language.other()).matcher(text).find();
                assertTrue(!foreign, path + ": " + text);
              }
            }
          }
        });
  }

  @Test
  void everyPageSaysItsLanguageAndItsTitle() {
    pages.forEach(
        (path, page) -> {
          if (path.contains("/")) {
            assertEquals(path.startsWith("pt/") ? "pt-BR" : "en", page.getAttribute("lang"), path);
            assertEquals(1, PageXml.all(page, "h1").size(), path);
            assertEquals(1, PageXml.all(page, "main").size(), path);
          }
        });
  }

  /** Excerpts are lines of these, so what the manual shows is right in the page's language. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void theExamplesAreRightInTheLanguageOfThePage(Language language) {
    ScriptLoader loader = ScriptLoader.standalone(language);
    for (Shipped example :
        Shipped.of(Shipped.Kind.EXAMPLE, Scripts.the(ShippedScripts.class).read())) {
      var loaded = loader.load(example.in(language).text());
      assertEquals(language, loaded.language(), example.file());
      assertTrue(!loaded.hasErrors(), () -> example.file() + ": " + loaded.problems());
    }
  }

  /** So that a line of one is a line of the other. */
  @Test
  void aTranslationHasTheSameLines() {
    for (Shipped script : Scripts.the(ShippedScripts.class).read()) {
      assertEquals(script.english().lineCount(), script.portuguese().lineCount(), script.file());
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theScriptOnTheFirstPageIsRight(Language language) {
    Element start = pages.get(folder(language) + "index.html");
    String script = PageXml.all(start, "pre").get(0).getTextContent();
    assertTrue(script.contains("Ana"));
    assertEquals(List.of(), ScriptLoader.standalone(language).load(script).problems());
    Element open = pages.get(folder(language) + "open-points.html");
    String ruleset = PageXml.all(open, "pre").get(0).getTextContent();
    assertTrue(!ScriptLoader.standalone(language).load(ruleset).hasErrors());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theLinesOfEachRecipeAreMarkedInItsScene(Language language) {
    for (Recipe recipe : Recipes.all()) {
      Element page = pages.get(folder(language) + "recipe-" + recipe.id() + ".html");
      List<String> marked =
          PageXml.all(page, "mark").stream().map(it -> it.getTextContent().strip()).toList();
      assertEquals(recipe.lines(language).lines().map(String::strip).toList(), marked);
    }
  }

  @Test
  void inOneLanguageAloneNothingLeadsToTheOther() {
    Map<String, String> alone = Manual.standalone().files(List.of(Language.PT));
    assertTrue(alone.keySet().stream().noneMatch(it -> it.startsWith("en/")));
    alone.forEach((path, text) -> assertTrue(!text.contains("../en/"), path));
    assertTrue(alone.get("index.html").contains("pt/index.html"));
  }
}
