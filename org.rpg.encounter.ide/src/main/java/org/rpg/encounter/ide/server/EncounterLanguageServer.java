package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkOptions;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentOnTypeFormattingOptions;
import org.eclipse.lsp4j.DocumentOnTypeFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.InlayHintRegistrationOptions;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.PositionEncodingKind;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensCapabilities;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensDeltaParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SemanticTokensServerFull;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.TypeHierarchyItem;
import org.eclipse.lsp4j.TypeHierarchyPrepareParams;
import org.eclipse.lsp4j.TypeHierarchySubtypesParams;
import org.eclipse.lsp4j.TypeHierarchySupertypesParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.eclipse.lsp4j.WorkspaceDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.xtext.ide.server.BuildManager.Buildable;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.util.CancelIndicator;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.Definitions;
import org.rpg.encounter.ide.Formatting;
import org.rpg.encounter.ide.Hovers;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.Outline;
import org.rpg.encounter.ide.ProgramVersion;
import org.rpg.encounter.ide.text.Colours;

/** The language server: what it can do, and its life. */
public class EncounterLanguageServer extends LanguageServerImpl {
  private final DiagnosticsPublisher publisher;
  private final ScriptWorkspace workspace;
  private final ClientUris uris;
  private final NameRequests names;
  private final TextRequests texts;
  private final HintRequests hints;
  private final FixRequests fixes;
  private final SignatureRequests signatures;
  private final HierarchyRequests hierarchies;
  private final RefactorRequests refactors;
  private final ColourRequests colours;
  private final SceneServices scenes;
  private final PulledDiagnostics pulled;
  private final Locales locales;
  private final CompletionRequests completions;
  private IntConsumer gone = code -> {};
  private volatile boolean shutDown;

  @Inject
  EncounterLanguageServer(
      DiagnosticsPublisher publisher,
      ScriptWorkspace workspace,
      ClientUris uris,
      NameRequests names,
      TextRequests texts,
      HintRequests hints,
      FixRequests fixes,
      SignatureRequests signatures,
      HierarchyRequests hierarchies,
      RefactorRequests refactors,
      ColourRequests colours,
      SceneServices scenes,
      PulledDiagnostics pulled,
      Locales locales,
      CompletionRequests completions) {
    this.publisher = publisher;
    this.workspace = workspace;
    this.uris = uris;
    this.names = names;
    this.texts = texts;
    this.hints = hints;
    this.fixes = fixes;
    this.signatures = signatures;
    this.hierarchies = hierarchies;
    this.refactors = refactors;
    this.colours = colours;
    this.scenes = scenes;
    this.pulled = pulled;
    this.locales = locales;
    this.completions = completions;
  }

  // ---- life

  /** What to do with the exit code when the client is gone. */
  void onGone(IntConsumer action) {
    gone = action;
  }

  int exitCode() {
    return shutDown ? 0 : 1;
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    if (params.getProcessId() != null) {
      ProcessHandle.of(params.getProcessId())
          .ifPresent(parent -> parent.onExit().thenRun(() -> gone.accept(exitCode())));
    }
    locales.begin(Optional.ofNullable(params.getLocale()));
    return super.initialize(params)
        .thenApply(
            result -> {
              result.setServerInfo(new ServerInfo("encounter", ProgramVersion.number()));
              return result;
            });
  }

  /** The client has its answer; now the folders are read. */
  @Override
  public void initialized(InitializedParams params) {
    super.initialized(params);
    InitializeParams client = getLanguageServerAccess().getInitializeParams();
    if (!PulledDiagnostics.isWanted(client)) {
      publisher.listens(getLanguageClient());
      workspace.inPause(this::buildRest);
    }
    Watches.wanted(client).ifPresent(getLanguageClient()::registerCapability);
    locales.listens(getLanguageClient(), client);
    hints.onNews(locales::refreshHints);
    scenes.onChange(this::changed);
    scenes.begin(getLanguageClient(), client);
    runBuildable(workspace::rest);
  }

  /** Who hears what is said of no script. */
  Reader reader() {
    return workspace.reader();
  }

