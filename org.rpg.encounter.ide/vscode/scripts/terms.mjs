import { readFileSync } from "node:fs";

// The contractions and endings that the table of words abbreviates.
const CONTRACTIONS = {
  "<de>": ["de", "do", "da", "dos", "das"],
  "<em>": ["em", "no", "na", "nos", "nas"],
  "<a>": ["a", "ao", "à", "aos", "às"],
  "<por>": ["por", "pelo", "pela", "pelos", "pelas"],
};
const ENDINGS = ["o", "a", "os", "as"];

/** The rows of the table of words: each key with its section and all its spellings, both languages. */
export function readTerms(file) {
  const terms = [];
  let section = "";
  for (const line of readFileSync(file, "utf8").split(/\r?\n/)) {
    const heading = line.match(/^#\s*--\s*(.+?)\s*$/);
    if (heading) section = heading[1];
    const row = line.match(/^([^#\s]\S*) = (.*?) \| (.*)$/);
    if (row) terms.push({ key: row[1], section, spellings: spellings(`${row[2]}, ${row[3]}`) });
  }
  if (terms.length === 0) throw new Error(`${file} holds no words`);
  return terms;
}

function spellings(list) {
  // Gender and number, written {mp} behind a word, are for those who write Portuguese, not for colours.
  const forms = list
    .replaceAll(/\{[^}]*\}/g, "")
    .split(",")
    .map((form) => form.trim());
  return [...new Set(forms.filter(Boolean).flatMap(expand))];
}

function expand(form) {
  if (form.includes("*")) return ENDINGS.flatMap((ending) => expand(form.replace("*", ending)));
  for (const [sign, words] of Object.entries(CONTRACTIONS)) {
    if (form.includes(sign)) return words.flatMap((word) => expand(form.replace(sign, word)));
  }
  return [form];
}
