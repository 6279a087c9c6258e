package org.rpg.encounter.report.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;

class BalanceTest {
  private static final String ANA =
      "character Ana { skills Physique 2, Dodge 3, Fight[Sword] 4  wears Jerkin  wields Sword }\n";
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);

  private static List<String> codes(String script, BalanceOptions options)
      throws InterruptedException {
    Loaded loaded = LOADER.load(script);
    return Balance.of(loaded, options).stream().map(Problem::code).toList();
  }

  private static String yard(String lines) {
    return ANA + "encounter Yard {\n    heroes: Ana\n" + lines + "}\n";
  }

  @Test
  void aCommentLeavesOutWhatItIgnores() throws InterruptedException {
    String ignored = yard("    // ignore BALANCE-WON: a walk\n    opponents: Rat\n");
    Loaded loaded = LOADER.load(ignored);
    assertEquals(List.of(), loaded.problems(), "and plain validation does not miss it");
    assertEquals(List.of(), codes(ignored, BalanceOptions.standard()));
    assertEquals(
        List.of("BALANCE-WON"), codes(yard("    opponents: Rat\n"), BalanceOptions.standard()));
  }

  /** In 5 of 5 runs the interval reaches down to 57 %: that supports no "never" and no "always". */
  @Test
  void fewRunsSupportLittle() throws InterruptedException {
    assertEquals(List.of(), codes(yard("    opponents: Rat\n"), BalanceOptions.of(5)));
  }

  @Test
  void aScriptWithErrorsIsNotPlayed() throws InterruptedException {
    assertEquals(
        List.of(), codes(yard("    opponents: Rat\n    nonsense\n"), BalanceOptions.standard()));
  }

  /** What holds on one way only is nobody's fault who takes the other. */
  @Test
  void whereThePlayersChooseItIsToldIfItIsSoOnEveryWay() throws InterruptedException {
    String choice =
        ANA
            + """
            encounter Easy {
                heroes: Ana
                opponents: Rat
                expect victory of heroes >= 90%
            }
            adventure Night {
                travellers Ana
                starts at Door
                choice Door {
                    "Knock" -> Easy
                    "Leave" -> Home
                }
                Easy -> Won
                ending Won
                ending Home
            }
            """;
    assertEquals(List.of(), codes(choice, BalanceOptions.standard()));
  }

  /** One against seven is lost; what the varied scene expects is not asked again. */
  @Test
  void aVariantIsHeldToWhatItExpectsItself() throws InterruptedException {
    String yard = yard("    opponents: Goblin\n    expect death of Ana <= 60%\n");
    String hard = "variant Hard like Yard {\n    add 6 Goblins for opponents\n%s}\n";
    List<String> alone = codes(yard, BalanceOptions.standard());
    assertEquals(alone, codes(yard + hard.formatted(""), BalanceOptions.standard()));
    Loaded loaded = LOADER.load(yard + hard.formatted("    expect victory of heroes >= 90%\n"));
    List<Problem> found =
        Balance.of(loaded, BalanceOptions.standard()).stream()
            .filter(it -> it.code().equals("BALANCE-EXPECT"))
            .toList();
    assertEquals(1, found.size());
    assertEquals(loaded.source().text().indexOf("expect victory"), found.get(0).offset());
  }

  @Test
  void theSameRunsFindTheSame() throws InterruptedException {
    Loaded loaded = LOADER.load(yard("    opponents: 3 Goblins\n"));
    assertEquals(
        Balance.of(loaded, BalanceOptions.standard()),
        Balance.of(loaded, BalanceOptions.standard()));
  }
}
