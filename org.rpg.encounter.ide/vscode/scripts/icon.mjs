import { crc32, deflateSync } from "node:zlib";

const SIZE = 128;
const SAMPLES = 4;

// A twenty-sided die as it lies on the table, seen from above: the visible faces, on a unit circle.
const corner = (degrees, radius) => [
  0.5 + radius * Math.sin((degrees * Math.PI) / 180),
  0.5 - radius * Math.cos((degrees * Math.PI) / 180),
];
const OUTER = [0, 60, 120, 180, 240, 300].map((angle) => corner(angle, 0.49));
const INNER = [0, 120, 240].map((angle) => corner(angle, 0.27));
const FACES = [
  [INNER[0], INNER[1], INNER[2], [0xf2, 0xb1, 0x34]],
  [OUTER[0], OUTER[1], INNER[0], [0x9c, 0x2a, 0x2e]],
  [OUTER[0], OUTER[5], INNER[0], [0xb5, 0x35, 0x36]],
  [OUTER[1], INNER[0], INNER[1], [0x82, 0x20, 0x27]],
  [OUTER[5], INNER[0], INNER[2], [0xc8, 0x45, 0x40]],
  [OUTER[1], OUTER[2], INNER[1], [0x6b, 0x18, 0x22]],
  [OUTER[3], OUTER[2], INNER[1], [0x57, 0x12, 0x1d]],
  [OUTER[3], INNER[1], INNER[2], [0x74, 0x1d, 0x26]],
  [OUTER[3], OUTER[4], INNER[2], [0x63, 0x16, 0x20]],
  [OUTER[5], OUTER[4], INNER[2], [0xa4, 0x2e, 0x31]],
];
const EDGE = 0.012;

/** The extension's picture, drawn here so that no drawing program is needed: a PNG file's bytes. */
export function icon() {
  const rows = Buffer.alloc(SIZE * (SIZE * 4 + 1));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) rows.set(pixel(x, y), y * (SIZE * 4 + 1) + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 6, 0, 0, 0], 8); // eight bits a channel, red green blue alpha
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function pixel(x, y) {
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const point = [
      (x + ((i % SAMPLES) + 0.5) / SAMPLES) / SIZE,
      (y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES) / SIZE,
    ];
    const colour = colourAt(point);
    if (!colour) continue;
    for (let c = 0; c < 3; c++) sum[c] += colour[c];
    sum[3]++;
  }
  const hits = sum[3];
  if (hits === 0) return [0, 0, 0, 0];
  return [sum[0], sum[1], sum[2]]
    .map((value) => Math.round(value / hits))
    .concat(Math.round((255 * hits) / (SAMPLES * SAMPLES)));
}

function colourAt(point) {
  for (const [a, b, c, colour] of FACES) {
    const sides = [side(a, b, point), side(b, c, point), side(c, a, point)];
    const inside = sides.every((s) => s >= 0) || sides.every((s) => s <= 0);
    if (inside) return sides.some((s) => Math.abs(s) < EDGE / 2) ? [0x2a, 0x0a, 0x10] : colour;
  }
  return undefined;
}

/** The distance of a point from the line through a and b, with a sign for the side it is on. */
function side([ax, ay], [bx, by], [px, py]) {
  return ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / Math.hypot(bx - ax, by - ay);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
