/** The page inside a tab of the editor, once it has a heading of that text. */
export async function panel(page, heading) {
  for (let waited = 0; waited < 40_000; waited += 250) {
    for (const frame of page.frames()) {
      const found = await frame
        .locator("h1", { hasText: heading })
        .count()
        .catch(() => 0);
      if (found > 0) return frame;
    }
    await page.waitForTimeout(250);
  }
  throw new Error(`There is no panel with the heading ${heading}.`);
}
