import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { text } from "../texts";
import { ask, isCancelled, isScene, type Scene } from "./asking";
import { prepare, showLine, words } from "./page";

const TYPE = "encounter.story";

/** A run by its number, or the first that shows something. */
export interface AskedRun extends Scene {
  run?: number;
  outcome?: string;
  death?: string;
}

interface Answer {
  none?: string;
  run: number;
  name: string;
}

/** Runs told as stories, with the map, in one tab that shows the last that was asked for. */
export class Stories implements vscode.Disposable, vscode.WebviewPanelSerializer {
  private panel: vscode.WebviewPanel | undefined;
  private asked: AskedRun | undefined;
  private playing: vscode.CancellationTokenSource | undefined;
  private readonly registration = vscode.window.registerWebviewPanelSerializer(TYPE, this);

  constructor(
    private readonly extension: vscode.Uri,
    private readonly client: () => Promise<LanguageClient | undefined>,
  ) {}

  show(asked: AskedRun, column = vscode.ViewColumn.Beside): void {
    this.asked = asked;
    if (this.panel) {
      this.panel.reveal(undefined, true);
      void this.play();
      return;
    }
    this.fill(
      vscode.window.createWebviewPanel(
        TYPE,
        text("reading.run", asked.name),
        { viewColumn: column, preserveFocus: true },
        { retainContextWhenHidden: true },
      ),
    );
  }

  async deserializeWebviewPanel(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    if (isScene(state)) {
      this.asked = state;
      this.fill(panel);
    } else panel.dispose();
  }

  private fill(panel: vscode.WebviewPanel): void {
    this.panel = panel;
    panel.onDidDispose(() => {
      this.playing?.cancel();
      if (this.panel === panel) this.panel = undefined;
    });
    panel.webview.onDidReceiveMessage((said: { type: string; line?: number }) => {
      if (said.type === "ready") {
        void panel.webview.postMessage(words());
        void this.play();
      } else if (said.type === "line" && this.asked) {
        void showLine(this.asked.uri, said.line ?? 0);
      }
    });
    prepare(panel, this.extension, "story.js");
  }

  private async play(): Promise<void> {
    const { panel, asked } = this;
    if (!panel || !asked) return;
    this.playing?.cancel();
    const playing = new vscode.CancellationTokenSource();
    this.playing = playing;
    const say = (message: object) => panel.webview.postMessage(message);
    try {
      const client = await this.client();
      if (!client) throw new Error(text("server.none"));
      const { uri, name, run, outcome, death } = asked;
      const answer = await ask<Answer>(
        client,
        "encounter.run",
        { uri, name, run, outcome, death, steps: true, show: false },
        playing.token,
      );
      if (this.playing !== playing) return;
      if (answer.none) {
        await say({ type: "failed", message: answer.none });
        return;
      }
      panel.title = text("reading.run", answer.name);
      await say({ type: "remember", state: { uri, name, run: answer.run } });
      await say({ type: "run", run: answer });
    } catch (error) {
      if (this.playing !== playing || isCancelled(error)) return;
      await say({
        type: "failed",
        message: error instanceof Error ? error.message : String(error),
      });
    } finally {
      playing.dispose();
    }
  }

  dispose(): void {
    this.registration.dispose();
    this.panel?.dispose();
  }
}
