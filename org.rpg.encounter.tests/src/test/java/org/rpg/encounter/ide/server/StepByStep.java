package org.rpg.encounter.ide.server;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.rpg.encounter.ide.live.OddsThreads;

/** Plays odds only when a test says so, on the test's thread. */
final class StepByStep implements Executor {
  private static final int SECONDS = 20;

  private final BlockingQueue<Runnable> steps = new LinkedBlockingQueue<>();

  OddsThreads threads() {
    return new OddsThreads(this, 1);
  }

  @Override
  public void execute(Runnable step) {
    steps.add(step);
  }

  /** Does the next step, waiting for it if need be. */
  void next() {
    try {
      Runnable step = steps.poll(SECONDS, TimeUnit.SECONDS);
      if (step == null) {
        throw new AssertionError("no step to do");
      }
      step.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /** Does all steps there are. */
  void all() {
    for (Runnable step = steps.poll(); step != null; step = steps.poll()) {
      step.run();
    }
  }

  boolean isEmpty() {
    return steps.isEmpty();
  }
}
