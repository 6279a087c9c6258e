import * as vscode from "vscode";
import { holdsScript, onceScriptIsOpen } from "./pages";
import { type Scene, sceneAtCaret } from "./panels/asking";
import { Previews } from "./panels/previews";
import { Stories } from "./panels/stories";
import { Server } from "./server";
import { Expectations } from "./testing/expectations";
import { text } from "./texts";

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
  const stories = new Stories(context.extensionUri, () => started.running());
  const previews = new Previews(context.extensionUri, () => started.running(), stories);
  started.readings.showWith({
    "encounter.run": (scene) => stories.show(scene),
    "encounter.preview": (scene) => void previews.show(scene),
  });
  context.subscriptions.push(
    stories,
    previews,
    new Expectations(() => started.running()),
    vscode.commands.registerCommand("encounter.openPreview", () =>
      withScene((scene) => void previews.show(scene)),
    ),
    vscode.commands.registerCommand("encounter.openStory", () =>
      withScene((scene) => stories.show(scene)),
    ),
  );
  const open = vscode.workspace.textDocuments;
  if (open.some(({ languageId }) => languageId === "markdown") && !open.some(holdsScript)) {
    context.subscriptions.push(onceScriptIsOpen(() => void started.restart()));
  } else {
    void started.restart();
  }
  return started;
}

/** Does something with the scene at the caret, or says that there is none. */
async function withScene(action: (scene: Scene) => void): Promise<void> {
  const scene = await sceneAtCaret();
  if (scene) action(scene);
  else void vscode.window.showInformationMessage(text("scene.none"));
}

export function deactivate(): Promise<void> | undefined {
  return server?.stop();
}
