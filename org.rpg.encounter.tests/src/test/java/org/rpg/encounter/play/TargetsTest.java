package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is meant by "weakest enemy", and who of equals: the first in the script's order. */
class TargetsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          enemy                                  | Near
          nearest enemy                          | Near
          farthest enemy                         | Twin 1
          weakest enemy                          | Frail
          strongest enemy                        | Ogg
          most wounded enemy                     | Hurt
          prone enemy                            | Hurt
          enemy not prone                        | Near
          weakest enemy not prone                | Frail
          strongest prone enemy                  | Hurt
          larger enemy                           | Ogg
          nearest smaller enemy                  | Near
          Ogg                                    | Ogg
          Twin                                   | Twin 1
          farthest Twin                          | Twin 1
          strongest Twin                         | Twin 1
          enemy armed with Club                  | Ogg
          weakest enemy armed with Club          | Ogg
          enemy standing at Pond                 | Ogg
          weakest opponent standing at Pond      | Ogg
          enemy adjacent                         | Near
          adjacent enemy                         | Near
          farthest enemy that has not acted      | Twin 1
          weakest opponent                       | Frail
          """)
  void oneIsChosen(String who, String expected) {
    Told told =
        Told.of(
            """
            weapon Longest Bow { size small  damage 1 piercing  ranged 300 m }
            tactics Idle { otherwise: wait }
            tactics Shooting { otherwise: attack %s with Longest Bow }
            character Ana { skills Physique 2  wields Longest Bow  style Shooting }
            creature Foe { size small  skills Physique 1  style Idle }
            creature Twin like Foe { }
            creature Giant like Foe { size large  skills Physique 4  wields Club }
            encounter Yard {
              place Pond at 21 m from Ana
              heroes: Ana
              opponents: Foe named Near at 1.5 m from Ana, Foe named Hurt at 12 m from Ana,
                Foe named Frail at 15 m from Ana, Giant named Ogg at Pond,
                2 Twins at 30 m from Ana
              initiative Ana
              Hurt starts prone, wound 2 cutting
              Frail starts with 1 vigor
              ends when turn >= 1 with draw
            }
            """
                .formatted(who),
            expected.equals("Hurt") ? new int[] {2, 2} : new int[] {2}); // CON-09: one more die
    assertEquals(List.of("attack " + expected), told.deeds("Ana"));
  }

  /** Else the archer would choose the hidden one, whom nobody may shoot at, and stand idle. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "if enemy within reach: attack weakest enemy within reach",
        "otherwise: attack nearest enemy",
        "if enemy within reach: attack strongest enemy within reach",
        "if enemy not prone: attack farthest enemy not prone"
      })
  @DisplayName("STA-02: nobody means an enemy who is in hiding")
  void whoeverHidesIsNotChosen(String line) {
    Told told =
        Told.of(
            """
            tactics Idle { otherwise: wait }
            tactics Shooting { %s }
            character Ana { skills Physique 2, Fight[Bow] 2  wields Bow  style Shooting }
            creature Foe { size small  skills Physique 1  style Idle }
            encounter Yard {
              heroes: Ana
              opponents: Foe named Frail at 9 m from Ana, Foe named Seen at 12 m from Ana,
                Foe named Far at 15 m from Ana
              initiative Ana
              Frail, Far start hidden
              Frail starts with 1 vigor
              Far starts with 9 vigor
              ends after 1 turn with draw
            }
            """
                .formatted(line),
            3);
    assertEquals(List.of("attack Seen"), told.deeds("Ana"));
  }
}
