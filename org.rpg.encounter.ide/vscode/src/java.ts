import path from "node:path";

/** The oldest Java that the language server runs on. */
export const OLDEST_JAVA = 17;

/** Where a Java was looked for. */
export type Origin = "setting" | "bundled" | "JDK_HOME" | "JAVA_HOME" | "PATH";

export interface Java {
  readonly origin: Origin;
  readonly executable: string;
  readonly version: string;
}

/** A place that was tried, and why it does not serve. */
export interface Rejection {
  readonly origin: Origin;
  readonly place: string;
  readonly reason: "missing" | "broken" | "old";
  readonly version?: string;
}

export interface JavaSearch {
  readonly found?: Java;
  readonly rejected: readonly Rejection[];
}

/** What the search needs to know of the machine it runs on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  isFile(file: string): Promise<boolean>;
  /** The file that a chain of links ends at. */
  resolve(file: string): Promise<string>;
  /** The text of a file, or undefined when it cannot be read. */
  read(file: string): Promise<string | undefined>;
  /** All that `java` prints when started with these arguments, or undefined when it fails. */
  run(java: string, args: readonly string[]): Promise<string | undefined>;
}

/**
 * Looks for a Java that is new enough. A setting that is filled in is the user's word: it is taken
 * or rejected, and nothing else is tried behind the user's back. A runtime that the extension was
 * packed with goes before whatever the machine has.
 */
export async function findJava(
  setting: string,
  machine: Machine,
  bundled?: string,
): Promise<JavaSearch> {
  const rejected: Rejection[] = [];
  for (const [origin, home, executable] of candidates(setting.trim(), machine, bundled)) {
    const verdict = await judge(origin, home, executable, machine);
    if (!("reason" in verdict)) return { found: verdict, rejected };
    // A folder of PATH without a java is not worth a word, an old java is; most packages have none.
    const mayLack = origin === "PATH" || origin === "bundled";
    if (!mayLack || verdict.reason !== "missing") rejected.push(verdict);
  }
  return { rejected };
}

/** The number people call a Java by: 8 for 1.8.0_392, 17 for 17.0.15, 26 for 26-ea. */
export function majorVersion(version: string): number {
  const [first = "", second = ""] = version.split(/[.\-+_]/);
  return Number(first === "1" ? second : first);
}

function candidates(
  setting: string,
  machine: Machine,
  bundled: string | undefined,
): [Origin, string, string][] {
  const { join, delimiter } = machine.platform === "win32" ? path.win32 : path.posix;
  const name = machine.platform === "win32" ? "java.exe" : "java";
  if (setting) return [["setting", setting, join(setting, "bin", name)]];
  const { JDK_HOME, JAVA_HOME, PATH } = machine.environment;
  const found: [Origin, string, string][] = [];
  if (bundled) found.push(["bundled", bundled, join(bundled, "bin", name)]);
  if (JDK_HOME) found.push(["JDK_HOME", JDK_HOME, join(JDK_HOME, "bin", name)]);
  if (JAVA_HOME) found.push(["JAVA_HOME", JAVA_HOME, join(JAVA_HOME, "bin", name)]);
  for (const folder of new Set((PATH ?? "").split(delimiter))) {
    if (folder) found.push(["PATH", folder, join(folder, name)]);
  }
  return found;
}

async function judge(
  origin: Origin,
  place: string,
  executable: string,
  machine: Machine,
): Promise<Java | Rejection> {
  if (!(await machine.isFile(executable))) return { origin, place, reason: "missing" };
  const version =
    (await writtenVersion(executable, machine)) ?? (await toldVersion(executable, machine));
  if (version === undefined) return { origin, place, reason: "broken" };
  if (!(majorVersion(version) >= OLDEST_JAVA)) return { origin, place, reason: "old", version };
  return { origin, executable, version };
}

/** Every JDK carries a file with its version: reading it saves the start of a virtual machine. */
async function writtenVersion(executable: string, machine: Machine): Promise<string | undefined> {
  const { dirname, join } = machine.platform === "win32" ? path.win32 : path.posix;
  const home = dirname(dirname(await machine.resolve(executable)));
  const release = await machine.read(join(home, "release"));
  return release?.match(/^JAVA_VERSION="([^"]+)"/m)?.[1];
}

async function toldVersion(executable: string, machine: Machine): Promise<string | undefined> {
  const said = await machine.run(executable, ["-XshowSettings:properties", "-version"]);
  return said?.match(/^\s*java\.version = (\S+)/m)?.[1];
}
