import assert from "node:assert/strict";
import { panel } from "../panel.mjs";
import { closeAll, command, openScript, picture } from "../session.mjs";

describe("a run told as a story", () => {
  let page;
  let story;

  before(async () => {
    ({ page } = await openScript("ponte.encounter"));
  });

  after(closeAll);

  it("opens from the bar of an outcome that it shows", async () => {
    const lens = page.locator(".codelens-decoration a", { hasText: /^preview$/ });
    await lens.first().waitFor({ timeout: 60_000 });
    await lens.first().click();
    const preview = await panel(page, /The bridge/);
    await preview
      .getByRole("button", { name: "Show a run that ends so: victory of heroes" })
      .click();
    await page.locator(".tab", { hasText: "Bridge: one run" }).waitFor();
    story = await storyOf(page, /victory of heroes|heroes win/i);
  });

  it("draws the map with everybody where they stand", async () => {
    await story.locator("svg.map").waitFor();
    assert.equal(await story.locator("svg.map .square").count(), 55);
    assert.equal(await story.locator("svg.map .square.deep").count(), 9);
    await picture(page, "30-story");
  });

  it("goes forwards and back with the keys, and people move", async () => {
    await story.locator("h1").click();
    const places = () =>
      story
        .locator("svg.map .person")
        .evaluateAll((all) => all.map((person) => person.getAttribute("transform")).join(" "));
    const current = () => story.locator(".steps [aria-current]").innerText();
    const first = await current();
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await current(), first);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await current(), first);
    const before = await places();
    await page.keyboard.press("End");
    assert.notEqual(await places(), before);
    await picture(page, "31-story-end");
    await page.keyboard.press("Home");
    assert.equal(await current(), first);
  });

  it("is readable in dark themes and in high contrast", async () => {
    await command(page, "Preferences: Toggle between Light/Dark Themes");
    await page.locator(".monaco-workbench.vs-dark").waitFor();
    await picture(page, "33-story-dark");
    await page.locator(".tab", { hasText: "Bridge: preview" }).click();
    await picture(page, "34-preview-dark");
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await page.locator(".monaco-workbench.hc-black").waitFor();
    await picture(page, "35-preview-contrast");
    await page.locator(".tab", { hasText: "Bridge: one run" }).click();
    await picture(page, "36-story-contrast");
    await page.emulateMedia({ forcedColors: null });
  });

  it("says what a rule says", async () => {
    const rule = story.locator(".rule-id").first();
    const id = await rule.innerText();
    await rule.click();
    assert.match(await story.locator(".rule").innerText(), new RegExp(`^${id} · \\S+`));
    assert.ok((await story.locator(".rule p").innerText()).length > 20);
  });

  it("leads from a sentence to whoever it is about", async () => {
    await story
      .locator(".steps .deed .sentence", { hasText: /^Bento/ })
      .first()
      .click();
    await page.locator("#status\\.editor\\.selection", { hasText: /Ln 7\b/ }).waitFor();
  });

  it("tells a journey, too, which has no map", async () => {
    await page.keyboard.press("Control+End");
    await command(page, "Encounter: Tell a Run of the Scene at the Caret");
    await page.locator(".tab", { hasText: "Night: one run" }).waitFor();
    story = await storyOf(page, /Hill/);
    await picture(page, "32-story-adventure");
  });
});

/** The page that tells a run, once it tells of that. */
async function storyOf(page, told) {
  for (let waited = 0; waited < 40_000; waited += 250) {
    for (const frame of page.frames()) {
      const steps = await frame
        .locator("ol.steps")
        .innerText({ timeout: 100 })
        .catch(() => "");
      if (told.test(steps)) return frame;
    }
    await page.waitForTimeout(250);
  }
  throw new Error(`There is no story of ${told}.`);
}
