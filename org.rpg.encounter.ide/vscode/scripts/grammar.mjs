// Makes the TextMate grammar, so that a word of the language is coloured because it stands in the
// table of words, and for no other reason.

const FLOW = new Set([
  "if",
  "only-if",
  "otherwise",
  "when",
  "whenever",
  "after",
  "before",
  "every",
  "on-turn",
  "until",
  "repeat",
  "with-chance",
  "choose",
  "ends",
  "and",
  "or",
  "not",
]);
const SECTION_SCOPES = {
  declarations: "storage.type",
  "conditions and states": "constant.language",
  who: "variable.language",
  tactics: "support.function",
  steps: "support.function",
  units: "keyword.other.unit",
};
const RAW_BLOCKS = ["map", "elevation"];

const LETTER = String.raw`[\p{L}\p{N}_]`;
const WORD_START = String.raw`(?<![\p{L}\p{N}_'’-])`;
const WORD_END = String.raw`(?!${LETTER}|[-'’]${LETTER})`;
const CAPITAL = String.raw`\p{Lu}${LETTER}*(?:[-'’][\p{L}\p{N}]+)*`;
const NAME = String.raw`${CAPITAL}(?: (?:(?:de|do|da|dos|das|of|the) ){0,2}${CAPITAL})*`;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const DICE = String.raw`\d*d\d+(?:[-+*]\d+)*`;

const scoped = (scope) => `${scope}.encounter`;
const named = (name) => ({ name: scoped(name) });
const captures = (...names) =>
  Object.fromEntries(names.map((name, i) => [i + 1, name ? named(name) : {}]));
const include = (...names) => names.map((name) => ({ include: `#${name}` }));

/** The grammar for a table of words, as read by readTerms. */
export function textMateGrammar(terms) {
  const all = (...keys) =>
    terms.filter(({ key }) => keys.includes(key)).flatMap((t) => t.spellings);
  const declarations = terms.filter((term) => term.section === "declarations");
  return {
    name: "Encounter",
    scopeName: "source.encounter",
    fileTypes: ["encounter"],
    patterns: include(
      "comments",
      "texts",
      "raw",
      "legend",
      "declarations",
      "numbers",
      "words",
      "names",
      "signs",
    ),
    repository: {
      comments: { patterns: comments() },
      texts: { patterns: texts() },
      raw: rawBlock(all(...RAW_BLOCKS)),
      legend: legendBlock(all("legend")),
      declarations: { patterns: [declarationHead(declarations.flatMap((t) => t.spellings))] },
      numbers: { patterns: numbers(terms) },
      words: { patterns: words(terms) },
      names: { patterns: [{ ...named("support.class.name"), match: WORD_START + NAME }] },
      signs: { patterns: signs() },
    },
  };
}

/** Fences of Markdown pages whose word is ours, with a script inside. */
export function fenceGrammar() {
  return {
    scopeName: "markdown.encounter.codeblock",
    injectionSelector: "L:text.html.markdown",
    patterns: include("tildes", "backticks"),
    repository: { tildes: fence("~", ".*"), backticks: fence("`", "[^`]*") },
  };
}

function fence(sign, attributes) {
  const word = String.raw`(?i:(encounter|encontro)(?![\p{L}\p{N}_-]))`;
  return {
    name: "markup.fenced_code.block.markdown",
    begin: String.raw`(^|\G)(\s*)(${sign}{3,})\s*${word}(${attributes})$`,
    beginCaptures: {
      3: { name: "punctuation.definition.markdown" },
      4: { name: "fenced_code.block.language.markdown" },
      5: { name: "fenced_code.block.language.attributes.markdown" },
    },
    end: String.raw`(^|\G)\s*(\3${sign}*)\s*$`,
    endCaptures: { 2: { name: "punctuation.definition.markdown" } },
    patterns: [
      {
        begin: String.raw`(^|\G)(?!\s*${sign}{3,}\s*$)`,
        while: String.raw`(^|\G)(?!\s*${sign}{3,}\s*$)`,
        contentName: "meta.embedded.block.encounter",
        patterns: [{ include: "source.encounter" }],
      },
    ],
  };
}

function comments() {
  return [
    block("comment.block.documentation", String.raw`/\*\*(?!/)`, String.raw`\*/`),
    block("comment.block", String.raw`/\*`, String.raw`\*/`),
    { ...named("comment.line.double-slash"), match: "//.*$" },
  ];
}

