import assert from "node:assert/strict";
import { panel } from "../panel.mjs";
import { closeAll, command, openScript, picture } from "../session.mjs";

describe("the preview of a scene", () => {
  let page;
  let view;

  before(async () => {
    ({ page } = await openScript("ponte.encounter"));
  });

  after(closeAll);

  it("opens beside the script from what stands above the scene", async () => {
    const lens = page.locator(".codelens-decoration a", { hasText: /^preview$/ });
    await lens.first().waitFor({ timeout: 60_000 });
    await lens.first().click();
    view = await panel(page, /The bridge/);
    await picture(page, "20-preview");
    assert.ok(await page.locator(".monaco-editor .view-line").first().isVisible());
  });

  it("says how the fight ends, in words beside the bars", async () => {
    const rows = view.locator("table.outcomes tr");
    const told = await rows.allInnerTexts();
    assert.ok(
      told.some((row) => /victory of heroes.*\d+\s?%/s.test(row)),
      told.join("\n"),
    );
    assert.equal(await view.locator("table.outcomes svg").count(), told.length);
  });

  it("says who dies and of what", async () => {
    const causes = view.locator("table.people tr.causes");
    assert.match(await causes.first().innerText(), /dies of .*(Ogre|Goblin).*%/);
    const bar = view.getByRole("button", { name: "Show a run in which Ana dies" });
    assert.ok(await bar.isEnabled());
  });

  it("marks what the script expects, and leads to its line", async () => {
    const items = view.locator(".expectations li");
    assert.deepEqual(await items.evaluateAll((all) => all.map((item) => item.className)), [
      "fail",
      "pass",
    ]);
    await items.first().locator("button").click();
    const line = page.locator("#status\\.editor\\.selection", { hasText: /Ln 33\b/ });
    await line.waitFor();
  });

  it("is played again when the script is saved", async () => {
    const before = await view.locator("table.outcomes").innerText();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+F");
    await page.keyboard.type("2 Goblins");
    await page.keyboard.press("Escape");
    await page.keyboard.type("6 Goblins");
    await page.keyboard.press("Control+S");
    await view
      .locator("table.outcomes", { hasNotText: before.split("\n").at(-1) })
      .waitFor({ timeout: 30_000 })
      .catch(() => undefined);
    await until(async () => (await view.locator("table.outcomes").innerText()) !== before);
  });

  it("opens from the palette for the scene at the caret, an adventure as a graph", async () => {
    await page.keyboard.press("Control+End");
    await command(page, "Encounter: Preview the Scene at the Caret");
    const night = await panel(page, /A night at the bridge/);
    await night.locator("svg.graph").waitFor();
    assert.equal(await night.locator("svg.graph .stage").count(), 4);
    await picture(page, "21-adventure");
    await night.locator("details summary").click();
    assert.match(await night.locator("details table").innerText(), /Bridge|bridge/);
    await night.locator("details table").scrollIntoViewIfNeeded();
    await picture(page, "22-adventure-table");
  });
});

async function until(holds) {
  for (let waited = 0; !(await holds()); waited += 100) {
    assert.ok(waited < 30_000, "waited in vain");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
