package org.rpg.encounter.dsl.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eclipse.xtext.parser.IParseResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.Scripts;

/** Any text is parsed: no exception, the text kept, within a bounded time. */
class RobustnessTest {
  private static final List<String> CORPUS =
      Stream.concat(Scripts.corpus("en").stream(), Scripts.corpus("pt").stream())
          .map(Scripts::text)
          .toList();

  private static void check(String text) {
    IParseResult result =
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Scripts.parse(text));
    assertEquals(ended(text), result.getRootNode().getText());
  }

  /** A CR at the very end is read as an LF. */
  private static String ended(String text) {
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) + "\n" : text;
  }

  @Property(tries = 500)
  void anyText(@ForAll String text) {
    check(text);
  }

  @Property(tries = 500)
  void anySoupOfTheLanguage(@ForAll("soup") String text) {
    check(text);
  }

  @Provide
  Arbitrary<String> soup() {
    Arbitrary<String> words =
        Arbitraries.of(Words.keys().stream().toList())
            .flatMap(
                key -> Arbitraries.of(Language.EN, Language.PT).map(l -> Words.spelling(key, l)));
    Arbitrary<String> rest =
        Arbitraries.of(
            "{",
            "}",
            ":",
            ",",
            "->",
            "=",
            "(",
            ")",
            "[",
            "]",
            "\n",
            "\r\n",
            "\"",
            "\"\"\"",
            "Ana",
            "Cota de Malha",
            "1",
            "1.5",
            "2d6",
            "d6",
            "/",
            ".",
            "-",
            "<=",
            "//",
            "/*",
            "*/",
            "🐉",
            "map {\n",
            "legenda {",
            "é\u0301",
            "\u00A0",
            "\uD800",
            "\uFFFF",
            "\u0000");
    return Arbitraries.oneOf(words, rest)
        .list()
        .ofMaxSize(60)
        .map(parts -> String.join(" ", parts));
  }

  @Property(tries = 600)
  void anyMutantOfTheCorpus(@ForAll("mutants") String text) {
    check(text);
  }

  @Provide
  Arbitrary<String> mutants() {
    Arbitrary<Integer> share = Arbitraries.integers().between(0, 9999);
    Arbitrary<String> inserted =
        Arbitraries.of(
            "{", "}", "\"", "(", "\n", "=", ",", "é", "0", "🐉", "/*", "mapa {", " ", "a");
    return Combinators.combine(Arbitraries.of(CORPUS), share, share, inserted)
        .as(
            (text, from, length, insert) -> {
              int start = from * text.length() / 10_000;
              int end = Math.min(text.length(), start + length % 60);
              return text.substring(0, start) + insert + text.substring(end);
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\uFEFF",
        "mapa {",
        "mapa {\n....",
        "legenda { = = = }",
        "\"",
        "\"\"\"",
        "}",
        "/*",
        "encontro A { legenda { 🐉 = Ana } mapa {\n🐉..\n} }",
        "encontro A { legenda { ",
        "=",
        "d",
        "d d6 2d 2dias 1,2,3 1.5.2",
        "{{{{}}}}}}",
        "encontro É { espera morte de Ana < 5 % }"
      })
  void theTextsThatBrokeOthers(String text) {
    check(text);
  }

  @Test
  void nestingBeyondAnyReaderIsAnErrorAndNoCrash() {
    for (String deep : List.of("(", "{", "not ", "-", "if prone: ", "repeat: ", "if prone { ")) {
      check("encounter A { when " + deep.repeat(20_000));
      check("episode A { " + deep.repeat(20_000));
    }
    check("encounter A { expect 1" + " + 1".repeat(20_000) + " }");
    check("encounter A { when prone" + " and prone".repeat(5_000) + ": Ana falls 3 m }");
  }

  @Test
  void aFileOfErrorsIsParsedInBoundedTime() {
    check("encounter A { x y z\n} } }\n".repeat(3_000));
    check("encuonter A { heroes: Ana }\n".repeat(3_000));
    check("\"\"\"\n".repeat(9_001));
    check("legend { a = ".repeat(3_000));
  }
}
