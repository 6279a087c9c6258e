package org.rpg.encounter.report.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.load.Source;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.dsl.words.Language;

/**
 * The examples of the pages of what forecasts find: the wrong ones give what is marked, with the
 * code behind the carets where it is another one, and the right ones nothing.
 */
class BalancePagesTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);

  static List<DiagnosisPage> pages() {
    return DiagnosisPage.codes().stream()
        .filter(it -> it.startsWith("BALANCE-"))
        .map(it -> Diagnosis.of(it).page())
        .toList();
  }

  private static List<String> found(String script) throws InterruptedException {
    Loaded loaded = LOADER.load(script);
    assertFalse(loaded.hasErrors(), () -> script + loaded.problems());
    List<String> found = new ArrayList<>();
    for (Problem each : Balance.of(loaded, BalanceOptions.standard())) {
      Source.Place at = each.begin();
      found.add(each.code() + " " + at.line() + ":" + at.column() + "+" + each.length());
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theWrongScriptGivesWhatIsMarked(DiagnosisPage page) throws InterruptedException {
    for (Language language : Language.values()) {
      for (String wrong : page.wrong(language)) {
        List<String> lines = new ArrayList<>();
        List<String> marked = new ArrayList<>();
        for (String line : wrong.split("\n")) {
          String mark = line.strip();
          if (mark.matches("\\^+( BALANCE-[A-Z]+)?")) {
            int length = mark.lastIndexOf('^') + 1;
            String code = mark.length() > length ? mark.substring(length + 1) : page.code();
            marked.add(code + " " + lines.size() + ":" + (line.indexOf('^') + 1) + "+" + length);
          } else {
            lines.add(line);
          }
        }
        assertFalse(marked.isEmpty(), wrong);
        assertEquals(marked, found(String.join("\n", lines)), wrong);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theRightScriptGivesNothing(DiagnosisPage page) throws InterruptedException {
    for (Language language : Language.values()) {
      for (String right : page.right(language)) {
        assertEquals(List.of(), LOADER.load(right).problems(), right);
        assertEquals(List.of(), found(right), right);
      }
    }
  }
}
