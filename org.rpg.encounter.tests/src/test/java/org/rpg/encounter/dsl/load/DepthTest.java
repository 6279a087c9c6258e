package org.rpg.encounter.dsl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.words.Language;

/** Chains too long for any reader are one clear fault, not a stack that overflows. */
class DepthTest {
  private final ScriptLoader loader = ScriptLoader.standalone(Language.EN);

  @Test
  void aChainOfTenThousandConditionsIsOneFaultAtItsDeclaration() {
    String before = "creature A { size small }\n";
    String text =
        before + "tactics Long { if prone" + " or prone".repeat(10_000) + ": stand up }\n";
    List<Problem> problems = loader.load(text).problems();
    assertEquals(1, problems.size());
    assertEquals(FileFault.TOO_DEEP.code(), problems.get(0).code());
    assertEquals(before.length(), problems.get(0).offset());
  }

  @Test
  void aLongButReadableChainIsFine() {
    String text = "tactics Long { if prone" + " or exposed".repeat(200) + ": stand up }\n";
    assertEquals(
        List.of(), loader.load(text).problems().stream().filter(Problem::isError).toList());
  }
}
