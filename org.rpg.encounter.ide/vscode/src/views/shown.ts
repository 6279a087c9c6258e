/** A run as the server has it shown, step by step; see docs/language-server.md. */

export interface Person {
  who: number;
  fate: string;
  at?: [number, number];
  life?: number;
  vigor?: number;
  state?: string;
}

export interface Kind {
  name: string;
  passable: boolean;
  hard: boolean;
  water: number;
  burns: boolean;
  cover: boolean;
}

export interface Board {
  people: { name: string; side: string; hero: boolean }[];
  columns?: number;
  rows?: number;
  kinds?: Kind[];
  squares?: number[];
  heights?: number[];
}

export interface Step {
  kind: "title" | "small" | "heading" | "read" | "note" | "deed" | "line";
  depth: number;
  text: string;
  rules: string[];
  board?: number;
  people?: Person[];
  ground?: [number, number][];
}

export interface Shown {
  boards: Board[];
  steps: Step[];
  lines: Record<string, number>;
  rules: Record<string, { title: string; text: string }>;
}

export interface Run {
  name: string;
  title: string;
  run: number;
  seed: number;
  show: Shown;
}

/** How everybody on a board is, and its ground, after a step. */
export interface Scene {
  board: number;
  people: Person[];
  squares: number[];
}

/**
 * The scene after each step: a step tells only what is other than before on its board. What does not
 * change is shared, so that long runs take little room.
 */
export function scenes({ boards, steps }: Shown): (Scene | undefined)[] {
  const now = boards.map((board, number): Scene => ({
    board: number,
    people: [],
    squares: board.squares ?? [],
  }));
  let last: Scene | undefined;
  const all = steps.map((step) => {
    const scene = step.board === undefined ? undefined : now[step.board];
    if (!scene) return last;
    if (step.people?.length || step.ground?.length) {
      const people = [...scene.people];
      for (const person of step.people ?? []) people[person.who] = person;
      const squares = step.ground?.length ? [...scene.squares] : scene.squares;
      for (const [place, kind] of step.ground ?? []) squares[place] = kind;
      now[scene.board] = { board: scene.board, people, squares };
    }
    last = now[scene.board];
    return last;
  });
  // what is told before anybody acts happens where they begin
  return all.map((scene, place) =>
    scene && !scene.people.length
      ? (all.slice(place).find((later) => later?.board === scene.board && later.people.length) ??
        scene)
      : scene,
  );
}
