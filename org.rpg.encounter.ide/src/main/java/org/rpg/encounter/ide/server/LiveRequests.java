package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.xtext.ide.server.concurrent.AbstractRequest;
import org.eclipse.xtext.ide.server.concurrent.RequestManager;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.xbase.lib.Functions.Function0;
import org.eclipse.xtext.xbase.lib.Functions.Function1;
import org.eclipse.xtext.xbase.lib.Functions.Function2;

/** Remembers only requests that are still running; Xtext's keeps each read until the next write. */
@Singleton
final class LiveRequests extends RequestManager {
  private static final int SWEEP = 64;
  private final AtomicInteger running = new AtomicInteger();
  private List<AbstractRequest<?>> live = new ArrayList<>();
  private volatile Supplier<ResponseErrorException> late;

  @Inject
  LiveRequests(ExecutorService parallel, OperationCanceledManager cancellation) {
    super(parallel, cancellation);
  }

  /** What a read refuses is an answer, no fault of it that anybody should be told of elsewhere. */
  @Override
  public <V> CompletableFuture<V> runRead(Function1<? super CancelIndicator, ? extends V> read) {
    if (isClosed()) {
      return CompletableFuture.failedFuture(late.get());
    }
    CompletableFuture<Answer<V>> answered =
        super.runRead(
            cancel -> {
              try {
                return new Answer<>(read.apply(cancel), null);
              } catch (ResponseErrorException e) {
                return new Answer<>(null, e);
              }
            });
    CompletableFuture<V> told = new CompletableFuture<>();
    answered.whenComplete(
        (it, fault) -> {
          if (fault != null) {
            told.completeExceptionally(fault);
          } else if (it.refusal != null) {
            told.completeExceptionally(it.refusal);
          } else {
            told.complete(it.value);
          }
        });
    told.whenComplete(
        (it, fault) -> {
          if (told.isCancelled()) {
            answered.cancel(true);
          }
        });
    return told;
  }

  @Override
  public <U, V> CompletableFuture<V> runWrite(
      Function0<? extends U> change,
      Function2<? super CancelIndicator, ? super U, ? extends V> then) {
    return isClosed() ? CompletableFuture.failedFuture(late.get()) : super.runWrite(change, then);
  }

  /** Gives up what still runs; from now on every request is refused. */
  void close(Supplier<ResponseErrorException> why) {
    late = why;
    cancel();
  }

  private boolean isClosed() {
    return late != null;
  }

  private record Answer<V>(V value, ResponseErrorException refusal) {}

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
