import assert from "node:assert/strict";
import { closeAll, openScript, picture } from "../session.mjs";

describe("a language server that ends", () => {
  let editor;
  let page;

  before(async () => {
    ({ editor, page } = await openScript("emboscada.encounter"));
    await page.waitForSelector(".squiggly-error", { timeout: 30_000 });
  });

  after(closeAll);

  it("is started again, and the script is checked as before", async () => {
    await kill();
    await checkedAgain();
    assert.equal(await page.locator(".notification-toast").count(), 0);
  });

  it("is given up when it keeps ending, and the user is told", async () => {
    for (let i = 0; i < 2; i++) {
      await kill();
      await checkedAgain();
    }
    await kill();
    const toast = page.locator(".notification-toast", { hasText: "has stopped" });
    await toast.waitFor({ timeout: 30_000 });
    await picture(page, "8-stopped");
    assert.equal(editor.languageServer(), undefined);
  });

  it("shows its state beside the language in the status bar", async () => {
    await page.locator("#status\\.languageStatus").hover();
    await page
      .locator(".hover-language-status", { hasText: "stopped" })
      .waitFor({ timeout: 20_000 });
    await picture(page, "9-status");
    await page.mouse.move(640, 20);
  });

  it("starts again at the press of a button", async () => {
    await page.locator(".notification-toast .monaco-button", { hasText: "Restart" }).click();
    await checkedAgain();
    assert.ok(editor.languageServer());
  });

  function kill() {
    process.kill(editor.languageServer(), "SIGKILL");
    return page.waitForSelector(".squiggly-error", { state: "detached", timeout: 20_000 });
  }

  function checkedAgain() {
    return page.waitForSelector(".squiggly-error", { timeout: 30_000 });
  }
});
