package org.rpg.encounter.rulebook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rpg.encounter.rules.Rule;

/**
 * Where each rule is built and tested. The build finds it in the sources ({@link TraceScan}) and
 * packs it as {@code traces.txt}; where it was not made, nothing is known.
 */
public final class Traces {
  /** A line is a rule, the classes that build it and its tests, each list by commas. */
  private static final String COLUMN = "\t";

  private final Map<Rule, Trace> traces;

  Traces(Map<Rule, Trace> traces) {
    this.traces = new EnumMap<>(Rule.class);
    this.traces.putAll(traces);
  }

  /** What the build has packed; empty if it has packed nothing. */
  public static Optional<Traces> packed() {
    try (InputStream in = Traces.class.getResourceAsStream("traces.txt")) {
      return in == null
          ? Optional.empty()
          : Optional.of(read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads what {@link #toString()} has written. */
  static Traces read(String text) {
    Map<Rule, Trace> read = new EnumMap<>(Rule.class);
    text.lines()
        .map(line -> line.split(COLUMN, -1))
        .forEach(
            row ->
                read.put(
                    Rule.valueOf(row[0].replace('-', '_')),
                    new Trace(classes(row[1]), classes(row[2]))));
    return new Traces(read);
  }

  private static List<String> classes(String cell) {
    return cell.isEmpty() ? List.of() : Arrays.asList(cell.split(",", -1));
  }

  /** The trace of a rule. */
  public Trace of(Rule rule) {
    return traces.getOrDefault(rule, Trace.NONE);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Rule rule : Rule.values()) {
      Trace trace = of(rule);
      text.append(rule.id())
          .append(COLUMN)
          .append(String.join(",", trace.built()))
          .append(COLUMN)
          .append(String.join(",", trace.tested()))
          .append('\n');
    }
    return text.toString();
  }
}
