import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const { manifest, messages } = JSON.parse(read("src/texts.json"));
const pairs = Object.entries({ ...manifest, ...messages });

test("every text has both languages, with the same places for values", () => {
  const places = (text) => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort();
  for (const [key, pair] of pairs) {
    assert.deepEqual(Object.keys(pair), ["en", "pt-br"], key);
    assert.deepEqual(places(pair.en), places(pair["pt-br"]), key);
  }
});

test("the manifest names the texts that exist, and all of them", () => {
  const named = [...read("package.json").matchAll(/"%([^%]+)%"/g)].map(([, key]) => key);
  assert.deepEqual([...new Set(named)].sort(), Object.keys(manifest).sort());
});

test("no two messages share their English wording, which is what VS Code looks them up by", () => {
  const english = Object.values(messages).map((pair) => pair.en);
  const translations = new Map();
  for (const pair of Object.values(messages)) {
    assert.equal(translations.get(pair.en) ?? pair["pt-br"], pair["pt-br"]);
    translations.set(pair.en, pair["pt-br"]);
  }
  assert.ok(english.length > 0);
});
