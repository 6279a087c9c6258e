import assert from "node:assert/strict";
import { closeAll, command, openScript, picture } from "../session.mjs";

describe("what a script expects, in the Testing view", () => {
  let page;

  before(async () => {
    ({ page } = await openScript("ponte.encounter"));
  });

  after(closeAll);

  it("is listed below its scene, and played", async () => {
    await page
      .locator(".codelens-decoration a", { hasText: /^preview$/ })
      .first()
      .waitFor({ timeout: 60_000 });
    await command(page, "Testing: Focus on Test Explorer View");
    const row = (text) => page.locator(".test-explorer .monaco-list-row", { hasText: text });
    await row("ponte.encounter").first().waitFor({ timeout: 30_000 });
    await command(page, "Test: Run All Tests");
    await page
      .locator(
        ".test-explorer .monaco-list-row .testing-run-glyph, .test-explorer .codicon-testing-failed-icon",
      )
      .first()
      .waitFor({ timeout: 60_000 });
    await page.locator(".codicon-testing-passed-icon").first().waitFor({ timeout: 60_000 });
    await page.locator(".test-explorer .monaco-list-row", { hasText: "ponte" }).first().click();
    for (let level = 0; level < 3; level++) {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowDown");
    }
    await page
      .locator(".test-explorer .monaco-list-row", { hasText: "expect turns <= 20 in 50%" })
      .waitFor();
    await picture(page, "40-testing");
    const failed = page.locator(".codicon-testing-failed-icon");
    assert.ok((await failed.count()) > 0);
  });
});
