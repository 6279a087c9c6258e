/** What the server tells of a forecast, as far as the panel draws it; see forecast.schema.json. */

export interface Share {
  count: number;
  probability: number;
  low: number;
  high: number;
}

export interface Spread {
  mean: number;
  min: number;
  max: number;
  p5: number;
  p25: number;
  p50: number;
  p75: number;
  p95: number;
}

export interface Cause {
  kind: string;
  by: string;
  with: string;
  in?: string;
  count: number;
}

export interface Character {
  name: string;
  side: string;
  hero: boolean;
  present: number;
  death: Share;
  wounded: Share;
  unharmed: Share;
  causes: Cause[];
  travel?: { perseverance: Spread; mostPerseverance: number; faints: Share };
}

export interface Edge {
  text: string;
  target: string;
  taken: number;
  ofVisits: Share;
}

export interface Traveller {
  name: string;
  alive: Share;
  perseverance: number;
}

export interface Stage {
  name: string;
  kind: string;
  reached: Share;
  visits: number;
  edges: Edge[];
  arrival?: { travellers: Traveller[] };
}

export interface Expectation extends Share {
  text: string;
  line: number;
  verdict: "pass" | "fail" | "undecided";
}

export interface Sample {
  kind: string;
  run: number;
  outcome: string;
  turns: number;
}

export interface Forecast {
  name: string;
  title: string;
  kind: string;
  seed: number;
  runs: number;
  outcomes: (Share & { name: string })[];
  turns: Spread;
  minutes?: Spread;
  meals?: Spread;
  fight?: { anyDead: Share; allDead: Share };
  stages?: Stage[];
  characters: Character[];
  expectations: Expectation[];
  samples: Sample[];
  variants?: { name: string; title?: string; outcomes?: (Share & { name: string })[] }[];
}
