import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { holdsScript } from "../pages";
import { ask, isCancelled } from "../panels/asking";
import { text } from "../texts";

/** A line that says what should be true of a scene. */
const EXPECTS = /^\s*(?:expect|espera)\s+\S/u;
const MILLISECONDS_AFTER_AN_EDIT = 400;

interface Share {
  count: number;
  probability: number;
  low: number;
  high: number;
}

interface Told extends Share {
  line: number;
  verdict: "pass" | "fail" | "undecided";
}

interface Answer {
  runs: number;
  forecast: { expectations: Told[] };
}

/** What a scene expects, by its name, with the lines on which it says so. */
interface Expecting {
  scene: string;
  range: vscode.Range;
  lines: number[];
}

/**
 * What scripts expect, as tests: a file, its scenes, their expectations. A scene is played once for
 * all of them.
 */
export class Expectations implements vscode.Disposable {
  private readonly controller = vscode.tests.createTestController("encounter", "Encounter");
  private readonly late = new Map<string, NodeJS.Timeout>();
  private readonly registrations: vscode.Disposable[];

  constructor(private readonly client: () => Promise<LanguageClient | undefined>) {
    this.controller.createRunProfile(
      text("test.play"),
      vscode.TestRunProfileKind.Run,
      (request, cancel) => this.run(request, cancel),
      true,
    );
    this.controller.refreshHandler = async () => {
      await Promise.all(vscode.workspace.textDocuments.map((document) => this.find(document)));
    };
    this.registrations = [
      this.controller,
      vscode.workspace.onDidOpenTextDocument((document) => this.findSoon(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.findSoon(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        clearTimeout(this.late.get(uri.toString()));
        this.controller.items.delete(uri.toString());
      }),
    ];
    for (const document of vscode.workspace.textDocuments) this.findSoon(document);
  }

  dispose(): void {
    for (const timer of this.late.values()) clearTimeout(timer);
    for (const registration of this.registrations) registration.dispose();
  }

  private findSoon(document: vscode.TextDocument): void {
    if (!holdsScript(document)) return;
    const id = document.uri.toString();
    clearTimeout(this.late.get(id));
    this.late.set(
      id,
      setTimeout(() => void this.find(document), MILLISECONDS_AFTER_AN_EDIT),
    );
  }

  /** Finds what a script expects; who has been found before keeps what is known of it. */
  private async find(document: vscode.TextDocument): Promise<void> {
    if (!holdsScript(document) || document.isClosed) return;
    const id = document.uri.toString();
    const expecting = await this.expecting(document);
    if (!expecting.length) {
      this.controller.items.delete(id);
      return;
    }
    const name = vscode.workspace.asRelativePath(document.uri);
    const file =
      this.controller.items.get(id) ?? this.controller.createTestItem(id, name, document.uri);
    this.controller.items.add(file);
    file.children.replace(
      expecting.map(({ scene, range, lines }) => {
        const item =
          file.children.get(scene) ?? this.controller.createTestItem(scene, scene, document.uri);
        item.range = range;
        item.children.replace(
          lines.map((line, place) => {
            const words = document.lineAt(line).text.trim();
            const known = item.children.get(`${place} ${words}`);
            const test =
              known ?? this.controller.createTestItem(`${place} ${words}`, words, document.uri);
            test.range = document.lineAt(line).range;
            test.sortText = String(place).padStart(4, "0");
            return test;
          }),
        );
        return item;
      }),
    );
  }

  private async expecting(document: vscode.TextDocument): Promise<Expecting[]> {
    const lines: number[] = [];
    for (let line = 0; line < document.lineCount; line++) {
      if (EXPECTS.test(document.lineAt(line).text)) lines.push(line);
    }
    if (!lines.length || !(await this.client())) return [];
    const symbols =
      (await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
        "vscode.executeDocumentSymbolProvider",
        document.uri,
      )) ?? [];
    return symbols.flatMap(({ name, range, selectionRange }) => {
      const own = lines.filter((line) => range.start.line <= line && line <= range.end.line);
      return own.length ? [{ scene: name, range: selectionRange, lines: own }] : [];
    });
  }

  // ---- playing

  private async run(
    request: vscode.TestRunRequest,
    cancel: vscode.CancellationToken,
  ): Promise<void> {
    const run = this.controller.createTestRun(request);
    const excluded = new Set(request.exclude ?? []);
    const wanted = new Map<vscode.TestItem, vscode.TestItem[]>();
    const add = (item: vscode.TestItem) => {
      if (excluded.has(item)) return;
      if (item.children.size) item.children.forEach(add);
      else if (item.parent) wanted.set(item.parent, [...(wanted.get(item.parent) ?? []), item]);
    };
    if (request.include) request.include.forEach(add);
    else this.controller.items.forEach(add);
    for (const tests of wanted.values()) for (const test of tests) run.enqueued(test);
    for (const [scene, tests] of wanted) {
      if (cancel.isCancellationRequested) for (const test of tests) run.skipped(test);
      else await this.play(run, scene, tests, cancel);
    }
    run.end();
  }

  private async play(
    run: vscode.TestRun,
    scene: vscode.TestItem,
    tests: vscode.TestItem[],
    cancel: vscode.CancellationToken,
  ): Promise<void> {
    for (const test of tests) run.started(test);
    const began = Date.now();
    try {
      const client = await this.client();
      if (!client) throw new Error(text("server.none"));
      const uri = client.code2ProtocolConverter.asUri(scene.uri as vscode.Uri);
      const argument = { uri, name: scene.id, show: false };
      const answer = await ask<Answer>(client, "encounter.preview", argument, cancel);
      const lasted = Date.now() - began;
      for (const test of tests) {
        const line = (test.range?.start.line ?? -1) + 1;
        const told = answer.forecast.expectations.find((expectation) => expectation.line === line);
        judge(run, test, told, answer.runs, lasted);
      }
    } catch (error) {
      for (const test of tests) {
        if (isCancelled(error)) run.skipped(test);
        else run.errored(test, message(test, error instanceof Error ? error.message : `${error}`));
      }
    }
  }
}

function judge(
  run: vscode.TestRun,
  test: vscode.TestItem,
  told: Told | undefined,
  runs: number,
  lasted: number,
): void {
  if (!told) {
    run.errored(test, message(test, text("test.unknown")));
    return;
  }
  const [share, low, high] = [told.probability, told.low, told.high].map(percent) as [
    string,
    string,
    string,
  ];
  const words = text(
    `test.${told.verdict}`,
    share,
    low,
    high,
    runs.toLocaleString(vscode.env.language),
  );
  run.appendOutput(`${test.label}: ${words}\r\n`, undefined, test);
  if (told.verdict === "pass") run.passed(test, lasted);
  else if (told.verdict === "fail") run.failed(test, message(test, words), lasted);
  else run.errored(test, message(test, words), lasted);
}

function message(test: vscode.TestItem, words: string): vscode.TestMessage {
  const made = new vscode.TestMessage(words);
  if (test.uri && test.range) made.location = new vscode.Location(test.uri, test.range);
  return made;
}

function percent(share: number): string {
  return share.toLocaleString(vscode.env.language, { style: "percent", maximumFractionDigits: 1 });
}
