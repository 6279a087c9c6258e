package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.dsl.syntax.Network;
import org.rpg.encounter.dsl.syntax.Reading;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Lexeme;
import org.rpg.encounter.dsl.words.TermParser;

/**
 * Finds the tokens of one script that do not fit where they stand. A declaration is read from its
 * beginning; a line of which nothing can be made is passed over, as if it were not there.
 */
final class Spots {
  /** How many tokens are read again for all the slips of a script, so that none takes long. */
  private static final int PATIENCE = 60_000;

  private final Network network;
  private final String text;
  private final List<Lexeme> tokens;
  private final Set<String> openers;
  private int read;

  Spots(Network network, TermParser parser, Set<String> openers, String text, Language language) {
    this.network = network;
    this.openers = openers;
    this.text = text;
    this.tokens = parser.lexemes(text, language);
  }

  /**
   * The first token that does not fit on the line of an offset, or as the first of the next. What
   * the line above could have ended with belongs to it too.
   */
  Optional<Spot> at(int offset) {
    int at = indexAt(offset);
    if (at >= tokens.size()) {
      return Optional.empty();
    }
    int line = firstOfLine(at);
    int start = opener(line);
    read += at - start;
    if (read > PATIENCE) {
      return Optional.empty();
    }
    int first = line == start ? line : firstOfLine(line - 1);
    first = Math.max(first, start);
    Reading reading = upTo(start, first);
    List<Reading> before = new ArrayList<>();
    for (int i = first; i < tokens.size(); i++) {
      boolean begins = i == firstOfLine(i);
      if (i == line && reading.isLost()) {
        // of the line above nothing can be made
        reading = before.get(0);
        before.clear();
        first = line;
      }
      before.add(reading);
      reading = reading.after(tokens.get(i).symbol());
      if (reading.isLost() && i >= line) {
        return Optional.of(new Spot(text, tokens, i, first, List.copyOf(before)));
      }
      if (begins && tokens.get(i).line() > tokens.get(at).line()) {
        break;
      }
    }
    return Optional.empty();
  }

  private int firstOfLine(int index) {
    int first = index;
    while (first > 0 && tokens.get(first - 1).line() == tokens.get(index).line()) {
      first--;
    }
    return first;
  }

  /** Whether the line of an offset, which does not begin a declaration, can be read to its end. */
  boolean isReadable(int offset) {
    int at = indexAt(offset);
    return at < tokens.size() && !opens(at) && read <= PATIENCE && at(offset).isEmpty();
  }

  /** The token at an offset, or the first one behind it. */
  private int indexAt(int offset) {
    int low = 0;
    int high = tokens.size();
    while (low < high) {
      int middle = (low + high) / 2;
      if (tokens.get(middle).end() <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Where the declaration begins in which a line stands; the line itself if in none. */
  private int opener(int line) {
    for (int i = line; i >= 0; i = firstOfLine(i) - 1) {
      if (opens(firstOfLine(i))) {
        return firstOfLine(i);
      }
    }
    return line;
  }

  /** Whether a declaration begins there: its word and then a name, or a path. */
  private boolean opens(int index) {
    if (!openers.contains(tokens.get(index).symbol()) || index + 1 >= tokens.size()) {
      return false;
    }
    String next = tokens.get(index + 1).symbol();
    return next.equals("RULE_ID") || next.equals("RULE_STRING");
  }

  private Reading upTo(int start, int end) {
    Reading reading = network.start();
    Reading lineBegan = reading;
    for (int i = start; i < end; i++) {
      if (i > start && tokens.get(i - 1).line() < tokens.get(i).line()) {
        lineBegan = reading;
      }
      reading = reading.after(tokens.get(i).symbol());
      if (reading.isLost()) {
        reading = lineBegan;
        while (i + 1 < end && tokens.get(i + 1).line() == tokens.get(i).line()) {
          i++;
        }
      }
    }
    return reading;
  }
}
