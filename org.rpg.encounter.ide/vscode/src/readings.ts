import * as vscode from "vscode";
import type { ExecuteCommandSignature } from "vscode-languageclient/node";
import { type Message, text } from "./texts";

const SCHEME = "encounter-reading";

/** The commands of the server that have something to read for an answer, and what that is called. */
const READABLE = new Map<string, Message>([
  ["encounter.run", "reading.run"],
  ["encounter.preview", "reading.preview"],
  ["encounter.compare", "reading.compare"],
]);

interface Answer {
  name: string;
  text: string;
}

/** What came of the server's commands, as documents that can only be read. */
export class Readings implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly texts = new Map<string, string>();
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  private readonly closing = vscode.workspace.onDidCloseTextDocument((document) => {
    this.texts.delete(document.uri.toString());
  });
  private readonly registration = vscode.workspace.registerTextDocumentContentProvider(
    SCHEME,
    this,
  );
  readonly onDidChange = this.changes.event;

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? "";
  }

  /** Has the server do a command; the server need not show what we show. */
  readonly execute = async (
    command: string,
    args: unknown[],
    next: ExecuteCommandSignature,
  ): Promise<unknown> => {
    const title = READABLE.get(command);
    if (!title) return next(command, args);
    const [asked] = args;
    try {
      const answer: unknown = await next(command, [{ ...(asked as object), show: false }]);
      if (isAnswer(answer)) await this.show(text(title, answer.name), answer.text);
      return answer;
    } catch (error) {
      if (!isCancelled(error)) {
        void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
      }
      return undefined;
    }
  };

  /** One document for each scene and command, beside the script. */
  private async show(title: string, content: string): Promise<void> {
    const uri = vscode.Uri.from({ scheme: SCHEME, path: title });
    this.texts.set(uri.toString(), content);
    this.changes.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, {
      viewColumn: vscode.ViewColumn.Beside,
      preserveFocus: true,
      preview: true,
    });
  }

  dispose(): void {
    this.registration.dispose();
    this.closing.dispose();
    this.changes.dispose();
  }
}

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === "object" && answer !== null && "text" in answer && "name" in answer;
}

/** The person does not want to wait any more, and knows it. */
function isCancelled(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : 0;
  return error instanceof vscode.CancellationError || code === -32800;
}
