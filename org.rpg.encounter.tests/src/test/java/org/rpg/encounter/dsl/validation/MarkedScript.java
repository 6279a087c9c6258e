package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A script with what is found in it: carets under the place, the code behind them.
 *
 * <pre>
 *     wields Swrod
 *            ^^^^^ LINK-UNKNOWN
 * </pre>
 */
record MarkedScript(String text, List<String> expected) {
  private static final Pattern MARK = Pattern.compile("( *)(\\^+) ([A-Z-]+)");

  static MarkedScript of(String source) {
    List<String> lines = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (String line : source.split("\n", -1)) {
      Matcher m = MARK.matcher(line);
      if (m.matches()) {
        expected.add(found(lines.size(), m.group(1).length() + 1, m.group(2).length(), m.group(3)));
      } else {
        lines.add(line);
      }
    }
    return new MarkedScript(String.join("\n", lines), expected);
  }

  static String found(int line, int column, int length, String code) {
    return line + ":" + column + "+" + length + " " + code;
  }

  static String found(ScriptChecker.Found f) {
    return found(f.line(), f.column(), f.length(), f.code());
  }
}
