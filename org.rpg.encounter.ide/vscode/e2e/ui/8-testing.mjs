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
    await command(page, "Test: Focus on Test Explorer View");
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
    await picture(page, "40-testing");
    const failed = page.locator(".codicon-testing-failed-icon");
    assert.ok((await failed.count()) > 0);
  });
});
