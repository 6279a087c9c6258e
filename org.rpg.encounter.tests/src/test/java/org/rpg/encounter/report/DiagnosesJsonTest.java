package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiagnosisPage;

class DiagnosesJsonTest {
  private static final JsonForm FORM = JsonForm.of(DiagnosesJson.class, DiagnosesJson.SCHEMA);

  @Test
  void allPagesHaveTheShapeOfTheSchema() {
    String json =
        DiagnosesJson.of(
            DiagnosisPage.codes().stream().map(it -> Diagnosis.of(it).page()).toList());
    assertEquals(List.of(), FORM.violations(json));
    assertFalse(FORM.violations(json.replace("\"warning\"", "\"grave\"")).isEmpty());
  }
}
