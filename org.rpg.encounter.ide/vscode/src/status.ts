import * as vscode from "vscode";
import { text } from "./texts";

export type State = "starting" | "running" | "stopped" | "noJava";

/** What the status bar shows about the language server beside an open script. */
export class Status implements vscode.Disposable {
  private readonly item: vscode.LanguageStatusItem;

  constructor() {
    this.item = vscode.languages.createLanguageStatusItem("encounter.server", {
      language: "encounter",
    });
    this.item.name = "Encounter";
  }

  show(state: State, detail: string): void {
    this.item.text = text(`status.${state}`);
    this.item.detail = detail;
    this.item.busy = state === "starting";
    this.item.severity =
      state === "stopped" || state === "noJava"
        ? vscode.LanguageStatusSeverity.Error
        : vscode.LanguageStatusSeverity.Information;
    this.item.command =
      state === "stopped" || state === "noJava"
        ? { command: "encounter.restartServer", title: text("button.restart") }
        : { command: "encounter.showOutput", title: text("button.output") };
  }

  dispose(): void {
    this.item.dispose();
  }
}
