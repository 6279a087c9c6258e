import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { text } from "../texts";
import { ask, isCancelled, isScene, type Scene } from "./asking";
import { prepare, showLine, words } from "./page";
import type { Stories } from "./stories";

const TYPE = "encounter.preview";

interface Said {
  type: "ready" | "again" | "cancel" | "run" | "line";
  line?: number;
  outcome?: string;
  death?: string;
  run?: number;
}

/** The forecasts of scenes as pictures, each in a tab beside its script. */
export class Previews implements vscode.Disposable, vscode.WebviewPanelSerializer {
  private readonly open = new Map<string, Preview>();
  private readonly registrations = [
    vscode.window.registerWebviewPanelSerializer(TYPE, this),
    vscode.workspace.onDidSaveTextDocument(({ uri }) => {
      for (const preview of this.open.values()) {
        if (preview.scene.uri === uri.toString()) void preview.play();
      }
    }),
  ];

  constructor(
    private readonly extension: vscode.Uri,
    private readonly client: () => Promise<LanguageClient | undefined>,
    private readonly stories: Stories,
  ) {}

  /** Opens the preview of a scene, or plays it again where it is open. */
  show(scene: Scene): Preview {
    const known = this.open.get(key(scene));
    if (known) {
      known.panel.reveal(undefined, true);
      void known.play();
      return known;
    }
    const panel = vscode.window.createWebviewPanel(
      TYPE,
      text("reading.preview", scene.name),
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { retainContextWhenHidden: true },
    );
    return this.fill(panel, scene);
  }

  async deserializeWebviewPanel(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    if (isScene(state)) this.fill(panel, state);
    else panel.dispose();
  }

  private fill(panel: vscode.WebviewPanel, scene: Scene): Preview {
    const preview = new Preview(panel, scene, this.extension, this.client, this.stories);
    this.open.set(key(scene), preview);
    panel.onDidDispose(() => {
      preview.stop();
      if (this.open.get(key(scene)) === preview) this.open.delete(key(scene));
    });
    return preview;
  }

  dispose(): void {
    for (const registration of this.registrations) registration.dispose();
    for (const preview of [...this.open.values()]) preview.panel.dispose();
  }
}

function key({ uri, name }: Scene): string {
  return `${uri}#${name}`;
}

/** One scene's forecast. */
class Preview {
  private playing: vscode.CancellationTokenSource | undefined;

  constructor(
    readonly panel: vscode.WebviewPanel,
    readonly scene: Scene,
    extension: vscode.Uri,
    private readonly client: () => Promise<LanguageClient | undefined>,
    private readonly stories: Stories,
  ) {
    panel.webview.onDidReceiveMessage((said: Said) => void this.hear(said));
    prepare(panel, extension, "preview.js");
  }

  private async hear({ type, line, ...asked }: Said): Promise<void> {
    if (type === "ready") {
      await this.say(words());
      await this.say({ type: "remember", state: this.scene });
      await this.play();
    } else if (type === "again") await this.play();
    else if (type === "cancel") this.stop();
    else if (type === "line") await showLine(this.scene.uri, line ?? 0);
    else this.stories.show({ ...this.scene, ...asked }, this.panel.viewColumn);
  }

  stop(): void {
    this.playing?.cancel();
  }

  /** Plays the scene as it is written now; what is being played is given up. */
  async play(): Promise<void> {
    this.stop();
    const playing = new vscode.CancellationTokenSource();
    this.playing = playing;
    try {
      const client = await this.client();
      if (!client) throw new Error(text("server.none"));
      await this.say({ type: "progress", percent: 0 });
      const answer = await ask<{ forecast: object }>(
        client,
        "encounter.preview",
        { ...this.scene, show: false },
        playing.token,
        (percent) => void this.say({ type: "progress", percent }),
      );
      if (this.playing === playing) await this.say({ type: "forecast", forecast: answer.forecast });
    } catch (error) {
      if (this.playing !== playing) return;
      const message = isCancelled(error) ? text("view.cancelled") : messageOf(error);
      await this.say({ type: "failed", message });
    } finally {
      playing.dispose();
    }
  }

  private async say(message: object): Promise<void> {
    try {
      await this.panel.webview.postMessage(message);
    } catch {
      // the tab has been closed meanwhile
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
