import { button, html, type Texts, Wording } from "./dom";
import { map } from "./map";
import { type Board, type Run, type Scene, scenes, type Step } from "./shown";

declare function acquireVsCodeApi(): {
  postMessage(message: unknown): void;
  setState(state: unknown): void;
};

const code = acquireVsCodeApi();
const main = document.getElementById("view") as HTMLElement;
const status = document.getElementById("status") as HTMLElement;

type Said =
  | { type: "words"; texts: Texts; language: string }
  | { type: "remember"; state: unknown }
  | { type: "failed"; message: string }
  | { type: "run"; run: Run };

let words = new Wording({}, "en");
let story: Story | undefined;

window.addEventListener("message", ({ data }: MessageEvent<Said>) => {
  if (data.type === "words") {
    words = new Wording(data.texts, data.language);
    document.documentElement.lang = data.language;
  } else if (data.type === "remember") {
    code.setState(data.state);
  } else if (data.type === "failed") {
    status.replaceChildren(html("p", { class: "failed", role: "alert" }, data.message));
  } else {
    status.replaceChildren();
    story = new Story(data.run);
  }
});
document.addEventListener("keydown", (event) => {
  const target = event.target as HTMLElement;
  if (!story || event.ctrlKey || event.altKey || event.metaKey || target.tagName === "INPUT")
    return;
  const moves: Record<string, () => void> = {
    ArrowRight: () => story?.go(1),
    ArrowDown: () => story?.go(1),
    ArrowLeft: () => story?.go(-1),
    ArrowUp: () => story?.go(-1),
    Home: () => story?.at(0),
    End: () => story?.at(Number.POSITIVE_INFINITY),
  };
  const move = moves[event.key];
  if (move) {
    move();
    event.preventDefault();
  }
});
code.postMessage({ type: "ready" });

/** A run that one goes through, forwards and back. */
class Story {
  private readonly steps: Step[];
  private readonly scenes: (Scene | undefined)[];
  private readonly items: HTMLElement[];
  private readonly stage = html("div", { class: "stage-view", "aria-live": "off" });
  private readonly slider: HTMLInputElement;
  private readonly where = html("output", { class: "faint" });
  private readonly rule = html("aside", { class: "rule", "aria-live": "polite" });
  private place = 0;

  constructor(private readonly run: Run) {
    this.steps = run.show.steps;
    this.scenes = scenes(run.show);
    this.slider = html("input", {
      type: "range",
      min: 0,
      max: Math.max(0, this.steps.length - 1),
      value: 0,
      "aria-label": words.text("story.step"),
    });
    this.slider.addEventListener("input", () => this.at(Number(this.slider.value)));
    this.items = this.steps.map((step, place) => this.item(step, place));
    main.replaceChildren(
      html("h1", {}, run.title || run.name),
      html(
        "nav",
        { class: "controls", "aria-label": words.text("story.step") },
        button("«", () => this.at(0), {
          "aria-label": words.text("story.first"),
          title: words.text("story.first"),
        }),
        button("‹", () => this.go(-1), {
          "aria-label": words.text("story.back"),
          title: words.text("story.back"),
        }),
        button("›", () => this.go(1), {
          "aria-label": words.text("story.next"),
          title: words.text("story.next"),
        }),
        button("»", () => this.at(Number.POSITIVE_INFINITY), {
          "aria-label": words.text("story.last"),
          title: words.text("story.last"),
        }),
        this.slider,
        this.where,
      ),
      html(
        "div",
        { class: "story" },
        html("div", { class: "side" }, this.stage, this.rule),
        html("ol", { class: "steps" }, ...this.items),
      ),
    );
    this.at(0);
  }

  private item(step: Step, place: number): HTMLElement {
    const text = html("span", { class: "sentence" }, step.text);
    const item = html(
      "li",
      { class: `${step.kind} depth-${Math.min(3, step.depth)}` },
      text,
      ...step.rules.map((id) =>
        button(id, () => this.explain(id), {
          class: "rule-id",
          title: this.run.show.rules[id]?.title,
        }),
      ),
    );
    text.addEventListener("click", () => {
      this.at(place);
      const line = this.line(step);
      if (line !== undefined) code.postMessage({ type: "line", line });
    });
    return item;
  }

  /** Where whoever a step tells of first is declared; without one where the scene is. */
  private line(step: Step): number | undefined {
    const { lines } = this.run.show;
    const actor = this.actor(step);
    const name = actor === undefined ? undefined : this.board(step)?.people[actor]?.name;
    return lines[name ?? ""] ?? lines[(name ?? "").replace(/ \d+$/, "")] ?? lines[this.run.name];
  }

  private board(step: Step): Board | undefined {
    return step.board === undefined ? undefined : this.run.show.boards[step.board];
  }

  /** The one whose name comes first in a step. */
  private actor(step: Step): number | undefined {
    let found: number | undefined;
    let first = Number.POSITIVE_INFINITY;
    let longest = 0;
    this.board(step)?.people.forEach(({ name }, who) => {
      const at = step.text.indexOf(name);
      if (at >= 0 && (at < first || (at === first && name.length > longest))) {
        [found, first, longest] = [who, at, name.length];
      }
    });
    return found;
  }

  private explain(id: string): void {
    const rule = this.run.show.rules[id];
    this.rule.replaceChildren(
      html("h2", {}, `${id} · ${rule?.title ?? ""}`),
      html("p", {}, rule?.text ?? ""),
    );
  }

  go(by: number): void {
    this.at(this.place + by);
  }

  at(place: number): void {
    this.items[this.place]?.removeAttribute("aria-current");
    this.place = Math.max(0, Math.min(place, this.steps.length - 1));
    const item = this.items[this.place];
    item?.setAttribute("aria-current", "step");
    item?.scrollIntoView({ block: "nearest" });
    this.slider.value = String(this.place);
    this.where.textContent = words.text("story.of", this.place + 1, this.steps.length);
    this.draw();
  }

  private draw(): void {
    const scene = this.scenes[this.place];
    const step = this.steps[this.place];
    const board = scene && this.run.show.boards[scene.board];
    if (!scene || !board || !step) {
      this.stage.replaceChildren();
      return;
    }
    const acting = this.actor(step);
    const rows = board.people.flatMap((is, who) => {
      const person = scene.people[who];
      return person?.state
        ? [
            html(
              "tr",
              {
                class: `${is.hero ? "hero" : "other"} ${person.fate}${who === acting ? " acting" : ""}`,
              },
              html("th", { scope: "row" }, is.name),
              html("td", {}, person.state),
            ),
          ]
        : [];
    });
    const drawn = map(board, scene, words, acting);
    this.stage.replaceChildren(
      ...(drawn ? [html("div", { class: "wide" }, drawn)] : []),
      html("table", { class: "states" }, html("tbody", {}, ...rows)),
    );
  }
}
