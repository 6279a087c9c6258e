package org.rpg.encounter.ide.server;

import com.google.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;

/** What takes a while, told to the client as it goes on, if the client wants to hear of it. */
@Singleton
final class Progresses {
  private final Map<Either<String, Integer>, Runnable> cancels = new ConcurrentHashMap<>();
  private volatile Optional<LanguageClient> creates = Optional.empty();
  private volatile Optional<LanguageClient> listens = Optional.empty();

  /** The client listens from now on. */
  void begin(LanguageClient client, Optional<WindowClientCapabilities> window) {
    listens = Optional.of(client);
    if (window.map(WindowClientCapabilities::getWorkDoneProgress).orElse(false)) {
      creates = Optional.of(client);
    }
  }

  /** The person does not want to wait. */
  void cancel(Either<String, Integer> token) {
    Runnable action = cancels.get(token);
    if (action != null) {
      action.run();
    }
  }

  /**
   * Begins to tell.
   *
   * @param token under which the client wants to hear of it; without one it is asked
   * @param title what is being done
   * @param cancel what to do if the person does not want to wait; nothing if it has to be
   */
  Telling tell(Optional<Either<String, Integer>> token, String title, Optional<Runnable> cancel) {
    if (token.isPresent()) {
      return listens
          .map(it -> new Telling(it, token.get(), CompletableFuture.completedFuture(null)))
          .map(it -> it.begin(title, cancel))
          .orElseGet(Telling::new);
    }
    return creates.map(it -> created(it).begin(title, cancel)).orElseGet(Telling::new);
  }

  /** Of what nobody needs to hear. */
  Telling silent() {
    return new Telling();
  }

  private Telling created(LanguageClient client) {
    Either<String, Integer> token = Either.forLeft("encounter-" + UUID.randomUUID());
    return new Telling(
        client, token, client.createProgress(new WorkDoneProgressCreateParams(token)));
  }

  /** One thing that takes a while. Nothing is said before the client has agreed. */
  final class Telling implements AutoCloseable {
    private final Optional<LanguageClient> client;
    private final Either<String, Integer> token;
    private CompletableFuture<Void> agreed;
    private int told;

    /** To nobody. */
    private Telling() {
      client = Optional.empty();
      token = Either.forLeft("");
      agreed = new CompletableFuture<>();
    }

    private Telling(
        LanguageClient client, Either<String, Integer> token, CompletableFuture<Void> agreed) {
      this.client = Optional.of(client);
      this.token = token;
      this.agreed = agreed;
    }

    private Telling begin(String title, Optional<Runnable> cancel) {
      WorkDoneProgressBegin begin = new WorkDoneProgressBegin();
      begin.setTitle(title);
      begin.setPercentage(0);
      begin.setCancellable(cancel.isPresent());
      cancel.ifPresent(action -> cancels.put(token, action));
      say(begin);
      return this;
    }

    /** So much is done; told once for each percent. */
    synchronized void made(long done, long total) {
      int percent = (int) (100 * Math.min(done, total) / Math.max(1, total));
      if (percent > told) {
        told = percent;
        WorkDoneProgressReport report = new WorkDoneProgressReport();
        report.setPercentage(percent);
        say(report);
      }
    }

    private synchronized void say(WorkDoneProgressNotification what) {
      client.ifPresent(
          it ->
              agreed =
                  agreed.thenRun(
                      () -> it.notifyProgress(new ProgressParams(token, Either.forLeft(what)))));
    }

    /** It is over, one way or the other. */
    @Override
    public void close() {
      cancels.remove(token);
      say(new WorkDoneProgressEnd());
    }
  }
}
