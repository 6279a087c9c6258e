// Packs target/extension with the language server inside: one .vsix for every platform. The same
// sources, jar and tools give the same bytes.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
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

/** Lays the extension out, has more added to it, and packs it; answers where. */
export async function packLaidOut(name, options, add = () => undefined) {
  if (!existsSync(jar)) {
    throw new Error(
      `There is no ${jar}: build the language server first, or name its jar in ENCOUNTER_JAR.`,
    );
  }
  await build();
  const time = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000);
  write("server/encounter.jar", await stored(readFileSync(jar), time));
  add();
  const { createVSIX } = await import("@vscode/vsce");
  const packagePath = path.join(target, name);
  await createVSIX({
    cwd: extension,
    packagePath,
    dependencies: false,
    allowMissingRepository: true,
    ...options,
  });
  return packagePath;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const packagePath = await packLaidOut("encounter.vsix", {});
    const kilobytes = Math.round(statSync(packagePath).size / 1024);
    if (kilobytes > MOST_KILOBYTES) {
      throw new Error(
        `${packagePath} has ${kilobytes} KB; it should have at most ${MOST_KILOBYTES}.`,
      );
    }
    console.log(`${packagePath}: ${kilobytes} KB`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
