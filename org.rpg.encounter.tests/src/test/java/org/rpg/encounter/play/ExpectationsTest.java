package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.play.Plan.Asked;
import org.rpg.encounter.play.Plan.Comparison;

/** What an expectation claims of a run, and how often it wants it. */
class ExpectationsTest {

  /** Ana kills Rex with the first blow; nothing else happens, and after 3 turns it is a draw. */
  private static Told told(String expectation) {
    return Told.of(
        """
        weapon Scythe { size small  damage 40 cutting  melee 1.5 m }
        tactics Reaper { otherwise: attack Rex with Scythe  otherwise: wait }
        tactics Idle { otherwise: wait }
        character Ana { skills Physique 2, Fight[Scythe] 9  wields Scythe  style Reaper }
        creature Foe { style Idle }
        encounter Yard {
          heroes: Ana
          opponents: Foe named Rex at 1.5 m from Ana, Foe named Max
          initiative Ana
          ends after 3 turns with draw -> Dusk
          expect %s
        }
        """
            .formatted(expectation),
        11); // odd: the initiative goes over (INI-07), so there are three turns
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Dusk >= 50%                            | true
          not Dusk >= 50%                        | false
          death of Rex >= 50%                    | true
          death of Max < 10%                     | false
          death of opponents < 10%               | false
          death of any opponent < 10%            | true
          death of no hero >= 90%                | true
          death < 10%                            | true
          draw or death of Max < 30%             | true
          victory or death of Max < 30%          | false
          draw and death of Rex < 30%            | true
          draw and not death of Rex < 30%        | false
          Rex is dead >= 50%                     | true
          Max is not dead >= 50%                 | true
          victory of heroes in 80%               | false
          Dusk in 80%                            | true
          turns <= 3 in 80%                      | true
          turns <= 2 in 80%                      | false
          turns = 3 in 80%                       | true
          losses of opponents = 1 in 80%         | true
          losses of opponents < half in 80%      | false
          losses of opponents >= 50% in 80%      | true
          losses of opponents >= 50%             | true
          losses of heroes < 50%                 | true
          losses of opponents < 50%              | false
          number of opponents >= 2 in 10%        | false
          life of Ana >= 10 in 10%               | true
          life of Ana + 1 > 10 in 10%            | true
          (turns <= 3) and Dusk >= 50%           | true
          (turns <= 2) or victory >= 50%         | false
          """)
  void aClaimIsTrueOrFalseOfARun(String expectation, boolean holds) {
    assertEquals(java.util.List.of(holds), EndingsTest.claims(told(expectation)), expectation);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Dusk >= 60%                     | AT_LEAST | 0.6
          Dusk > 60%                      | MORE     | 0.6
          Dusk <= 60%                     | AT_MOST  | 0.6
          Dusk < 2.5%                     | LESS     | 0.025
          Dusk >= half                    | AT_LEAST | 0.5
          Dusk in 80%                     | AT_LEAST | 0.8
          Dusk >= 1/4                     | AT_LEAST | 0.25
          turns <= 8 in 80%               | AT_LEAST | 0.8
          turns <= 8                      | AT_LEAST | 1
          losses of heroes < 50%          | AT_LEAST | 1
          losses of heroes < 50% in 80%   | AT_LEAST | 0.8
          """)
  void aShareIsAskedFor(String expectation, Comparison comparison, double limit) {
    Asked asked = told(expectation).play().plan().expectations().get(0).asked();
    assertEquals(new Asked(comparison, limit), asked);
  }

  @Test
  void anExpectationIsQuotedAsItStandsInTheScript() {
    Plan.Expected expected = told("Dusk   >=\n   60%").play().plan().expectations().get(0);
    assertEquals("expect Dusk >= 60%", expected.text());
    assertEquals(11, expected.line());
  }
}
