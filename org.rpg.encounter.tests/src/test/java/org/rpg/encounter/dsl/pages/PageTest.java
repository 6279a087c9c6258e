package org.rpg.encounter.dsl.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.words.Language;

/** Which text of a Markdown page is script: that in our fences, by the rules of CommonMark. */
class PageTest {

  /** The lines of a page that are script, without the blanks around them. */
  private static List<String> script(String... lines) {
    return script(String.join("\n", lines));
  }

  private static List<String> script(String page) {
    String script = Page.of(page).script();
    for (int i = 0; i < script.length(); i++) { // what is kept stands where it stood
      assertTrue(script.charAt(i) == page.charAt(i) || script.charAt(i) == ' ');
    }
    return script.lines().map(String::strip).filter(it -> !it.isEmpty()).toList();
  }

  @Test
  void whatStandsBetweenTheFencesIsScriptAndNothingElse() {
    assertEquals(
        List.of("creature Rat {", "size small", "}"),
        script(
            "# The sewer ^id",
            "{{note `encounter` \\page",
            "```encounter",
            "creature Rat {",
            "  size small",
            "}",
            "```",
            "}} and prose"));
  }

  @Test
  void aPageWithoutOurFenceHoldsNoScript() {
    Page page =
        Page.of("# encounter\n\n```js\nencounter\n```\n\n    ```encounter\n    x\n    ```\n");
    assertFalse(page.holdsScript());
    assertEquals("", page.script());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "encounter",
        " encontro",
        "\tencounter ",
        "Encounter",
        "encounter {#bridge .wide}",
        "encounter{#bridge}",
        "encontro, leitura",
        "encounter title=\"The bridge\""
      })
  void theFirstWordOfTheFenceDecides(String info) {
    assertEquals(List.of("a"), script("~~~" + info, "a", "~~~"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"encounters", "encounter-old", "my encounter", "", "encontros", "text"})
  void anyOtherWordIsNotOurs(String info) {
    assertEquals(List.of(), script("```" + info, "a", "```"));
  }

  @Test
  void theWordTellsALanguageTheFirstFenceFirst() {
    assertEquals(Optional.of(Language.PT), Page.of("```encontro\n```").language());
    assertEquals(
        Optional.of(Language.EN), Page.of("```encounter\n```\n\n```encontro\n```\n").language());
    assertEquals(Optional.empty(), Page.of("```\n```").language());
  }

  @Test
  void severalFencesAreOneScript() {
    assertEquals(
        List.of("a", "b"), script("```encontro", "a", "```", "prose", "~~~encounter", "b", "~~~"));
  }

  // ---- what closes a fence

  @Test
  void aFenceIsClosedByOneOfItsOwnKindAtLeastAsLong() {
    assertEquals(
        List.of("~~~", "```", "```` x", "a"),
        script("````encounter", "~~~", "```", "```` x", "a", "`````  ", "prose"));
    assertEquals(
        List.of("```", "~~~", "a"), script("~~~~ encounter ~~~ ```", "```", "~~~", "a", "~~~~"));
  }

  @Test
  void twoSignsAreNoFenceAndNoFenceOfBackticksHasBackticksBehindItsWord() {
    assertEquals(List.of(), script("``encounter", "a", "``"));
    assertEquals(List.of(), script("```encounter `x`", "a"));
  }

  @Test
  void upToThreeBlanksStandBeforeAFence() {
    assertEquals(List.of("a"), script("   ```encounter", "   a", "  ```", "prose"));
    assertEquals(List.of(), script("prose", "", "    ```encounter", "    a", "    ```"));
    assertEquals(List.of("a", "```", "b"), script("```encounter", "a", "    ```", "b", "```"));
  }

  @Test
  void anUnclosedFenceEndsWithThePage() {
    assertEquals(List.of("a", "# b"), script("```encounter", "a", "", "# b", ""));
  }

  @Test
  void anUnclosedFenceEndsWithTheQuoteOrTheListItStandsIn() {
    assertEquals(List.of("a"), script("> ```encounter", "> a", "prose"));
    assertEquals(List.of("a"), script("- ```encounter", "  a", "", "prose"));
  }

  @Test
  void aFenceNeedsNoEmptyLineBeforeIt() {
    assertEquals(List.of("a"), script("prose", "```encounter", "a", "```", "prose"));
  }

  // ---- where a fence stands

  @Test
  void theSignsOfQuotesAreNoScript() {
    assertEquals(
        List.of("a {", "b", "}"),
        script("> [!note] heroes", "> ```encounter", "> a {", ">   b", ">", ">}", "> ```"));
    assertEquals(List.of("a"), script("> 1. > ```encounter", ">    > a", ">    > ```"));
    assertEquals(List.of("> a"), script("```encounter", "> a", "```"));
  }

  @Test
  void aFenceInAListIsIndentedAsTheListIs() {
    assertEquals(
        List.of("a", "b"),
        script("1. first", "", "   ~~~encounter", "   a", "", "   b", "   ~~~", "2. second"));
    assertEquals(List.of("a"), script("-\t```encounter", "\ta", "\t```"));
    assertEquals(List.of(), script("- one", "", "      ```encounter", "      a", "      ```"));
  }

  @Test
  void whatStandsInACommentIsNotRead() {
    assertEquals(
        List.of("b"),
        script("<!--", "```encounter", "a", "```", "-->", "```encounter", "b", "```"));
  }

  @Test
  void theHeadOfAPageIsForPrograms() {
    assertEquals(
        List.of("a"),
        script("---", "x: |", "  ```encounter", "...", "```encounter", "a", "```", "---"));
    assertEquals(List.of("a"), script("---", "", "```encounter", "a", "```"));
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFence() {
    assertEquals(List.of("a"), script("\uFEFF```encounter", "a", "```"));
    assertEquals(
        List.of("a"), script("\uFEFF---", "- ~~~encounter", "---", "```encounter", "a", "```"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void linesMayEndInAnyWay(String end) {
    String page = String.join(end, "---", "a: b", "---", "> ```encontro", "> a", ">", "> b", "");
    assertEquals(List.of("a", "b"), script(page));
    String script = Page.of(page).script();
    assertEquals(page.replaceAll("[^\r\n]", ""), script.replaceAll("[^\r\n]", ""));
  }

  @Test
  void aHundredQuotesInEachOtherAreNoFault() {
    assertFalse(Page.of("> ".repeat(20_000) + "```encounter\na").holdsScript());
    assertTrue(Page.of("> ".repeat(20) + "```encounter\na").holdsScript());
  }

  // ---- where one types

  @Test
  void scriptIsTypedBetweenTheFencesOnly() {
    String page = "x\n> ```encounter\n>   a\n>\n> ```\ny";
    Page read = Page.of(page);
    for (String place : List.of("x", "> ```", "```encounter", "```\ny", "y")) {
      assertFalse(read.isScript(page.indexOf(place)), place);
    }
    int a = page.indexOf("a\n");
    assertFalse(read.isScript(page.indexOf(">   a")));
    assertTrue(read.isScript(a));
    assertTrue(read.isScript(a + 1));
    assertTrue(read.isScript(page.indexOf(">\n") + 1));
    assertEquals(">   ", read.margin(a));
    assertEquals("", read.margin(0));
  }

  @Test
  void whileAFenceIsStillOpenOneTypesUpToTheEndOfThePage() {
    String page = "```encounter\na\n\n";
    assertTrue(Page.of(page).isScript(page.length()));
    assertTrue(Page.of("```encounter\n").isScript(13));
    assertFalse(Page.of("```encounter").isScript(12));
  }
}
