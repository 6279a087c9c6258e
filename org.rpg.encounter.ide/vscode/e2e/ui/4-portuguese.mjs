import assert from "node:assert/strict";
import { closeAll, openScript, picture } from "../session.mjs";

describe("an editor in Portuguese", () => {
  let page;

  before(async () => {
    const settings = { "encounter.java.home": "/lugar/nenhum" };
    ({ page } = await openScript("emboscada.encounter", { settings, language: "pt-br" }));
  });

  after(closeAll);

  it("is told in Portuguese what is wrong", async () => {
    const toast = page.locator(".notification-toast", { hasText: "onde não há Java" });
    await toast.waitFor({ timeout: 20_000 });
    assert.match(await toast.innerText(), /Abrir configuração/);
  });

  it("has its commands in Portuguese", async () => {
    await page.keyboard.press("F1");
    await page.keyboard.type("Encounter: ");
    const command = page.locator(".quick-input-list .monaco-list-row", {
      hasText: "Reiniciar o servidor da linguagem",
    });
    await command.waitFor({ timeout: 20_000 });
    await picture(page, "10-portuguese");
  });
});
