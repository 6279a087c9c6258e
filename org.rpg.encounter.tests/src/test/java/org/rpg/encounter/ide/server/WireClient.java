package org.rpg.encounter.ide.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ApplyWorkspaceEditParams;
import org.eclipse.lsp4j.ApplyWorkspaceEditResponse;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowDocumentResult;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.rpg.encounter.ide.live.OddsThreads;

/** An editor at the other end of the wire: real JSON messages, a time limit on each answer. */
final class WireClient implements LanguageClient, AutoCloseable {
  private static final int SECONDS = 20;

  private final Pipe toServer = new Pipe();
  private final Pipe toClient = new Pipe();
  private final Map<String, PublishDiagnosticsParams> published = new HashMap<>();
  private final CompletableFuture<RegistrationParams> registered = new CompletableFuture<>();
  private final List<PublishDiagnosticsParams> publishes = new ArrayList<>();
  private final Future<Void> serverEnd;
  final EncounterLanguageServer implementation;
  final LanguageServer server;
  private int version = 1;

  /** What the server asks of the client, and what the client answers. */
  final ClientSide side = new ClientSide();

  private WireClient() {
    this(OddsThreads.toSpare());
  }

  private WireClient(OddsThreads odds) {
    implementation = ServerProcess.server(odds);
    serverEnd = ServerProcess.serve(implementation, toServer.out, toClient.in);
    Launcher<LanguageServer> launcher =
        Launcher.createLauncher(this, LanguageServer.class, toClient.out, toServer.in);
    launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  /** A client that has not said hello. */
  static WireClient silent() {
    return new WireClient();
  }

  /** A client with these folders open. */
  static WireClient with(Path... folders) {
    WireClient client = new WireClient();
    client.initialize(parameters(folders));
    client.server.initialized(new InitializedParams());
    return client;
  }

  /** A client that shows lenses, hears of progress and can be asked for settings. */
  static WireClient playing(OddsThreads odds, Consumer<ClientSide> prepare, Path... folders) {
    WireClient client = new WireClient(odds);
    prepare.accept(client.side);
    InitializeParams params = parameters(folders);
    ClientSide.declare(params.getCapabilities());
    client.initialize(params);
    client.server.initialized(new InitializedParams());
    return client;
  }

  static InitializeParams parameters(Path... folders) {
    InitializeParams params = new InitializeParams();
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setWorkspaceFolders(true);
    TextDocumentClientCapabilities text = new TextDocumentClientCapabilities();
    CompletionItemCapabilities item = new CompletionItemCapabilities();
    item.setSnippetSupport(true);
    text.setCompletion(new CompletionCapabilities(item));
    ClientCapabilities capabilities = new ClientCapabilities();
    capabilities.setWorkspace(workspace);
    capabilities.setTextDocument(text);
    params.setCapabilities(capabilities);
    List<WorkspaceFolder> named = new ArrayList<>();
    for (Path folder : folders) {
      named.add(new WorkspaceFolder(folder.toUri().toString(), folder.getFileName().toString()));
    }
    params.setWorkspaceFolders(named);
    return params;
  }

  InitializeResult initialize(InitializeParams params) {
    return answer(server.initialize(params));
  }

  static <T> T answer(Future<T> future) {
    try {
      return future.get(SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new AssertionError("no good answer: " + e, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  // ---- documents

  static String write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file.toUri().toString();
  }

  void open(String uri, String text) {
    open(uri, "encounter", text);
  }

  /** Opens what the editor takes for Markdown. */
  void openPage(String uri, String text) {
    open(uri, "markdown", text);
  }

  private void open(String uri, String languageId, String text) {
    server
        .getTextDocumentService()
        .didOpen(
            new DidOpenTextDocumentParams(new TextDocumentItem(uri, languageId, version++, text)));
  }

  void replace(String uri, String text) {
    change(uri, new TextDocumentContentChangeEvent(text));
  }

  void edit(String uri, Range range, String text) {
    change(uri, new TextDocumentContentChangeEvent(range, text));
  }

  private void change(String uri, TextDocumentContentChangeEvent event) {
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, version++), List.of(event)));
  }

  int lastVersion() {
    return version - 1;
  }

  void close(String uri) {
    server
        .getTextDocumentService()
        .didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
  }

  void watched(String uri, FileChangeType type) {
    server
        .getWorkspaceService()
        .didChangeWatchedFiles(new DidChangeWatchedFilesParams(List.of(new FileEvent(uri, type))));
  }

  // ---- questions

  List<CompletionItem> completion(String uri, Position at) {
    return answer(
            server
                .getTextDocumentService()
                .completion(new CompletionParams(new TextDocumentIdentifier(uri), at)))
        .getRight()
        .getItems();
  }

  /** Opens a text with a caret {@code <|>} in it and asks what can stand there. */
  List<CompletionItem> completion(String uri, String marked) {
    int caret = marked.indexOf("<|>");
    String text = marked.replace("<|>", "");
    open(uri, text);
    open(uri, text);
    return completion(uri, position(text, caret));
  }

  Hover hover(String uri, Position at) {
    return answer(
        server
            .getTextDocumentService()
            .hover(new HoverParams(new TextDocumentIdentifier(uri), at)));
  }

  /** The hints of a whole text, each where it stands: {@code creature Orc {⟦life 6⟧}. */
  String hinted(String uri, String text) {
    Range all = new Range(new Position(0, 0), position(text, text.length()));
    StringBuilder shown = new StringBuilder(text);
    hints(uri, all).stream()
        .sorted(Comparator.comparingInt((InlayHint it) -> -offset(text, it.getPosition())))
        .forEach(
            it ->
                shown.insert(offset(text, it.getPosition()), "⟦" + it.getLabel().getLeft() + "⟧"));
    return shown.toString();
  }

  List<InlayHint> hints(String uri, Range range) {
    return answer(
        server
            .getTextDocumentService()
            .inlayHint(new InlayHintParams(new TextDocumentIdentifier(uri), range)));
  }

  /** What a hint tells of itself when somebody looks. */
  String tooltip(InlayHint hint) {
    return answer(server.getTextDocumentService().resolveInlayHint(hint))
        .getTooltip()
        .getRight()
        .getValue();
  }

  /** A text after edits, which are in order. */
  static String edited(String text, List<? extends TextEdit> edits) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = edits.size() - 1; i >= 0; i--) {
      TextEdit edit = edits.get(i);
      changed.replace(
          offset(text, edit.getRange().getStart()),
          offset(text, edit.getRange().getEnd()),
          edit.getNewText());
    }
    return changed.toString();
  }

  /** A text after an action that changes it alone. */
  static String applied(String text, CodeAction action) {
    return edited(
        text,
        action.getEdit().getDocumentChanges().get(0).getLeft().getEdits().stream()
            .map(Either::getLeft)
            .toList());
  }

  /** The offset of a position. */
  static int offset(String text, Position at) {
    int start = 0;
    for (int line = 0; line < at.getLine(); line++) {
      start = text.indexOf('\n', start) + 1;
    }
    return start + at.getCharacter();
  }

  List<? extends Location> definition(String uri, Position at) {
    return answer(
            server
                .getTextDocumentService()
                .definition(new DefinitionParams(new TextDocumentIdentifier(uri), at)))
        .getLeft();
  }

  List<? extends TextEdit> format(String uri) {
    return answer(
        server
            .getTextDocumentService()
            .formatting(
                new DocumentFormattingParams(
                    new TextDocumentIdentifier(uri), new FormattingOptions(4, true))));
  }

  List<? extends TextEdit> format(String uri, Range range) {
    return answer(
        server
            .getTextDocumentService()
            .rangeFormatting(
                new DocumentRangeFormattingParams(
                    new TextDocumentIdentifier(uri), new FormattingOptions(4, true), range)));
  }

  List<DocumentSymbol> symbols(String uri) {
    return answer(
            server
                .getTextDocumentService()
                .documentSymbol(new DocumentSymbolParams(new TextDocumentIdentifier(uri))))
        .stream()
        .map(Either::getRight)
        .toList();
  }

  /** The position of an offset, counted as the protocol does. */
  static Position position(String text, int offset) {
    int line = 0;
    int start = 0;
    for (int i = 0; i < offset; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        start = i + 1;
      }
    }
    return new Position(line, offset - start);
  }

  /** The position inside the first occurrence of a part of the text. */
  static Position on(String text, String part) {
    return position(text, text.indexOf(part) + 1);
  }

  // ---- what the server sends

  @Override
  public synchronized void publishDiagnostics(PublishDiagnosticsParams params) {
    published.put(params.getUri(), params);
    publishes.add(params);
    notifyAll();
  }

  /** The last publish of a document that fits, waited for. */
  synchronized PublishDiagnosticsParams awaitPublish(
      String uri, Predicate<PublishDiagnosticsParams> fits) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!published.containsKey(uri) || !fits.test(published.get(uri))) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        throw new AssertionError("no such publish for " + uri + ", last: " + published.get(uri));
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
    return published.get(uri);
  }

  List<Diagnostic> awaitProblems(String uri) {
    return awaitPublish(uri, p -> !p.getDiagnostics().isEmpty()).getDiagnostics();
  }

  void awaitClean(String uri) {
    awaitPublish(uri, p -> p.getDiagnostics().isEmpty());
  }

  /** The last publish of each document. */
  synchronized Map<String, PublishDiagnosticsParams> published() {
    return new HashMap<>(published);
  }

  /** The documents of all publishes, in their order. */
  synchronized List<String> publishes() {
    return publishes.stream().map(PublishDiagnosticsParams::getUri).toList();
  }

  /** What was told of one version of a document, in its order. */
  synchronized List<List<Diagnostic>> told(String uri, int ofVersion) {
    return publishes.stream()
        .filter(it -> it.getUri().equals(uri) && Integer.valueOf(ofVersion).equals(it.getVersion()))
        .map(PublishDiagnosticsParams::getDiagnostics)
        .toList();
  }

  @Override
  public CompletableFuture<Void> registerCapability(RegistrationParams params) {
    registered.complete(params);
    return side.registered(params);
  }

  /** What the server has asked to be registered, waited for. */
  RegistrationParams registered() {
    return answer(registered);
  }

  @Override
  public CompletableFuture<Void> refreshCodeLenses() {
    return side.refresh();
  }

  @Override
  public CompletableFuture<Void> refreshInlayHints() {
    return side.refreshHints();
  }

  @Override
  public CompletableFuture<List<Object>> configuration(ConfigurationParams params) {
    return side.configuration(params);
  }

  @Override
  public CompletableFuture<Void> createProgress(WorkDoneProgressCreateParams params) {
    return side.created(params);
  }

  @Override
  public void notifyProgress(ProgressParams params) {
    side.progress(params);
  }

  @Override
  public CompletableFuture<ApplyWorkspaceEditResponse> applyEdit(ApplyWorkspaceEditParams params) {
    return side.applied(params);
  }

  @Override
  public CompletableFuture<ShowDocumentResult> showDocument(ShowDocumentParams params) {
    return side.shown(params);
  }

  @Override
  public void telemetryEvent(Object object) {}

  @Override
  public void showMessage(MessageParams params) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
    return CompletableFuture.completedFuture(new MessageActionItem(""));
  }

  @Override
  public void logMessage(MessageParams params) {}

  @Override
  public void close() {
    answer(server.shutdown());
    try {
      toServer.in.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    answer(serverEnd);
  }
}
