package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.play.Play;

/** What a story says as a fight begins. */
class StoryHeadTest {
  private static String told(String elements) {
    Play play =
        new Play(
            Plans.of(
                "tactics Idle { otherwise: wait }\ncreature Nag { mount  style Idle }\n"
                    + "creature Knight { rides Nag  style Idle }\n"
                    + "creature Rat { style Idle }\ncharacter Ana { style Idle }\n"
                    + "encounter Yard {\n"
                    + elements
                    + "\nends after 1 turn with draw\n}"));
    List<String> lines = new ArrayList<>();
    play.run(1, 0, new Story(play, Terminal.plain(), lines::add));
    return String.join(" ", lines).replaceAll("[\\s\u00A0]+", " ");
  }

  @Test
  void aMountThatNoListNamesIsNamed() {
    String listed = "heroes: Ana\nopponents: Knight";
    assertTrue(told(listed).contains("Mounts: Knight's Nag."), told(listed));
    assertEquals(-1, told(listed + ", Nag").indexOf("Mounts:"));
  }

  @Test
  void aHordeIsTakenBySurpriseInOneSentence() {
    String horde =
        told("heroes: Ana\nopponents: 4 Rats, Knight\nbefore: opponents become surprised");
    assertTrue(horde.contains("Rat × 4 and Knight are taken by surprise."), horde);
    String few = told("heroes: Ana\nopponents: 2 Rats\nbefore: opponents become surprised");
    assertTrue(few.contains("Rat 1 and Rat 2 are taken by surprise."), few);
  }
}
