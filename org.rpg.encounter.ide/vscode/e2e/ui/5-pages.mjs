import assert from "node:assert/strict";
import { closeAll, openScript, picture } from "../session.mjs";

describe("a Markdown page in the editor", () => {
  let editor;
  let page;

  before(async () => {
    ({ editor, page } = await openScript("notas.md"));
  });

  after(closeAll);

  it("starts no language server while it holds no script", async () => {
    await page.waitForTimeout(6_000);
    assert.equal(editor.languageServer(), undefined);
  });

  it("has its script checked if it holds one", async () => {
    await page.locator(".explorer-folders-view .monaco-list-row", { hasText: "vau.md" }).dblclick();
    await page.locator(".view-line", { hasText: "grupo" }).waitFor();
    await caretBehindTheParty();
    await page.keyboard.type(", Zoe");
    await page.waitForSelector(".squiggly-error", { timeout: 30_000 });
    await picture(page, "11-page");
    assert.equal(await page.locator(".squiggly-error").count(), 1);
    assert.notEqual(editor.languageServer(), undefined);
  });

  it("shows the words of the script in their colours, and the prose as prose", async () => {
    assert.notEqual(await colourIn(page, "grupo", "grupo"), await colourIn(page, "margem", "A"));
    assert.equal(
      await colourIn(page, "grupo", "grupo"),
      await colourIn(page, "Físico", "personagem"),
    );
  });

  it("offers words inside a fence, and none outside", async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.type("enco");
    await page.keyboard.press("Control+Space");
    const row = page.locator(".suggest-widget.visible .monaco-list-row", { hasText: "encontro" });
    await row.first().waitFor({ timeout: 20_000 });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+End");
    await page.keyboard.type("personag");
    await page.keyboard.press("Control+Space");
    await page.waitForTimeout(1_500);
    await picture(page, "12-prose");
    const keywords = page.locator(".suggest-widget.visible .codicon-symbol-keyword");
    assert.equal(await keywords.count(), 0);
  });

  /** The party is named on the line before the last fence. */
  async function caretBehindTheParty() {
    await page.locator(".monaco-editor .view-line").first().click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
  }
});

/** The colour of the piece of text that begins so, on the line that holds some other text. */
async function colourIn(page, line, text) {
  const found = await page.evaluate(
    ([part, wanted]) => {
      const plain = (element) => element.textContent.replaceAll("\u00a0", " ").trim();
      const row = [...document.querySelectorAll(".monaco-editor .view-line")].find((it) =>
        plain(it).includes(part),
      );
      const span = [...row.querySelectorAll("span > span")].find((it) =>
        plain(it).startsWith(wanted),
      );
      return span && getComputedStyle(span).color;
    },
    [line, text],
  );
  assert.ok(found, `${text} is not a token of its own on the screen`);
  return found;
}
