package org.rpg.encounter.rulebook;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.rpg.encounter.rulebook.OpenPoint.Origin;
import org.rpg.encounter.rules.Rule;

/**
 * Reads a chapter: {@code # ID · English · Portuguese}, then for each rule {@code ## ID} and pairs
 * of lines, English first. {@code en:} and {@code pt:} say what the rule is; {@code ours en:} and
 * {@code ours pt:}, or {@code usage en:} and {@code usage pt:}, are an open point and tell whose
 * the default is.
 */
final class ChapterReader {
  private static final String RULE = "## ";

  private final List<Page> pages = new ArrayList<>();
  private Rule rule;
  private Text statement;
  private List<OpenPoint> open = new ArrayList<>();

  private ChapterReader() {}

  /**
   * The chapter in a text.
   *
   * @throws IllegalArgumentException if it has not that form
   */
  static Chapter read(String text) {
    List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
    String[] title = lines.get(0).split(" · ", -1);
    require(title.length == 3 && title[0].startsWith("# "), lines.get(0));
    ChapterReader reader = new ChapterReader();
    Iterator<String> rest = lines.subList(1, lines.size()).iterator();
    while (rest.hasNext()) {
      String line = rest.next();
      if (line.startsWith(RULE)) {
        reader.finish();
        reader.rule = Rule.valueOf(line.substring(RULE.length()).strip().replace('-', '_'));
      } else {
        reader.pair(line, rest.hasNext() ? rest.next() : "");
      }
    }
    reader.finish();
    return new Chapter(title[0].substring(2), new Text(title[1], title[2]), reader.pages);
  }

  private void pair(String english, String portuguese) {
    String kind = english.substring(0, Math.max(0, english.indexOf("en: ")));
    require(english.startsWith(kind + "en: "), english);
    require(portuguese.startsWith(kind + "pt: "), portuguese);
    int from = kind.length() + "en: ".length();
    Text text = new Text(english.substring(from).strip(), portuguese.substring(from).strip());
    if (!kind.isEmpty()) {
      open.add(new OpenPoint(Origin.valueOf(kind.strip().toUpperCase(Locale.ROOT)), text));
      return;
    }
    require(statement == null, english);
    statement = text;
  }

  private void finish() {
    if (rule != null) {
      require(statement != null, rule.id());
      pages.add(new Page(rule, statement, open));
    }
    statement = null;
    open = new ArrayList<>();
  }

  private static void require(boolean wellFormed, String line) {
    if (!wellFormed) {
      throw new IllegalArgumentException("not a line of the rulebook here: " + line);
    }
  }
}
