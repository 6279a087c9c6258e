import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { Editor } from "./editor.mjs";
import { screenshots } from "./places.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What has to be closed again. */
const opened = [];
let shown;

/** A page in a browser of its own, without anything that an earlier one has left behind. */
export async function openBrowser() {
  const profile = mkdtempSync(path.join(os.tmpdir(), "encounter-browser-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM,
    headless: true,
    viewport: { width: 1280, height: 800 },
    args: FLAGS,
  });
  opened.push(async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
  shown = context.pages()[0] ?? (await context.newPage());
  return shown;
}

/** An editor of its own, shown in a browser, with a script opened in it; the language is English. */
export async function openScript(name, { settings = {}, language } = {}) {
  const editor = await Editor.start({ settings });
  opened.push(() => editor.stop());
  const page = await openBrowser();
  // The mark that a language pack leaves: the workbench stays English, extensions see the language.
  if (language) await page.addInitScript(`globalThis._VSCODE_NLS_LANGUAGE = "${language}"`);
  await page.goto(`http://${editor.host}/?folder=${encodeURIComponent(editor.workspace)}`);
  const row = page.locator(".explorer-folders-view .monaco-list-row", { hasText: name });
  await row.waitFor({ timeout: 60_000 });
  await row.dblclick();
  await page.waitForSelector(".monaco-editor .view-lines .view-line", { timeout: 30_000 });
  return { editor, page };
}

/** Keeps what the screen shows, to be looked at afterwards. */
export function picture(page, name) {
  return page.screenshot({ path: path.join(screenshots, `${name}.png`) });
}

/** Keeps what the screen shows after a test has failed. */
export async function pictureOfFailure(title) {
  if (shown && !shown.isClosed())
    await picture(shown, `failed ${title.replaceAll(/[^\p{L}\p{N} ]/gu, "")}`);
}

/** Closes all that was opened, the last first. */
export async function closeAll() {
  for (const end of opened.splice(0).reverse()) await end().catch((error) => console.error(error));
}

/** Does what a command of the palette does, by its title. */
export async function command(page, title) {
  await page.keyboard.press("F1");
  await page.locator(".quick-input-widget input").fill(`>${title}`);
  await page.locator(".quick-input-list .monaco-list-row", { hasText: title }).first().waitFor();
  await page.keyboard.press("Enter");
}
