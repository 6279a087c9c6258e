package org.rpg.encounter.dsl.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.rpg.encounter.dsl.Scripts;

/** A script in a page has the diagnostics that it has in a file, at its places in the page. */
class PageDiagnosticsTest {
  private static final List<String> CORPUS =
      Stream.concat(Scripts.corpus("en").stream(), Scripts.corpus("pt").stream())
          .map(Scripts::text)
          .toList();

  /** Prose that opens no fence, list or comment. */
  private static final List<String> PROSE =
      List.of(
          "# The sewer ^fdf524",
          "{{note encounter A { }}",
          "\\page",
          "> [!info] x } \"",
          "| a | b |",
          "term :: creature Rat { size smal }",
          "🐉 encontro \"\"\" /* {",
          "**A Emboscada**  ",
          "",
          "``` x ``` encounter",
          "+===+===+");

  /** What is said of a place; the place as line and column, both from 0. */
  private record Said(String code, String message, int line, int column) {
    Said moved(int lines, int columns) {
      return new Said(code, message, line + lines, column + columns);
    }
  }

  private static List<Said> check(String name, String text) {
    Resource file = Scripts.set().createResource(URI.createURI("memory:/scripts/" + name));
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      file.load(new ByteArrayInputStream(bytes), Map.of(XtextResource.OPTION_ENCODING, "UTF-8"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Scripts.the(IResourceValidator.class)
        .validate(file, CheckMode.ALL, CancelIndicator.NullImpl)
        .stream()
        .map(issue -> said(issue.getCode(), issue.getMessage(), issue.getOffset(), text))
        .toList();
  }

  private static Said said(String code, String message, int offset, String text) {
    String before = text.substring(0, offset);
    int line = (int) before.chars().filter(c -> c == '\n').count();
    return new Said(code, message, line, offset - 1 - before.lastIndexOf('\n'));
  }

  @Property(tries = 80)
  void whereverAFenceStandsItSaysWhatAFileSays(
      @ForAll("scripts") String script,
      @ForAll("prose") String prose,
      @ForAll("margins") String margin) {
    String fence = "~~~~~~~~";
    String inside = margin.replace('-', ' ');
    StringBuilder page = new StringBuilder(prose);
    page.append(margin).append(fence).append("encounter\n");
    script.lines().forEach(line -> page.append(inside).append(line).append('\n'));
    page.append(inside).append(fence).append("\n\n").append(prose);
    int lines = (int) prose.lines().count() + 1;
    List<Said> moved =
        check("a.encounter", script).stream().map(it -> it.moved(lines, inside.length())).toList();
    assertEquals(moved, check("a.md", page.toString()));
  }

  @Provide
  Arbitrary<String> margins() {
    return Arbitraries.of("", "> ", ">", "   ", "> > ", "- ");
  }

  @Property(tries = 40)
  void whatStandsOutsideTheFencesChangesNothing(
      @ForAll("scripts") String script,
      @ForAll("prose") String prose,
      @ForAll("prose") String two) {
    String fence = "\n~~~~~~~~encontro\n" + script + "~~~~~~~~\n\n";
    List<Said> one = check("a.md", fence + two);
    int lines = (int) prose.lines().count();
    assertEquals(
        one.stream().map(it -> it.moved(lines, 0)).toList(), check("a.md", prose + fence + prose));
  }

  @Provide
  Arbitrary<String> prose() {
    return Arbitraries.of(PROSE)
        .list()
        .ofMaxSize(8)
        .map(lines -> lines.isEmpty() ? "" : String.join("\n", lines) + "\n\n");
  }

  @Provide
  Arbitrary<String> scripts() {
    return Arbitraries.of(CORPUS)
        .flatMap(text -> Arbitraries.longs().map(seed -> broken(text, new Random(seed))));
  }

  /** Some lines of a script, of which up to three are cut short or left out. */
  private static String broken(String script, Random random) {
    List<String> lines =
        new ArrayList<>(script.lines().map(PageDiagnosticsTest::expanded).toList());
    int from = random.nextInt(lines.size());
    lines = new ArrayList<>(lines.subList(from, Math.min(lines.size(), from + 60)));
    for (int slips = random.nextInt(4); slips > 0; slips--) {
      int at = random.nextInt(lines.size());
      String line = lines.get(at);
      lines.set(at, line.substring(0, random.nextInt(line.length() + 1)));
    }
    return String.join("\n", lines) + "\n";
  }

  /** Tabs stand for other widths in a quote than in a file. */
  private static String expanded(String line) {
    return line.replace("\t", "    ");
  }
}
