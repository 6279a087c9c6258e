package org.rpg.encounter.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
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
        // a single CR, which the layout took for the end of every line
        "character Ana {\n    wields Sword\r }\nencounter Yard {\n    map {\n        A.#\n    }\n"
            + "    legend { A = Ana  # = Wall }\n    heroes: Ana\n    opponents: Goblin\n}\n",
        // as many CR as LF
        "creature Office\r { }\n",
        // CR at every end: a map had one row
        "encounter Yard {\r    map {\r        A.#\r        ...\r    }\r    heroes: Ana\r}\r",
        // what Xtext failed to find the line of
        "encounter Yard {\r",
        "encounter Yard {\r\n    heroes: Ana,\r",
        // an article right before a text, behind which the layout puts a blank
        "encounter Yard {\n    heroes: Ana, Bento a\"\"\"  opponents: Goblin\n}\n",
        // a distance behind a number, which was read as a range
        "encounter Yard {\n    heroes: Ana\n    opponents: Goblin\n    object Rope strength 3 to 6 m\n}\n",
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

  /** What is missing was looked for in the whole script, again for each time it was missing. */
  @Test
  void aLongScriptInWhichSomethingIsMissingAgainAndAgainIsReadInTime() {
    String text = "criatura Rato {\n    per\u00EDcias Lutar[Espada]\n}\n".repeat(5_000);
    try {
      assertTimeout(Duration.ofMinutes(1), () -> DESK.read(new Mutant(text, false, new Random(1))));
    } finally {
      DESK.clear();
    }
  }
}