function texts() {
  const escapes = [
    { ...named("constant.character.escape"), match: String.raw`\\["\\n]` },
    { ...named("invalid.illegal.escape"), match: String.raw`\\.` },
  ];
  return [
    block("string.quoted.triple", '"""', '"""'),
    { ...block("string.quoted.double", '"', String.raw`"|$`), patterns: escapes },
    block("string.quoted.other", "“", "”|$"),
  ];
}

function block(scope, begin, end) {
  return { ...named(scope), begin, end };
}

/** The rows of a map: no words, no comments, until a brace or a line that is no row. */
function rawBlock(spellings) {
  return {
    ...named("meta.map"),
    begin: `${phrases(spellings)}\\s*(\\{)`,
    beginCaptures: captures("keyword.other", "punctuation.section.block"),
    end: String.raw`(\})|^(?=\s*[^\s}]+[ \t]+[^\s}])`,
    endCaptures: captures("punctuation.section.block"),
    patterns: [
      { ...named("comment.map.floor"), match: String.raw`\.+` },
      { ...named("constant.numeric.map.height"), match: String.raw`\d+` },
      { ...named("string.unquoted.map.symbol"), match: String.raw`[^\s.\d}]+` },
    ],
  };
}

function legendBlock(spellings) {
  return {
    ...named("meta.legend"),
    begin: `${phrases(spellings)}\\s*(\\{)`,
    beginCaptures: captures("keyword.other", "punctuation.section.block"),
    end: String.raw`\}(?!\s*=)`,
    endCaptures: { 0: named("punctuation.section.block") },
    patterns: [
      { include: "#comments" },
      {
        // "=" may itself be a symbol: "# = Wall  = = Planks".
        match: String.raw`(?<![^\s{,])([^\s,{}"]+)\s*(=)(?!\S)(?!\s*=(?:\s|$))`,
        captures: captures("string.unquoted.map.symbol", "keyword.operator"),
      },
      ...include("texts", "numbers", "words", "names", "signs"),
    ],
  };
}

/** What a declaration opens with, and the name, in one or both languages, that it gives. */
function declarationHead(spellings) {
  return {
    match: `${phrases(spellings)} +(${NAME})(?:\\s*(/)\\s*(${NAME}))?`,
    captures: captures(
      "storage.type",
      "entity.name.type",
      "punctuation.separator",
      "entity.name.type",
    ),
  };
}

function numbers(terms) {
  const units = terms.filter((term) => term.section === "units").flatMap((term) => term.spellings);
  const unit = `(?:\\s?(${alternatives(units)})${WORD_END}|\\s?(%))`;
  const unitScopes = ["keyword.other.unit", "keyword.other.unit"];
  return [
    {
      match: `${WORD_START}(${DICE})(?!${LETTER})${unit}?`,
      captures: captures("constant.numeric.dice", ...unitScopes),
    },
    {
      match: `(?<!${LETTER})(${NUMBER})${unit}`,
      captures: captures("constant.numeric", ...unitScopes),
    },
    { ...named("constant.numeric"), match: `(?<!${LETTER})${NUMBER}(?!${LETTER})` },
  ];
}

/** Longer phrases come first, whatever their colour: "no turno" is one word of the language. */
function words(terms) {
  const groups = new Map();
  const seen = new Set();
  for (const { key, section, spellings } of terms) {
    const scope = FLOW.has(key) ? "keyword.control" : (SECTION_SCOPES[section] ?? "keyword.other");
    for (const spelling of spellings) {
      // A spelling may mean one thing in each language; which one, only the server knows.
      if (seen.has(spelling)) continue;
      seen.add(spelling);
      const length = spelling.split(" ").length;
      const group = `${length} ${scope}`;
      if (!groups.has(group)) groups.set(group, { length, scope, spellings: [] });
      groups.get(group).spellings.push(spelling);
    }
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map(({ scope, spellings }) => ({ ...named(scope), match: phrases(spellings) }));
}

function signs() {
  return [
    { ...named("keyword.operator"), match: "->|>=|<=|!=|[<>=+*]" },
    { ...named("punctuation.section.block"), match: "[{}]" },
    { ...named("punctuation.separator"), match: "[:,/]" },
  ];
}

function phrases(spellings) {
  return `${WORD_START}(${alternatives(spellings)})${WORD_END}`;
}

function alternatives(spellings) {
  return [...spellings]
    .sort((a, b) => b.length - a.length)
    .map((spelling) => spelling.split(" ").map(escaped).join("[ \\t]+"))
    .join("|");
}

function escaped(word) {
  return word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
