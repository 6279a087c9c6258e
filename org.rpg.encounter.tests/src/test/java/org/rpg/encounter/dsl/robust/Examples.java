package org.rpg.encounter.dsl.robust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.recipes.Recipes;

/** The scripts that come with the product, as what tests break, mutate, lay out and translate. */
public final class Examples {
  private static final Path ROOT = Path.of(System.getProperty("encounter.root", ".."));

  private Examples() {}

  /** The examples and the cases, in the order of their names, lines ended with LF. */
  public static List<String> texts() {
    return texts(ROOT.resolve("examples"), ".encounter");
  }

  /** The pages with scripts in them. */
  public static List<String> pages() {
    return texts(ROOT.resolve("examples"), ".md");
  }

  /**
   * The right scripts of the diagnoses' pages, in both languages; those that need other files stay
   * out.
   */
  public static List<String> right() {
    return DiagnosisPage.codes().stream()
        .map(code -> Diagnosis.of(code).page())
        .filter(page -> !page.needsFolder())
        .flatMap(
            page ->
                Stream.of(Language.values())
                    .filter(language -> page.files(language).isEmpty())
                    .flatMap(language -> page.right(language).stream()))
        .toList();
  }

  /** The scenes of the recipes, in both languages. */
  public static List<String> recipes() {
    return Recipes.all().stream()
        .flatMap(recipe -> Stream.of(Language.values()).map(recipe::script))
        .toList();
  }

  /** The rulebook that ships. */
  public static List<String> library() {
    Path folder = ROOT.resolve("org.rpg.encounter.dsl/src/main/resources" + Library.PLACE);
    return texts(folder, ".encounter");
  }

  /** All that stand by themselves: the examples, the diagnoses' right scripts, the recipes. */
  public static List<String> whole() {
    return Stream.of(texts(), right(), recipes()).flatMap(List::stream).toList();
  }

  private static List<String> texts(Path folder, String ending) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(it -> it.toString().endsWith(ending))
          .sorted()
          .map(file -> Scripts.text(file).replace("\r\n", "\n"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
