import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { closeAll, openScript, picture } from "../session.mjs";

describe("a setting that names no Java", () => {
  let editor;
  let page;

  before(async () => {
    const settings = { "encounter.java.home": "/lugar/nenhum" };
    ({ editor, page } = await openScript("emboscada.encounter", { settings }));
  });

  after(closeAll);

  it("is said to be wrong, with its value", async () => {
    const toast = page.locator(".notification-toast", { hasText: "/lugar/nenhum" });
    await toast.waitFor({ timeout: 20_000 });
    assert.match(await toast.innerText(), /encounter\.java\.home/);
    await picture(page, "5-no-java");
  });

  it("is not passed over in silence: no other Java takes its place", async () => {
    // Long enough for a server to have started and to have found the error.
    await page.waitForTimeout(4_000);
    assert.equal(editor.languageServer(), undefined);
    assert.equal(await page.locator(".squiggly-error").count(), 0);
  });

  it("is one click away", async () => {
    await page.locator(".notification-toast .monaco-button", { hasText: "Open Setting" }).click();
    const setting = page.locator(".settings-editor .setting-item-contents", { hasText: "Home" });
    await setting.waitFor({ timeout: 20_000 });
    await picture(page, "6-setting");
  });

  it("once emptied, lets the server start and check the script again", async () => {
    await page.locator(".settings-editor .setting-item-contents input").first().fill("");
    await page.waitForSelector(".squiggly-error", { timeout: 30_000 });
  });
});

describe("a Java that cannot run the server", () => {
  const home = mkdtempSync(path.join(os.tmpdir(), "encounter-jdk-"));

  after(async () => {
    await closeAll();
    rmSync(home, { recursive: true });
  });

  it("is reported once, and what it said can be read", async () => {
    mkdirSync(path.join(home, "bin"));
    writeFileSync(path.join(home, "release"), 'JAVA_VERSION="21.0.1"\n');
    writeFileSync(path.join(home, "bin/java"), "#!/bin/sh\necho out of dragons >&2\nexit 1\n");
    chmodSync(path.join(home, "bin/java"), 0o755);
    const settings = { "encounter.java.home": home };
    const { page } = await openScript("emboscada.encounter", { settings });
    const toast = page.locator(".notification-toast");
    await toast.filter({ hasText: "did not start" }).waitFor({ timeout: 30_000 });
    await page.waitForTimeout(1_000);
    assert.equal(await toast.count(), 1);
    await toast.locator(".monaco-button", { hasText: "Show Output" }).click();
    await page
      .locator(".view-line", { hasText: "out of dragons" })
      .first()
      .waitFor({ timeout: 20_000 });
    await picture(page, "7-refused");
  });
});
