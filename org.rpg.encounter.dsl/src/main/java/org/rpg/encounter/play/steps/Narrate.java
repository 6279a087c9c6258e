package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.GameMaster;

/** Words to be read aloud, or for the game master alone. */
public record Narrate(Event.Narrated words) implements Step {
  /** A text. */
  public static Narrate of(String text, boolean aloud) {
    return new Narrate(new Event.Narrated(text, aloud, List.of()));
  }

  @Override
  public int take(GameMaster master, int self) {
    master.tell(words);
    return GO_ON;
  }
}
