package org.rpg.encounter.manual.grammar;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.rulebook.Text;

/**
 * What {@code constructs.md} says: the rules that writers see, by chapters, and how the others are
 * shown.
 */
public final class Constructs {
  private static final String FILE = "constructs.md";

  private final List<Chapter> chapters;
  private final Map<String, Construct> byRule = new LinkedHashMap<>();
  private final Set<String> inlined = new LinkedHashSet<>();
  private final Set<String> hidden = new LinkedHashSet<>();
  private final Map<String, String> same = new LinkedHashMap<>();
  private final Map<String, Text> names = new LinkedHashMap<>();
  private final Map<String, Text> spellings = new LinkedHashMap<>();

  /**
   * A part of the reference.
   *
   * @param id the name of its page
   * @param title its heading, with a capital
   * @param text what it is about
   */
  public record Chapter(String id, Text title, Text text, List<Construct> constructs) {
    public Chapter {
      constructs = List.copyOf(constructs);
    }
  }

  /** A heading, {@code # id · English · Portuguese}, and what stands below it. */
  private record Section(boolean isChapter, String id, Text title, Text text) {}

  private Constructs(String file) {
    int end = file.indexOf("-->\n") + 4; // what a reader of the file should know
    int first = file.indexOf("\n# ");
    file.substring(end, first).lines().filter(it -> !it.isBlank()).forEach(this::rule);
    chapters = chapters(sections(file.substring(first)));
    chapters.forEach(it -> it.constructs().forEach(one -> byRule.put(one.rule(), one)));
  }

  /** Those of the language. */
  public static Constructs ofTheLanguage() {
    try (InputStream in = Words.class.getResourceAsStream(FILE)) {
      return new Constructs(
          new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void rule(String line) {
    String kind = line.substring(0, line.indexOf(": "));
    String rest = line.substring(kind.length() + 2);
    switch (kind) {
      case "inline" -> inlined.addAll(Arrays.asList(rest.split(" ")));
      case "hidden" -> hidden.addAll(Arrays.asList(rest.split(" ")));
      case "same" -> same.put(before(rest, " = "), behind(rest, " = "));
      case "name" -> names.put(before(rest, " · "), pair(behind(rest, " · "), " · "));
      case "say" -> spellings.put(before(rest, " = "), pair(behind(rest, " = "), " \\| "));
      default -> throw new IllegalArgumentException(FILE + ": " + line);
    }
  }

  private static String before(String line, String mark) {
    return line.substring(0, line.indexOf(mark));
  }

  private static String behind(String line, String mark) {
    return line.substring(line.indexOf(mark) + mark.length());
  }

  private static Text pair(String text, String mark) {
    String[] halves = text.split(mark, -1);
    if (halves.length != 2) {
      throw new IllegalArgumentException(FILE + ": " + text);
    }
    return new Text(halves[0], halves[1]);
  }

  private static List<Section> sections(String text) {
    List<Section> sections = new ArrayList<>();
    for (String block : text.strip().split("\n\n", -1)) {
      String[] lines = block.split("\n", -1);
      String head = lines[0].substring(lines[0].indexOf(' ') + 1);
      if (lines.length != 3 || !lines[1].startsWith("en: ") || !lines[2].startsWith("pt: ")) {
        throw new IllegalArgumentException(FILE + ": " + head);
      }
      sections.add(
          new Section(
              lines[0].startsWith("# "),
              before(head, " · "),
              pair(behind(head, " · "), " · "),
              new Text(lines[1].substring(4), lines[2].substring(4))));
    }
    return sections;
  }

  private static List<Chapter> chapters(List<Section> sections) {
    List<Chapter> chapters = new ArrayList<>();
    for (int i = 0; i < sections.size(); i++) {
      Section head = sections.get(i);
      List<Construct> told = new ArrayList<>();
      while (i + 1 < sections.size() && !sections.get(i + 1).isChapter()) {
        Section one = sections.get(++i);
        told.add(new Construct(one.id(), one.title(), one.text()));
      }
      chapters.add(new Chapter(head.id(), head.title(), head.text(), told));
    }
    return List.copyOf(chapters);
  }

  /** The parts of the reference, in the order of reading. */
  public List<Chapter> chapters() {
    return chapters;
  }

  /** The names of all rules that it says anything of, once for each time. */
  public List<String> rules() {
    List<String> all = new ArrayList<>();
    chapters.forEach(it -> it.constructs().forEach(one -> all.add(one.rule())));
    all.addAll(inlined);
    all.addAll(hidden);
    all.addAll(same.keySet());
    return all;
  }

  /** Whether a rule is drawn where it is used. */
  public boolean isInlined(String rule) {
    return inlined.contains(rule);
  }

  /** Whether a rule is of what nobody writes on purpose. */
  public boolean isHidden(String rule) {
    return hidden.contains(rule);
  }

  /** What is told of a rule, or of the one it is the same as for a reader; empty of the others. */
  public Optional<Construct> of(String rule) {
    return Optional.ofNullable(byRule.get(same.getOrDefault(rule, rule)));
  }

  /** The part in which a construct is told. */
  public Chapter chapterOf(Construct construct) {
    return chapters.stream().filter(it -> it.constructs().contains(construct)).findFirst().get();
  }

  /** What a name stands for whose place the grammar leaves open. */
  public Optional<Text> named(String rule, String feature) {
    return Optional.ofNullable(names.get(rule + "." + feature));
  }

  /** All places of names that it tells of, as {@code Rule.feature}. */
  public Set<String> namedPlaces() {
    return Set.copyOf(names.keySet());
  }

  /** How a key is written before a feature of a rule, if not as it is elsewhere. */
  public Optional<Text> spelled(String key, String rule, String feature) {
    return Optional.ofNullable(spellings.get(key + " " + rule + "." + feature));
  }

  /** All places of words that it tells of, as {@code key Rule.feature}. */
  public Set<String> spelledPlaces() {
    return Set.copyOf(spellings.keySet());
  }
}
