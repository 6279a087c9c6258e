import { svg, type Wording } from "./dom";
import type { Board, Kind, Scene } from "./shown";

const SIDE = 28;

/** The ground of a scene with everybody who stands there, square by square. */
export function map(
  board: Board,
  scene: Scene,
  words: Wording,
  acting?: number,
): SVGSVGElement | undefined {
  const { columns, rows, kinds = [], heights = [] } = board;
  if (!columns || !rows) return undefined;
  const squares = scene.squares.map((kind, place) => {
    const ground = kinds[kind];
    const height = heights[place] ?? 0;
    return svg(
      "rect",
      {
        x: (place % columns) * SIDE,
        y: Math.floor(place / columns) * SIDE,
        width: SIDE,
        height: SIDE,
        class: `square ${tone(ground)}`,
      },
      ground?.name || height
        ? svg(
            "title",
            {},
            [ground?.name, height ? words.text("story.height", words.number(height, 1)) : ""]
              .filter(Boolean)
              .join(" · "),
          )
        : undefined,
    );
  });
  const people = scene.people.flatMap((person) => {
    const is = board.people[person.who];
    if (!is || !person.at) return [];
    const [column, row] = person.at;
    const classes = [
      "person",
      is.hero ? "hero" : "other",
      person.fate,
      person.who === acting ? "acting" : "",
    ];
    return [
      svg(
        "g",
        {
          class: classes.join(" ").trim(),
          transform: `translate(${(column + 0.5) * SIDE},${(row + 0.5) * SIDE})`,
        },
        svg("circle", { r: SIDE / 2 - 3 }),
        svg("text", { y: 4 }, initials(is.name)),
        svg("title", {}, [is.name, person.state].filter(Boolean).join(": ")),
      ),
    ];
  });
  const width = columns * SIDE;
  const height = rows * SIDE;
  return svg(
    "svg",
    {
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      class: "map",
      role: "img",
      "aria-label": words.text("story.map"),
    },
    ...squares,
    ...people,
  );
}

function tone(kind: Kind | undefined): string {
  if (!kind) return "plain";
  if (kind.burns) return "burning";
  if (!kind.passable) return kind.water > 0 ? "deep" : "wall";
  if (kind.water > 0) return "water";
  if (kind.hard) return "hard";
  return kind.cover ? "cover" : kind.name ? "named" : "plain";
}

/** "Goblin Archer 2" is GA2, "Ana" is An. */
export function initials(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  const number = /^\d+$/.test(parts.at(-1) ?? "") ? parts.pop() : undefined;
  const letters =
    parts.length > 1
      ? parts.slice(0, 2).map((part) => [...part][0])
      : [...(parts[0] ?? "")].slice(0, number ? 1 : 2);
  return letters.join("") + (number ?? "");
}
