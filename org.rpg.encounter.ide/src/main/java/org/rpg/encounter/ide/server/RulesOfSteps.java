package org.rpg.encounter.ide.server;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeSet;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.Page;
import org.rpg.encounter.rulebook.Rulebook;
import org.rpg.encounter.rules.Rule;

/** The rules that the steps of a run name, with what they say, so that a client can show them. */
final class RulesOfSteps {
  private RulesOfSteps() {}

  static JsonObject of(JsonObject told, Language language) {
    TreeSet<String> cited = new TreeSet<>();
    for (JsonElement step : told.getAsJsonArray("steps")) {
      JsonArray rules = step.getAsJsonObject().getAsJsonArray("rules");
      rules.forEach(id -> cited.add(id.getAsString()));
    }
    Map<Rule, JsonObject> texts = new EnumMap<>(Rule.class);
    for (Rule rule : Rule.values()) {
      if (cited.contains(rule.id())) {
        Page page = Rulebook.page(rule);
        JsonObject text = new JsonObject();
        text.addProperty("title", page.title().in(language));
        text.addProperty("text", page.text().in(language));
        texts.put(rule, text);
      }
    }
    JsonObject rules = new JsonObject();
    texts.forEach((rule, text) -> rules.add(rule.id(), text));
    return rules;
  }
}
