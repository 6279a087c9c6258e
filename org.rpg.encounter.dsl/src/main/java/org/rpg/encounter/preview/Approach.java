package org.rpg.encounter.preview;

import java.util.List;
import java.util.stream.Collectors;
import org.rpg.encounter.play.Questions.OpenChoice;

/**
 * The forecast of one way that the players may go through a scene.
 *
 * @param choices the choices met on it, and which way is taken at each
 * @param forecast what is likely to happen on it
 */
public record Approach(List<OpenChoice> choices, Forecast forecast) {
  public Approach {
    choices = List.copyOf(choices);
  }

  /** The ways that are taken, one after the other; the scene's title where nothing is chosen. */
  public String name() {
    return choices.isEmpty()
        ? forecast.title()
        : choices.stream().map(OpenChoice::way).collect(Collectors.joining(" + "));
  }
}
