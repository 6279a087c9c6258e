// Lays out the extension in target/extension: what is written by hand, what is bundled, what is made.
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import { fenceGrammar, textMateGrammar } from "./grammar.mjs";
import { icon } from "./icon.mjs";
import { thirdPartyNotices } from "./notices.mjs";
import { readTerms } from "./terms.mjs";

const here = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const top = path.join(here, "..", "..");
export const extension = path.join(here, "target", "extension");
export const termsFile =
  process.env.ENCOUNTER_TERMS ??
  path.join(top, "org.rpg.encounter.dsl/src/main/resources/org/rpg/encounter/dsl/words/terms.txt");

export async function build() {
  rmSync(extension, { recursive: true, force: true });
  copy("language-configuration.json");
  copy("README.md");
  write("LICENSE", readFileSync(path.join(top, "LICENSE")));
  writeManifest();
  writeTexts();
  writeJson("syntaxes/encounter.tmLanguage.json", textMateGrammar(readTerms(termsFile)));
  writeJson("syntaxes/markdown.tmLanguage.json", fenceGrammar());
  write("icon.png", icon());
  write("ThirdPartyNotices.txt", thirdPartyNotices(here, await bundle()));
}

async function bundle() {
  const { metafile, outputFiles } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: ["src/extension.ts"],
    outfile: "extension.js",
    write: false,
    bundle: true,
    minify: true,
    external: ["vscode"],
    platform: "node",
    target: "node20",
    format: "cjs",
    legalComments: "none",
    metafile: true,
  });
  write("dist/extension.js", outputFiles[0].contents);
  return [...Object.keys(metafile.inputs), ...(await bundleViews())];
}

/** The pages of the panels, for a browser. */
async function bundleViews() {
  const { metafile, outputFiles } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: ["src/views/preview.ts", "src/views/story.ts", "src/views/view.css"],
    outdir: "views",
    write: false,
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    format: "iife",
    legalComments: "none",
    metafile: true,
  });
  for (const file of outputFiles) write(`dist/views/${path.basename(file.path)}`, file.contents);
  return Object.keys(metafile.inputs);
}

/** What only the building needs has no place in the manifest that is shipped. */
function writeManifest() {
  const manifest = JSON.parse(readFileSync(path.join(here, "package.json"), "utf8"));
  delete manifest.scripts;
  delete manifest.devDependencies;
  manifest.files = ["**"];
  writeJson("package.json", manifest);
}

/** The files that VS Code reads its texts from, taken apart by language. */
function writeTexts() {
  const { manifest, messages } = JSON.parse(
    readFileSync(path.join(here, "src/texts.json"), "utf8"),
  );
  const pairs = Object.entries(manifest);
  writeJson("package.nls.json", Object.fromEntries(pairs.map(([key, pair]) => [key, pair.en])));
  writeJson(
    "package.nls.pt-br.json",
    Object.fromEntries(pairs.map(([key, pair]) => [key, pair["pt-br"]])),
  );
  const bundle = Object.values(messages).map((pair) => [pair.en, pair["pt-br"]]);
  writeJson("l10n/bundle.l10n.pt-br.json", Object.fromEntries(bundle));
}

function copy(name) {
  write(name, readFileSync(path.join(here, name)));
}

function writeJson(name, value) {
  write(name, `${JSON.stringify(value, null, 2)}\n`);
}

/** Writes a file of the extension, readable by all whatever the machine's habits: modes are packed too. */
export function write(name, content) {
  const file = path.join(extension, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  chmodSync(file, 0o644);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
