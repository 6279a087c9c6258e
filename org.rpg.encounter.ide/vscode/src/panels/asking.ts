import * as vscode from "vscode";
import {
  ExecuteCommandRequest,
  type LanguageClient,
  WorkDoneProgress,
} from "vscode-languageclient/node";

/** Which scene of which script. */
export interface Scene {
  uri: string;
  name: string;
}

/** Whether something names a scene, as the lenses above scenes do. */
export function isScene(asked: unknown): asked is Scene {
  return (
    typeof asked === "object" &&
    asked !== null &&
    typeof (asked as Scene).uri === "string" &&
    typeof (asked as Scene).name === "string"
  );
}

/** The person does not want to wait any more, and knows it. */
export function isCancelled(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : 0;
  return error instanceof vscode.CancellationError || code === -32800;
}

let questions = 0;

/** Has the server do a command; tells in per cent how far it is. */
export async function ask<Answer>(
  client: LanguageClient,
  command: string,
  argument: object,
  cancel: vscode.CancellationToken,
  progress: (percent: number) => void = () => undefined,
): Promise<Answer> {
  const workDoneToken = `encounter-${++questions}`;
  const listening = client.onProgress(WorkDoneProgress.type, workDoneToken, (told) => {
    if (told.kind !== "end" && told.percentage !== undefined) progress(told.percentage);
  });
  try {
    return await client.sendRequest(
      ExecuteCommandRequest.type,
      { command, arguments: [argument], workDoneToken },
      cancel,
    );
  } finally {
    listening.dispose();
  }
}

/** The scene in which the caret stands, or the last above it, or the first: as the lenses name them. */
export async function sceneAtCaret(): Promise<Scene | undefined> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return undefined;
  const lenses =
    (await vscode.commands.executeCommand<vscode.CodeLens[]>(
      "vscode.executeCodeLensProvider",
      editor.document.uri,
      1000,
    )) ?? [];
  const scenes = lenses.flatMap((lens) => {
    const asked: unknown = lens.command?.arguments?.[0];
    return lens.command?.command === "encounter.preview" && isScene(asked)
      ? [{ line: lens.range.start.line, asked }]
      : [];
  });
  scenes.sort((one, other) => one.line - other.line);
  const above = scenes.filter(({ line }) => line <= editor.selection.active.line);
  return (above.at(-1) ?? scenes[0])?.asked;
}
