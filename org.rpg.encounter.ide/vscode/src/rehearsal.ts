import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageclient/node";

const LONGEST_SECONDS = 120;

const SCRIPT = `creature Goblin {
    skills Physique 1
}

encounter Ford {
    heroes: Goblin
    opponents: 3 Goblins
}
`;

/**
 * Plays a short editing session to a server, so that it loads the classes that every one needs; the
 * workspace is a folder without scripts.
 */
export async function rehearse(server: ChildProcess, folder: string): Promise<void> {
  const { stdin, stdout } = server;
  if (!stdin || !stdout) throw new Error("The server has no streams.");
  server.stderr?.resume();
  const ended = once(server, "exit");
  const timer = setTimeout(() => server.kill(), LONGEST_SECONDS * 1000);
  const connection = createProtocolConnection(
    new StreamMessageReader(stdout),
    new StreamMessageWriter(stdin),
  );
  connection.onError(() => undefined);
  connection.listen();
  try {
    const lost = ended.then(() => Promise.reject(new Error("The server ended by itself.")));
    await Promise.race([session(connection, pathToFileURL(folder).href), lost]);
    const [code] = await ended;
    if (code !== 0) throw new Error(`The server ended with exit code ${code}.`);
  } finally {
    clearTimeout(timer);
    connection.dispose();
  }
}

async function session(connection: ProtocolConnection, folder: string): Promise<void> {
  const textDocument = { uri: `${folder}/rehearsal.encounter` };
  const position = { line: 1, character: 4 };
  await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: folder,
    workspaceFolders: [{ uri: folder, name: "rehearsal" }],
    capabilities: {},
  });
  await connection.sendNotification("initialized", {});
  await connection.sendNotification("textDocument/didOpen", {
    textDocument: { ...textDocument, languageId: "encounter", version: 1, text: SCRIPT },
  });
  // A server may refuse one of these: what counts is that it had to load the classes for it.
  for (const method of ["documentSymbol", "completion", "hover"]) {
    await connection
      .sendRequest(`textDocument/${method}`, { textDocument, position })
      .catch(() => undefined);
  }
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
}
