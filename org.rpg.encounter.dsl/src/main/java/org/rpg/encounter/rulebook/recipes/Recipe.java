package org.rpg.encounter.rulebook.recipes;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.Text;

/**
 * A way to say something that the rules know nothing of.
 *
 * @param id what it is called in both languages
 * @param title what readers call it
 * @param spot where its lines go
 * @param text what the rulebook does not rule, and what the lines do instead
 * @param source a scene with the lines in it, between two marks, and with places to fill in
 */
public record Recipe(String id, Text title, Spot spot, Text text, Text source) {
  private static final Pattern LINES = Pattern.compile("(?s).*?//\\+\\n(.*?)[ ]*//-.*");
  private static final Pattern MARK = Pattern.compile("(?m)^ *//[-+]\\n");
  private static final Pattern PLACE = Pattern.compile("\\$\\{(\\d):([^}]*)}|\\$(\\d)");
  private static final Pattern LEVEL = Pattern.compile("(?m)\\G {4}|^ {4}");

  /** The whole scene, ready to be played. */
  public String script(Language language) {
    return filled(MARK.matcher(source.in(language)).replaceAll(""));
  }

  /** The lines alone. */
  public String lines(Language language) {
    return filled(template(language));
  }

  /** The lines with places to fill in, as editors write them: {@code ${1:Ana}}; tabs for levels. */
  public String snippet(Language language) {
    return LEVEL.matcher(template(language)).replaceAll("\t").stripTrailing();
  }

  private String template(Language language) {
    Matcher lines = LINES.matcher(source.in(language));
    if (!lines.matches()) {
      throw new IllegalStateException(id + " marks no lines");
    }
    String found = lines.group(1);
    int margin = found.length() - found.stripLeading().length();
    return found
        .lines()
        .map(line -> line.substring(Math.min(margin, line.length())))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** Each place with what it holds at first; a bare number stands for the same again. */
  private static String filled(String template) {
    Map<String, String> held = new HashMap<>();
    return PLACE
        .matcher(template)
        .replaceAll(
            place -> {
              if (place.group(2) != null) {
                held.put(place.group(1), place.group(2));
              }
              String number = place.group(2) == null ? place.group(3) : place.group(1);
              return Matcher.quoteReplacement(held.getOrDefault(number, ""));
            });
  }
}
