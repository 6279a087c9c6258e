package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rpg.encounter.report.Golden.assertGolden;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.dice.SeededDice;

class EventJsonTest {
  private static final JsonForm FORM = JsonForm.of(EventJson.class, EventJson.SCHEMA);

  @ParameterizedTest
  @EnumSource
  void everyEventHasTheShapeOfTheSchema(Language language) throws IOException {
    Combat combat = Combats.bridge(language);
    List<String> lines = new ArrayList<>();
    EventJson json = json(combat, language, lines);
    json.run("bridge.encounter", "Bridge", language, 42, 17);
    Combats.everything().forEach(json::on);
    assertGolden("story/everything." + language + ".jsonl", String.join("\n", lines) + "\n");
    lines.forEach(line -> assertEquals(List.of(), FORM.violations(line), line));
  }

  @Property(tries = 50)
  void everyCombatObeysTheSchema(@ForAll long seed) {
    Combat combat = Combats.bridge(Language.EN);
    List<String> lines = new ArrayList<>();
    combat.run(new SeededDice(seed, 1), json(combat, Language.EN, lines));
    lines.forEach(line -> assertEquals(List.of(), FORM.violations(line), line));
  }

  private static EventJson json(Combat combat, Language language, List<String> lines) {
    return new EventJson(combat, result -> Combats.outcome(combat, language, result), lines::add);
  }
}
