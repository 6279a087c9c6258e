import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Editor } from "./editor.mjs";
import { extensionFolder, hostTests } from "./places.mjs";
import { closeAll, openBrowser } from "./session.mjs";

const LONGEST_SECONDS = 180;

/** Runs the tests that use the editor's own interface, inside its extension host. */
export async function runInside() {
  execFileSync("node", [path.join(extensionFolder, "scripts/build-host-tests.mjs")]);
  const editor = await Editor.start({ tests: true });
  try {
    await run(editor, await openBrowser());
    const result = (name) => readFileSync(path.join(editor.folder, name), "utf8");
    console.log(result("inside.log"));
    return JSON.parse(result("inside.json"));
  } finally {
    await closeAll();
    await editor.stop();
  }
}

async function run({ host, workspace }, page) {
  await page.exposeFunction("codeAutomationLog", () => undefined);
  const ended = new Promise((resolve) => page.exposeFunction("codeAutomationExit", resolve));
  const remote = (folder) => `vscode-remote://${host}${folder}`;
  const payload = [
    ["extensionDevelopmentPath", remote(hostTests)],
    ["extensionTestsPath", remote(path.join(hostTests, "index.js"))],
    ["skipWelcome", "true"],
  ];
  const query = new URLSearchParams({ folder: workspace, payload: JSON.stringify(payload) });
  await page.goto(`http://${host}/?${query}`);
  let timer;
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_SECONDS * 1000);
  });
  await Promise.race([ended, tooLong]);
  clearTimeout(timer);
}
