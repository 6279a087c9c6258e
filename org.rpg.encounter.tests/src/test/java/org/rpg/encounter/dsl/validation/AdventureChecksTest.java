package org.rpg.encounter.dsl.validation;

import org.junit.jupiter.api.Test;

/** What is proven of an adventure's ways and ends is said; what only may happen is not. */
class AdventureChecksTest extends ScriptsAreDiagnosed {
  private static final String STAGES =
      ANA
          + """
          encounter Bridge {
              heroes: Ana
              opponents: 2 Goblins
              ends after 9 turns with draw -> Stalled / Parado
          }
          journey Road {
              travellers Ana
              leg Plain 6 h
          }
          episode Toll {
              travellers Ana
              with chance 1/2: ends -> Passage
              ends -> Brawl
          }
          """;

  private void say(String adventure) {
    diagnose(STAGES + "adventure Quest {\n" + adventure + "}\n");
  }

  @Test
  void everyEndThatNoEdgeTakesIsNamed() {
    say(
        """
            starts at Bridge
            Bridge
            ^^^^^^ EDGE-OPEN
                if victory -> Home
                if defeat -> Home
            ending Home
        """);
    say(
        """
            starts at Bridge
            Bridge
                if victory or draw -> Home
                if defeat of heroes -> Home
            ending Home
        """);
    // what the opponents win, the heroes lose
    say(
        """
            starts at Bridge
            Bridge
                if victory of heroes -> Home
                if victory of opponents -> Home
                if Parado -> Home
            ending Home
        """);
    say(
        """
            starts at Toll
            Toll
            ^^^^ EDGE-OPEN
                if Passage -> Home
            ending Home
        """);
    say(
        """
            starts at Toll
            Toll
                if Passage -> Home
                if Brawl -> Home
            ending Home
        """);
  }

  @Test
  void aComparisonMayTakeWhateverIsLeft() {
    say(
        """
            starts at Bridge
            Bridge
                if life of Ana >= 3 -> Home
                if life of Ana < 3 -> Grave
            ending Home
            ending Grave
        """);
  }

  @Test
  void anEndOfAFightOnTheWayMayBeAskedFor() {
    diagnose(
        STAGES
            + """
            journey Pass {
                travellers Ana
                leg Cliff 2 h { fight Bridge }
                roll Sights
            }
            table Sights 1d6 { 1-6: ends -> Lost }
            adventure Quest {
                starts at Pass
                Pass
                    if Stalled -> Home
                    if Lost -> Home
                    if victory -> Home
                    otherwise -> Home
                ending Home
            }
            """);
  }

  @Test
  void nobodyWinsARoadAndNobodyArrivesInAFight() {
    say(
        """
            starts at Road
            Road
                if victory -> Home
                   ^^^^^^^ EDGE-NEVER
                if arrival -> Bridge
                otherwise -> Home
            Bridge
                if arrival -> Home
                   ^^^^^^^ EDGE-NEVER
                if victory and false -> Home
                   ^^^^^^^^^^^^^^^^^ EDGE-NEVER
                if Passage or number of opponents < 0 -> Home
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ EDGE-NEVER
                if collapse or Stalled -> Home
                otherwise -> Home
            ending Home
        """);
  }

  @Test
  void aChanceIsRolledForAgain() {
    say(
        """
            starts at Road
            Road
                if 1/3 -> Home
                if 1/3 -> Grave
                if 0% -> Grave
                   ^^ EDGE-NEVER
                if 20% -> Grave
                otherwise -> Home
            ending Home
            ending Grave
        """);
  }

  @Test
  void aWayThatCannotBeGoneLeadsNowhere() {
    say(
        """
            starts at Road
            Road -> Fork
            choice Fork {
                "Left" 100% -> Home
                "Right" 0% -> Bridge
            }
            Bridge -> Grave
            ^^^^^^ ADVENTURE-UNREACHED
            ending Home
            ending Grave
                   ^^^^^ ADVENTURE-UNREACHED
        """);
  }

  @Test
  void aDeadlineLeadsSomewhereAndBreaksACircle() {
    say(
        """
            starts at Road
            Road -> Toll
            Toll -> Road
            after 9 days -> Grave
            ending Grave
        """);
    // a stage whose edges may all fail ends the adventure, which is said by itself
    say(
        """
            starts at Road
            Road -> Bridge
            Bridge if victory -> Road
            ^^^^^^ EDGE-OPEN
        """);
  }

  @Test
  void aStageUnderANameOfItsOwnIsAnother() {
    say(
        """
            starts at Road
            Road -> Bridge
            Bridge
                if victory -> Home
                otherwise -> Second Try
            Bridge named Second Try -> Home
            ending Home
        """);
  }

  @Test
  void sharesWithoutAllOfThemMayLeaveARest() {
    say(
        """
            starts at Fork
            choice Fork {
                "Left" 33% -> Home
                "Right" 33% -> Home
                "Back" 33% -> Home
            }
            ending Home
        """);
    say(
        """
            starts at Fork
            choice Fork {
                "Left" 30% -> Home
                "Right" -> Home
            }
            ending Home
        """);
    say(
        """
            starts at Fork
            choice Fork {
                   ^^^^ CHOICE-SHARES
                "Left" 0% -> Home
                "Right" 0% -> Home
            }
            ending Home
        """
            .replace("ending Home\n", "ending Home\n       ^^^^ ADVENTURE-UNREACHED\n")
            .replace("       ^^^^ ADV", "           ^^^^ ADV"));
  }

  @Test
  void travellersOfAPartyAreThoseOfTheStages() {
    diagnose(
        STAGES
            + """
            character Bento { wears Jerkin }
            party Crew: Ana, Bento
            adventure Quest {
                travellers Crew
                           ^^^^ TRAVELLER-IDLE
                starts at Road
                Road -> Home
                ending Home
            }
            """);
    // a stage that names nobody is everybody's
    diagnose(
        ANA
            + """
            character Bento { wears Jerkin }
            episode Night { test Nerve by each traveller against 8 { success: nothing } }
            adventure Quest {
                travellers Ana, Bento
                starts at Night
                Night -> Home
                ending Home
            }
            """);
  }

  @Test
  void anAdventureIsAskedForWhatItsStagesTell() {
    say(
        """
            starts at Road
            Road -> Home
            ending Home
            expect Passage >= 10%
                   ^^^^^^^ EXPECT-STRANGE
            expect Home >= 10%
            expect time <= 3 days in 80%
            expect time <= 3 turns in 80%
                           ^^^^^^^ UNIT-WRONG
            expect death of Ana <= 5%
            expect collapse of any traveller <= 5%
            expect perseverance of each traveller >= 2 in 80%
            expect hours awake of Ana < 30 h in 90%
            expect meals >= 1
            expect wounds of Ana <= 1 in 70%
        """);
  }

  @Test
  void aFightIsAskedForTurnsAndNotForHours() {
    diagnose(
        """
        encounter Bridge {
            heroes: Guard
            opponents: Goblin
            expect arrival of Guard >= 5%
                   ^^^^^^^^^^^^^^^^ EXPECT-STRANGE
            expect time <= 2 h
                   ^^^^ EXPECT-STRANGE
        }
        """);
  }
}
