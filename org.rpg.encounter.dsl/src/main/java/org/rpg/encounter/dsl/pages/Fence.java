package org.rpg.encounter.dsl.pages;

import java.util.List;
import java.util.stream.Collectors;
import org.rpg.encounter.dsl.words.Language;

/**
 * A fence of a page that holds a script, or a part of one.
 *
 * @param language what its word says: {@code encounter} or {@code encontro}
 * @param lines its lines, without what belongs to the quote or the list around it
 * @param end where the script in it ends: at the line that closes the fence, or where the quote,
 *     the list or the page ends that it stands in
 */
public record Fence(Language language, List<Strip> lines, int end) {

  /** Its script alone, as if it stood in a file; lines end in LF. */
  public String script(String page) {
    return lines.stream()
        .map(line -> page.substring(line.from, line.to))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** The part of a line that is script: from an offset to before another. */
  public record Strip(int from, int to) {}
}
