package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.xtext.ide.server.concurrent.AbstractRequest;
import org.eclipse.xtext.ide.server.concurrent.RequestManager;
import org.eclipse.xtext.service.OperationCanceledManager;

/** Remembers only requests that are still running; Xtext's keeps each read until the next write. */
@Singleton
final class LiveRequests extends RequestManager {
  private static final int SWEEP = 64;
  private final AtomicInteger running = new AtomicInteger();
  private List<AbstractRequest<?>> live = new ArrayList<>();

  @Inject
  LiveRequests(ExecutorService parallel, OperationCanceledManager cancellation) {
    super(parallel, cancellation);
  }

  @Override
  protected synchronized void addRequest(AbstractRequest<?> request) {
    if (live.size() >= SWEEP) {
      live.removeIf(old -> old.get().isDone());
    }
    live.add(request);
    running.incrementAndGet();
    request.get().whenComplete((answer, fault) -> running.decrementAndGet());
  }

  /** Whether somebody waits for an answer. */
  boolean isBusy() {
    return running.get() > 0;
  }

  @Override
  protected synchronized CompletableFuture<Void> cancel() {
    List<AbstractRequest<?>> cancelled = live;
    live = new ArrayList<>();
    cancelled.forEach(AbstractRequest::cancel);
    return CompletableFuture.allOf(
        cancelled.stream().map(AbstractRequest::get).toArray(CompletableFuture<?>[]::new));
  }

  synchronized int count() {
    return live.size();
  }
}
