package org.rpg.encounter.manual.pages;

import java.util.List;

/**
 * A part of the manual.
 *
 * @param title what the contents call it
 * @param text what it is for, in a sentence
 * @param articles its pages; the first is the one that one comes to first
 */
public record Part(String title, String text, List<Article> articles) {
  public Part {
    articles = List.copyOf(articles);
  }

  /** The page that one comes to first. */
  public Article front() {
    return articles.get(0);
  }
}
