import dagre from "@dagrejs/dagre";
import { curveBasis, line } from "d3-shape";
import { svg, type Wording } from "./dom";
import type { Stage } from "./forecast";

const WIDTH = 168;
const HEIGHT = 44;
const WIDEST = 12;

interface Point {
  x: number;
  y: number;
}

/** An adventure as a graph: each way as wide as it is probable. The table beside it says the same. */
export function graph(stages: Stage[], runs: number, words: Wording): SVGSVGElement {
  const layout = new dagre.graphlib.Graph({ multigraph: true });
  layout.setGraph({ rankdir: "TB", nodesep: 24, ranksep: 48, marginx: 12, marginy: 12 });
  layout.setDefaultEdgeLabel(() => ({}));
  for (const stage of stages) layout.setNode(stage.name, { width: WIDTH, height: HEIGHT });
  for (const stage of stages) {
    stage.edges.forEach((edge, place) => {
      if (layout.hasNode(edge.target)) {
        layout.setEdge(stage.name, edge.target, { share: edge.taken / runs }, String(place));
      }
    });
  }
  dagre.layout(layout);
  const path = line<Point>(
    (point) => point.x,
    (point) => point.y,
  ).curve(curveBasis);
  const edges = layout.edges().map((edge) => {
    const { points, share } = layout.edge(edge) as unknown as { points: Point[]; share: number };
    const width = Math.max(share > 0 ? 1 : 0.5, Math.min(1, share) * WIDEST);
    return svg(
      "path",
      {
        d: path(points) ?? "",
        "stroke-width": width,
        class: share > 0 ? "way" : "way never",
        "marker-end": "url(#arrow)",
      },
      svg("title", {}, `${edge.v} → ${edge.w}: ${words.percent(share)}`),
    );
  });
  const nodes = stages.map((stage) => {
    const { x, y } = layout.node(stage.name);
    return svg(
      "g",
      { class: `stage ${stage.kind}`, transform: `translate(${x - WIDTH / 2},${y - HEIGHT / 2})` },
      svg("rect", {
        width: WIDTH,
        height: HEIGHT,
        rx: stage.kind === "ending" ? HEIGHT / 2 : 4,
        "fill-opacity": 0.15 + 0.5 * stage.reached.probability,
      }),
      svg("text", { x: WIDTH / 2, y: 18 }, short(stage.name)),
      svg(
        "text",
        { x: WIDTH / 2, y: 35, class: "share" },
        words.percent(stage.reached.probability),
      ),
      svg("title", {}, stage.name),
    );
  });
  const { width = WIDTH, height = HEIGHT } = layout.graph();
  return svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, width, height, class: "graph", "aria-hidden": "true" },
    svg(
      "defs",
      {},
      svg(
        "marker",
        {
          id: "arrow",
          viewBox: "0 0 8 8",
          refX: 7,
          refY: 4,
          markerWidth: 9,
          markerHeight: 9,
          markerUnits: "userSpaceOnUse",
          orient: "auto-start-reverse",
        },
        svg("path", { d: "M0,0L8,4L0,8z", class: "arrow" }),
      ),
    ),
    ...edges,
    ...nodes,
  );
}

function short(name: string): string {
  return name.length > 24 ? `${name.slice(0, 23)}…` : name;
}
