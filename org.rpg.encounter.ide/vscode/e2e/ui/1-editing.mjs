import assert from "node:assert/strict";
import { closeAll, openScript, picture } from "../session.mjs";

describe("a script in the editor", () => {
  let page;

  before(async () => {
    ({ page } = await openScript("emboscada.encounter"));
  });

  after(closeAll);

  it("is in the language Encounter", async () => {
    const mode = page.locator("#status\\.editor\\.mode");
    await mode.filter({ hasText: /^\s*Encounter\s*$/ }).waitFor();
  });

  it("has an error underlined", async () => {
    await page.waitForSelector(".squiggly-error", { timeout: 30_000 });
    await picture(page, "1-squiggle");
  });

  it("has its words, names, numbers, texts, comments and maps in colours of their own", async () => {
    const plain = await colour(page, ":");
    const seen = {};
    for (const word of ["personagem", "Ana", "perícias", "2", "se", "caída", "levantar-se"]) {
      seen[word] = await colour(page, word);
      assert.notEqual(seen[word], plain, word);
    }
    for (const [one, other] of [
      ["personagem", "se"],
      ["personagem", "Ana"],
      ["levantar-se", "caída"],
      ["2", "Ana"],
    ]) {
      assert.notEqual(seen[one], seen[other], `${one} and ${other}`);
    }
  });

  it("has its error, and no other, among the problems", async () => {
    await page.keyboard.press("Control+Shift+M");
    const row = page.locator(".markers-panel .monaco-list-row", { hasText: "Espadda" });
    await row.waitFor({ timeout: 20_000 });
    // The file and its one error: whatever else the script holds is right.
    assert.equal(await page.locator(".markers-panel .monaco-list-row").count(), 2);
    await picture(page, "2-problems");
    await page.keyboard.press("Control+Shift+M");
  });

  it("is offered the words of its language", async () => {
    await page.locator(".monaco-editor .view-line").first().click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("enco");
    await page.keyboard.press("Control+Space");
    const row = page.locator(".suggest-widget.visible .monaco-list-row", { hasText: "encontro" });
    await row.first().waitFor({ timeout: 20_000 });
    await picture(page, "3-completion");
    await page.keyboard.press("Enter");
    await page.locator(".view-line", { hasText: /^encontro$/ }).waitFor();
  });

  it("closes brackets, quotes and texts over several lines by itself", async () => {
    await type(" Vau {");
    await page.keyboard.press("Enter");
    await type('leia "Água fria');
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await type('nota """fundo');
    await picture(page, "4-closing");
    const lines = await page.locator(".monaco-editor .view-line").allInnerTexts();
    const text = lines.map((line) => line.replaceAll("\u00a0", " ").trimEnd());
    for (const line of ["encontro Vau {", '    leia "Água fria"', '    nota """fundo"""', "}"]) {
      assert.ok(text.includes(line), `${line}\n--\n${text.join("\n")}`);
    }
  });

  /** At the speed of a quick writer: what the editor adds by itself depends on colours made meanwhile. */
  function type(text) {
    return page.keyboard.type(text, { delay: 40 });
  }
});

/** The colour of the first piece of text on the screen that is exactly this. */
async function colour(page, text) {
  const found = await page.evaluate((wanted) => {
    const spans = [...document.querySelectorAll(".monaco-editor .view-line span > span")];
    const span = spans.find((s) => s.textContent.replaceAll("\u00a0", " ").trim() === wanted);
    return span && getComputedStyle(span).color;
  }, text);
  assert.ok(found, `${text} is not a token of its own on the screen`);
  return found;
}