  /** Whatever still runs, such as the reading of a folder, is given up. */
  @Override
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    scenes.odds().halt();
    requests().close(() -> Faults.late(reader()));
    return CompletableFuture.completedFuture(null);
  }

  private LiveRequests requests() {
    return (LiveRequests) getRequestManager();
  }

  /** What is in no protocol. */
  @Override
  public CompletableFuture<?> request(String method, Object parameter) {
    try {
      return super.request(method, parameter);
    } catch (UnsupportedOperationException e) {
      return CompletableFuture.failedFuture(Faults.unknown(reader()));
    }
  }

  @Override
  public void exit() {
    gone.accept(exitCode());
  }

  @Override
  public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
    runBuildable(() -> workspace.foldersChanged(params));
  }

  /** While something changes no odds are played. */
  @Override
  protected void runBuildable(Supplier<? extends Buildable> change) {
    long edit = scenes.odds().halt();
    getRequestManager()
        .runWrite(change::get, (cancel, build) -> build.build(cancel))
        .whenComplete((done, fault) -> scenes.odds().settled(edit));
  }

  /** What an edit left to do; nothing that is played depends on it. */
  private void buildRest() {
    if (!shutDown) {
      getRequestManager().runWrite(workspace::rest, (cancel, build) -> build.build(cancel));
    }
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    scenes.changed(params);
  }

  /** What is said in another language is said again. */
  private void changed(Settings now) {
    if (locales.isNew(now.locale())) {
      runBuildable(locales::change);
    }
    scenes.reset(now);
  }

  @Override
  public void cancelProgress(WorkDoneProgressCancelParams params) {
    scenes.progresses().cancel(params.getToken());
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    TextDocumentItem document = params.getTextDocument();
    uris.opens(document.getUri(), document.getLanguageId());
    super.didOpen(params);
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    colours.forget(getURI(params.getTextDocument()));
    super.didClose(params);
  }

  // ---- what it can do

  @Override
  protected ServerCapabilities createServerCapabilities(InitializeParams params) {
    ServerCapabilities can = new ServerCapabilities();
    can.setPositionEncoding(PositionEncodingKind.UTF16);
    can.setTextDocumentSync(TextDocumentSyncKind.Incremental);
    completions.begin(params);
    can.setCompletionProvider(new CompletionOptions(completions.isLazy(), List.of(" ", "[", "\"")));
    can.setHoverProvider(true);
    InlayHintRegistrationOptions hinting = new InlayHintRegistrationOptions();
    hinting.setResolveProvider(true);
    can.setInlayHintProvider(hinting);
    can.setSignatureHelpProvider(SignatureRequests.options());
    can.setDefinitionProvider(true);
    can.setCallHierarchyProvider(true);
    can.setTypeHierarchyProvider(true);
    can.setReferencesProvider(true);
    can.setDocumentHighlightProvider(true);
    can.setRenameProvider(new RenameOptions(true));
    can.setDocumentSymbolProvider(true);
    can.setWorkspaceSymbolProvider(true);
    can.setFoldingRangeProvider(true);
    can.setSelectionRangeProvider(true);
    can.setDocumentLinkProvider(new DocumentLinkOptions(false));
    CodeActionOptions actions =
        new CodeActionOptions(
            List.of(
                CodeActionKind.QuickFix,
                CodeActionKind.RefactorExtract,
                CodeActionKind.RefactorInline,
                CodeActionKind.RefactorRewrite,
                CodeActionKind.SourceFixAll,
                CodeActionKind.SourceOrganizeImports));
    actions.setResolveProvider(true);
    can.setCodeActionProvider(actions);
    can.setSemanticTokensProvider(
        new SemanticTokensWithRegistrationOptions(
            Colours.legend(), new SemanticTokensServerFull(true), true));
    if (PulledDiagnostics.isWanted(params)) {
      can.setDiagnosticProvider(PulledDiagnostics.options());
    }
    can.setCodeLensProvider(new CodeLensOptions(false));
    can.setExecuteCommandProvider(scenes.commands());
    can.setDocumentFormattingProvider(true);
    can.setDocumentRangeFormattingProvider(true);
    can.setDocumentOnTypeFormattingProvider(
        new DocumentOnTypeFormattingOptions("}", List.of("\n")));
    WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
    folders.setSupported(true);
    folders.setChangeNotifications(true);
    can.setWorkspace(new WorkspaceServerCapabilities(folders));
    return can;
  }

  @Override
  protected Either<List<CompletionItem>, CompletionList> completion(
      CancelIndicator cancel, CompletionParams params) {
    return Either.forRight(completions.at(getURI(params), params.getPosition(), cancel));
  }

  @Override
  public CompletableFuture<CompletionItem> resolveCompletionItem(CompletionItem item) {
    return getRequestManager().runRead(cancel -> completions.resolved(item));
  }

  /** What the client can do with the text of a document. */
  private Optional<TextDocumentClientCapabilities> client() {
    return Optional.ofNullable(getLanguageServerAccess().getInitializeParams().getCapabilities())
        .map(ClientCapabilities::getTextDocument);
  }

  @Override
  protected Hover hover(HoverParams params, CancelIndicator cancel) {
    URI uri = getURI(params);
    Hovers hovers = workspace.service(Hovers.class);
    return workspace.doRead(
        uri,
        (document, resource) ->
            hovers.at((OpenDocument) document, params.getPosition(), resource).orElse(null));
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
    return getRequestManager().runRead(cancel -> hints.hints(params));
  }

  @Override
  public CompletableFuture<InlayHint> resolveInlayHint(InlayHint hint) {
    return getRequestManager().runRead(cancel -> hints.resolved(hint));
  }

  @Override
  protected SignatureHelp signatureHelp(SignatureHelpParams params, CancelIndicator cancel) {
    return signatures.at(getURI(params), params.getPosition());
  }

  @Override
  public CompletableFuture<List<CallHierarchyItem>> prepareCallHierarchy(
      CallHierarchyPrepareParams params) {
    return getRequestManager()
        .runRead(cancel -> hierarchies.calls(getURI(params), params.getPosition()));
  }

  @Override
  public CompletableFuture<List<CallHierarchyIncomingCall>> callHierarchyIncomingCalls(
      CallHierarchyIncomingCallsParams params) {
    return getRequestManager().runRead(cancel -> hierarchies.incoming(params.getItem()));
  }

  @Override
  public CompletableFuture<List<CallHierarchyOutgoingCall>> callHierarchyOutgoingCalls(
      CallHierarchyOutgoingCallsParams params) {
    return getRequestManager().runRead(cancel -> hierarchies.outgoing(params.getItem()));
  }

  @Override
  public CompletableFuture<List<TypeHierarchyItem>> prepareTypeHierarchy(
      TypeHierarchyPrepareParams params) {
    return getRequestManager()
        .runRead(cancel -> hierarchies.types(getURI(params), params.getPosition()));
  }

  @Override
  public CompletableFuture<List<TypeHierarchyItem>> typeHierarchySupertypes(
      TypeHierarchySupertypesParams params) {
    return getRequestManager().runRead(cancel -> hierarchies.above(params.getItem()));
  }

  @Override
  public CompletableFuture<List<TypeHierarchyItem>> typeHierarchySubtypes(
      TypeHierarchySubtypesParams params) {
    return getRequestManager().runRead(cancel -> hierarchies.below(params.getItem()));
  }

  @Override
  protected List<? extends Location> definition(CancelIndicator cancel, DefinitionParams params) {
    URI uri = getURI(params);
    Definitions definitions = workspace.service(Definitions.class);
    return workspace.list(
        uri, (document, resource) -> definitions.at(document, params.getPosition(), resource));
  }

  @Override
  protected List<? extends Location> references(ReferenceParams params, CancelIndicator cancel) {
    boolean declaration = params.getContext() == null || params.getContext().isIncludeDeclaration();
    return names.references(getURI(params), params.getPosition(), declaration, cancel);
  }

  @Override
  protected List<? extends DocumentHighlight> documentHighlight(
      DocumentHighlightParams params, CancelIndicator cancel) {
    return names.highlights(getURI(params), params.getPosition());
  }

  @Override
  protected Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> prepareRename(
      PrepareRenameParams params, CancelIndicator cancel) {
    PrepareRenameResult found = names.prepare(getURI(params), params.getPosition());
    return found == null ? null : Either3.forSecond(found);
  }

  @Override
  protected WorkspaceEdit rename(RenameParams params, CancelIndicator cancel) {
    return names.rename(getURI(params), params.getPosition(), params.getNewName());
  }

  @Override
  protected List<DocumentSymbol> documentSymbol(
      DocumentSymbolParams params, CancelIndicator cancel) {
    URI uri = getURI(params.getTextDocument());
    Outline outline = workspace.service(Outline.class);
    return workspace.list(uri, outline::of);
  }

  @Override
  protected List<? extends WorkspaceSymbol> symbol(
      WorkspaceSymbolParams params, CancelIndicator cancel) {
    return texts.symbols(params.getQuery(), cancel);
  }

  @Override
  protected List<FoldingRange> foldingRange(
      FoldingRangeRequestParams params, CancelIndicator cancel) {
    return texts.folds(getURI(params.getTextDocument()));
  }

  @Override
  public CompletableFuture<List<SelectionRange>> selectionRange(SelectionRangeParams params) {
    URI uri = getURI(params.getTextDocument());
    return getRequestManager().runRead(cancel -> texts.selections(uri, params.getPositions()));
  }

  @Override
  public CompletableFuture<List<DocumentLink>> documentLink(DocumentLinkParams params) {
    URI uri = getURI(params.getTextDocument());
    return getRequestManager().runRead(cancel -> texts.links(uri));
  }

  @Override
  protected List<Either<Command, CodeAction>> codeAction(
      CodeActionParams params, CancelIndicator cancel) {
    List<Either<Command, CodeAction>> all =
        new ArrayList<>(fixes.actions(params.getTextDocument().getUri(), params.getContext()));
    all.addAll(refactors.actions(params, RefactorRequests.isLazy(client())));
    return all;
  }

  @Override
  public CompletableFuture<CodeAction> resolveCodeAction(CodeAction action) {
    return getRequestManager().runRead(cancel -> refactors.resolved(action));
  }

  @Override
  protected List<? extends CodeLens> codeLens(CodeLensParams params, CancelIndicator cancel) {
    return scenes.lenses(getURI(params.getTextDocument()));
  }

  @Override
  public CompletableFuture<DocumentDiagnosticReport> diagnostic(DocumentDiagnosticParams params) {
    URI uri = getURI(params.getTextDocument());
    Optional<String> known = Optional.ofNullable(params.getPreviousResultId());
    return getRequestManager().runRead(cancel -> pulled.of(uri, known));
  }

  @Override
  public CompletableFuture<WorkspaceDiagnosticReport> diagnostic(WorkspaceDiagnosticParams params) {
    return getRequestManager().runRead(cancel -> pulled.all(params.getPreviousResultIds()));
  }

  @Override
  public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
    return scenes.execute(params);
  }

  /** Whether the client has a grammar of its own, which our colours are laid upon. */
  private boolean coloursItself() {
    return client()
        .map(TextDocumentClientCapabilities::getSemanticTokens)
        .map(SemanticTokensCapabilities::getAugmentsSyntaxTokens)
        .orElse(false);
  }

  @Override
  protected SemanticTokens semanticTokensFull(SemanticTokensParams params, CancelIndicator cancel) {
    return colours.all(getURI(params.getTextDocument()), coloursItself());
  }

  @Override
  public CompletableFuture<Either<SemanticTokens, SemanticTokensDelta>> semanticTokensFullDelta(
      SemanticTokensDeltaParams params) {
    URI uri = getURI(params.getTextDocument());
    return getRequestManager()
        .runRead(cancel -> colours.since(params.getPreviousResultId(), uri, coloursItself()));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
    URI uri = getURI(params.getTextDocument());
    return getRequestManager()
        .runRead(
            cancel -> new SemanticTokens(texts.colours(uri, params.getRange(), coloursItself())));
  }

  @Override
  protected List<? extends TextEdit> formatting(
      DocumentFormattingParams params, CancelIndicator cancel) {
    return formatting(getURI(params.getTextDocument()), Optional.empty());
  }

  @Override
  protected List<? extends TextEdit> rangeFormatting(
      DocumentRangeFormattingParams params, CancelIndicator cancel) {
    return formatting(getURI(params.getTextDocument()), Optional.of(params.getRange()));
  }

  /** A brace lays out the body that it closes, a new line the one that was left. */
  @Override
  public CompletableFuture<List<? extends TextEdit>> onTypeFormatting(
      DocumentOnTypeFormattingParams params) {
    URI uri = getURI(params);
    Formatting formatting = workspace.service(Formatting.class);
    return getRequestManager()
        .runRead(
            cancel ->
                workspace.list(
                    uri,
                    (document, resource) ->
                        formatting.typed(
                            document, resource, params.getPosition(), params.getCh())));
  }

  private List<TextEdit> formatting(URI uri, Optional<Range> range) {
    Formatting formatting = workspace.service(Formatting.class);
    return workspace.list(uri, (document, resource) -> formatting.edits(document, resource, range));
  }
}
