import { bar, box, legend, stacked } from "./charts";
import { button, html, section, type Texts, Wording } from "./dom";
import type { Cause, Character, Forecast, Share, Spread } from "./forecast";
import { graph } from "./graph";

declare function acquireVsCodeApi(): {
  postMessage(message: unknown): void;
  setState(state: unknown): void;
};

const code = acquireVsCodeApi();
const main = document.getElementById("view") as HTMLElement;
const status = document.getElementById("status") as HTMLElement;

/** What the extension says to this page. */
type Said =
  | { type: "words"; texts: Texts; language: string }
  | { type: "remember"; state: unknown }
  | { type: "progress"; percent: number }
  | { type: "failed"; message: string }
  | { type: "forecast"; forecast: Forecast };

let words = new Wording({}, "en");

window.addEventListener("message", ({ data }: MessageEvent<Said>) => {
  if (data.type === "words") {
    words = new Wording(data.texts, data.language);
    document.documentElement.lang = data.language;
  } else if (data.type === "remember") {
    code.setState(data.state);
  } else if (data.type === "progress") {
    progress(data.percent);
  } else if (data.type === "failed") {
    status.replaceChildren(
      html("p", { class: "failed", role: "alert" }, data.message),
      button(words.text("view.again"), () => code.postMessage({ type: "again" })),
    );
  } else {
    show(data.forecast);
  }
});
code.postMessage({ type: "ready" });

function progress(percent: number): void {
  status.replaceChildren(
    html("progress", { max: 100, value: percent, "aria-label": words.text("view.playing") }),
    html("span", {}, ` ${words.text("view.playing")} `),
    button(words.text("view.cancel"), () => code.postMessage({ type: "cancel" })),
  );
}

/** A run that shows something is asked for, to be told as a story. */
function run(asked: object): void {
  code.postMessage({ type: "run", ...asked });
}

function show(it: Forecast): void {
  status.replaceChildren(
    html("span", {}, words.text("view.runs", words.number(it.runs), it.seed)),
    button(words.text("view.again"), () => code.postMessage({ type: "again" })),
  );
  main.replaceChildren(
    html("h1", {}, it.title || it.name),
    outcomes(it),
    people(it),
    ...lengths(it),
    ...perseverance(it),
    ...adventure(it),
    ...expectations(it),
    samples(it),
  );
}

// ---- its parts

function interval(share: Share): string {
  return words.text("view.between", words.percent(share.low), words.percent(share.high));
}

function outcomes(it: Forecast): HTMLElement {
  const rows = it.outcomes.map((outcome) =>
    html(
      "tr",
      {},
      html("th", { scope: "row" }, outcome.name),
      html(
        "td",
        {},
        pressable(
          bar(outcome, "even"),
          outcome.count > 0,
          words.text("view.show-outcome", outcome.name),
          () => run({ outcome: outcome.name }),
        ),
      ),
      html("td", { class: "number" }, words.percent(outcome.probability)),
      html("td", { class: "faint" }, interval(outcome)),
    ),
  );
  return section(
    words.text("view.outcomes"),
    html("table", { class: "outcomes" }, html("tbody", {}, ...rows)),
  );
}

/** A chart that opens a run which shows what it stands for. */
function pressable(
  chart: SVGElement,
  can: boolean,
  label: string,
  action: () => void,
): HTMLElement {
  const made = html(
    "button",
    { type: "button", class: "chart-button", "aria-label": label, title: label },
    chart,
  );
  made.disabled = !can;
  made.addEventListener("click", action);
  return made;
}

function people(it: Forecast): HTMLElement {
  const rows = it.characters.flatMap((who) => [
    html(
      "tr",
      { class: who.hero ? "hero" : "other" },
      html("th", { scope: "row" }, who.name),
      html(
        "td",
        {},
        pressable(
          stacked([
            { share: who.unharmed, tone: "good" },
            { share: who.wounded, tone: "fair" },
            { share: who.death, tone: "bad" },
          ]),
          who.death.count > 0,
          words.text("view.show-death", who.name),
          () => run({ death: who.name }),
        ),
      ),
      html("td", { class: "number" }, words.percent(who.unharmed.probability)),
      html("td", { class: "number" }, words.percent(who.wounded.probability)),
      html(
        "td",
        { class: "number strong", title: interval(who.death) },
        words.percent(who.death.probability),
      ),
    ),
    ...(who.causes.length
      ? [
          html(
            "tr",
            { class: "causes" },
            html("td"),
            html(
              "td",
              { class: "faint", colspan: 4 },
              `${words.text("view.causes")} ${causes(who)}`,
            ),
          ),
        ]
      : []),
  ]);
  const head = ["view.unharmed", "view.wounded", "view.dead"];
  return section(
    words.text("view.people"),
    legend([
      { tone: "good", label: words.text("view.unharmed") },
      { tone: "fair", label: words.text("view.wounded") },
      { tone: "bad", label: words.text("view.dead") },
    ]),
    html(
      "table",
      { class: "people" },
      html(
        "thead",
        {},
        html(
          "tr",
          {},
          html("td"),
          html("td"),
          ...head.map((key) => html("th", { scope: "col" }, words.text(key))),
        ),
      ),
      html("tbody", {}, ...rows),
    ),
  );
}

function causes(who: Character): string {
  const dead = Math.max(1, who.death.count);
  const most = who.causes.slice(0, 3).map((it) => `${cause(it)} ${words.percent(it.count / dead)}`);
  return most.join(", ");
}

