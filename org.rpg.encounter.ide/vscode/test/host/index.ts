import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "node:util";
import Mocha from "mocha";

/**
 * Called by the editor: runs the tests inside its extension host. What they say and how many passed
 * goes to two files for the harness outside, because the editor's own log is full of other voices.
 */
export async function run(): Promise<void> {
  const folder = process.env.ENCOUNTER_E2E_FOLDER ?? "";
  Mocha.reporters.Base.consoleLog = (...line: unknown[]) =>
    appendFileSync(path.join(folder, "inside.log"), `${format(...line)}\n`);
  const mocha = new Mocha({ ui: "tdd", timeout: 60_000, reporter: "spec", color: false });
  mocha.suite.emit("pre-require", globalThis, "", mocha);
  await import("./java.test");
  await import("./server.test");
  await new Promise<void>((resolve) => {
    const runner = mocha.run((failed) => {
      const { passes: passed = 0, pending: skipped = 0 } = runner.stats ?? {};
      const counts = JSON.stringify({ passed, failed, skipped });
      writeFileSync(path.join(folder, "inside.json"), counts);
      resolve();
    });
  });
}
