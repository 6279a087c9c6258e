package org.rpg.encounter.manual.pages;

import java.util.List;

/**
 * A page of the manual before it is framed.
 *
 * @param path the name of its file
 * @param title its heading
 * @param group which of the neighbours stand beside it in the contents; empty if all of the part
 * @param body what stands below the heading
 * @param entries what a search finds in it
 */
public record Article(String path, String title, String group, String body, List<Entry> entries) {
  /**
   * Something that is looked for.
   *
   * @param title what it is called, perhaps in both languages
   * @param anchor its place on the page; empty for the page as a whole
   * @param words what else it may be found by
   */
  public record Entry(String title, String anchor, String words) {}

  public Article {
    entries = List.copyOf(entries);
  }

  /** A page whose contents are short. */
  Article(String path, String title, String body, List<Entry> entries) {
    this(path, title, "", body, entries);
  }
}
