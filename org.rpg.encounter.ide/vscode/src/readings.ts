import * as vscode from "vscode";
import type { ExecuteCommandSignature } from "vscode-languageclient/node";
import { isCancelled, isScene, type Scene } from "./panels/asking";
import { type Message, text } from "./texts";

const SCHEME = "encounter-reading";

/** The commands of the server that have something to read for an answer, and what that is called. */
const READABLE = new Map<string, Message>([["encounter.compare", "reading.compare"]]);

/** Who shows what comes of a command otherwise than as a text; by the command. */
export type Showers = Record<string, (scene: Scene) => void>;

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
  private showers: Showers = {};

  /** Has the answers to some commands shown by somebody else. */
  showWith(showers: Showers): void {
    this.showers = showers;
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? "";
  }

  /** Has the server do a command; the server need not show what we show. */
  readonly execute = async (
    command: string,
    args: unknown[],
    next: ExecuteCommandSignature,
  ): Promise<unknown> => {
    const [asked] = args;
    const shower = this.showers[command];
    if (shower && isScene(asked)) {
      shower(asked);
      return undefined;
    }
    const title = READABLE.get(command);
    if (!title) return next(command, args);
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
