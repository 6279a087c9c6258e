package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Of one slip nothing is told that only follows from it. */
class FollowUpsTest extends ScriptsAreDiagnosed {
  @Test
  void aStageThatIsUnknownLeavesNoDeadEndAndNothingUnreached() {
    diagnose(
        ANA
            + """
            encounter Bridge { heroes: Ana  opponents: Goblin }
            adventure Quest {
                starts at Bridge
                Briidge -> Home
                ^^^^^^^ LINK-UNKNOWN
                ending Home
            }
            """);
  }

  @Test
  void whoMayBeTheUnknownMemberIsNoStranger() {
    diagnose(
        ANA
            + """
            encounter Bridge {
                heroes: Anna
                        ^^^^ LINK-UNKNOWN
                opponents: Goblin
                when Ana dies: Goblin flees
            }
            """);
  }

  @Test
  void aNameInQuotesInAPartThatCouldNotBeReadIsNotUnknown() {
    String script =
        ANA
            + """
            party Thursday: Ana; Bento
            tactics "Shield Up" { otherwise: defend with Dodge }
            character Caio { wields Sword  style "Shield Up" }
            """;
    assertEquals(
        List.of(),
        checker.codes(script).stream().filter(it -> it.startsWith("LINK")).toList(),
        () -> checker.issues(script).toString());
  }

  @Test
  void aWordWithACapitalIsMarkedWhereItStandsThoughOnlyTheNextLineCannotBeRead() {
    diagnose(
        ANA
            + """
            encounter Bridge { heroes: Ana  opponents: Goblin }
            adventure Quest {
                starts at Bridge
                Bridge -> Home
                Ending Home
                ^^^^^^ SYN-CAPITAL
            }
            """);
  }

  @Test
  void everyWordOfTheOtherLanguageIsToldWhicheverItIs() {
    diagnose(
        """
        tactics T {
            if nearest enemy prone: attack mais pr\u00F3ximo enemy
                                           ^^^^^^^^^^^^ WORD-FOREIGN
            if enemy within reach: wait
            otherwise: attack weakest inimigo
                                      ^^^^^^^ WORD-FOREIGN
        }
        """
            + ANA.replace("}", " style T }"));
  }
}
