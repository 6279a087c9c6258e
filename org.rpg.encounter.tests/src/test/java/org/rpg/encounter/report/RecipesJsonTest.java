package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rulebook.recipes.Recipes;

class RecipesJsonTest {
  private static final JsonForm FORM = JsonForm.of(RecipesJson.class, RecipesJson.SCHEMA);

  @Test
  void allRecipesHaveTheShapeOfTheSchema() {
    String json = RecipesJson.of(Recipes.all());
    assertEquals(List.of(), FORM.violations(json));
    assertFalse(FORM.violations(json.replace("\"creature\"", "\"beast\"")).isEmpty());
  }
}
