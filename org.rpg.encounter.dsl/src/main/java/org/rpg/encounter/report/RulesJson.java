package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rpg.encounter.rulebook.OpenPoint;
import org.rpg.encounter.rulebook.Page;
import org.rpg.encounter.rulebook.Rulebook;
import org.rpg.encounter.rulebook.Scope;
import org.rpg.encounter.rulebook.SettingWords;
import org.rpg.encounter.rulebook.Text;
import org.rpg.encounter.rulebook.Trace;
import org.rpg.encounter.rulebook.Traces;
import org.rpg.encounter.rules.Option;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;

/** The rulebook for programs, as {@code rules.schema.json} beside this class describes it. */
public final class RulesJson {
  /** Changes when a program that reads the old shape would stumble over the new one. */
  public static final int SCHEMA_VERSION = 1;

  /** The resource, beside this class, that describes the shape. */
  public static final String SCHEMA = "rules.schema.json";

  private final JsonWriter json;
  private final Optional<Traces> traces;

  private RulesJson(JsonWriter json, Optional<Traces> traces) {
    this.json = json;
    this.traces = traces;
  }

  /**
   * Some rules as a JSON document.
   *
   * @param traces where rules are built and tested, if that is known
   */
  public static String of(List<Rule> rules, Optional<Traces> traces) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setIndent("  ");
      new RulesJson(json, traces).rules(rules);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.append('\n').toString();
  }

  private void rules(List<Rule> rules) throws IOException {
    json.beginObject();
    json.name("schemaVersion").value(SCHEMA_VERSION);
    json.name("rules").beginArray();
    for (Rule rule : rules) {
      rule(Rulebook.page(rule));
    }
    json.endArray().endObject();
  }

  private void rule(Page page) throws IOException {
    Rule rule = page.rule();
    json.beginObject();
    json.name("id").value(rule.id());
    json.name("chapter").value(Rulebook.chapterId(rule));
    text("title", page.title());
    text("text", page.text());
    json.name("scope").value(Scope.of(rule).name().toLowerCase(Locale.ROOT));
    Trace trace = traces.map(it -> it.of(rule)).orElse(Trace.NONE);
    Optional<Text> reason = trace.isComplete() ? Optional.empty() : Scope.reason(rule);
    if (reason.isPresent()) {
      text("reason", reason.get());
    }
    json.name("open").beginArray();
    for (OpenPoint point : page.open()) {
      json.beginObject();
      json.name("origin").value(point.origin().name().toLowerCase(Locale.ROOT));
      text("text", point.text());
      json.endObject();
    }
    json.endArray();
    json.name("parameters").beginArray();
    for (Parameter parameter : page.parameters()) {
      parameter(parameter);
    }
    json.endArray();
    if (traces.isPresent()) {
      classes("builtIn", trace.built());
      classes("testedIn", trace.tested());
    }
    json.endObject();
  }

  private void parameter(Parameter parameter) throws IOException {
    json.beginObject();
    text("name", SettingWords.name(parameter));
    if (!parameter.options().isEmpty()) {
      json.name("readings").beginArray();
      for (Option option : parameter.options()) {
        both(SettingWords.reading(option));
      }
      json.endArray();
    }
    text("default", SettingWords.standard(parameter));
    json.endObject();
  }

  private void classes(String name, List<String> classes) throws IOException {
    json.name(name).beginArray();
    for (String it : classes) {
      json.value(it);
    }
    json.endArray();
  }

  private void text(String name, Text text) throws IOException {
    json.name(name);
    both(text);
  }

  private void both(Text text) throws IOException {
    json.beginObject();
    json.name("en").value(text.english());
    json.name("pt").value(text.portuguese());
    json.endObject();
  }
}
