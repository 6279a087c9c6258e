package org.rpg.encounter.rulebook.recipes;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rpg.encounter.dsl.pages.Page;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Spelling;
import org.rpg.encounter.rulebook.Text;

/** All recipes, in the order in which a scene comes to need them. */
public final class Recipes {
  private static final List<String> IDS =
      List.of(
          "noticing",
          "preparation",
          "parley",
          "nerve",
          "phases",
          "waves",
          "ritual",
          "hostage",
          "holding-out",
          "traps",
          "retreat",
          "pursuit",
          "road-encounters");

  private static final Pattern FORM =
      Pattern.compile("(?U)# (.+) · (.+)\\n\\nfits: (\\w+)\\n\\nen: (.+)\\npt: (.+)\\n(?s:.*)");

  private static final int NEAREST = 4;

  private static final List<Recipe> ALL = IDS.stream().map(Recipes::read).toList();

  private Recipes() {}

  /** All of them. */
  public static List<Recipe> all() {
    return ALL;
  }

  /**
   * The one of that id or title, or the only one whose id or title begins so; nobody types accents.
   */
  public static Optional<Recipe> find(String asked) {
    String plain = plain(asked);
    List<Recipe> begun =
        ALL.stream().filter(it -> names(it).anyMatch(name -> name.startsWith(plain))).toList();
    return ALL.stream()
        .filter(it -> names(it).anyMatch(plain::equals))
        .findFirst()
        .or(() -> begun.stream().filter(it -> begun.size() == 1).findFirst());
  }

  /** The ids that are spelled most like what was asked for. */
  public static List<String> nearest(String asked) {
    String plain = plain(asked);
    Comparator<Recipe> unlike =
        Comparator.comparingInt(
            it -> names(it).mapToInt(name -> Spelling.distance(name, plain)).min().orElse(0));
    return ALL.stream().sorted(unlike).map(Recipe::id).limit(NEAREST).toList();
  }

  private static Stream<String> names(Recipe recipe) {
    return Stream.of(recipe.id(), recipe.title().english(), recipe.title().portuguese())
        .map(Recipes::plain);
  }

  private static String plain(String text) {
    return Spelling.plain(text).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
  }

  private static Recipe read(String id) {
    Page page = Page.of(text(id));
    Matcher head = FORM.matcher(page.text());
    if (!head.matches()) {
      throw new IllegalStateException("The recipe " + id + " has not the form of one");
    }
    return new Recipe(
        id,
        new Text(head.group(1), head.group(2)),
        Spot.valueOf(head.group(3).toUpperCase(Locale.ROOT)),
        new Text(head.group(4), head.group(5)),
        new Text(script(page, Language.EN), script(page, Language.PT)));
  }

  private static String script(Page page, Language language) {
    return page.fences().stream()
        .filter(fence -> fence.language() == language)
        .map(fence -> fence.script(page.text()))
        .findFirst()
        .orElseThrow();
  }

  private static String text(String id) {
    try (InputStream in = Recipes.class.getResourceAsStream(id + ".md")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
