package org.rpg.encounter.ide.server;

import com.google.gson.JsonObject;
import org.rpg.encounter.preview.Progress;

/** What is left of a command once it needs no model any more; done outside all requests. */
@FunctionalInterface
interface SceneWork {
  /**
   * Does it.
   *
   * @return what the client gets
   * @throws InterruptedException if the client does not want to wait
   */
  JsonObject on(Progress progress) throws InterruptedException;

  /** Why there is nothing to do, for the person to read. */
  final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String message) {
      super(message);
    }
  }
}
