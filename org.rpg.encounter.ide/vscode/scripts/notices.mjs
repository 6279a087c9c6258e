import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The licences of the packages whose files went into the bundle. */
export function thirdPartyNotices(folder, bundledFiles) {
  const packages = new Set();
  for (const file of bundledFiles) {
    const inside = file.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//);
    if (inside) packages.add(inside[1]);
  }
  return [...packages]
    .sort()
    .map((name) => notice(path.join(folder, name)))
    .join("\n");
}

function notice(home) {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(home, "package.json"), "utf8"),
  );
  const file = readdirSync(home).find((entry) => /^licen[cs]e/i.test(entry));
  const text =
    file && existsSync(path.join(home, file)) ? readFileSync(path.join(home, file), "utf8") : "";
  return `${name} ${version} (${license})\n${"-".repeat(72)}\n${text.replaceAll("\r\n", "\n").trim()}\n`;
}
