package org.rpg.encounter.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rpg.encounter.rules.Rule;

/**
 * Finds in the sources where each rule is built and tested.
 *
 * <p>A rule is built by the classes of {@code rules} and {@code play} that name it, in a comment or
 * as a constant, alone or within "MAN-03 to MAN-06". The classes that only list rules or carry them
 * do not count, nor do imports. It is tested by the classes with tests in {@code rules}, {@code
 * play} and {@code preview} that name it in the same way.
 */
public final class TraceScan {
  private static final String PACKAGE = "org/rpg/encounter/";
  private static final Path MAIN = Path.of("org.rpg.encounter.dsl/src/main/java");
  private static final Path TESTS = Path.of("org.rpg.encounter.tests/src/test/java");
  private static final List<String> BUILDERS = List.of("rules", "play");
  private static final List<String> TESTERS = List.of("rules", "play", "preview");

  /** Name rules without doing what they say: lists, vocabulary, collections of citations. */
  private static final Pattern LISTS =
      Pattern.compile(
          "Rule|Parameter|ParameterBounds|Event|Condition|ActionKind|Purpose|Mechanic|Cited.*");

  /** An id, or several: {@code MAN-03}, {@code MAN_03}, {@code MAN-03 to MAN-06}. */
  private static final Pattern ID =
      Pattern.compile(
          "(?U)\\b([A-Z]{3,4})[-_](\\d\\d)(?!\\d)(?:\\s+to\\s+(?:\\*\\s+)?\\1-(\\d\\d)(?!\\d))?");

  private static final Pattern TEST = Pattern.compile("(?U)@(Test|ParameterizedTest|Property)\\b");
  private static final Pattern IMPORT = Pattern.compile("(?m)^import .*$");
  private static final Map<String, Rule> RULES = byId();

  private TraceScan() {}

  private static Map<String, Rule> byId() {
    Map<String, Rule> rules = new HashMap<>();
    for (Rule rule : Rule.values()) {
      rules.put(rule.id(), rule);
    }
    return Map.copyOf(rules);
  }

  /**
   * Writes down what a checkout's sources say.
   *
   * @param arguments the checkout, and the file to write
   */
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[1]);
    Files.createDirectories(file.getParent());
    Files.writeString(file, of(Path.of(arguments[0])).toString());
  }

  /**
   * What the sources of a checkout say. The same sources always give the same answer.
   *
   * @throws UncheckedIOException if they cannot be read
   */
  public static Traces of(Path checkout) {
    Map<Rule, List<String>> built = classes(checkout.resolve(MAIN), BUILDERS, false);
    Map<Rule, List<String>> tested = classes(checkout.resolve(TESTS), TESTERS, true);
    Map<Rule, Trace> traces = new EnumMap<>(Rule.class);
    for (Rule rule : Rule.values()) {
      traces.put(
          rule,
          new Trace(built.getOrDefault(rule, List.of()), tested.getOrDefault(rule, List.of())));
    }
    return new Traces(traces);
  }

  private static Map<Rule, List<String>> classes(
      Path sources, List<String> packages, boolean tests) {
    Map<Rule, Map<String, Integer>> counts = new EnumMap<>(Rule.class);
    for (String part : packages) {
      for (Path file : files(sources.resolve(PACKAGE + part))) {
        String text = read(file);
        String name = className(sources.relativize(file));
        boolean lists = LISTS.matcher(name.substring(name.lastIndexOf('.') + 1)).matches();
        if (!lists && (!tests || TEST.matcher(text).find())) {
          count(text, name, counts);
        }
      }
    }
    Map<Rule, List<String>> classes = new EnumMap<>(Rule.class);
    counts.forEach((rule, count) -> classes.put(rule, mostFirst(count)));
    return classes;
  }

  private static void count(String text, String name, Map<Rule, Map<String, Integer>> counts) {
    Matcher id = ID.matcher(IMPORT.matcher(text).replaceAll(""));
    while (id.find()) {
      int first = Integer.parseInt(id.group(2));
      int last = id.group(3) == null ? first : Integer.parseInt(id.group(3));
      for (int number = first; number <= last; number++) {
        Rule rule = RULES.get(String.format(Locale.ROOT, "%s-%02d", id.group(1), number));
        if (rule != null) {
          counts.computeIfAbsent(rule, it -> new TreeMap<>()).merge(name, 1, Integer::sum);
        }
      }
    }
  }

  private static List<String> mostFirst(Map<String, Integer> counts) {
    List<String> classes = new ArrayList<>(counts.keySet());
    classes.sort(
        Comparator.comparing((String name) -> -counts.get(name))
            .thenComparing(Comparator.naturalOrder()));
    return classes;
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(it -> it.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String className(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.substring(0, path.length() - ".java".length()).replace('/', '.');
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
