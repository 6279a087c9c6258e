package org.rpg.encounter.dsl.validation;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What can be known of a fight before anybody acts. */
class StartChecksTest extends ScriptsAreDiagnosed {
  private static final String REX = "character Rex { skills Physique 2 }\n";

  @Test
  @DisplayName("MAN-07 without a map whoever is held stands beside his holder anyway")
  void heldByAnEnemyIsInOrder() {
    diagnose(
        ANA
            + REX
            + """
            encounter Yard {
                heroes: Ana, Rex
                opponents: 2 Goblins
                heroes start grappled by Goblin
            }
            """);
  }

  @Test
  @DisplayName("MAN-07 an ally's grip is no opponent's")
  void heldByAnAlly() {
    diagnose(
        ANA
            + REX
            + """
            encounter Yard {
                heroes: Ana
                side Friends ally of heroes: Rex
                opponents: Goblin
                Ana starts prone, grappled by Rex
                                  ^^^^^^^^^^^^^^^ START-HOLD-FRIEND
            }
            """);
  }

  @Test
  @DisplayName("MAN-07 a place in words counts for more than the map")
  void placesInWordsAreNotMeasured() {
    diagnose(
        ANA
            + """
            encounter Yard {
                map {
                    A..g
                }
                legend { A = Ana  g = Goblin }
                heroes: Ana
                opponents: Goblin
                Ana starts grappled by Goblin
                Ana starts at 1.5 m from Goblin
            }
            """);
  }

  @Test
  @DisplayName("LAY-08, WND-02 Rex has 6 + 2 x 2 Life: 4 and 5 wound, one more kills")
  void woundsAddUp() {
    diagnose(
        ANA
            + REX
            + """
            encounter Yard {
                heroes: Ana, Rex
                opponents: Goblin
                Rex starts with wound 4, with wound 5
                Rex starts with wound 4, with wound 6
                                         ^^^^^^^^^^^^ START-FATAL
            }
            """);
  }

  @Test
  @DisplayName("BASE-17, BASE-21 without Physique it is 6; a simple body has its Vitality")
  void otherBodies() {
    diagnose(
        """
        creature Rat { skills Dodge 1 }
        creature Cart { simple body  vitality 20 }
        encounter Yard {
            heroes: Rat, Cart
            opponents: Goblin
            Rat starts with wound 5
            Cart starts with wound 19
            Rat starts with wound 6
                       ^^^^^^^^^^^^ START-FATAL
            Cart starts with wound 20
                        ^^^^^^^^^^^^^ START-FATAL
        }
        """);
  }

  @Test
  void houseRulesMayGiveMoreLife() {
    diagnose(
        ANA
            + """
            ruleset Tough { Life Base = 20 }
            encounter Yard {
                rules Tough
                heroes: Ana
                opponents: Goblin
                Ana starts with wound 15
            }
            """);
  }

  @Test
  @DisplayName("TAC-11 whoever comes later, whatever one sees through: the walls part nobody")
  void wallsThatMayNotMatter() {
    String map =
        """
            map {
                A#g
                .%s.
            }
            legend { A = Ana  g = Goblin  # = Wall  ~ = Rapids }
            heroes: Ana
            opponents: Goblin
            %s
        }
        """;
    String start = ANA + "terrain Rapids { impassable  water 3 m }\nencounter Yard {\n";
    diagnose(start + map.formatted("~", ""));
    diagnose(
        ANA
            + "encounter Yard {\n"
            + map.formatted("#", "on turn 2: arrive Wolf for opponents")
                .replace("  ~ = Rapids", ""));
  }

  @Test
  @DisplayName("BASE-01 sums of numbers are sure, numbers of a fight are not")
  void whatIsSure() {
    diagnose(
        ANA
            + """
            encounter Yard {
                clock Bell 0
                heroes: Ana
                opponents: Goblin
                on turn 1: Bell rises 1
                expect 2 * 3 - 1 >= 30%
                       ^^^^^^^^^ EXPECT-SURE
                expect Bell >= 1 in 80%
                expect turns + 1 <= 9 in 80%
            }
            """);
  }

  @Test
  void onlyNumbersRise() {
    diagnose(
        ANA
            + """
            fact Alarm
            encounter Yard {
                clock Bell 0
                heroes: Ana
                opponents: Goblin
                on turn 1 {
                    Bell rises 1
                    Bell becomes 3
                    Alarm becomes true
                    Ana becomes prone
                    heroes become true
                           ^^^^^^^^^^^ STEP-NUMBER
                    Ana rises 1
                        ^^^^^^^ STEP-NUMBER
                }
                when Alarm: read "A bell."
            }
            """);
  }
}
