package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Has work done in the next pause: when nobody has written for a moment nor waits for an answer.
 */
@Singleton
final class Pause {
  private static final long MILLIS = 300;

  private final LiveRequests requests;
  private final AtomicLong last = new AtomicLong();

  @Inject
  Pause(LiveRequests requests) {
    this.requests = requests;
  }

  /** The work waits for the next pause; what waited before it does not come any more. */
  void await(Runnable work) {
    later(work, last.incrementAndGet());
  }

  /** There is nothing left to do. */
  void over() {
    last.incrementAndGet();
  }

  private void later(Runnable work, long turn) {
    Executor clock = CompletableFuture.delayedExecutor(MILLIS, TimeUnit.MILLISECONDS);
    clock.execute(
        () -> {
          if (turn == last.get()) {
            if (requests.isBusy()) {
              later(work, turn);
            } else {
              work.run();
            }
          }
        });
  }
}
