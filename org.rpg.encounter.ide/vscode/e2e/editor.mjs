import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { editorNode, editorServer, settingsTemplate, vsix, workspaceTemplate } from "./places.mjs";

// Nothing is looked for on the network: the gallery of extensions is a port where nobody answers.
const GALLERY = JSON.stringify({ serviceUrl: "http://127.0.0.1:9/" });

/** The real VS Code with the packed extension installed, in a folder that is thrown away. */
export class Editor {
  folder = mkdtempSync(path.join(os.tmpdir(), "encounter-e2e-"));
  workspace = path.join(this.folder, "aventuras do sábado");
  #process;

  /** Starts it with these settings of the machine; with `tests` it can run tests inside its extension host, but shows no notifications. */
  static async start({ tests = false, settings = {} } = {}) {
    const editor = new Editor();
    cpSync(workspaceTemplate, editor.workspace, { recursive: true });
    editor.#write("User", JSON.parse(readFileSync(settingsTemplate, "utf8")));
    editor.#write("Machine", settings);
    const environment = {
      ...process.env,
      EXTENSIONS_GALLERY: GALLERY,
      ENCOUNTER_E2E_FOLDER: editor.folder,
    };
    const common = [
      "--accept-server-license-terms",
      ...["--server-data-dir", path.join(editor.folder, "server")],
      ...["--extensions-dir", path.join(editor.folder, "extensions")],
      ...["--user-data-dir", path.join(editor.folder, "user")],
    ];
    execFileSync(editorNode, [editorServer, ...common, "--install-extension", vsix], {
      env: environment,
      stdio: "pipe",
    });
    editor.host = `127.0.0.1:${await freePort()}`;
    const [address, port] = editor.host.split(":");
    const log = openSync(path.join(editor.folder, "log"), "w");
    const args = [
      "--host",
      address,
      "--port",
      port,
      "--without-connection-token",
      "--telemetry-level",
      "off",
    ];
    if (tests) args.push("--enable-smoke-test-driver");
    editor.#process = spawn(editorNode, [editorServer, ...common, ...args], {
      env: environment,
      stdio: ["ignore", log, log],
    });
    await editor.#answers();
    return editor;
  }

  /** The process of the language server that this editor has started. */
  languageServer() {
    for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      try {
        const command = readFileSync(`/proc/${id}/cmdline`, "utf8");
        const ours = command.includes(this.folder) && command.includes("encounter.jar\0lsp\0");
        if (ours && !command.includes("-XX:ArchiveClassesAtExit")) return Number(id);
      } catch {
        // The process has ended meanwhile.
      }
    }
    return undefined;
  }

  async stop() {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill();
    await ended;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  #write(level, settings) {
    const folder = path.join(this.folder, "user", level);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "settings.json"), JSON.stringify(settings));
  }

  async #answers() {
    for (let i = 0; i < 300; i++) {
      const answer = await fetch(`http://${this.host}/version`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(
      `VS Code does not answer:\n${readFileSync(path.join(this.folder, "log"), "utf8")}`,
    );
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
