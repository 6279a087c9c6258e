package org.rpg.encounter.ide.cli;

import org.rpg.encounter.dsl.load.Problem.Severity;

/**
 * Colours a text, or leaves it.
 *
 * @param colours whether the reader's terminal shows them
 */
record Ink(boolean colours) {
  String bold(String text) {
    return in("1", text);
  }

  String faint(String text) {
    return in("2", text);
  }

  String of(Severity severity, String text) {
    return in(
        switch (severity) {
          case ERROR -> "1;31";
          case WARNING -> "1;33";
          case INFO -> "1;36";
        },
        text);
  }

  private String in(String code, String text) {
    return colours && !text.isEmpty() ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
  }
}
