package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;

/** Forecasts an encounter by playing it many times on several threads. */
public final class Preview {
  /** Runs that a thread takes at a time. */
  private static final int CHUNK = 250;

  private static final long TELL_EVERY_MILLISECONDS = 100;

  private final Plan plan;
  private final PreviewOptions options;
  private final AtomicLong taken = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final AtomicBoolean stopped = new AtomicBoolean();

  private Preview(Plan plan, PreviewOptions options) {
    this.plan = plan;
    this.options = options;
  }

  /**
   * The forecast of a plan.
   *
   * @param plan what is played
   * @param options how often, with which seed, on how many threads
   * @param progress is told how far it is, from the calling thread
   * @throws InterruptedException if the calling thread is interrupted; all work has stopped then
   */
  public static Forecast of(Plan plan, PreviewOptions options, Progress progress)
      throws InterruptedException {
    return new Preview(plan, options).forecast(progress);
  }

  private Forecast forecast(Progress progress) throws InterruptedException {
    Tally all = options.threads() == 1 ? alone(progress) : shared(progress);
    return new ForecastBuilder(plan, options, all).build();
  }

  private Tally alone(Progress progress) throws InterruptedException {
    Tally tally = new Tally(plan);
    Play play = new Play(plan);
    while (chunk(play, tally)) {
      progress.made(done.get(), options.runs());
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
    }
    return tally;
  }

  private Tally shared(Progress progress) throws InterruptedException {
    ExecutorService threads =
        Executors.newFixedThreadPool(
            options.threads(),
            task -> {
              Thread thread = new Thread(task, "preview");
              thread.setDaemon(true);
              return thread;
            });
    try {
      List<Future<Tally>> parts = new ArrayList<>();
      for (int i = 0; i < options.threads(); i++) {
        parts.add(threads.submit(this::part));
      }
      Tally all = new Tally(plan);
      for (Future<Tally> part : parts) {
        all.addAll(wait(part, progress));
      }
      progress.made(options.runs(), options.runs());
      return all;
    } finally {
      stopped.set(true);
      threads.shutdown();
      // The threads stop after a few runs each; until then nothing may go on without us.
      boolean interrupted = false;
      while (!threads.isTerminated()) {
        try {
          threads.awaitTermination(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private Tally wait(Future<Tally> part, Progress progress) throws InterruptedException {
    while (true) {
      try {
        return part.get(TELL_EVERY_MILLISECONDS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException notYet) {
        progress.made(done.get(), options.runs());
      } catch (ExecutionException e) {
        throw new IllegalStateException("a run failed", e.getCause());
      }
    }
  }

  private Tally part() {
    Tally tally = new Tally(plan);
    Play play = new Play(plan);
    while (!stopped.get() && chunk(play, tally)) {
      // Until all runs are made.
    }
    return tally;
  }

  /** Plays the next few runs nobody has taken yet; answers whether there were any. */
  private boolean chunk(Play play, Tally tally) {
    long from = taken.getAndAdd(CHUNK);
    long to = Math.min(options.runs(), from + CHUNK);
    for (long run = from; run < to; run++) {
      play.run(options.seed(), run);
      tally.add(play, run);
    }
    done.addAndGet(Math.max(0, to - from));
    return from < options.runs();
  }
}
