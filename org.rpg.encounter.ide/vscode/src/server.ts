import type { ChildProcess } from "node:child_process";
import path from "node:path";
import * as vscode from "vscode";
import {
  CloseAction,
  ErrorAction,
  type ErrorHandler,
  type LanguageClient,
  type LanguageClientOptions,
  State as ClientState,
} from "vscode-languageclient/node";
import { ClassArchive } from "./archive";
import { findJava, type Java, type Rejection } from "./java";
import { launch, serverArguments } from "./launch";
import { thisMachine } from "./machine";
import { QuietClient } from "./quiet-client";
import { Readings } from "./readings";
import { type State, Status } from "./status";
import { text } from "./texts";

const MOST_RESTARTS = 3;
const WITHIN_MINUTES = 3;
const SECONDS_BEFORE_ARCHIVING = 5;

/** The language server as the editor sees it: found, started, watched, started again. */
export class Server implements vscode.Disposable {
  readonly output = vscode.window.createOutputChannel("Encounter", { log: true });
  private readonly status = new Status();
  readonly readings = new Readings();
  private readonly jar: string;
  private readonly archives: string;
  private readonly runtime: string;
  private client: LanguageClient | undefined;
  private process: ChildProcess | undefined;
  private archiving: NodeJS.Timeout | undefined;
  private answered = false;
  private ends: number[] = [];
  private turn: Promise<void> = Promise.resolve();
  state: State = "stopped";
  java: Java | undefined;
  /** Whether anything has asked for the server yet. */
  wanted = false;

  constructor(context: vscode.ExtensionContext) {
    this.jar = context.asAbsolutePath(path.join("server", "encounter.jar"));
    this.archives = context.globalStorageUri.fsPath;
    this.runtime = context.asAbsolutePath("runtime");
  }

  /** The client of the server that runs now or is being started; none if there is none. */
  async running(): Promise<LanguageClient | undefined> {
    await this.turn;
    return this.state === "running" ? this.client : undefined;
  }

  get processId(): number | undefined {
    return this.process?.pid;
  }

  /** Starts the server, or stops the one that runs and starts another. One at a time. */
  restart(): Promise<void> {
    this.wanted = true;
    this.turn = this.turn.then(async () => {
      await this.stop();
      this.answered = false;
      this.ends = [];
      await this.start();
    });
    return this.turn;
  }

  async stop(): Promise<void> {
    clearTimeout(this.archiving);
    const client = this.client;
    this.client = undefined;
    if (client?.needsStop()) await client.stop().catch((error) => this.output.warn(String(error)));
    await client?.dispose().catch(() => undefined);
    this.process?.kill();
  }

  dispose(): void {
    this.status.dispose();
    this.readings.dispose();
    this.output.dispose();
  }

  private async start(): Promise<void> {
    this.become("starting");
    const setting = vscode.workspace.getConfiguration("encounter").get("java.home", "");
    const search = await findJava(setting, thisMachine, this.runtime);
    for (const place of search.rejected) this.output.warn(describe(place));
    this.java = search.found;
    if (!search.found) {
      this.refuse(search.rejected.find((place) => place.origin === "setting"));
      return;
    }
    this.output.info(`Java ${search.found.version}: ${search.found.executable}`);
    await this.connect(search.found);
  }

  private async connect(java: Java): Promise<void> {
    const client = new QuietClient(
      "encounter",
      "Encounter",
      () => this.launch(java),
      this.options(),
    );
    this.client = client;
    client.onDidChangeState(({ newState }) => {
      if (newState !== ClientState.Running) return;
      this.answered = true;
      this.become("running", `Java ${java.version}`);
    });
    const began = Date.now();
    try {
      await client.start();
      this.output.info(`The language server answered after ${Date.now() - began} ms.`);
      this.archiving = setTimeout(() => void this.archive(java), SECONDS_BEFORE_ARCHIVING * 1000);
    } catch (error) {
      this.output.error(String(error));
      this.fail("server.refused");
    }
  }

  private options(): LanguageClientOptions {
    return {
      documentSelector: [
        { scheme: "file", language: "encounter" },
        { scheme: "untitled", language: "encounter" },
        { scheme: "file", language: "markdown" },
        { scheme: "untitled", language: "markdown" },
      ],
      middleware: { executeCommand: this.readings.execute },
      outputChannel: this.output,
      initializationFailedHandler: () => false,
      errorHandler: this.errorHandler(),
    };
  }

  private async launch(java: Java): Promise<ChildProcess> {
    const archive = await ClassArchive.of(java, this.jar, this.archives);
    const args = serverArguments(this.jar, await archive.arguments());
    this.output.debug([java.executable, ...args].join(" "));
    const process = await launch(java, args, path.dirname(this.jar));
    process.once("exit", (code, signal) =>
      this.output.info(`The language server ended: ${signal ?? `exit code ${code}`}.`),
    );
    this.process = process;
    return process;
  }

  /** A server that was running is started again a few times; one that never answered is not. */
  private errorHandler(): ErrorHandler {
    return {
      error: (_error, _message, count) => ({
        action: (count ?? 0) <= 3 ? ErrorAction.Continue : ErrorAction.Shutdown,
        handled: true,
      }),
      closed: () => {
        const now = Date.now();
        this.ends = [...this.ends.filter((end) => now - end < WITHIN_MINUTES * 60_000), now];
        if (this.answered && this.ends.length <= MOST_RESTARTS) {
          this.become("starting");
          return { action: CloseAction.Restart, handled: true };
        }
        // What never answered makes the start fail, and that is where it is reported.
        if (this.answered) this.fail("server.ended");
        return { action: CloseAction.DoNotRestart, handled: true };
      },
    };
  }

  private async archive(java: Java): Promise<void> {
    try {
      const archive = await ClassArchive.of(java, this.jar, this.archives);
      if (await archive.exists()) return;
      await archive.make();
      this.output.info(`Made ${archive.file}: the next start is faster.`);
    } catch (error) {
      this.output.warn(`No class-data archive, starts stay slower: ${String(error)}`);
    }
  }

  private refuse(setting: Rejection | undefined): void {
    const message = setting
      ? text(`java.setting.${setting.reason}`, setting.place, setting.version ?? "")
      : text("java.none");
    this.become("noJava");
    const button = text("button.setting");
    void vscode.window.showErrorMessage(message, button).then((choice) => {
      if (choice === button) void openJavaSetting();
    });
  }

  private fail(message: "server.ended" | "server.refused"): void {
    this.become("stopped");
    const restart = text("button.restart");
    const output = text("button.output");
    void vscode.window.showErrorMessage(text(message), restart, output).then((choice) => {
      if (choice === restart) void this.restart();
      if (choice === output) this.output.show();
    });
  }

  private become(state: State, detail = ""): void {
    this.state = state;
    this.status.show(state, detail);
  }
}

/** The setting belongs to the machine that Java is on, which may not be the one with the screen. */
async function openJavaSetting(): Promise<void> {
  const query = "encounter.java.home";
  if (vscode.env.remoteName === undefined) {
    await vscode.commands.executeCommand("workbench.action.openSettings", query);
  } else {
    await vscode.commands.executeCommand("workbench.action.openRemoteSettings", { query });
  }
}

function describe({ origin, place, reason, version }: Rejection): string {
  const where = origin === "setting" ? "encounter.java.home" : origin;
  const why = { missing: "no bin/java there", broken: "it does not run", old: `Java ${version}` };
  return `Java not taken from ${where} (${place}): ${why[reason]}.`;
}
