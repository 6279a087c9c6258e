import { type ChildProcess, spawn } from "node:child_process";
import type { Java } from "./java";

/**
 * The arguments that start the language server. The short way to the first answer counts more than
 * the top speed, hence the first compiler and the serial collector. Whatever the virtual machine
 * itself has to say goes to the error stream: the output stream belongs to the protocol.
 */
export function serverArguments(jar: string, archive: readonly string[]): string[] {
  return [
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-Xlog:disable",
    "-Xlog:all=error:stderr",
    ...archive,
    "-Dfile.encoding=UTF-8",
    "-jar",
    jar,
    "lsp",
  ];
}

/** Starts the language server; the promise fails when there is nothing to start. */
export function launch(java: Java, args: readonly string[], folder: string): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const server = spawn(java.executable, args, { cwd: folder, windowsHide: true });
    server.once("error", reject);
    server.once("spawn", () => resolve(server));
  });
}
