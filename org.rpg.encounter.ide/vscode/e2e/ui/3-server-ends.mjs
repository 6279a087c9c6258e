import assert from "node:assert/strict";
import { closeAll, openScript, picture } from "../session.mjs";

describe("a language server that ends", () => {
  let editor;
  let page;

  before(async () => {
    ({ editor, page } = await openScript("emboscada.encounter"));
    await page.waitForSelector(".squiggly-error", { timeout: 60_000 });
  });

  after(closeAll);

  it("is started again, and the script is checked as before", async () => {
    await another(await kill());
    await page.waitForSelector(".squiggly-error", { timeout: 60_000 });
    assert.equal(await page.locator(".notification-toast").count(), 0);
  });

  it("is given up when it keeps ending, and the user is told", async () => {
    for (let i = 0; i < 2; i++) await another(await kill());
    await kill();
    const toast = page.locator(".notification-toast", { hasText: "has stopped" });
    await toast.waitFor({ timeout: 30_000 });
    await picture(page, "7-stopped");
    assert.equal(editor.languageServer(), undefined);
  });

  it("shows its state beside the language in the status bar", async () => {
    await page.locator("#status\\.languageStatus").hover();
    await page.locator(".hover-language-status", { hasText: "stopped" }).waitFor({ timeout: 20_000 });
    await picture(page, "8-status");
    await page.mouse.move(640, 20);
  });

  it("starts again at the press of a button", async () => {
    await page.locator(".notification-toast .monaco-button", { hasText: "Restart" }).click();
    await page.waitForSelector(".squiggly-error", { timeout: 60_000 });
    assert.ok(editor.languageServer());
  });

  async function kill() {
    const id = await running();
    process.kill(id, "SIGKILL");
    return id;
  }

  async function another(id) {
    const next = await running((other) => other !== id);
    // It has to have answered: a server that dies while it starts is not started again.
    await page.waitForTimeout(3_000);
    return next;
  }

  async function running(wanted = () => true) {
    for (let i = 0; i < 300; i++) {
      const id = editor.languageServer();
      if (id !== undefined && wanted(id)) return id;
      await page.waitForTimeout(100);
    }
    throw new Error("There is no language server.");
  }
});