function cause(it: Cause): string {
  const named = [it.by, it.with].filter(Boolean).join(" · ");
  return named || words.text(`view.cause.${it.kind}`);
}

function lengths(it: Forecast): HTMLElement[] {
  const rows: HTMLElement[] = [];
  const add = (key: string, spread: Spread | undefined, unit: (value: number) => string) => {
    if (!spread || spread.max === 0) return;
    rows.push(
      html(
        "tr",
        {},
        html("th", { scope: "row" }, words.text(key)),
        html("td", {}, box(spread, spread.max)),
        html("td", { class: "number" }, words.text("view.median", unit(spread.p50))),
        html(
          "td",
          { class: "faint" },
          words.text("view.nine-in-ten", unit(spread.p5), unit(spread.p95)),
        ),
      ),
    );
  };
  add("view.turns", it.turns, (value) => words.number(value));
  add("view.time", it.minutes, time);
  add("view.meals", it.meals, (value) => words.number(value));
  return rows.length
    ? [section(words.text("view.length"), html("table", {}, html("tbody", {}, ...rows)))]
    : [];
}

function time(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours >= 1
    ? `${words.number(hours)} h ${Math.round(minutes % 60)} min`
    : `${Math.round(minutes)} min`;
}

/** How worn out the travellers are: at the end, and where an adventure has stages, on coming to each. */
function perseverance(it: Forecast): HTMLElement[] {
  const travellers = it.characters.filter((who) => who.travel && who.travel.mostPerseverance > 0);
  const rows = travellers.map((who) => {
    const { perseverance: spread, mostPerseverance: most } = who.travel as NonNullable<
      Character["travel"]
    >;
    return html(
      "tr",
      {},
      html("th", { scope: "row" }, who.name),
      html("td", {}, box(spread, most)),
      html("td", { class: "number" }, words.text("view.of", words.number(spread.mean, 1), most)),
      html(
        "td",
        { class: "faint" },
        words.text("view.nine-in-ten", words.number(spread.p5), words.number(spread.p95)),
      ),
    );
  });
  const parts: HTMLElement[] = [];
  if (rows.length) {
    parts.push(
      section(words.text("view.perseverance"), html("table", {}, html("tbody", {}, ...rows))),
    );
  }
  const stops = (it.stages ?? []).filter((stage) => stage.arrival?.travellers.length);
  if (stops.length) {
    const names = [
      ...new Set(stops.flatMap((stop) => stop.arrival?.travellers.map(({ name }) => name) ?? [])),
    ];
    parts.push(
      section(
        words.text("view.arriving"),
        html(
          "table",
          {},
          html(
            "thead",
            {},
            html("tr", {}, html("td"), ...names.map((name) => html("th", { scope: "col" }, name))),
          ),
          html(
            "tbody",
            {},
            ...stops.map((stop) =>
              html(
                "tr",
                {},
                html("th", { scope: "row" }, stop.name),
                ...names.map((name) => {
                  const found = stop.arrival?.travellers.find((who) => who.name === name);
                  return html(
                    "td",
                    { class: "number" },
                    found ? words.number(found.perseverance, 1) : "",
                  );
                }),
              ),
            ),
          ),
        ),
      ),
    );
  }
  return parts;
}

function adventure(it: Forecast): HTMLElement[] {
  const stages = it.stages ?? [];
  if (!stages.length) return [];
  const rows = stages.flatMap((stage) =>
    stage.edges.map((edge) =>
      html(
        "tr",
        {},
        html("th", { scope: "row" }, stage.name),
        html("td", {}, edge.text),
        html("td", {}, edge.target),
        html("td", { class: "number" }, words.percent(edge.ofVisits.probability)),
        html("td", { class: "number" }, words.percent(edge.taken / it.runs)),
      ),
    ),
  );
  const head = ["view.stage", "view.when", "view.leads-to", "view.of-visits", "view.of-runs"];
  return [
    section(
      words.text("view.adventure"),
      html("div", { class: "wide" }, graph(stages, it.runs, words)),
      html(
        "details",
        {},
        html("summary", {}, words.text("view.as-table")),
        html(
          "table",
          {},
          html(
            "thead",
            {},
            html("tr", {}, ...head.map((key) => html("th", { scope: "col" }, words.text(key)))),
          ),
          html("tbody", {}, ...rows),
        ),
      ),
    ),
  ];
}

function expectations(it: Forecast): HTMLElement[] {
  if (!it.expectations.length) return [];
  const sign = { pass: "✓", fail: "✗", undecided: "?" };
  return [
    section(
      words.text("view.expectations"),
      html(
        "ul",
        { class: "expectations" },
        ...it.expectations.map((expectation) =>
          html(
            "li",
            { class: expectation.verdict },
            html("span", { class: "sign", "aria-hidden": "true" }, sign[expectation.verdict]),
            button(
              expectation.text,
              () => code.postMessage({ type: "line", line: expectation.line - 1 }),
              {
                class: "link",
              },
            ),
            ` ${words.text(`view.${expectation.verdict}`)} · ${words.percent(expectation.probability)} `,
            html("span", { class: "faint" }, interval(expectation)),
          ),
        ),
      ),
    ),
  ];
}

function samples(it: Forecast): HTMLElement {
  return section(
    words.text("view.samples"),
    html(
      "ul",
      { class: "samples" },
      ...it.samples.map((sample) =>
        html(
          "li",
          {},
          button(words.text("view.run", sample.run), () => run({ run: sample.run }), {
            class: "link",
          }),
          ` ${words.text(`view.sample.${sample.kind}`)} · ${sample.outcome}`,
        ),
      ),
    ),
  );
}
