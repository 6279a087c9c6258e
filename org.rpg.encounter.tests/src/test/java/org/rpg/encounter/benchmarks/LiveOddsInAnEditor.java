package org.rpg.encounter.benchmarks;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.rpg.encounter.ide.server.ServerProcess;

/**
 * How soon the odds of a scene stand above it after a key, how much slower completion is while they
 * are played, and whether edits leave memory behind. Its arguments are scripts.
 */
public final class LiveOddsInAnEditor implements LanguageClient {
  private static final int KEYS = 12;
  private static final int QUESTIONS = 80;
  private static final int EDITS = 300;

  private final Semaphore news = new Semaphore(0);
  private final LanguageServer server;
  private boolean live = true;
  private int version = 1;

  private LiveOddsInAnEditor() throws IOException {
    Pipe toServer = Pipe.open();
    Pipe toClient = Pipe.open();
    ServerProcess.serve(
        ServerProcess.server(),
        Channels.newInputStream(toServer.source()),
        Channels.newOutputStream(toClient.sink()));
    Launcher<LanguageServer> launcher =
        Launcher.createLauncher(
            this,
            LanguageServer.class,
            Channels.newInputStream(toClient.source()),
            Channels.newOutputStream(toServer.sink()));
    launcher.startListening();
    server = launcher.getRemoteProxy();
    InitializeParams params = new InitializeParams();
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setCodeLens(new CodeLensWorkspaceCapabilities(true));
    workspace.setConfiguration(true);
    params.setCapabilities(new ClientCapabilities(workspace, null, null));
    server.initialize(params).join();
    server.initialized(new InitializedParams());
  }

  /** Prints milliseconds. */
  public static void main(String[] arguments) throws Exception {
    for (String file : arguments) {
      new LiveOddsInAnEditor().measure(Path.of(file));
    }
    System.exit(0);
  }

  private void measure(Path file) throws Exception {
    String uri = file.toUri().toString();
    String text = Files.readString(file);
    server
        .getTextDocumentService()
        .didOpen(
            new DidOpenTextDocumentParams(new TextDocumentItem(uri, "encounter", version, text)));
    lines(uri);
    List<Double> first = new ArrayList<>();
    List<Double> five = new ArrayList<>();
    List<Double> one = new ArrayList<>();
    for (int key = 0; key < KEYS; key++) {
      news.drainPermits();
      long begin = System.nanoTime();
      change(uri, text + "\ncreature Orc" + letters(key) + " { }\n");
      double known = -1;
      double near = -1;
      List<String> lines;
      do {
        lines = lines(uri);
        boolean all = lines.stream().noneMatch(it -> it.endsWith("…"));
        known = known < 0 && all ? since(begin) : known;
        near = near < 0 && all && within(lines, 5) ? since(begin) : near;
      } while (!(near >= 0 && within(lines, 1)) && news.tryAcquire(30, TimeUnit.SECONDS));
      first.add(known);
      five.add(near);
      one.add(since(begin));
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %d scenes; key to odds of all %s, to ±5 %s, to ±1 %s%n",
        file.getFileName(),
        lines(uri).size(),
        middle(first),
        middle(five),
        middle(one));
    List<Double> on = completions(uri, text);
    live = false;
    settings();
    List<Double> off = completions(uri, text);
    System.out.printf(
        Locale.ROOT,
        "  completion after a key: %s with odds, %s without (p95 %.1f and %.1f)%n",
        middle(on),
        middle(off),
        quantile(on, 0.95),
        quantile(off, 0.95));
    live = true;
    settings();
    long before = heap();
    for (int edit = 0; edit < EDITS; edit++) {
      change(uri, text + "\ncreature Orc" + letters(edit) + " { }\n");
      lines(uri);
    }
    System.out.printf("  heap: %d MB, after %d edits %d MB%n", before, EDITS, heap());
  }

  private static String letters(int number) {
    return "" + (char) ('a' + number / 26) + (char) ('a' + number % 26);
  }

  private static double since(long begin) {
    return (System.nanoTime() - begin) / 1e6;
  }

  /** The margins of all lines that have one. */
  private static boolean within(List<String> lines, int points) {
    return lines.stream()
        .flatMap(it -> java.util.regex.Pattern.compile("± (\\d+)").matcher(it).results())
        .allMatch(it -> Integer.parseInt(it.group(1)) <= points);
  }

  private List<String> lines(String uri) {
    List<String> lines = new ArrayList<>();
    for (CodeLens lens :
        server
            .getTextDocumentService()
            .codeLens(new CodeLensParams(new TextDocumentIdentifier(uri)))
            .join()) {
      String title = lens.getCommand().getTitle();
      if (title.contains("%") || title.contains("…") || title.contains(":")) {
        lines.add(title);
      }
    }
    return lines;
  }

  private void change(String uri, String text) {
    version++;
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, version),
                List.of(new TextDocumentContentChangeEvent(text))));
  }

  private List<Double> completions(String uri, String text) throws InterruptedException {
    List<Double> times = new ArrayList<>();
    long line = text.lines().count();
    for (int i = 0; i < QUESTIONS; i++) {
      change(uri, text + "\ncreature Orc" + letters(i) + " { }\n");
      lines(uri);
      Thread.sleep(60); // odds are being played by now
      long begin = System.nanoTime();
      server
          .getTextDocumentService()
          .completion(
              new CompletionParams(
                  new TextDocumentIdentifier(uri), new Position((int) line + 1, 16)))
          .join();
      times.add(since(begin));
    }
    return times;
  }

  private void settings() throws InterruptedException {
    news.drainPermits();
    server
        .getWorkspaceService()
        .didChangeConfiguration(new DidChangeConfigurationParams(new Object()));
    news.tryAcquire(5, TimeUnit.SECONDS);
  }

  private static String middle(List<Double> times) {
    return String.format(Locale.ROOT, "%.0f ms", quantile(times, 0.5));
  }

  private static double quantile(List<Double> times, double share) {
    List<Double> sorted = new ArrayList<>(times);
    Collections.sort(sorted);
    return sorted.get((int) Math.min(sorted.size() - 1L, Math.round(share * sorted.size())));
  }

  private static long heap() throws InterruptedException {
    for (int i = 0; i < 4; i++) {
      System.gc();
      Thread.sleep(200);
    }
    Runtime all = Runtime.getRuntime();
    return (all.totalMemory() - all.freeMemory()) >> 20;
  }

  // ---- the client

  @Override
  public CompletableFuture<Void> refreshCodeLenses() {
    news.release();
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<List<Object>> configuration(ConfigurationParams params) {
    return CompletableFuture.completedFuture(List.of(java.util.Map.of("liveOdds", live)));
  }

  @Override
  public void telemetryEvent(Object object) {}

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {}

  @Override
  public void showMessage(MessageParams params) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
    return CompletableFuture.completedFuture(new MessageActionItem(""));
  }

  @Override
  public void logMessage(MessageParams params) {}
}
