package org.rpg.encounter.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.rpg.encounter.rules.Rule;

/** A page that is not printed: whatever would be written on it is a step for those who show it. */
final class StepPage extends Page {
  private final int depth;
  private final Consumer<JsonObject> steps;

  /**
   * A page.
   *
   * @param steps takes each step: its kind, its text, and the rules that made it
   */
  StepPage(Consumer<JsonObject> steps) {
    this(0, steps);
  }

  private StepPage(int depth, Consumer<JsonObject> steps) {
    super(Terminal.plain(), "", line -> {});
    this.depth = depth;
    this.steps = steps;
  }

  @Override
  Page indented() {
    return new StepPage(depth + 1, steps);
  }

  private void step(String kind, String text, Iterable<Rule> rules) {
    JsonObject step = new JsonObject();
    step.addProperty("kind", kind);
    step.addProperty("depth", depth);
    step.addProperty("text", Terminal.plain().show(text).replace('\u00A0', ' ').strip());
    JsonArray ids = new JsonArray();
    rules.forEach(rule -> ids.add(rule.id()));
    step.add("rules", ids);
    steps.accept(step);
  }

  @Override
  void title(String title) {
    step("title", title, List.of());
  }

  @Override
  void small(String text) {
    step("small", text, List.of());
  }

  @Override
  void heading(String text, Optional<String> about, List<Rule> rules) {
    step("heading", text + about.map(it -> " · " + it).orElse(""), rules);
  }

  @Override
  void read(String prose) {
    step("read", Cells.clean(prose.strip()), List.of());
  }

  @Override
  void note(String word, String prose) {
    step("note", prose, List.of());
  }

  @Override
  void paragraph(String sentence, Iterable<Rule> cited) {
    step("deed", sentence, cited);
  }

  @Override
  void wrap(String text, String first, String rest) {
    step("line", text, List.of());
  }
}
