package org.rpg.encounter.ide.live;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads on which odds are played: of low priority, one fewer than there are processors, and
 * gone when there is nothing to play.
 *
 * @param threads runs what it is given, in order
 * @param most how many there are, at least 1
 */
public record OddsThreads(Executor threads, int most) {
  private static final int SECONDS_TO_WAIT = 10;

  /** As many as this machine has to spare. */
  public static OddsThreads toSpare() {
    int most = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            most,
            most,
            SECONDS_TO_WAIT,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            work -> {
              Thread thread = new Thread(work, "encounter-odds");
              thread.setDaemon(true);
              thread.setPriority(Thread.MIN_PRIORITY);
              return thread;
            });
    pool.allowCoreThreadTimeOut(true);
    return new OddsThreads(pool, most);
  }
}
