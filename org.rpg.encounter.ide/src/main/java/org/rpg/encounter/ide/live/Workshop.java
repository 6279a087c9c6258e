package org.rpg.encounter.ide.live;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.emf.common.util.URI;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;

/** What odds are made of, and who wants to know them. */
public interface Workshop {
  /**
   * Plans a scene of a script as it is now, a plan for each way that the players may go; nothing if
   * it cannot be planned. Cancelled if the script changes meanwhile.
   */
  CompletableFuture<List<Plan>> plan(URI script, String scene);

  /** The language of the lines, if it is not to be each script's own. */
  Optional<Language> reader();

  /** Whether somebody waits for an answer, so that no run should take the processor. */
  boolean isBusy();

  /** There is something new about the scenes of a script. */
  void changed(URI script);
}
