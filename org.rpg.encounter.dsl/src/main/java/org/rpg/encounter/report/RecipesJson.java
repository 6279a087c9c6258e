package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.Text;
import org.rpg.encounter.rulebook.recipes.Recipe;

/** Recipes for programs, as {@code recipes.schema.json} beside this class describes them. */
public final class RecipesJson {
  /** Changes when a program that reads the old shape would stumble over the new one. */
  public static final int SCHEMA_VERSION = 1;

  /** The resource, beside this class, that describes the shape. */
  public static final String SCHEMA = "recipes.schema.json";

  private RecipesJson() {}

  /** Some recipes as a JSON document. */
  public static String of(List<Recipe> recipes) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setIndent("  ");
      json.beginObject();
      json.name("schemaVersion").value(SCHEMA_VERSION);
      json.name("recipes").beginArray();
      for (Recipe recipe : recipes) {
        recipe(json, recipe);
      }
      json.endArray().endObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.append('\n').toString();
  }

  private static void recipe(JsonWriter json, Recipe recipe) throws IOException {
    json.beginObject();
    json.name("id").value(recipe.id());
    text(json, "title", recipe.title());
    text(json, "text", recipe.text());
    json.name("fits").value(recipe.spot().name().toLowerCase(Locale.ROOT));
    text(json, "lines", new Text(recipe.lines(Language.EN), recipe.lines(Language.PT)));
    text(json, "script", new Text(recipe.script(Language.EN), recipe.script(Language.PT)));
    json.endObject();
  }

  private static void text(JsonWriter json, String name, Text text) throws IOException {
    json.name(name).beginObject();
    json.name("en").value(text.english());
    json.name("pt").value(text.portuguese());
    json.endObject();
  }
}
