package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What is proven of a journey is said; what only may happen is not. */
class JourneyChecksTest extends ScriptsAreDiagnosed {
  private static final String CREW = ANA + "character Bento { wears Jerkin }\n";

  /** A journey of Ana and Bento, with the rulebook's rules. */
  private static String journey(String body) {
    return CREW + "journey Road {\n    travellers Ana, Bento\n" + body + "}\n";
  }

  @Test
  void mealsAreCountedOnTheShortestWay() {
    // EXH-05: a meal whenever the last was 12 h ago, so at 12, 24, 36 h for each of two
    diagnose(journey("    supplies 6 meals\n    leg Plain 48 h\n"));
    diagnose(
        journey("    supplies 5 meals\n             ^^^^^^^ SUPPLY-MEALS\n    leg Plain 48 h\n"));
    // a delay may also not come
    diagnose(
        journey("    supplies 6 meals\n    leg Plain 48 h\n    with chance 1/2: delay 2 days\n"));
    // of two ways the shorter one
    diagnose(
        journey(
            """
                supplies 2 meals
                choose {
                    "Woods" 50%: leg Woods 24 h
                    "Hills" 50%: leg Hills 3 days
                }
            """));
    // whoever sleeps eats when he gets up: at 12, 32, 44 h
    diagnose(
        journey(
            """
                supplies 6 meals
                leg Plain 16 h
                long rest 16 h
                leg Hills 16 h
            """));
  }

  @Test
  void aStageWithAnHourOfDepartureIsAWaitUntilThen() {
    String alone = journey("    departs at 21 h\n");
    String marked =
        alone.replace("journey Road {\n", "journey Road {\n        ^^^^ JOURNEY-EMPTY\n");
    // on its own it begins at that hour
    diagnose(marked);
    String adventure =
        "adventure Tale {\n    starts at Road\n    Road -> Done\n    ending Done\n}\n";
    diagnose(alone + adventure);
    // without an hour there is nothing to wait for
    diagnose(marked.replace("    departs at 21 h\n", "") + adventure);
  }

  @Test
  void noMealIsMissedWhereSomeMayBeFoundOrBrought() {
    diagnose(
        journey(
            """
                supplies 1 meals
                leg Plain 3 days { with chance 1/6: travellers gain 2 meals }
            """));
    diagnose(
        "table Finds 1d6 { 1-6: travellers gain 1 meals }\n"
            + journey("    leg Plain 3 days { roll Finds }\n"));
    // a stage of an adventure has its supplies too
    diagnose(
        journey("    leg Plain 3 days\n")
            + """
            adventure Quest {
                travellers Ana, Bento
                supplies 12 meals
                starts at Road
                Road -> Home
                ending Home
            }
            """);
  }

  @Test
  void beastsCartsAndTheUndeadEatNoMeals() {
    diagnose(
        """
        character Shade { undead }
        creature Mule { mount }
        journey Road {
            travellers Shade, 2 Mules, Cart
            leg Plain 3 days
        }
        """);
  }

  @Test
  void explicitMealsAreSummed() {
    diagnose(
        journey(
            """
                supplies 7 meals
                         ^^^^^^^ SUPPLY-MEALS
                repeat 2 times { each traveller eats 2 meals }
            """));
    diagnose(
        journey(
            """
                supplies 3 meals
                         ^^^^^^^ SUPPLY-MEALS
                Ana eats 2 meals
                Ana, Bento eat 1 meal
            """));
  }

  @Test
  void whoEatsByTheScriptEatsTwiceADay() {
    diagnose(
        journey(
            """
                supplies 9 meals
                leg Plain 2 days { each traveller eats 2 meals }
                                                  ^^^^^^^^^^^^ MEALS-FEW
            """));
    // how often an event comes is not known
    diagnose(
        journey(
            """
                supplies 20 meals
                leg Plain 2 days { every 12 h: each traveller eats 1 meal }
            """));
  }

  @Test
  void whereNobodyTiresNobodyGoesHungry() {
    diagnose(
        "ruleset House like Standard { Exhaustion = disabled }\n"
            + journey(
                """
                    rules House
                    leg Plain 4 days { no sleep }
                """));
  }

