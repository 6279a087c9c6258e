// Bundles the tests that run inside the editor's extension host, as an extension of their own beside
// the installed one that they test.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";

const here = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(here, "target/host-tests");
const manifest = {
  name: "encounter-tests",
  publisher: "encounter",
  version: "0.0.0",
  engines: { vscode: "*" },
};

mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
await esbuild.build({
  absWorkingDir: here,
  entryPoints: ["test/host/index.ts"],
  outfile: path.join(folder, "index.js"),
  bundle: true,
  external: ["vscode", "mocha"],
  platform: "node",
  target: "node20",
  format: "cjs",
  sourcemap: "inline",
});
