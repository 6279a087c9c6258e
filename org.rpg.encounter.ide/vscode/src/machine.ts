import { execFile } from "node:child_process";
import { readFile, realpath, stat } from "node:fs/promises";
import type { Machine } from "./java";

const SECONDS_FOR_A_VERSION = 15;

/** The machine that the extension runs on. */
export const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  isFile: (file) =>
    stat(file).then(
      (entry) => entry.isFile(),
      () => false,
    ),
  resolve: (file) => realpath(file).catch(() => file),
  read: (file) => readFile(file, "utf8").catch(() => undefined),
  run: (java, args) =>
    new Promise((resolve) => {
      const options = { timeout: SECONDS_FOR_A_VERSION * 1000, windowsHide: true };
      execFile(java, args, options, (error, stdout, stderr) =>
        resolve(error ? undefined : stdout + stderr),
      );
    }),
};
