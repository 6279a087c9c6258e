import { scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { html, svg } from "./dom";
import type { Share, Spread } from "./forecast";

const WIDTH = 240;
const HEIGHT = 18;

/** A picture beside words that say the same, so that it need not be read out. */
function picture(width: number, height: number, ...parts: SVGElement[]): SVGSVGElement {
  return svg(
    "svg",
    {
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
      class: "chart",
    },
    ...parts,
  );
}

/** A share as a bar, its 95 % interval as a whisker. */
export function bar(share: Share, tone: string): SVGSVGElement {
  const x = scaleLinear([0, 1], [0, WIDTH]);
  const middle = HEIGHT / 2;
  return picture(
    WIDTH,
    HEIGHT,
    svg("rect", { x: 0, y: 3, width: WIDTH, height: HEIGHT - 6, class: "track" }),
    svg("rect", {
      x: 0,
      y: 3,
      width: Math.max(share.count > 0 ? 1 : 0, x(share.probability)),
      height: HEIGHT - 6,
      class: `bar ${tone}`,
    }),
    svg("path", {
      d: `M${x(share.low)},${middle}H${x(share.high)}M${x(share.low)},5V${HEIGHT - 5}M${x(share.high)},5V${HEIGHT - 5}`,
      class: "whisker",
    }),
  );
}

/** Shares that make a whole, side by side. */
export function stacked(parts: { share: Share; tone: string }[]): SVGSVGElement {
  const x = scaleLinear([0, 1], [0, WIDTH]);
  const row = Object.fromEntries(parts.map(({ tone, share }) => [tone, share.probability]));
  const layers = stack<Record<string, number>>().keys(parts.map(({ tone }) => tone))([row]);
  return picture(
    WIDTH,
    HEIGHT,
    ...layers.map((layer) => {
      const [from, to] = layer[0] ?? [0, 0];
      return svg("rect", {
        x: x(from),
        y: 3,
        width: Math.max(0, x(to) - x(from)),
        height: HEIGHT - 6,
        class: `bar ${layer.key}`,
      });
    }),
  );
}

/** From the fifth to the ninety-fifth of a hundred, the middle half as a box, the median as a line. */
export function box(spread: Spread, most: number): SVGSVGElement {
  const x = scaleLinear([0, Math.max(1, most)], [1, WIDTH - 1]);
  const middle = HEIGHT / 2;
  return picture(
    WIDTH,
    HEIGHT,
    svg("path", { d: `M${x(spread.p5)},${middle}H${x(spread.p95)}`, class: "whisker" }),
    svg("rect", {
      x: x(spread.p25),
      y: 3,
      width: Math.max(2, x(spread.p75) - x(spread.p25)),
      height: HEIGHT - 6,
      class: "bar even",
    }),
    svg("path", { d: `M${x(spread.p50)},1V${HEIGHT - 1}`, class: "median" }),
  );
}

/** What the colours of bars mean. */
export function legend(entries: { tone: string; label: string }[]): HTMLElement {
  return html(
    "p",
    { class: "legend" },
    ...entries.map(({ tone, label }) =>
      html("span", {}, html("i", { class: `swatch ${tone}`, "aria-hidden": "true" }), label),
    ),
  );
}
