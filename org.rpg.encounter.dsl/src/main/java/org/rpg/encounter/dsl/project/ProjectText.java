package org.rpg.encounter.dsl.project;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.dsl.pages.Lines;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * The text of a project file (TOML) as entries that know where they stand. What cannot be read is
 * an unreadable place; the entries around it are read all the same.
 *
 * @param text the file
 * @param entries what it says, in the order of the text
 * @param unreadable where it is no TOML, in that order
 */
public record ProjectText(String text, List<Entry> entries, List<Span> unreadable) {
  private static final Set<Character> LINE_ENDS = Set.of('\n', '\r');

  /** Part of the text, in UTF-16 units. */
  public record Span(int offset, int length) {}

  /**
   * One entry; that of a table within another has the names of both.
   *
   * @param table the table it stands in; empty for the file itself
   * @param name its key
   * @param value what TOML makes of its value: a text, a number, a {@link TomlArray} ...
   * @param key where the key stands
   */
  public record Entry(Optional<String> table, String name, Object value, Span key) {
    /** The value, if it is a text. */
    public Optional<String> words() {
      return value instanceof String words ? Optional.of(words) : Optional.empty();
    }

    /** The values, if it is a text or a list of texts alone. */
    public Optional<List<String>> list() {
      if (value instanceof TomlArray array) {
        List<Object> all = array.toList();
        return all.stream().allMatch(String.class::isInstance)
            ? Optional.of(all.stream().map(String.class::cast).toList())
            : Optional.empty();
      }
      return words().map(List::of);
    }
  }

  /** Reads a text; never fails. */
  public static ProjectText of(String text) {
    TomlParseResult read = Toml.parse(text.replace('\uFEFF', ' '));
    int[] lines = Lines.starts(text);
    List<Entry> entries = new ArrayList<>();
    add(read, Optional.empty(), text, lines, entries);
    entries.sort((a, b) -> Integer.compare(a.key().offset(), b.key().offset()));
    List<Span> unreadable =
        read.errors().stream()
            .map(TomlParseError::position)
            .map(at -> line(text, offset(at, text, lines)))
            .distinct()
            .toList();
    return new ProjectText(text, List.copyOf(entries), unreadable);
  }

  private static void add(
      TomlTable from, Optional<String> table, String text, int[] lines, List<Entry> entries) {
    for (String name : from.keySet()) {
      Object value = from.get(List.of(name));
      TomlPosition at = from.inputPositionOf(List.of(name));
      int offset = at == null ? 0 : offset(at, text, lines);
      Span key = key(text, offset, name);
      if (value instanceof TomlTable inner && table.isEmpty()) {
        entries.add(new Entry(table, name, inner, key));
        add(inner, Optional.of(name), text, lines, entries);
      } else if (value != null) {
        entries.add(new Entry(table, name, value, key));
      }
    }
  }

  /** The value's place: what follows the sign of equality on the line of its key. */
  public Span valueOf(Entry entry) {
    int end = entry.key().offset() + entry.key().length();
    int sign = text.indexOf('=', end);
    if (sign < 0 || text.substring(end, sign).contains("\n")) {
      return entry.key();
    }
    int from = sign + 1;
    while (from < text.length() && text.charAt(from) == ' ') {
      from++;
    }
    Span line = line(text, from);
    int to = entry.value() instanceof String ? afterQuotes(from) : 0;
    to = to > from ? to : line.offset() + line.length();
    return to > from ? new Span(from, to - from) : entry.key();
  }

  /** Behind the quote that closes the text that begins there; the begin if none does. */
  private int afterQuotes(int from) {
    char quote = from < text.length() ? text.charAt(from) : 0;
    for (int i = from + 1; (quote == '"' || quote == '\'') && i < text.length(); i++) {
      if (text.charAt(i) == quote) {
        return i + 1;
      }
      i += text.charAt(i) == '\\' ? 1 : 0;
    }
    return from;
  }

  /**
   * Where a text stands in the value of an entry; the whole value if it is not found as written.
   */
  public Span within(Entry entry, String word) {
    Span value = valueOf(entry);
    int at = text.indexOf(word, value.offset());
    return at < 0 ? value : new Span(at, word.length());
  }

  /** TOML positions a table at its bracket and an entry at its key. */
  private static Span key(String text, int offset, String name) {
    int at = text.indexOf(name, Math.min(offset, text.length()));
    return at < 0 ? line(text, offset) : new Span(at, name.length());
  }

  private static int offset(TomlPosition at, String text, int[] lines) {
    int line = Math.max(1, Math.min(at.line(), lines.length));
    return Math.min(text.length(), lines[line - 1] + Math.max(0, at.column() - 1));
  }

  /** What is written on the line of a place, from there or, at its end, the whole of it. */
  private static Span line(String text, int offset) {
    int from = Math.min(offset, text.length());
    int to = from;
    while (to < text.length() && !LINE_ENDS.contains(text.charAt(to))) {
      to++;
    }
    while (text.substring(from, to).isBlank()
        && from > 0
        && !LINE_ENDS.contains(text.charAt(from - 1))) {
      from--;
    }
    while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
      to--;
    }
    return new Span(from, to - from);
  }
}
