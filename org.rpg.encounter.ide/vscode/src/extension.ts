import * as vscode from "vscode";
import { Server } from "./server";

let server: Server | undefined;

/** Starts the language server beside the first script that is opened. */
export function activate(context: vscode.ExtensionContext): Server {
  const started = new Server(context);
  server = started;
  context.subscriptions.push(
    started,
    vscode.commands.registerCommand("encounter.restartServer", () => started.restart()),
    vscode.commands.registerCommand("encounter.showOutput", () => started.output.show()),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("encounter.java.home")) void started.restart();
    }),
  );
  void started.restart();
  return started;
}

export function deactivate(): Promise<void> | undefined {
  return server?.stop();
}
