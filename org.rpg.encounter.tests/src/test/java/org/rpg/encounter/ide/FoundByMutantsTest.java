package org.rpg.encounter.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.robust.LoggedFaults;
import org.rpg.encounter.dsl.robust.Mutant;

/** Each text upset something once, when it was a mutant or was made by chance. */
class FoundByMutantsTest {
  private static final Desk DESK = new Desk();

  @ParameterizedTest
  @ValueSource(
      strings = {
        // the outline, of a list that somebody is still writing
        "encounter Bridge {\n    heroes: Ana,\n    opponents: Goblin\n}\n",
        "encontro Port\u00E3o {\n    her\u00F3is:  em 3 Goblins\n    oponentes: 3 Goblins\n}\n",
      })
  void itIsReadAndWhateverIsAskedOfItIsAnswered(String text) {
    try (LoggedFaults faults = new LoggedFaults()) {
      Desk.Sheet sheet = DESK.read(new Mutant(text, false, new Random(1)));
      DESK.judge(sheet);
      for (int at = 0; at <= text.length(); at++) {
        DESK.ask(sheet, at, at);
      }
      DESK.rewrite(sheet);
      assertEquals(List.of(), faults.since());
    } finally {
      DESK.clear();
    }
  }
}
