package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class EncounterChecksTest extends ScriptsAreDiagnosed {

  @Test
  void anAllyIsNoEnemyAndANeutralIsNobodys() {
    diagnose(
        """
        encounter Bridge {
                  ^^^^^^ SIDE-ALONE
            heroes: Rat
            side Watch ally of heroes: Guard
            side Folk neutral: 3 Villagers
        }
        """);
    diagnose(
        """
        encontro Ponte {
            heróis: Rato
            lado Feras: Lobo
        }
        """);
  }

  @Test
  void aSideMayBeAllyOfAnotherNamedSide() {
    diagnose(
        """
        encounter Bridge {
                  ^^^^^^ SIDE-ALONE
            side Watch: Guard
            side Folk ally of Watch: Villager
        }
        """);
  }

  @Test
  void aPartyBringsItsMembers() {
    diagnose(
        ANA
            + """
            party Crew: Ana
            encounter Bridge {
                heroes: Crew
                opponents: Wolf, Ana
                                 ^^^ PERSON-TWICE
                Ana starts prone
            }
            """);
  }

  /** K32 a squad is one on the map and in the cast. */
  @Test
  void aSquadIsDrawnOnce() {
    String bridge =
        """
        encounter Bridge {
            %s
            map {
                A..g...
            }
            legend { A = Ana  g = Goblin }
            heroes: Ana
            opponents: squad of 6 Goblins
            %s
            side Folk neutral: squad of 99 Villagers, squad of 99 Villagers, squad of 99 Villagers
        }
        """;
    diagnose(ANA + bridge.formatted("", ""));
    diagnose(
        ANA
            + "ruleset Single { Squads = Singly }\n"
            + bridge
                .formatted("rules Single", "           ^^^^^^^^^^^^^^^^^^ MAP-COUNT")
                .replaceAll("\n *side Folk.*\n", "\n"));
  }

  @Test
  void aMapCountsGraphemes() {
    diagnose(
        ANA_PT
            + """
            encontro Ponte {
                mapa {
                    A..👩‍🚀.
                    ..é..
                      ^ MAP-SYMBOL
                }
                legenda { A = Ana  👩‍🚀 = Ogro }
                heróis: Ana
                oponentes: Ogro
            }
            """);
  }

  @Test
  void whoStandsInWordsNeedNotBeDrawn() {
    diagnose(
        ANA
            + """
            encounter Bridge {
                map {
                    A..g
                    P..g
                }
                legend { A = Ana  g = Goblin  P = place Ford }
                heroes: Ana
                opponents: 2 Goblins, 1d4 Wolves at Ford, Goblin at Ford
            }
            """);
  }

  @Test
  void diceLeaveTheNumberOpen() {
    diagnose(
        ANA
            + """
            encounter Bridge {
                map {
                    A...g
                }
                legend { A = Ana  g = Goblin }
                heroes: Ana
                opponents: 1d4 Goblins
            }
            """);
  }

  @Test
  void aPersonDrawnTwiceIsCounted() {
    diagnose(
        ANA
            + """
            encounter Bridge {
                map {
                    A.Ag
                }
                legend { A = Ana  g = Goblin }
                heroes: Ana
                        ^^^ MAP-COUNT
                opponents: Goblin
            }
            """);
  }

  @Test
  void surpriseOfTheSideReachesTheHolder() {
    diagnose(
        """
        encounter Bridge {
            heroes: Guard
            opponents: Goblin, Ogre named Grum
            opponents start surprised
            initiative Grum
                       ^^^^ HOLDER-SURPRISED
        }
        """);
    diagnose(
        """
        encontro Ponte {
            heróis: Guarda
            oponentes: Goblin, Ogro chamado Grum
            Goblin começa surpreendido
            iniciativa Grum
        }
        """);
  }

  @Test
  void aFightEndsAfterTurnsNotMinutes() {
    diagnose(
        """
        encounter Bridge {
            heroes: Guard
            opponents: Goblin
            ends after 20 min with draw
                       ^^^^^^ UNIT-WRONG
        }
        """);
  }

  @Test
  void anExpectationComparesAChanceWithAPercentage() {
    diagnose(
        """
        encounter Bridge {
            heroes: Guard
            opponents: Goblin
            expect victory of heroes >= 160%
                                        ^^^^ VALUE-RANGE
            expect death of Guard < 5
                                    ^ UNIT-MISSING
            expect turns <= 8 in 120%
                                 ^^^^ VALUE-RANGE
            expect number of opponents
                   ^^^^^^^^^^^^^^^^^^^ EXPECT-OPEN
        }
        """);
  }

  @Test
  void anEndThatHoldsAtOnceIsPointedOut() {
    diagnose(
        """
        encontro Ponte {
            heróis: Guarda
            oponentes: Goblin
            termina quando turno >= 1 ou vida de Goblin < 50% com empate
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ END-AT-START
            termina quando perdas dos oponentes >= 1 com vitória dos heróis
        }
        """);
  }

  @Test
  void aCrowdIsCountedWithItsDiceItsPartiesAndWhoComesForEach() {
    diagnose(
        """
        character Ana { wears Jerkin }
        character Bento { wears Jerkin }
        party Table: Ana, Bento
        encounter Full {
            heroes: Table
            opponents: 99 Goblins for each hero, 99 Rats for each hero, 2 Wolves
        }
        encounter Crowd {
                  ^^^^^ CAST-SIZE
            heroes: Table
            opponents: 99 Goblins for each hero, 99 Rats for each hero, 3 Wolves
        }
        """);
  }

  @Test
  void whoArrivesForNobodyIsToldWhomHeJoins() {
    String bridge =
        ANA
            + """
            encounter Bridge {
                heroes: Ana
                side Watch ally of heroes: Guard
                opponents: 3 Goblins
                on turn 2: arrive 2 Wolves at 9 m from Ana
            }
            """;
    String said = message(bridge);
    assertTrue(said.contains("fight for 'opponents'"), said);
    assertTrue(said.contains("'for heroes' or 'for opponents'"), said);
    assertEquals(
        List.of("arrive 2 Wolves at 9 m from Ana for heroes"),
        List.of(checker.issues(bridge).get(0).getData()).subList(0, 1));
  }

  /** The opponents are no side of this scene, so it is the last one. */
  @Test
  void whoArrivesJoinsTheLastSideWithoutOpponents() {
    String said =
        message(
            ANA_PT
                + """
                encontro Ponte {
                    heróis: Ana
                    lado Bandidos: 3 Goblins
                    no turno 2: chegam 2 Lobos a 9 m de Ana
                }
                """);
    assertTrue(said.contains("lutam por 'Bandidos'"), said);
    assertTrue(said.contains("'para heróis' ou 'para Bandidos'"), said);
  }

  @Test
  void whoseSideIsKnownMayArriveWithoutAWord() {
    diagnose(
        ANA
            + """
            encounter Bridge {
                heroes: Ana
                opponents: 3 Goblins
                on turn 2 of heroes: arrive Wolf at 9 m from Ana
                every 2 turns of opponents: arrive Wolf at 9 m from Ana
                on turn 3: arrive 2 Goblins at 9 m from Ana
                on turn 4: arrive Wolf at 9 m from Ana for opponents
                when losses of opponents >= 50%: arrive Wolf at 9 m from Ana
                when Ana is prone: arrive Wolf at 9 m from Ana
                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^ ARRIVE-SIDE
            }
            """);
  }

  /** It is the inner one's, and the line begins with the outer one. */
  @Test
  void anOtherwiseThatLooksLikeTheOuterOnesIsMarked() {
    diagnose(
        ANA
            + """
            encounter Bridge {
                heroes: Ana
                opponents: 3 Goblins
                on turn 1 {
                    if Ana is wounded: with chance 1/6: read "A hoof."
                    otherwise: read "Nothing."
                    ^^^^^^^^^ STEP-OTHERWISE
                    with chance 1/2: if Ana is wounded: if Ana is prone: read "A hoof."
                    otherwise { read "Nothing." }
                    ^^^^^^^^^ STEP-OTHERWISE
                }
            }
            """);
    String said =
        message(
            ANA_PT
                + """
                encontro Ponte {
                    heróis: Ana
                    oponentes: 3 Goblins
                    no turno 1 {
                        se Ana está caída: com chance 1/6: leia "Um casco."
                        senão: leia "Nada."
                    }
                }
                """);
    assertTrue(said.contains("pertence a 'com chance 1/6', não a 'se Ana está caída'"), said);
  }

  @Test
  void anOtherwiseThatCanBeTakenForNoOtherIsNotMarked() {
    diagnose(
        ANA
            + """
            encounter Bridge {
                heroes: Ana
                opponents: 3 Goblins
                on turn 1 {
                    if Ana is wounded: read "A hoof."
                    otherwise: if Ana is prone: read "A hand."
                    otherwise: read "Nothing."
                    if Ana is wounded { with chance 1/6: read "A hoof." }
                    otherwise: read "Nothing."
                    if Ana is wounded: with chance 1/6: read "A hoof." otherwise: read "Nothing."
                    if Ana is wounded: with chance 1/6: read "A hoof."
                                       otherwise: read "A hand."
                    if Ana is wounded: with chance 1/6: read "A hoof." otherwise: read "A hand."
                    otherwise: read "Nothing."
                }
                on turn 2: if Ana is wounded: read "A hoof."
                otherwise: read "Nothing."
            }
            """);
  }
}
