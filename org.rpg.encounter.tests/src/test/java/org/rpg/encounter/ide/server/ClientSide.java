package org.rpg.encounter.ide.server;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ApplyWorkspaceEditParams;
import org.eclipse.lsp4j.ApplyWorkspaceEditResponse;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.DidChangeConfigurationCapabilities;
import org.eclipse.lsp4j.InlayHintWorkspaceCapabilities;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowDocumentResult;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What a server asks of its client, remembered, and the client's answers. */
final class ClientSide {
  private static final int SECONDS = 20;

  private final List<ProgressParams> progress = new ArrayList<>();
  private final List<ShowDocumentParams> shown = new ArrayList<>();
  private final List<ApplyWorkspaceEditParams> edits = new ArrayList<>();
  private final List<String> registered = new ArrayList<>();
  private JsonObject settings = new JsonObject();
  private int refreshes;
  private int hintRefreshes;
  private int questions;
  private Consumer<ProgressParams> onProgress = params -> {};

  /** Says that a client can all of it. */
  static void declare(ClientCapabilities can) {
    can.getWorkspace().setCodeLens(new CodeLensWorkspaceCapabilities(true));
    can.getWorkspace().setInlayHint(new InlayHintWorkspaceCapabilities(true));
    can.getWorkspace().setConfiguration(true);
    can.getWorkspace().setApplyEdit(true);
    can.getWorkspace().setDidChangeConfiguration(new DidChangeConfigurationCapabilities(true));
    WindowClientCapabilities window = new WindowClientCapabilities();
    window.setWorkDoneProgress(true);
    window.setShowDocument(new ShowDocumentCapabilities(true));
    can.setWindow(window);
  }

  synchronized ClientSide set(String name, Object value) {
    if (value instanceof Boolean flag) {
      settings.addProperty(name, flag);
    } else if (value instanceof Number number) {
      settings.addProperty(name, number);
    } else {
      settings.addProperty(name, String.valueOf(value));
    }
    return this;
  }

  synchronized void onProgress(Consumer<ProgressParams> action) {
    onProgress = action;
  }

  // ---- answers

  synchronized CompletableFuture<Void> refresh() {
    refreshes++;
    notifyAll();
    return CompletableFuture.completedFuture(null);
  }

  synchronized CompletableFuture<Void> refreshHints() {
    hintRefreshes++;
    notifyAll();
    return CompletableFuture.completedFuture(null);
  }

  synchronized CompletableFuture<List<Object>> configuration(ConfigurationParams params) {
    questions++;
    notifyAll();
    List<Object> answers = new ArrayList<>();
    params
        .getItems()
        .forEach(it -> answers.add("encounter".equals(it.getSection()) ? settings : null));
    return CompletableFuture.completedFuture(answers);
  }

  synchronized CompletableFuture<Void> created(WorkDoneProgressCreateParams params) {
    return CompletableFuture.completedFuture(null);
  }

  void progress(ProgressParams params) {
    Consumer<ProgressParams> action;
    synchronized (this) {
      progress.add(params);
      notifyAll();
      action = onProgress;
    }
    action.accept(params);
  }

  synchronized CompletableFuture<Void> registered(RegistrationParams params) {
    params.getRegistrations().stream().map(Registration::getMethod).forEach(registered::add);
    return CompletableFuture.completedFuture(null);
  }

  synchronized CompletableFuture<ApplyWorkspaceEditResponse> applied(
      ApplyWorkspaceEditParams params) {
    edits.add(params);
    notifyAll();
    return CompletableFuture.completedFuture(new ApplyWorkspaceEditResponse(true));
  }

  synchronized CompletableFuture<ShowDocumentResult> shown(ShowDocumentParams params) {
    shown.add(params);
    notifyAll();
    return CompletableFuture.completedFuture(new ShowDocumentResult(true));
  }

  // ---- what was heard

  synchronized int refreshes() {
    return refreshes;
  }

  synchronized int hintRefreshes() {
    return hintRefreshes;
  }

  synchronized List<String> registered() {
    return List.copyOf(registered);
  }

  /** What was told of the thing that is called so, from its begin on. */
  synchronized List<WorkDoneProgressNotification> progress(String title) {
    Either<String, Integer> token = null;
    List<WorkDoneProgressNotification> told = new ArrayList<>();
    for (ProgressParams each : progress) {
      WorkDoneProgressNotification what = each.getValue().getLeft();
      if (what instanceof WorkDoneProgressBegin begin && begin.getTitle().equals(title)) {
        token = each.getToken();
      }
      if (each.getToken().equals(token)) {
        told.add(what);
      }
    }
    return told;
  }

  /** Whether the thing that is called so is over. */
  boolean isOver(String title) {
    return progress(title).stream().anyMatch(WorkDoneProgressEnd.class::isInstance);
  }

  synchronized boolean hearsOfProgress() {
    return !progress.isEmpty();
  }

  synchronized List<ShowDocumentParams> shown() {
    return List.copyOf(shown);
  }

  synchronized List<ApplyWorkspaceEditParams> edits() {
    return List.copyOf(edits);
  }

  synchronized int questions() {
    return questions;
  }

  /** Waits until something was heard. */
  synchronized void await(Predicate<ClientSide> heard) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!heard.test(this)) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        throw new AssertionError("never heard");
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
  }
}
