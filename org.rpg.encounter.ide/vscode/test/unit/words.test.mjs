import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { before, test } from "node:test";
import oniguruma from "vscode-oniguruma";
import textmate from "vscode-textmate";
import { textMateGrammar } from "../../scripts/grammar.mjs";
import { readTerms } from "../../scripts/terms.mjs";
import { termsFile } from "../../scripts/build.mjs";

const terms = readTerms(termsFile);
let grammar;

before(async () => {
  const wasm = createRequire(import.meta.url).resolve("vscode-oniguruma/release/onig.wasm");
  await oniguruma.loadWASM(readFileSync(wasm).buffer);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => JSON.parse(JSON.stringify(textMateGrammar(terms))),
  });
  grammar = await registry.loadGrammar("source.encounter");
});

const scopesOf = (line) =>
  grammar
    .tokenizeLine(line)
    .tokens.map((t) => [line.slice(t.startIndex, t.endIndex), t.scopes.at(-1)]);

test("every spelling of the table is one token and coloured as a word of the language", () => {
  for (const { section, spellings } of terms) {
    for (const spelling of spellings) {
      const line = section === "units" ? `3 ${spelling}` : spelling;
      const [text, scope] = scopesOf(line).at(-1);
      assert.equal(text, spelling);
      assert.match(scope, /^(keyword|storage|support|constant|variable)\./, spelling);
      assert.doesNotMatch(scope, /name/, spelling);
    }
  }
});

test("a spelling inside a longer word is no word of the language", () => {
  for (const spelling of terms.flatMap((term) => term.spellings)) {
    for (const longer of [`q${spelling}`, `${spelling}q`, `${spelling}-q`]) {
      if (terms.some((term) => term.spellings.includes(longer))) continue;
      const whole = scopesOf(longer).some(
        ([text, scope]) => text === spelling && scope !== "source.encounter",
      );
      assert.ok(!whole, longer);
    }
  }
});

test("both languages have words in every section", () => {
  assert.ok(terms.find((t) => t.key === "encounter").spellings.includes("encontro"));
  assert.ok(terms.find((t) => t.key === "encounter").spellings.includes("encounter"));
  assert.ok(terms.length > 300);
});

test("inflections and contractions of the table are spelt out", () => {
  const spellings = (key) => terms.find((term) => term.key === key).spellings;
  assert.deepEqual(spellings("exposed"), ["exposed", "exposto", "exposta", "expostos", "expostas"]);
  assert.deepEqual(spellings("withdraw-from").slice(0, 3), [
    "withdraw from",
    "recuar de",
    "recuar do",
  ]);
});
