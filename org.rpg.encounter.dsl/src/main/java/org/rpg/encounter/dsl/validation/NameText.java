package org.rpg.encounter.dsl.validation;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Names as they are written. */
public final class NameText {
  private static final List<String> JOINTS =
      List.of(" of ", " de ", " do ", " da ", " dos ", " das ");

  private NameText() {}

  /** Without the quotes of a quoted name. */
  public static String unquoted(String text) {
    String t = text == null ? "" : text.strip();
    boolean quoted = t.length() > 1 && (t.charAt(0) == '"' || t.charAt(0) == '\u201C');
    return quoted ? t.substring(1, t.length() - 1) : t;
  }

  /** The skill and whose it is, in "Perception of Grum". */
  static Optional<String[]> skillOf(String name, Predicate<String> skill) {
    for (String joint : JOINTS) {
      for (int i = name.indexOf(joint); i > 0; i = name.indexOf(joint, i + 1)) {
        if (skill.test(name.substring(0, i))) {
          String whose = name.substring(i + joint.length());
          return Optional.of(new String[] {name.substring(0, i), whose});
        }
      }
    }
    return Optional.empty();
  }

  /** The two parts around a blank, if both of them are known. */
  static Optional<String[]> split(String name, Predicate<String> known) {
    for (int i = name.indexOf(' '); i > 0; i = name.indexOf(' ', i + 1)) {
      String first = name.substring(0, i);
      String second = name.substring(i + 1);
      if (known.test(first) && known.test(second)) {
        return Optional.of(new String[] {first, second});
      }
    }
    return Optional.empty();
  }
}
