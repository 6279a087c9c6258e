package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rulebook.TraceScan;
import org.rpg.encounter.rulebook.Traces;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;

class RulesJsonTest {
  private static final JsonForm FORM = JsonForm.of(RulesJson.class, RulesJson.SCHEMA);
  private static final List<Rule> ALL = Arrays.asList(Rule.values());
  private static final Optional<Traces> TRACES =
      Optional.of(TraceScan.of(Path.of(System.getProperty("encounter.root"))));

  private static JsonObject only(String json) {
    JsonArray rules = JsonParser.parseString(json).getAsJsonObject().getAsJsonArray("rules");
    assertEquals(1, rules.size());
    return rules.get(0).getAsJsonObject();
  }

  @Test
  void allRulesHaveTheShapeOfTheSchemaWithAnIndexAndWithout() {
    assertEquals(List.of(), FORM.violations(RulesJson.of(ALL, TRACES)));
    assertEquals(List.of(), FORM.violations(RulesJson.of(ALL, Optional.empty())));
  }

  @Test
  void theSchemaRefusesWhatDoesNotFit() {
    String json = RulesJson.of(List.of(Rule.INI_05), TRACES);
    assertFalse(FORM.violations(json.replace("\"combat\"", "\"fights\"")).isEmpty());
    assertFalse(FORM.violations(json.replace("\"pt\"", "\"es\"")).isEmpty());
    assertFalse(FORM.violations(json.replace("\"INI-05\"", "\"INI_05\"")).isEmpty());
  }

  @Test
  void aRuleTellsItsReadingsItsDefaultAndWhereItIs() {
    JsonObject rule = only(RulesJson.of(List.of(Rule.INI_05), TRACES));
    JsonObject parameter = rule.getAsJsonArray("parameters").get(0).getAsJsonObject();
    assertEquals(
        Parameter.LONE_EVEN_DIE.english(),
        parameter.getAsJsonObject("name").get("en").getAsString());
    assertEquals("Age de Novo", parameter.getAsJsonObject("default").get("pt").getAsString());
    assertEquals(3, parameter.getAsJsonArray("readings").size());
    assertFalse(rule.getAsJsonArray("builtIn").isEmpty());
    assertFalse(rule.getAsJsonArray("testedIn").isEmpty());
  }

  @Test
  void aRuleThatNeedNotBeBuiltTellsWhy() {
    JsonObject rule = only(RulesJson.of(List.of(Rule.OPO_02), Optional.empty()));
    assertEquals("narrative", rule.get("scope").getAsString());
    String reason = rule.getAsJsonObject("reason").get("pt").getAsString();
    assertTrue(reason.startsWith("só exemplos de OPO-01"), reason);
  }
}
