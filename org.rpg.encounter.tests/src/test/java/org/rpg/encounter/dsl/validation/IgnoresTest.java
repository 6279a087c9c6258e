package org.rpg.encounter.dsl.validation;

import org.junit.jupiter.api.Test;

/** Comments that leave a warning out: "// ignore CODE: reason". */
class IgnoresTest extends ScriptsAreDiagnosed {
  private static final String FIGHT =
      """
      character Ana { skills Fight[Sword] 2  wields Sword }
      encounter Bridge {
          heroes: Ana
          opponents: Goblin
      }
      """;

  @Test
  void onTheSameLineOrTheLineAboveAndNoFarther() {
    diagnose(
        FIGHT
            + """
            adventure One {
                starts at Bridge
                Bridge if victory -> Home // ignore EDGE-OPEN: the end of the evening
                ending Home
            }
            adventure Two {
                starts at Bridge
                // ignore EDGE-OPEN: the end of the evening
                Bridge if victory -> Home
                ending Home
            }
            adventure Three {
                // ignore EDGE-OPEN: too far away
                          ^^^^^^^^^ IGNORE-UNUSED
                starts at Bridge
                Bridge if victory -> Home
                ^^^^^^ EDGE-OPEN
                ending Home
            }
            """);
  }

  @Test
  void aboveADeclarationItHoldsForAllOfIt() {
    diagnose(
        FIGHT
            + """
            // ignore edge-open, ADVENTURE-START: both are meant
                                 ^^^^^^^^^^^^^^^ IGNORE-UNUSED
            adventure One {
                starts at Bridge
                Bridge if victory -> Home
                ending Home
            }
            adventure Two {
                starts at Bridge
                Bridge if victory -> Home
                ^^^^^^ EDGE-OPEN
                ending Home
            }
            """);
  }

  @Test
  void inPortugueseToo() {
    diagnose(
        """
        personagem Ana { perícias Lutar[Espada] 2  empunha Espada }
        encontro Ponte {
            heróis: Ana
            oponentes: Goblin
        }
        aventura Busca {
            começa em Ponte
            // ignora EDGE-OPEN
                      ^^^^^^^^^ IGNORE-REASON
            Ponte se vitória -> Casa
            desfecho Casa
        }
        """);
  }

  @Test
  void anErrorStays() {
    diagnose(
        """
        // ignore LINK-UNKNOWN: later
                  ^^^^^^^^^^^^ IGNORE-ERROR
        character Ana { wields Wonderblade }
                               ^^^^^^^^^^^ LINK-UNKNOWN
        """);
  }

  @Test
  void otherCommentsAreLeftAlone() {
    diagnose(
        """
        // ignore the goblins for now
        // they ignore EDGE-OPEN doors
        creature Rat { skills Dodge 0 }
        """);
  }
}
