package org.rpg.encounter.ide.server;

import com.google.inject.Guice;
import com.google.inject.Stage;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.Level;
import org.apache.log4j.LogManager;
import org.apache.log4j.PatternLayout;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.rpg.encounter.ide.live.OddsThreads;

/** The language server as a process on standard input and output. */
public final class ServerProcess {
  private ServerProcess() {}

  /**
   * Serves until the client says goodbye, closes the stream or dies.
   *
   * @return the exit code: 0 after a proper shutdown, else 1
   */
  public static int run() {
    InputStream in = System.in;
    OutputStream out = System.out;
    System.setIn(InputStream.nullInputStream());
    System.setOut(new PrintStream(System.err, true, StandardCharsets.UTF_8)); // never the protocol
    LogManager.getRootLogger().setLevel(Level.WARN);
    LogManager.getRootLogger()
        .addAppender(
            new ConsoleAppender(new PatternLayout("%-5p %c{1}: %m%n"), ConsoleAppender.SYSTEM_ERR));
    EncounterLanguageServer server = server();
    server.onGone(code -> Runtime.getRuntime().halt(code));
    await(serve(server, in, out));
    return server.exitCode();
  }

  /** A server with nobody connected. */
  public static EncounterLanguageServer server() {
    return server(OddsThreads.toSpare());
  }

  /** The same, with threads of the caller's for the odds. */
  static EncounterLanguageServer server(OddsThreads odds) {
    return Guice.createInjector(Stage.DEVELOPMENT, new EncounterServerModule(odds))
        .getInstance(EncounterLanguageServer.class);
  }

  /** Connects a client; the answer is done when its stream ends. */
  public static Future<Void> serve(
      EncounterLanguageServer server, InputStream in, OutputStream out) {
    Launcher<LanguageClient> launcher =
        new Launcher.Builder<LanguageClient>()
            .setLocalService(server)
            .setRemoteInterface(LanguageClient.class)
            .setInput(in)
            .setOutput(out)
            .setExceptionHandler(fault -> Faults.of(fault, server.reader()))
            .create();
    server.connect(launcher.getRemoteProxy());
    return launcher.startListening();
  }

  private static void await(Future<Void> end) {
    try {
      end.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (CancellationException | ExecutionException e) {
      LogManager.getLogger(ServerProcess.class).warn("The stream of the client broke off", e);
    }
  }
}
