package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.fixes.Fault;
import org.rpg.encounter.ide.fixes.Mends;
import org.rpg.encounter.ide.fixes.Repair;
import org.rpg.encounter.ide.text.QuickFixes;

/** What would mend what is wrong in a script, one by one and all at once. */
@Singleton
final class FixRequests {
  private final ScriptWorkspace workspace;
  private final ClientUris uris;
  private final DiagnosticsPublisher publisher;

  @Inject
  FixRequests(ScriptWorkspace workspace, ClientUris uris, DiagnosticsPublisher publisher) {
    this.workspace = workspace;
    this.uris = uris;
    this.publisher = publisher;
  }

  /** What would mend the diagnostics that the client shows there, and all of them at once. */
  List<Either<Command, CodeAction>> actions(String written, CodeActionContext context) {
    URI uri = uris.toUri(written);
    return workspace.list(
        uri,
        (document, script) -> {
          Reader reader = workspace.reader(script);
          List<Either<Command, CodeAction>> found = new ArrayList<>();
          if (isAskedFor(CodeActionKind.QuickFix, context)) {
            for (Diagnostic each : context.getDiagnostics()) {
              List<QuickFixes.Replacement> fixes = QuickFixes.of(each, reader);
              boolean preferred = fixes.size() == 1 && QuickFixes.isSure(each);
              for (QuickFixes.Replacement fix : fixes) {
                found.add(Either.forRight(action(fix, written, document, preferred)));
              }
              for (Repair repair : Mends.of(fault(each, document, script))) {
                found.add(Either.forRight(action(repair, each, written, document, reader)));
              }
              ignore(each, written, document, reader).map(this::either).ifPresent(found::add);
            }
          }
          if (isAskedFor(CodeActionKind.SourceFixAll, context)) {
            all(uri, written, document, reader).map(this::either).ifPresent(found::add);
          }
          return found;
        });
  }

  private static Fault fault(Diagnostic each, OpenDocument document, XtextResource script) {
    String code = each.getCode() != null && each.getCode().isLeft() ? each.getCode().getLeft() : "";
    int begin = document.getOffSet(each.getRange().getStart());
    int end = document.getOffSet(each.getRange().getEnd());
    return new Fault(script, code, begin, Math.max(0, end - begin));
  }

  private static CodeAction action(
      Repair repair, Diagnostic of, String uri, OpenDocument document, Reader reader) {
    CodeAction action = new CodeAction(repair.title().in(reader));
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(of));
    List<TextEdit> edits =
        repair.edits().stream()
            .map(
                it -> new TextEdit(document.range(it.getOffset(), it.getEndOffset()), it.getText()))
            .toList();
    action.setEdit(edit(uri, document, edits));
    return action;
  }

  private Either<Command, CodeAction> either(CodeAction action) {
    return Either.forRight(action);
  }

  /** A comment above the line that leaves a warning out; the person still has to say why. */
  private static Optional<CodeAction> ignore(
      Diagnostic diagnostic, String uri, OpenDocument document, Reader reader) {
    if (diagnostic.getCode() == null
        || !diagnostic.getCode().isLeft()
        || diagnostic.getSeverity() == DiagnosticSeverity.Error) {
      return Optional.empty();
    }
    String code = diagnostic.getCode().getLeft();
    int line = diagnostic.getRange().getStart().getLine();
    String text = document.getLineContent(line);
    String indent = text.substring(0, text.length() - text.stripLeading().length());
    Position begin = new Position(line, 0);
    String comment = indent + "// " + reader.script().choose("ignore ", "ignora ") + code + ": ";
    CodeAction action = new CodeAction(Phrases.of("fix.ignore", code).in(reader));
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(diagnostic));
    action.setEdit(
        edit(uri, document, List.of(new TextEdit(new Range(begin, begin), comment + "\n"))));
    return Optional.of(action);
  }

  /** Everything for which there is one right text only. */
  private Optional<CodeAction> all(URI uri, String written, OpenDocument document, Reader reader) {
    List<TextEdit> edits = QuickFixes.all(publisher.shown(uri), reader);
    if (edits.isEmpty()) {
      return Optional.empty();
    }
    CodeAction action = new CodeAction(Phrases.of("fix.all", edits.size()).in(reader));
    action.setKind(CodeActionKind.SourceFixAll);
    action.setEdit(edit(written, document, edits));
    return Optional.of(action);
  }

  /** A client may ask for some kinds alone, and for a kind with all below it. */
  static boolean isAskedFor(String kind, CodeActionContext context) {
    return context.getOnly() == null
        || context.getOnly().stream()
            .anyMatch(only -> kind.equals(only) || kind.startsWith(only + ".") || only.isEmpty());
  }

  private static CodeAction action(
      QuickFixes.Replacement fix, String uri, OpenDocument document, boolean preferred) {
    CodeAction action = new CodeAction(fix.title());
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(fix.of()));
    action.setIsPreferred(preferred);
    action.setEdit(edit(uri, document, List.of(new TextEdit(fix.of().getRange(), fix.text()))));
    return action;
  }

  private static WorkspaceEdit edit(String uri, OpenDocument document, List<TextEdit> edits) {
    return new WorkspaceEdit(List.of(Either.forLeft(document.edit(uri, edits))));
  }
}
