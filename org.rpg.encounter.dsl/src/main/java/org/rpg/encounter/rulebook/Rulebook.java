package org.rpg.encounter.rulebook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.rpg.encounter.rules.Rule;

/** All rules to read, chapter by chapter. A chapter is read from its file when it is wanted. */
public final class Rulebook {
  private static final Map<String, Chapter> READ = new ConcurrentHashMap<>();

  private Rulebook() {}

  /** What the ids of all chapters begin with, in the order of the book. */
  public static List<String> chapterIds() {
    return Arrays.stream(Rule.values()).map(Rulebook::chapterId).distinct().toList();
  }

  /** What the id of a rule begins with: {@code MAN} of {@code MAN-15}. */
  public static String chapterId(Rule rule) {
    return rule.id().substring(0, rule.id().indexOf('-'));
  }

  /** All chapters. */
  public static List<Chapter> chapters() {
    return chapterIds().stream().map(Rulebook::chapter).toList();
  }

  /** The chapter of that id, one of {@link #chapterIds()}. */
  public static Chapter chapter(String id) {
    return READ.computeIfAbsent(id, Rulebook::read);
  }

  /** The page of a rule. */
  public static Page page(Rule rule) {
    return chapter(chapterId(rule)).pages().stream()
        .filter(page -> page.rule() == rule)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(rule.id() + " has no page"));
  }

  private static Chapter read(String id) {
    try (InputStream in = Rulebook.class.getResourceAsStream(id + ".md")) {
      if (in == null) {
        throw new IllegalArgumentException("there is no chapter " + id);
      }
      return ChapterReader.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
