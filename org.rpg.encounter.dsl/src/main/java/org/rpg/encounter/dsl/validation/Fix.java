package org.rpg.encounter.dsl.validation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rpg.encounter.dsl.words.Reader;

/**
 * What would be right in the place of the marked text; a quick fix writes it, the message shows it.
 */
public record Fix(String replacement) implements Wording {
  private static final Pattern NUMBER = Pattern.compile("-?\\d+([.,]\\d+)?");

  /** The marked text with another number, the first one in it; nothing if it has none. */
  public static Wording withNumber(Place place, String number) {
    Matcher first = NUMBER.matcher(place.all());
    return first.find() ? new Fix(first.replaceFirst(number)) : Suggestion.none();
  }

  /** The same with a whole number. */
  public static Wording withNumber(Place place, long number) {
    return withNumber(place, Long.toString(number));
  }

  /** The marked text with something behind it. */
  public static Fix before(Place place, String behind) {
    return new Fix(place.all() + behind);
  }

  @Override
  public String in(Reader reader) {
    return replacement;
  }
}
