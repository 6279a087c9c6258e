package org.rpg.encounter.ide.live;

import java.util.List;

/**
 * What a script says, as far as odds depend on it: two equal states have equal odds.
 *
 * @param print of the words of the script and of everything it sees
 * @param scenes its scenes, in order
 */
public record SceneState(long print, List<Scene> scenes) {
  public SceneState {
    scenes = List.copyOf(scenes);
  }

  /**
   * A scene.
   *
   * @param name as it is declared
   * @param isErroneous whether there is something wrong with what it is made of
   */
  public record Scene(String name, boolean isErroneous) {}
}
