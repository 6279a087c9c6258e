package org.rpg.encounter.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.rules.Rule;

class LookupTest {
  @ParameterizedTest
  @ValueSource(strings = {"MAN-15", "man-15", "MAN_15", "man15", " Man 15 ", "man-015"})
  void anIdIsFoundHoweverItIsTyped(String asked) {
    assertEquals(List.of(Rule.MAN_15), Lookup.find(asked));
  }

  @Test
  void aChapterIsAllItsRules() {
    assertEquals(List.of(Rule.CTR_01, Rule.CTR_02, Rule.CTR_03), Lookup.find("ctr"));
  }

  @ParameterizedTest
  @CsvSource({
    "MEN-15,    MAN-15",
    "MAN-95,    MAN-05",
    "TACK,      TAC",
    "charge,    MAN-15",
    "investida, MAN-15",
    "asfixia,   SIT-14",
    "condicoes em geral, CON-00"
  })
  void whatThereIsNotHasNearestIds(String asked, String nearest) {
    assertEquals(List.of(), Lookup.find(asked));
    assertEquals(nearest, Lookup.nearest(asked).get(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "MAN-", "99", "999999999999999999", "\uD83D\uDC09"})
  void nonsenseFindsNothingAndStillHasNeighbours(String asked) {
    assertEquals(List.of(), Lookup.find(asked));
    assertEquals(4, Lookup.nearest(asked).size());
  }
}
