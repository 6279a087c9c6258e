import * as vscode from "vscode";

/** A fence whose word is ours; whether Markdown reads it as one is for the server to say. */
const FENCE = /(?:```|~~~)[ \t]*enco(?:unter|ntro)(?![\p{L}\p{N}_-])/iu;

/** Whether a document gives the language server something to do: a script, or a page that holds one. */
export function holdsScript(document: vscode.TextDocument): boolean {
  return (
    document.languageId === "encounter" ||
    (document.languageId === "markdown" && FENCE.test(document.getText()))
  );
}

/** Calls back once, as soon as a document is opened or has become one that holds a script. */
export function onceScriptIsOpen(then: () => void): vscode.Disposable {
  const look = (document: vscode.TextDocument) => {
    if (!holdsScript(document)) return;
    waiting.dispose();
    then();
  };
  const waiting = vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(look),
    vscode.workspace.onDidChangeTextDocument((change) => look(change.document)),
  );
  return waiting;
}
