package org.rpg.encounter.rules.combat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** A referee who does something before the first turn and after activations, for tests. */
final class Scene implements Referee {
  private final int last;
  private final Map<Integer, Consumer<GameMaster>> deeds = new HashMap<>();
  private Consumer<GameMaster> opening = master -> {};

  private Scene(int last) {
    this.last = last;
  }

  /** The combat ends after so many activations. */
  static Scene until(int last) {
    return new Scene(last);
  }

  Scene opening(Consumer<GameMaster> deed) {
    opening = deed;
    return this;
  }

  Scene after(int activation, Consumer<GameMaster> deed) {
    deeds.put(activation, deed);
    return this;
  }

  @Override
  public void opening(GameMaster master) {
    opening.accept(master);
  }

  @Override
  public int afterActivation(GameMaster master, int holder) {
    int activation = master.view().activations();
    deeds.getOrDefault(activation, it -> {}).accept(master);
    return activation >= last ? 0 : GO_ON;
  }
}
