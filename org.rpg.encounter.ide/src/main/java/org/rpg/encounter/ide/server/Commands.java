package org.rpg.encounter.ide.server;

import com.google.gson.JsonObject;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.log4j.Logger;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.server.SceneWork.Refused;

/**
 * Does the commands of clients: each is prepared in a read and done on a thread of its own, so that
 * it holds up no other request; the client can hear how far it is, and cancel it either way.
 */
@Singleton
final class Commands {
  private static final Logger LOG = Logger.getLogger(Commands.class);

  /** More at once only take the processors from each other. */
  private static final int AT_ONCE = 2;

  private static final int SECONDS_TO_WAIT = 10;

  /** How often a command begins anew because of an edit. */
  private static final int MOST_TRIES = 20;

  private final LiveRequests requests;
  private final SceneRequests scenes;
  private final Progresses progresses;
  private final Showing showing;
  private final ScriptWorkspace workspace;
  private final ExecutorService threads = threads();

  @Inject
  Commands(
      ScriptWorkspace workspace,
      LiveRequests requests,
      SceneRequests scenes,
      Progresses progresses,
      Showing showing) {
    this.requests = requests;
    this.scenes = scenes;
    this.progresses = progresses;
    this.showing = showing;
    this.workspace = workspace;
  }

  private static ExecutorService threads() {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            AT_ONCE,
            AT_ONCE,
            SECONDS_TO_WAIT,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            work -> {
              Thread thread = new Thread(work, "encounter-command");
              thread.setDaemon(true);
              return thread;
            });
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }

  private Reader reader() {
    return workspace.reader();
  }

  /** Does a command. */
  CompletableFuture<Object> execute(ExecuteCommandParams params) {
    Optional<SceneCommand> command = SceneCommand.of(params.getCommand());
    if (command.isEmpty()) {
      String all = String.join(", ", SceneCommand.ids());
      return failed(
          ResponseErrorCode.InvalidParams,
          Phrases.of("command.unknown", params.getCommand(), all).in(reader()));
    }
    try {
      CommandArguments asked = CommandArguments.of(params.getArguments());
      Errand errand = new Errand(command.get(), asked, params);
      errand.prepare(1);
      return errand.answer;
    } catch (CommandArguments.Wrong e) {
      return failed(
          ResponseErrorCode.InvalidParams,
          Phrases.of("command.argument", e.argument, params.getCommand()).in(reader()));
    }
  }

  private static CompletableFuture<Object> failed(ResponseErrorCode code, String message) {
    return CompletableFuture.failedFuture(error(code, message));
  }

  private static ResponseErrorException error(ResponseErrorCode code, String message) {
    return new ResponseErrorException(new ResponseError(code, message, null));
  }

  /** One command on its way. */
  private final class Errand {
    final CompletableFuture<Object> answer = new CompletableFuture<>();
    private final SceneCommand command;
    private final CommandArguments asked;
    private final ExecuteCommandParams params;
    private final AtomicReference<Future<?>> work = new AtomicReference<>();

    Errand(SceneCommand command, CommandArguments asked, ExecuteCommandParams params) {
      this.command = command;
      this.asked = asked;
      this.params = params;
      answer.whenComplete((result, fault) -> stop());
    }

    private void stop() {
      Future<?> running = work.get();
      if (running != null) {
        running.cancel(true);
      }
    }

    /** What was prepared, or why not: a refusal is an answer, no fault of the read. */
    private record Prepared(Optional<SceneWork> work, String refusal) {}

    /** An edit cancels reads; the command is then of the script as edited. */
    void prepare(int attempt) {
      requests
          .runRead(
              cancel -> {
                try {
                  return new Prepared(Optional.of(scenes.prepare(command, asked, reader())), "");
                } catch (Refused e) {
                  return new Prepared(Optional.empty(), e.getMessage());
                }
              })
          .whenComplete(
              (prepared, fault) -> {
                if (fault == null) {
                  begin(prepared);
                } else if (fault instanceof CancellationException
                    && attempt < MOST_TRIES
                    && !answer.isDone()) {
                  prepare(attempt + 1);
                } else {
                  fail(fault);
                }
              });
    }

    private void begin(Prepared prepared) {
      if (prepared.work.isEmpty()) {
        answer.completeExceptionally(error(ResponseErrorCode.RequestFailed, prepared.refusal));
      } else {
        work.set(threads.submit(() -> carryOut(prepared.work.get())));
        if (answer.isDone()) { // cancelled meanwhile
          stop();
        }
      }
    }

    private void carryOut(SceneWork prepared) {
      try (Progresses.Telling telling = telling()) {
        JsonObject result = prepared.on(telling::made);
        if (asked.show()) {
          showing.show(command, result);
        }
        answer.complete(result);
      } catch (InterruptedException e) {
        answer.cancel(false);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        fail(e);
      }
    }

    private Progresses.Telling telling() {
      return switch (command) {
        case PREVIEW, COMPARE, EXPORT -> {
          String key = command == SceneCommand.COMPARE ? "progress.compare" : "progress.preview";
          String title = Phrases.of(key, asked.name().orElse("")).in(reader()).strip();
          yield progresses.tell(
              Optional.ofNullable(params.getWorkDoneToken()),
              title,
              Optional.of(() -> answer.cancel(true)));
        }
        case RUN, TRANSLATE -> progresses.silent();
      };
    }

    private void fail(Throwable fault) {
      LOG.error("No " + command.id(), fault);
      String message = Phrases.of("command.fault", asked.name().orElse("")).in(reader());
      answer.completeExceptionally(error(ResponseErrorCode.InternalError, message));
    }
  }
}
