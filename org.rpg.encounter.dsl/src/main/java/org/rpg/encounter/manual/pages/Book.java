package org.rpg.encounter.manual.pages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rpg.encounter.dsl.words.Language;

/** The manual in one language. */
public final class Book {
  private final Language language;
  private final Map<String, String> files = new LinkedHashMap<>();

  /**
   * @param desk what it is made of
   * @param search the script that finds things
   * @param isAlone whether there is none in the other language
   */
  public Book(Desk desk, String search, boolean isAlone) {
    language = desk.language();
    List<Part> told =
        List.of(
            new LanguagePages(desk).part(),
            new WordPages(desk).part(),
            new RecipePages(desk).part(),
            new ExamplePages(desk).part(),
            new LibraryPages(desk).part(),
            new RulePages(desk).part(),
            new MessagePages(desk).part());
    StartPages start = new StartPages(desk);
    List<Part> parts = new ArrayList<>();
    parts.add(start.start(told));
    parts.addAll(told);
    Frame frame = new Frame(desk, parts, isAlone);
    parts.forEach(part -> part.articles().forEach(it -> add(frame, it)));
    add(frame, start.search(told, search));
  }

  private void add(Frame frame, Article article) {
    files.put(Frame.folder(language) + "/" + article.path(), frame.page(article));
  }

  /** All its pages by their paths. */
  public Map<String, String> files() {
    return Map.copyOf(files);
  }

  /** The page before the books. */
  public static String door(List<Language> languages) {
    return StartPages.door(languages);
  }
}
