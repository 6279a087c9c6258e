// Packs target/extension with the language server inside: one .vsix for every platform. The same
// sources, jar and tools give the same bytes.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { build, extension, write } from "./build.mjs";
import { stored } from "./stored.mjs";

// A zip file holds local times: both the zone and the time are fixed before anything reads them.
process.env.TZ = "UTC";
process.env.SOURCE_DATE_EPOCH ??= String(Date.UTC(2025, 0, 1) / 1000);

const MOST_KILOBYTES = 16 * 1024;
const target = path.dirname(extension);
const jar = path.resolve(
  process.env.ENCOUNTER_JAR ?? path.join(target, "../../target/encounter.jar"),
);
if (!existsSync(jar)) {
  console.error(
    `There is no ${jar}: build the language server first, or name its jar in ENCOUNTER_JAR.`,
  );
  process.exit(1);
}
await build();
const time = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000);
write("server/encounter.jar", await stored(readFileSync(jar), time));
const { createVSIX } = await import("@vscode/vsce");
const packagePath = path.join(target, "encounter.vsix");
await createVSIX({
  cwd: extension,
  packagePath,
  dependencies: false,
  allowMissingRepository: true,
});
const kilobytes = Math.round(statSync(packagePath).size / 1024);
if (kilobytes > MOST_KILOBYTES) {
  console.error(`${packagePath} has ${kilobytes} KB; it should have at most ${MOST_KILOBYTES}.`);
  process.exit(1);
}
console.log(`${packagePath}: ${kilobytes} KB`);
