package org.rpg.encounter.play;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Script;

/** Plans each scene of a script and plays it a few times. */
final class Playing {
  private static final int RUNS = 3;
  private static final long SEED = 7;

  private Playing() {}

  /** Each scene, in the first of its branches. */
  static void all(Script script) {
    for (EObject scene : script.getDeclarations()) {
      if (Outline.isScene(scene)) {
        for (Plan plan : Branches.first(scene, List.of()).plans()) {
          Play play = new Play(plan);
          for (int run = 0; run < RUNS; run++) {
            play.run(SEED, run);
          }
        }
      }
    }
  }
}
