package org.rpg.encounter.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.OpenPoint.Origin;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Setting.Bands;

/** The texts of the rules. */
class RulebookTest {
  private static final Pattern ID = Pattern.compile("\\b[A-Z]{3,4}-\\d\\d\\b");
  private static final Pattern NUMBER = Pattern.compile("\\d*d\\d+|[+−]?\\d+([.,]\\d+)?");
  private static final Pattern LETTER = Pattern.compile("\\(([a-z])\\)");

  private static List<String> chapterIds() {
    return Rulebook.chapterIds();
  }

  @ParameterizedTest
  @MethodSource("chapterIds")
  void aChapterHasAPageForEachOfItsRulesInTheirOrder(String id) {
    List<Rule> rules =
        Arrays.stream(Rule.values()).filter(it -> Rulebook.chapterId(it).equals(id)).toList();
    Chapter chapter = Rulebook.chapter(id);
    assertEquals(id, chapter.id());
    assertEquals(rules, chapter.pages().stream().map(Page::rule).toList());
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void bothLanguagesSayTheSameNumbersAndCiteTheSameRules(Rule rule) {
    for (Text text : texts(rule)) {
      assertEquals(found(ID, text.english()), found(ID, text.portuguese()), text + ": rules cited");
      assertEquals(numbers(text.english()), numbers(text.portuguese()), text + ": numbers");
      assertEquals(
          found(LETTER, text.english()), found(LETTER, text.portuguese()), text + ": readings");
    }
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void whatARuleCitesExists(Rule rule) {
    Set<String> ids = Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.toSet());
    for (Text text : texts(rule)) {
      assertTrue(ids.containsAll(found(ID, text.english())), text.english());
    }
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void everyTextIsOfWholeSentences(Rule rule) {
    for (Text text : texts(rule)) {
      for (Language language : Language.values()) {
        String own = text.in(language);
        assertTrue(own.matches("(?s)[\\p{Lu}\"0-9+\"].*[.?]"), own);
        assertFalse(own.contains("  "), own);
      }
    }
  }

  /** The source text announces these two tables and does not have them. */
  @ParameterizedTest
  @EnumSource(names = {"WND_03", "SIT_17"})
  void theTwoLostTablesAreSaidToBeOurs(Rule rule) {
    Page page = Rulebook.page(rule);
    assertTrue(page.text().english().contains("lost"), page.text().english());
    assertTrue(page.text().portuguese().contains("se perdeu"), page.text().portuguese());
    assertEquals(Origin.OURS, page.open().get(0).origin());
  }

  /** SIT-17: the book and the library have the same numbers. */
  @Test
  void theFireTableOfTheBookIsTheLibrarys() throws IOException {
    Set<String> written = new TreeSet<>();
    Matcher row =
        Pattern.compile(" (\\d), \\+(\\d)").matcher(Rulebook.page(Rule.SIT_17).text().english());
    while (row.find()) {
      written.add(row.group(1) + "+" + row.group(2));
    }
    Set<String> shipped = new TreeSet<>();
    for (String file : Library.FILES) {
      try (InputStream in = Library.resource(file).openStream()) {
        Matcher heat =
            Pattern.compile("(?m)^calor .* severidade (\\d+) crescimento (\\d+)")
                .matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        while (heat.find()) {
          shipped.add(heat.group(1) + "+" + heat.group(2));
        }
      }
    }
    assertEquals(shipped, written);
  }

  /** WND-03: the book has the borders of the default. */
  @Test
  void theWoundTableOfTheBookIsTheDefault() {
    Bands bands = (Bands) Parameter.WOUND_CLASSES.standard();
    String open = Rulebook.page(Rule.WND_03).open().get(0).text().english();
    String told =
        "light up to %d, moderate from %d, grave from %d"
            .formatted(bands.moderate() - 1, bands.moderate(), bands.grave());
    assertTrue(open.contains(told), open);
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void readingsWithLettersAreOfAParameterOrSayWhichIsTheDefault(Rule rule) {
    Page page = Rulebook.page(rule);
    for (OpenPoint point : page.open()) {
      String text = point.text().english();
      assertTrue(
          !text.contains("(b) ") || !page.parameters().isEmpty() || text.contains("default"), text);
    }
  }

  @Test
  void theReadingsOfAParameterHaveTheLettersOfTheText() {
    Page page = Rulebook.page(Rule.INI_05);
    assertEquals(List.of(Parameter.LONE_EVEN_DIE), page.parameters());
    assertEquals(
        List.of("(a) Age de Novo", "(b) Passa ao Oponente", "(c) Recomeça"),
        page.readings(Parameter.LONE_EVEN_DIE).stream()
            .map(it -> it.letter() + it.name().portuguese())
            .toList());
  }

  /** MAN-15: its letters are those of the switch, not of the other parameter. */
  @Test
  void lettersThatCouldBeOfAnotherParameterAreLeftOut() {
    Page page = Rulebook.page(Rule.MAN_15);
    assertEquals(2, page.parameters().size());
    page.readings(Parameter.CHARGE_METRES).forEach(it -> assertEquals("", it.letter()));
  }

  private static List<Text> texts(Rule rule) {
    Page page = Rulebook.page(rule);
    return Stream.concat(Stream.of(page.text()), page.open().stream().map(OpenPoint::text))
        .toList();
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(it -> it.group()).sorted().toList();
  }

  /** The numbers of a text, each once: a language may need one more often. */
  private static Set<String> numbers(String text) {
    Set<String> numbers = new TreeSet<>();
    Matcher number = NUMBER.matcher(ID.matcher(text).replaceAll(""));
    while (number.find()) {
      numbers.add(number.group().replace(',', '.'));
    }
    return numbers;
  }
}