  @Test
  void aLegIsAsLongAsItsPaceItsGroundAndItsHasteMakeIt() {
    // 120 km at 3 km/h are 40 h; accelerated 20 h (TRV-03)
    diagnose(
        journey(
            """
                supplies 99 meals
                pace 3 km/h
                leg Plain 120 km { no sleep }
                    ^^^^^ LEG-AWAKE
                leg Hills 120 km accelerated
                leg Dunes 25 h { no sleep  Ana sleeps 4 h }
                leg Marsh 26 h { no sleep  Ana sleeps 2 h }
                    ^^^^^ LEG-AWAKE
            """));
    diagnose(
        "terrain Bog { pace 1 km/h }\n"
            + journey(
                """
                    supplies 99 meals
                    leg Moor 25 km in Bog { no sleep }
                        ^^^^ LEG-AWAKE
                """));
  }

  @Test
  void collapseIsSaidOnlyIfTheStrongestCannotStandIt() {
    // 48 h in haste: 4 scenes beyond 24 h, each (1 + 1) x 3 = 6 at least (EXH-03, EXH-06, TRV-04)
    String leg = "    leg Plain 96 h accelerated { no meals }\n        ^^^^^ %s\n";
    diagnose(journey("    supplies 99 meals\n" + leg.formatted("LEG-COLLAPSE")));
    diagnose(
        "character Ulf { perseverance 25 }\n"
            + "journey Road {\n    travellers Ulf\n    supplies 99 meals\n"
            + leg.formatted("LEG-AWAKE")
            + "}\n");
    // a meal may give as much as the haste costs
    diagnose(
        journey(
            "    supplies 99 meals\n    leg Plain 96 h accelerated\n        ^^^^^ LEG-AWAKE\n"));
    // a fireside song may help
    diagnose(
        journey(
            """
                supplies 99 meals
                leg Plain 96 h accelerated { no meals  with chance 1/9: each traveller gains 1 perseverance }
                    ^^^^^ LEG-AWAKE
            """));
  }

  @Test
  void watchesOfOnePersonAreSummed() {
    diagnose(
        journey(
            """
                long rest 9 h {
                    Ana watches 2 h
                    Bento watches 2 h
                    Ana watches 2 h
                                ^^^ REST-SHORT
                }
            """));
  }

  @Test
  void aTreatmentMayFindItsSuppliesAnywhere() {
    diagnose(
        "character Dora { carries 2 Bandages in backpack }\n"
            + "journey Road {\n    travellers Ana, Dora\n    leg Plain 1 h\n    Ana treats Dora\n}\n"
            + ANA);
    diagnose(
        journey(
            "    leg Plain 1 h\n    with chance 1/9: Ana gains 1 Splint\n    Ana treats Bento\n"));
    diagnose(
        journey("    leg Plain 1 h\n    Ana treats Bento\n        ^^^^^^^^^^^^ TREAT-SUPPLY\n"));
  }

  @Test
  void xpIsSpentOneAfterAnotherWhenTheSessionStarts() {
    diagnose(
        journey(
            """
                new session
                note "Everybody may buy."
                Ana spends 1 xp
                Bento spends 2 xp
                leg Plain 1 h
                Bento spends 2 xp
                      ^^^^^^^^^^^ XP-SPENT
            """));
    diagnose(
        journey(
            """
                leg Plain 1 h
                new session
                then if perseverance of Ana < 3: Ana spends 2 xp
            """));
  }

  @Test
  void aRepetitionMayBeEndedFromWithoutAndWithin() {
    diagnose(journey("    repeat { leg Plain 1 h }\n    ends after 3 days -> Late\n"));
    diagnose(journey("    repeat { leg Plain 1 h  with chance 1/6: ends -> Found }\n"));
  }

  @Test
  void theMessageSpeaksTheFilesLanguageWithItsNumbers() {
    assertEquals(
        "No caminho comem-se pelo menos 3 refeições, e há 2: os viajantes vão passar fome.",
        message(
            ANA_PT
                + "jornada Estrada { viajantes Ana  suprimentos 2 refeições  etapa Mata 48 h }"));
  }

  @Test
  void inAFightNobodyIsTreatedOrGrowsByXp() {
    diagnose(
        """
        encounter Bridge {
            heroes: Guard
            opponents: Goblin
            when Goblin dies {
                Guard treats Guard
                      ^^^^^^^^^^^^ STEP-FIGHT
                Guard recovers light
                      ^^^^^^^^^^^^^^ STEP-FIGHT
                short rest
                ^^^^^^^^^^ STEP-FIGHT
            }
        }
        """);
  }
}
