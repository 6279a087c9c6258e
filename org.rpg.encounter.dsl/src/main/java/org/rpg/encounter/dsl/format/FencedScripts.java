package org.rpg.encounter.dsl.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.rpg.encounter.dsl.pages.Fence;
import org.rpg.encounter.dsl.pages.Page;

/**
 * Lays out what stands in the fences of a page, each fence by itself and within the quote or the
 * list around it; nothing else of the page is touched.
 */
final class FencedScripts {
  private final Page page;
  private final UnaryOperator<String> layOut;

  /**
   * @param layOut a script laid out, or as it is if it cannot be; its lines end in LF
   */
  FencedScripts(Page page, UnaryOperator<String> layOut) {
    this.page = page;
    this.layOut = layOut;
  }

  /** At most one edit a fence. */
  List<Edit> edits() {
    List<Edit> edits = new ArrayList<>();
    for (Fence fence : page.fences()) {
      if (!fence.lines().isEmpty()) {
        edit(fence, edits);
      }
    }
    return edits;
  }

  private void edit(Fence fence, List<Edit> edits) {
    String text = page.text();
    int start = page.lineStart(fence.lines().get(0).from());
    int end = fence.lines().get(fence.lines().size() - 1).to();
    String margin = text.substring(start, fence.lines().get(0).from());
    String laidOut =
        layOut
            .apply(fence.script(text))
            .stripTrailing()
            .lines()
            .map(line -> line.isEmpty() ? margin.stripTrailing() : margin + line)
            .collect(Collectors.joining(LineEnds.of(text)));
    int same = sameLines(text.substring(start, end), laidOut);
    if (start + same < end || same < laidOut.length()) {
      edits.add(new Edit(start + same, end - start - same, laidOut.substring(same)));
    }
  }

  /** How far two texts have the same lines. */
  private static int sameLines(String one, String other) {
    int same = 0;
    int line = 0;
    while (same < one.length() && same < other.length() && one.charAt(same) == other.charAt(same)) {
      line = one.charAt(same++) == '\n' ? same : line;
    }
    return same == one.length() && same == other.length() ? same : line;
  }
}
