package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** "sight 9 m" where there is no map: fog, night. */
class OpenSightTest {
  private static Told told(String sight, int... rolls) {
    return Told.of(
        """
        tactics Archer {
          if enemy within reach: attack nearest enemy within reach
          if enemy in sight: shout "there"
          otherwise: approach nearest enemy
        }
        tactics Idle { otherwise: wait }
        weapon Longbow { size medium  damage 1d6 piercing  ranged 60 m  hands 2 }
        character Ana { skills Fight[Longbow] 2  speed 30 m  wields Longbow  style Archer }
        creature Rat { style Idle }
        encounter Moor {
          %s
          heroes: Ana
          opponents: Rat at 30 m from Ana
          initiative Ana
          ends after 1 turn with draw
        }
        """
            .formatted(sight),
        rolls);
  }

  @Test
  @DisplayName("TAC-11: nobody shoots at what he does not see; he goes as near as he must")
  void nobodySeesFarther() {
    // A 3 + 2 misses against 7 + 0 and is odd. 30 m are 20 squares, 9 m are 6.
    assertEquals(List.of("attack Rat", "shout"), told("", 3).deeds("Ana").subList(0, 2));
    Told fog = told("sight 9 m", 3);
    assertEquals(List.of("move 14", "attack Rat"), fog.deeds("Ana").subList(0, 2));
    assertEquals(9.0, fog.metres("Ana", "Rat"));
  }
}
