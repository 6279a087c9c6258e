package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.testing.InjectWith;
import org.eclipse.xtext.testing.extensions.InjectionExtension;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.tests.EncounterInjectorProvider;
import org.rpg.encounter.dsl.words.Language;

/** Each diagnosis is declared in one page, and the page's own scripts show that it is made. */
@ExtendWith(InjectionExtension.class)
@InjectWith(EncounterInjectorProvider.class)
class DiagnosisPagesTest {
  private static final Path SOURCES =
      Path.of(System.getProperty("encounter.root"), "org.rpg.encounter.dsl/src/main");
  private static final Path PAGES = SOURCES.resolve("resources/org/rpg/encounter/dsl/diagnostics");
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

  @Inject private ScriptChecker checker;

  static List<String> codes() throws IOException {
    try (Stream<Path> files = Files.list(PAGES)) {
      return files
          .map(f -> f.getFileName().toString())
          .filter(f -> f.endsWith(".md"))
          .map(f -> f.substring(0, f.length() - 3))
          .sorted()
          .toList();
    }
  }

  @Test
  void everyPageIsUsedByTheCodeAndEveryCodeHasAPage() throws IOException {
    Set<String> used = new TreeSet<>();
    Pattern of = Pattern.compile("Diagnosis\\.of\\(\\s*\"([^\"]+)\"\\)");
    try (Stream<Path> files = Files.walk(SOURCES.resolve("java"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        Matcher m = of.matcher(Files.readString(file));
        while (m.find()) {
          used.add(m.group(1));
        }
      }
    }
    assertEquals(String.join("\n", codes()), String.join("\n", used));
  }

  @ParameterizedTest
  @MethodSource("codes")
  void everyPageIsWholeInBothLanguages(String code) {
    DiagnosisPage page = Diagnosis.of(code).page();
    assertTrue(page.title().startsWith(code), page.title());
    assertFalse(page.severity() == Severity.IGNORE);
    assertEquals(places(page.message(Language.EN)), places(page.message(Language.PT)));
    for (Language language : Language.values()) {
      assertFalse(page.wrong(language).isEmpty(), "a wrong script in " + language);
      assertFalse(page.right(language).isEmpty(), "a right script in " + language);
      assertTrue(page.text(language).length() > 100);
    }
  }

  private static Set<String> places(String message) {
    Set<String> found = new HashSet<>();
    Matcher m = PLACE.matcher(message);
    while (m.find()) {
      found.add(m.group(1));
    }
    return found;
  }

  /**
   * Those whose examples need no folder and no forecast; the others are {@link ProjectPagesTest}'s
   * and the tests' of balance.
   */
  static List<String> codesOfScripts() throws IOException {
    return codes().stream()
        .filter(it -> !Diagnosis.of(it).page().needsFolder() && !it.startsWith("BALANCE-"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("codesOfScripts")
  void theWrongScriptGivesThisDiagnosisAtTheMarkedPlaceAndNoOther(String code) {
    DiagnosisPage page = Diagnosis.of(code).page();
    for (Language language : Language.values()) {
      for (String script : page.wrong(language)) {
        ScriptChecker.Marked marked = ScriptChecker.Marked.of(script);
        onlyThis(code, script, marked, check(code, marked.text(), page.files(language)));
      }
    }
  }

  private static void onlyThis(
      String code, String script, ScriptChecker.Marked marked, List<Issue> issues) {
    String shown = script + "\n" + issues;
    List<ScriptChecker.Found> found = issues.stream().map(ScriptChecker.Found::of).toList();
    assertFalse(found.isEmpty(), shown);
    assertTrue(found.stream().allMatch(f -> f.code().equals(code)), shown);
    if (!marked.places().isEmpty()) {
      assertEquals(marked.places().size(), found.size(), shown);
      for (int i = 0; i < found.size(); i++) {
        int[] place = marked.places().get(i);
        ScriptChecker.Found f = found.get(i);
        assertEquals(place[0], f.line(), shown);
        assertEquals(place[1], f.column(), shown);
        assertEquals(place[2], f.length(), shown);
      }
    }
  }

  /**
   * A page about a journey need not repeat that journeys are not played yet, and beside an error
   * that is to be ignored the error stands.
   */
  private List<Issue> check(String code, String script, Map<String, String> files) {
    return checker.issues(script, files).stream()
        .filter(i -> code.equals("NOT-SUPPORTED") || !i.getCode().equals("NOT-SUPPORTED"))
        .filter(i -> !code.equals("IGNORE-ERROR") || i.getCode().equals(code))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("codesOfScripts")
  void theRightScriptIsClean(String code) {
    DiagnosisPage page = Diagnosis.of(code).page();
    for (Language language : Language.values()) {
      for (String script : page.right(language)) {
        assertEquals(List.of(), check(code, script, page.files(language)), script);
      }
    }
  }

  @Test
  void theManualHoldsEveryPageInBothLanguages() throws IOException {
    for (Language language : Language.values()) {
      String manual = DiagnosisManual.all(language);
      for (String code : codes()) {
        assertTrue(manual.contains("\n## " + code + " · "), code);
      }
    }
  }
}
