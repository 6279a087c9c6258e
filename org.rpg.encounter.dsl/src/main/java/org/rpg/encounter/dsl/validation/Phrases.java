package org.rpg.encounter.dsl.validation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The small parts that messages are put together from, in both languages: {@code
 * diagnostics/phrases.txt}. Read when the first message needs one.
 */
public final class Phrases {
  private static final String FILE = "/org/rpg/encounter/dsl/diagnostics/phrases.txt";

  private Phrases() {}

  private static final class Table {
    static final Map<String, String[]> ROWS = read();

    private static Map<String, String[]> read() {
      Map<String, String[]> rows = new HashMap<>();
      try (InputStream in = Phrases.class.getResourceAsStream(FILE)) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        for (String line : text.lines().toList()) {
          int equals = line.indexOf(" = ");
          if (equals > 0 && !line.startsWith("#")) {
            rows.put(line.substring(0, equals), line.substring(equals + 3).split(" \\| ", -1));
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return rows;
    }
  }

  /** The keys of all rows. */
  static Set<String> keys() {
    return Set.copyOf(Table.ROWS.keySet());
  }

  /** Whether the table has a row of that key. */
  public static boolean has(String key) {
    return Table.ROWS.containsKey(key);
  }

  /** The phrase of that key, its places {@code {0}}, ... filled in. */
  public static Wording of(String key, Object... arguments) {
    return reader -> {
      String[] row = Table.ROWS.get(key);
      if (row == null) {
        throw new IllegalArgumentException("No phrase " + key);
      }
      String text = new Sentence(row[0], row[1]).in(reader);
      for (int i = 0; i < arguments.length; i++) {
        String said =
            arguments[i] instanceof Wording w ? w.in(reader) : String.valueOf(arguments[i]);
        text = text.replace("{" + i + "}", said);
      }
      return text;
    };
  }

  /** A word of the language, as the table of terms spells it first, in single quotes. */
  public static Wording word(String key) {
    return reader -> "'" + reader.word(key) + "'";
  }
}
