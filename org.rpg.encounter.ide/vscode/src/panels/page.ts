import { randomBytes } from "node:crypto";
import * as vscode from "vscode";
import { viewTexts } from "../texts";

/** A page of ours in a tab: nothing comes from elsewhere, and only our own script runs. */
export function prepare(panel: vscode.WebviewPanel, extension: vscode.Uri, script: string): void {
  const { webview } = panel;
  const views = vscode.Uri.joinPath(extension, "dist", "views");
  webview.options = { enableScripts: true, localResourceRoots: [views] };
  panel.iconPath = vscode.Uri.joinPath(extension, "icon.png");
  const nonce = randomBytes(16).toString("base64");
  const source = (name: string) =>
    webview.asWebviewUri(vscode.Uri.joinPath(views, name)).toString();
  const policy = [
    "default-src 'none'",
    `style-src ${webview.cspSource}`,
    `script-src 'nonce-${nonce}'`,
  ].join("; ");
  webview.html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${source("view.css")}">
</head>
<body>
<div id="status" role="status"></div>
<main id="view"></main>
<script nonce="${nonce}" src="${source(script)}"></script>
</body>
</html>
`;
}

/** The first thing that a page hears: its words. */
export function words(): object {
  return { type: "words", texts: viewTexts(), language: vscode.env.language };
}

/** Shows a line of a script where it is open, or opens it. */
export async function showLine(uri: string, line: number): Promise<void> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
  const open = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
  const at = new vscode.Position(Math.min(line, document.lineCount - 1), 0);
  await vscode.window.showTextDocument(document, {
    viewColumn: open?.viewColumn ?? vscode.ViewColumn.One,
    selection: new vscode.Range(at, at),
  });
}
