import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as vscode from "vscode";
import { ClassArchive } from "../../src/archive";
import { majorVersion } from "../../src/java";
import { launch, serverArguments } from "../../src/launch";
import { rehearse } from "../../src/rehearsal";
import type { Server } from "../../src/server";

suite("the installed extension", () => {
  let extension: vscode.Extension<Server>;
  let server: Server;

  suiteSetup(async () => {
    const found = vscode.extensions.getExtension<Server>("encounter.encounter");
    assert.ok(found, "The extension is not installed.");
    extension = found;
    server = await found.activate();
    await until(() => server.state === "running", "the server to run");
  });

  test("found a Java that is new enough", () => {
    assert.ok(server.java && majorVersion(server.java.version) >= 17);
  });

  test("carries the server, the licence and the colours", () => {
    for (const file of [
      "server/encounter.jar",
      "LICENSE.txt",
      "syntaxes/encounter.tmLanguage.json",
    ]) {
      assert.ok(readFileSync(path.join(extension.extensionPath, file)).length > 0, file);
    }
  });

  test("speaks the language of the editor in its commands", () => {
    const commands = extension.packageJSON.contributes.commands as { title: string }[];
    assert.deepEqual(
      commands.map((command) => command.title),
      vscode.env.language === "pt-br"
        ? [
            "Prever a cena do cursor",
            "Contar uma simulação da cena do cursor",
            "Reiniciar o servidor da linguagem",
            "Mostrar a saída",
          ]
        : [
            "Preview the Scene at the Caret",
            "Tell a Run of the Scene at the Caret",
            "Restart Language Server",
            "Show Output",
          ],
    );
  });

  test("what stands above a scene opens its story and its preview in tabs", async () => {
    const content = "encontro Beco { heróis: Guarda oponentes: Rato }\n";
    const document = await vscode.workspace.openTextDocument({ language: "encounter", content });
    await vscode.window.showTextDocument(document);
    const lenses = async () =>
      await vscode.commands.executeCommand<vscode.CodeLens[]>(
        "vscode.executeCodeLensProvider",
        document.uri,
      );
    const isShown = (title: string) =>
      vscode.window.tabGroups.all.some((group) =>
        group.tabs.some(
          ({ input, label }) => input instanceof vscode.TabInputWebview && label === title,
        ),
      );
    const { readings, above } =
      vscode.env.language === "pt-br"
        ? { readings: ["Beco: uma simulação", "Beco: previsão"], above: ["▶ jogar", "prever"] }
        : { readings: ["Beco: one run", "Beco: preview"], above: ["▶ run", "preview"] };
    let titles: string[] = [];
    for (let waited = 0; !titles.some((title) => title.includes("%")); waited += 100) {
      assert.ok(waited < 30_000, `waited in vain for the odds: ${titles.join(", ")}`);
      titles = (await lenses()).map((lens) => lens.command?.title ?? "");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.deepEqual(titles.slice(0, 2), above);
    for (const [number, reading] of readings.entries()) {
      const command = (await lenses())[number]?.command;
      assert.ok(command);
      await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
      await until(() => isShown(reading), reading);
    }
  });

  test("the commands for the scene at the caret open its tabs", async () => {
    const content = "encontro Largo { heróis: Guarda oponentes: Rato }\n";
    const document = await vscode.workspace.openTextDocument({ language: "encounter", content });
    await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
    const tab = (title: string) =>
      vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find(({ label }) => label === title);
    const titles =
      vscode.env.language === "pt-br"
        ? { preview: "Largo: previsão", run: "Largo: uma simulação" }
        : { preview: "Largo: preview", run: "Largo: one run" };
    await vscode.commands.executeCommand("encounter.openPreview");
    await until(() => tab(titles.preview) !== undefined, titles.preview);
    await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
    await vscode.commands.executeCommand("encounter.openStory");
    await until(() => tab(titles.run) !== undefined, titles.run);
  });

  test("a restart gives another process, and the script is checked again", async () => {
    const before = server.processId;
    await vscode.commands.executeCommand("encounter.restartServer");
    assert.equal(server.state, "running");
    assert.notEqual(server.processId, before);
  });

  test("a word with accents, hyphen or apostrophe is one word for the editor", async () => {
    const content = "    se herói: levantar-se D'Ávila 1,5 m";
    const document = await vscode.workspace.openTextDocument({ language: "encounter", content });
    const wordAt = (column: number) =>
      document.getText(document.getWordRangeAtPosition(new vscode.Position(0, column)));
    // The editor reads the language's configuration when it meets the language, and not at once.
    await until(() => wordAt(14) === "levantar-se", "the language's idea of a word");
    assert.deepEqual([4, 7, 26, 34].map(wordAt), ["se", "herói", "D'Ávila", "1,5"]);
  });

  test("a class-data archive is made and a server starts with it", async () => {
    assert.ok(server.java);
    const jar = path.join(extension.extensionPath, "server/encounter.jar");
    const folder = path.join(process.env.ENCOUNTER_E2E_FOLDER ?? "", "archive");
    const archive = await ClassArchive.of(server.java, jar, folder);
    assert.deepEqual(await archive.arguments(), []);
    await archive.make();
    const [argument] = await archive.arguments();
    assert.equal(argument, `-XX:SharedArchiveFile=${archive.file}`);
    // With -Xshare:on a virtual machine that cannot use the archive does not start at all.
    const args = ["-Xshare:on", ...serverArguments(jar, [argument])];
    await rehearse(await launch(server.java, args, folder), folder);
  });
});

async function until(holds: () => boolean, what: string): Promise<void> {
  for (let waited = 0; !holds(); waited += 50) {
    assert.ok(waited < 30_000, `waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
