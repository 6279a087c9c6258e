package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** To whom the initiative goes by a script: "pass to" and "initiative of ... to ...". */
class PassToTest {

  /** Everybody strikes Wall, or Ana, at any distance; an even 2 misses and keeps the initiative. */
  private static String script(String tactics, String elements) {
    return """
        weapon Longest Bow { size small  damage 1 piercing  ranged 300 m }
        tactics Passing { if opponent: attack nearest enemy with Longest Bow  %s }
        tactics Plain { otherwise: attack nearest enemy with Longest Bow }
        creature Shooter { skills Physique 1  wields Longest Bow  style Plain }
        character Ana { skills Physique 1  wields Longest Bow  style Passing }
        encounter Yard {
          heroes: Ana, Shooter named Bento, Shooter named Caio, Shooter named Dora
          opponents: Shooter named Wall, Shooter named Xena, Shooter named Yuri
          Caio starts with 1 vigor
          Yuri starts with 2 vigor
          initiative Ana
          %s
        }
        """
        .formatted(tactics, elements);
  }

  private static List<String> holders(String tactics, String elements, int... rolls) {
    return Told.of(script(tactics, elements + "\n ends when any opponent acts with draw"), rolls)
        .holders();
  }

  @Test
  @DisplayName("INI-05 INI-06: who keeps the initiative passes it to the ally he names")
  void theInitiativeIsPassedToTheAllyWhoIsNamed() {
    assertEquals(List.of("Ana", "Caio", "Wall"), holders("pass to weakest ally", "", 2, 3, 3));
    assertEquals(List.of("Ana", "Dora", "Wall"), holders("pass to Dora", "", 2, 3, 3));
    assertEquals(
        List.of("Ana", "Bento", "Wall"), holders("pass to ally that has not acted", "", 2, 3, 3));
  }

  @Test
  @DisplayName("INI-06: those who have not acted come first, whoever is named")
  void thoseWhoHaveNotActedComeFirst() {
    // Ana to Caio, Caio to Bento, Bento to Dora (each has not acted), Dora to Ana, Ana: everybody
    // has acted, and Caio it is again.
    assertEquals(
        List.of("Ana", "Caio", "Bento", "Dora", "Ana", "Caio", "Wall"),
        holders("pass to Caio", "", 2, 2, 2, 2, 2, 3, 3));
    // Caio has acted, so he cannot be named again while Dora has not.
    assertEquals(
        List.of("Caio", "Ana", "Bento", "Wall"),
        Told.of(
                script("pass to Caio", "ends when any opponent acts with draw")
                    .replace("initiative Ana", "initiative Caio"),
                2,
                2,
                3,
                3)
            .holders());
  }

  @Test
  @DisplayName("INI-07 (a): the receiving side chooses, as the encounter says")
  void theReceivingSideChooses() {
    assertEquals(List.of("Ana", "Wall"), holders("", "", 3, 3));
    assertEquals(
        List.of("Ana", "Yuri"), holders("", "initiative of opponents to weakest opponent", 3, 3));
    assertEquals(List.of("Ana", "Xena"), holders("", "initiative of opponents to Xena", 3, 3));
  }

  @Test
  @DisplayName("INI-07 (b): the holder chooses, where the rules let him")
  void theHolderChooses() {
    String house = "ruleset House like Standard { Receiver = Holder Chooses }\n";
    String script =
        script("pass to weakest enemy", "rules House\n ends when any opponent acts with draw");
    assertEquals(List.of("Ana", "Yuri"), Told.of(house + script, 3, 3).holders());
    // The same line without that rule changes nothing.
    assertEquals(List.of("Ana", "Wall"), holders("pass to weakest enemy", "", 3, 3));
  }

  @Test
  @DisplayName("INI-07: among more than two sides the holder names the hostile one")
  void theHolderNamesTheHostileSide() {
    String bandits =
        "side Bandits: Shooter named Zoe\n Zoe starts with 0 vigor\n ends when Zoe acts with draw";
    assertEquals(List.of("Ana", "Wall"), holders("", bandits, 3, 3));
    assertEquals(List.of("Ana", "Zoe"), holders("pass to weakest enemy", bandits, 3, 3));
    assertEquals(List.of("Ana", "Zoe"), holders("pass to Zoe", bandits, 3, 3));
  }
}
