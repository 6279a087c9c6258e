package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.load.Source;
import org.rpg.encounter.dsl.words.Language;

/** The examples of pages that are about a table's folder, each in a folder of its own. */
class ProjectPagesTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);
  private static final String SCRIPT = "script.encounter";
  private static final String PROJECT = "encounter.toml";

  @TempDir Path folder;

  static List<DiagnosisPage> pages() {
    return DiagnosisPage.codes().stream()
        .map(it -> Diagnosis.of(it).page())
        .filter(DiagnosisPage::needsFolder)
        .toList();
  }

  private List<Problem> problems(
      DiagnosisPage page, Language language, String example, Map<String, String> files, int n)
      throws IOException {
    Path here = Files.createDirectories(folder.resolve(language + "-" + n));
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = here.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    Files.writeString(here.resolve(page.isOfProject() ? PROJECT : SCRIPT), example);
    if (page.isOfProject()) {
      Files.writeString(
          here.resolve(SCRIPT),
          language.choose(
              "creature Reed Hen { size tiny }", "criatura Frango { tamanho minúsculo }"));
    }
    return LOADER.load(here.resolve(SCRIPT), SCRIPT).problems();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theWrongExampleGivesThisDiagnosisAtTheMarkedPlaceAndNoOther(DiagnosisPage page)
      throws IOException {
    for (Language language : Language.values()) {
      int n = 0;
      for (String wrong : page.wrong(language)) {
        ScriptChecker.Marked marked = ScriptChecker.Marked.of(wrong);
        List<Problem> found = problems(page, language, marked.text(), page.files(language), n++);
        assertEquals(
            marked.places().stream()
                .map(at -> page.code() + " " + at[0] + ":" + at[1] + "+" + at[2])
                .toList(),
            found.stream().map(ProjectPagesTest::told).toList(),
            wrong + found);
        assertFalse(found.isEmpty(), wrong);
      }
    }
  }

  private static String told(Problem problem) {
    Source.Place at = problem.source().place(problem.offset());
    return problem.code() + " " + at.line() + ":" + at.column() + "+" + problem.length();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theRightExampleIsClean(DiagnosisPage page) throws IOException {
    for (Language language : Language.values()) {
      int n = 100;
      for (String right : page.right(language)) {
        Map<String, String> files =
            page.code().equals("PROJECT-FILES") ? Map.of() : page.files(language);
        assertEquals(List.of(), problems(page, language, right, files, n++), right);
      }
    }
  }
}
