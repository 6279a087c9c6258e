package org.rpg.encounter.dsl.validation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.xtext.diagnostics.Severity;
import org.rpg.encounter.dsl.library.ResourceFolder;
import org.rpg.encounter.dsl.words.Language;

/**
 * What {@code diagnostics/CODE.md} says: a head of {@code key: value} lines under the title, then
 * one section for each language with what is wrong, how to mend it, a wrong and a right script.
 */
public final class DiagnosisPage {
  private static final String FOLDER = "/org/rpg/encounter/dsl/diagnostics/";
  private static final Pattern FENCE =
      Pattern.compile("```(encounter|toml) (\\S+)\n(.*?)```", Pattern.DOTALL);

  private final String code;
  private final String title;
  private final Map<String, String> head = new HashMap<>();
  private final Map<Language, String> body = new HashMap<>();

  private DiagnosisPage(String code, String text) {
    this.code = code;
    int english = text.indexOf("\n## English\n");
    int portuguese = text.indexOf("\n## Português\n");
    if (english < 0 || portuguese < english) {
      throw new IllegalArgumentException(code + ".md lacks a language");
    }
    String[] lines = text.substring(0, english).split("\n");
    title = lines[0].substring(2).strip();
    for (String line : List.of(lines).subList(1, lines.length)) {
      int colon = line.indexOf(": ");
      if (colon > 0) {
        head.put(line.substring(0, colon), line.substring(colon + 2).strip());
      }
    }
    body.put(Language.EN, text.substring(english + 12, portuguese).strip());
    body.put(Language.PT, text.substring(portuguese + 14).strip());
  }

  static DiagnosisPage read(String code) {
    try (InputStream in = DiagnosisPage.class.getResourceAsStream(FOLDER + code + ".md")) {
      if (in == null) {
        throw new IllegalArgumentException("There is no page for " + code);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
      return new DiagnosisPage(code, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether there is a page for that code. */
  public static boolean exists(String code) {
    return code.matches("[A-Z0-9-]+")
        && DiagnosisPage.class.getResource(FOLDER + code + ".md") != null;
  }

  /** The code that a mistyped one may be meant for. */
  public static Suggestion nearest(String code) {
    Nearest nearest = new Nearest(code);
    codes().forEach(nearest::offer);
    return nearest.suggestion();
  }

  private static final class Codes {
    static final List<String> ALL = list();
  }

  /** The codes of all pages, in order: for the manual. */
  public static List<String> codes() {
    return Codes.ALL;
  }

  private static List<String> list() {
    return ResourceFolder.names(FOLDER, ".md").stream()
        .map(name -> name.substring(0, name.length() - 3))
        .toList();
  }

  public String code() {
    return code;
  }

  /** The first line of the page: the code and a title in each language. */
  public String title() {
    return title;
  }

  /** The code and the title in one language. */
  public String title(Language language) {
    return code + " · " + name(language);
  }

  /** The title alone. */
  public String name(Language language) {
    return title.split(" · ", -1)[language == Language.PT ? 2 : 1];
  }

  public Severity severity() {
    return switch (head.getOrDefault("severity", "")) {
      case "error" -> Severity.ERROR;
      case "warning" -> Severity.WARNING;
      case "hint" -> Severity.INFO;
      default -> throw new IllegalArgumentException(code + ".md has no severity");
    };
  }

  /** Whether what would mend it is only offered: somebody has to decide whether it is meant. */
  public boolean isOffered() {
    return "offered".equals(head.get("mend"));
  }

  /** The rules of the catalogue that the page cites. */
  public List<String> rules() {
    String rules = head.get("rules");
    return rules == null ? List.of() : List.of(rules.split(", *"));
  }

  /** The message with its places still open. */
  public String message(Language language) {
    String text = head.get(language == Language.PT ? "pt" : "en");
    if (text == null) {
      throw new IllegalArgumentException(code + ".md has no message");
    }
    return text;
  }

  /** What is wrong, how to mend it, and the two scripts, in Markdown. */
  public String text(Language language) {
    return body.get(language);
  }

  /** Whether its examples are project files and not scripts. */
  public boolean isOfProject() {
    return body.get(Language.EN).contains("```toml wrong");
  }

  /** Whether its examples stand in a folder with a project file. */
  public boolean needsFolder() {
    return body.get(Language.EN).contains("```toml");
  }

  /** The scripts that show the fault; a line of carets marks the place in the line above it. */
  public List<String> wrong(Language language) {
    return scripts(language, "wrong");
  }

  /** The scripts that show it mended. */
  public List<String> right(Language language) {
    return scripts(language, "right");
  }

  /** The other files beside its examples, by name. */
  public Map<String, String> files(Language language) {
    Map<String, String> files = new LinkedHashMap<>();
    fences(language)
        .filter(fence -> fence.group(2).contains("."))
        .forEach(fence -> files.put(fence.group(2), fence.group(3)));
    return files;
  }

  private List<String> scripts(Language language, String kind) {
    return fences(language)
        .filter(fence -> fence.group(2).equals(kind))
        .map(fence -> fence.group(3))
        .toList();
  }

  private Stream<MatchResult> fences(Language language) {
    return FENCE.matcher(body.get(language)).results();
  }
}
