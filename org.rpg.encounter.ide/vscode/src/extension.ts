import * as vscode from "vscode";
import { holdsScript, onceScriptIsOpen } from "./pages";
import { Server } from "./server";

let server: Server | undefined;

/**
 * Starts the language server beside the first script that is opened. Any Markdown page brings us
 * here; while only such are open that hold no script, no server is started.
 */
export function activate(context: vscode.ExtensionContext): Server {
  const started = new Server(context);
  server = started;
  context.subscriptions.push(
    started,
    vscode.commands.registerCommand("encounter.restartServer", () => started.restart()),
    vscode.commands.registerCommand("encounter.showOutput", () => started.output.show()),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("encounter.java.home") && started.wanted) {
        void started.restart();
      }
    }),
  );
  const open = vscode.workspace.textDocuments;
  if (open.some(({ languageId }) => languageId === "markdown") && !open.some(holdsScript)) {
    context.subscriptions.push(onceScriptIsOpen(() => void started.restart()));
  } else {
    void started.restart();
  }
  return started;
}

export function deactivate(): Promise<void> | undefined {
  return server?.stop();
}
