package org.rpg.encounter.ide.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import org.apache.log4j.Logger;
import org.eclipse.emf.common.util.URI;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Wear;

/**
 * The odds of the scenes of some scripts, found out in the background. All scenes come to their
 * first goal before any goes on to the next; a halt is obeyed after the run that each thread is at.
 * However many scenes wait, only as many as there are threads hold plans and counts.
 */
public final class LiveOdds {
  private static final Logger LOG = Logger.getLogger(LiveOdds.class);

  private final Executor threads;
  private final int most;
  private final Workshop workshop;
  private final Map<URI, Known> scripts = new HashMap<>();
  private final Deque<OddsJob> waiting = new ArrayDeque<>();
  private int working;
  private volatile boolean halted;
  private Goals goals = Goals.upTo(PreviewOptions.standard().runs());

  /** What is known of a script. */
  private static final class Known {
    List<SceneState> states = List.of();
    Map<String, Odds> odds = new HashMap<>();
    Map<String, OddsJob> jobs = new HashMap<>();
  }

  /**
   * Odds of nothing yet.
   *
   * @param threads where to play
   * @param most how many may play at once, at least 1
   */
  public LiveOdds(Executor threads, int most, Workshop workshop) {
    this.threads = threads;
    this.most = most;
    this.workshop = workshop;
  }

  /** What is known of a scene; nothing of one that was never asked for. */
  public synchronized Optional<Odds> of(URI script, String scene) {
    return Optional.ofNullable(scripts.get(script)).map(it -> it.odds.get(scene));
  }

  /** Of each journey of a script how worn out its travellers are at the end of each leg. */
  public synchronized Map<String, Map<String, List<Wear.Traveller>>> wear(URI script) {
    Map<String, Map<String, List<Wear.Traveller>>> all = new HashMap<>();
    Known known = scripts.get(script);
    if (known != null) {
      known.odds.forEach(
          (scene, odds) -> {
            if (odds instanceof Odds.Known it && !it.wear().isEmpty()) {
              all.put(scene, it.wear());
            }
          });
    }
    return all;
  }

  /** No run begins from now on: something is about to change. */
  public void halt() {
    halted = true;
  }

  /** Goes on after a halt. */
  public void resume() {
    halted = false;
    pump();
  }

  /** How sure odds are to become. All is found out anew with the next update. */
  public synchronized void runs(int runs) {
    goals = Goals.upTo(runs);
    reset();
  }

  /** Forgets what is known; the next update begins anew. */
  public synchronized void reset() {
    for (Known known : scripts.values()) {
      drop(known);
      known.states = List.of();
    }
  }

  /** Somebody asks for a script from now on. */
  public synchronized void watch(URI script) {
    scripts.computeIfAbsent(script, it -> new Known());
  }

  /** The scripts that somebody asks for. */
  public synchronized List<URI> watched() {
    return List.copyOf(scripts.keySet());
  }

  /** Nobody asks for a script any more. */
  public synchronized void forget(URI script) {
    Known known = scripts.remove(script);
    if (known != null) {
      drop(known);
    }
  }

  private void drop(Known known) {
    known.jobs.values().forEach(this::drop);
    known.jobs.clear();
  }

  private void drop(OddsJob job) {
    job.dropped = true;
    waiting.remove(job);
  }

  /** Says what the scenes of a script are like now, in its order. */
  public void update(URI script, List<SceneState> states) {
    if (changes(script, states)) {
      workshop.changed(script);
    }
    pump();
  }

  private synchronized boolean changes(URI script, List<SceneState> states) {
    Known known = scripts.get(script);
    if (known == null || known.states.equals(states)) {
      return false;
    }
    Set<SceneState> before = new HashSet<>(known.states);
    Map<String, Odds> odds = known.odds;
    Map<String, OddsJob> jobs = known.jobs;
    known.states = List.copyOf(states);
    known.odds = new HashMap<>();
    known.jobs = new HashMap<>();
    Deque<OddsJob> begun = new ArrayDeque<>();
    for (SceneState scene : states) {
      String name = scene.name();
      if (before.contains(scene) && odds.containsKey(name)) {
        known.odds.put(name, odds.get(name));
        Optional.ofNullable(jobs.remove(name)).ifPresent(job -> known.jobs.put(name, job));
      } else if (scene.isErroneous()) {
        known.odds.put(name, new Odds.Erroneous());
      } else {
        known.odds.put(name, old(odds.get(name)));
        OddsJob job = new OddsJob(script, name, goals);
        known.jobs.put(name, job);
        begun.addFirst(job);
      }
    }
    jobs.values().forEach(this::drop);
    begun.forEach(waiting::addFirst); // before all others, in the script's order
    return true;
  }

  private static Odds old(Odds before) {
    return before instanceof Odds.Known known
        ? new Odds.Known(known.line(), true, known.wear())
        : new Odds.NotYet();
  }

  // ---- the work

  private void pump() {
    int begin = 0;
    synchronized (this) {
      while (!halted && working < most && begin < waiting.size()) {
        working++;
        begin++;
      }
    }
    for (int i = 0; i < begin; i++) {
      threads.execute(this::step);
    }
  }

  private void step() {
    Optional<OddsJob> job = take();
    try {
      job.ifPresent(this::work);
    } finally {
      synchronized (this) {
        working--;
      }
      pump();
    }
  }

  private synchronized Optional<OddsJob> take() {
    return halted ? Optional.empty() : Optional.ofNullable(waiting.pollFirst());
  }

  /** Whatever goes wrong in a run goes wrong for its scene alone. */
  private void work(OddsJob job) {
    try {
      switch (job.work(workshop, () -> halted || job.dropped)) {
        case REACHED -> reached(job, job.line(workshop.reader()));
        case INTERRUPTED -> goOnLater(job);
        case IMPOSSIBLE -> fail(job);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      goOnLater(job);
    } catch (RuntimeException
        | StackOverflowError
        | OutOfMemoryError
        | LinkageError
        | AssertionError e) {
      LOG.warn("No odds of " + job.scene, e);
      fail(job);
    }
  }

  private void reached(OddsJob job, String line) {
    synchronized (this) {
      if (job.dropped) {
        return;
      }
      Known known = scripts.get(job.script);
      known.odds.put(job.scene, new Odds.Known(line, false, job.wear()));
      if (job.goals.isLast(job.goal)) {
        known.jobs.remove(job.scene);
      } else {
        job.goal++;
        if (!waiting.isEmpty()) {
          job.rest();
        }
        waiting.addLast(job);
      }
    }
    workshop.changed(job.script);
  }

  private synchronized void goOnLater(OddsJob job) {
    if (!job.dropped) {
      waiting.addFirst(job);
    }
  }

  private void fail(OddsJob job) {
    synchronized (this) {
      if (job.dropped) {
        return;
      }
      Known known = scripts.get(job.script);
      known.odds.put(job.scene, new Odds.Failed());
      known.jobs.remove(job.scene);
    }
    workshop.changed(job.script);
  }
}
