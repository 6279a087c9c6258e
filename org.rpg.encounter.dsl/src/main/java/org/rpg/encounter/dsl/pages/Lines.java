package org.rpg.encounter.dsl.pages;

import java.util.Arrays;

/** The lines of a text; each ends with LF, CRLF or CR. */
public final class Lines {
  private Lines() {}

  /** The offset at which each line begins; there is always a first one. */
  public static int[] starts(String text) {
    int[] starts = new int[64];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r' && !text.startsWith("\n", i + 1)) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }
}
