// Packs the extension for the platform it is run on, with a Java runtime of its own inside: whoever
// installs it needs no Java. The runtime is made by jlink of the JDK in JAVA_HOME, or of the one that
// the first java in PATH belongs to.
import { execFileSync } from "node:child_process";
import { existsSync, realpathSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { extension } from "./build.mjs";
import { packLaidOut } from "./package.mjs";

const MODULES = [
  "java.base",
  "java.logging",
  "java.management",
  "java.naming",
  "java.sql",
  "java.xml",
  "jdk.unsupported",
  "jdk.zipfs",
];
const windows = process.platform === "win32";
const platform = `${process.platform}-${process.arch}`;
const runtime = path.join(extension, "runtime");

/** The JDK whose jlink makes the runtime. */
function jdk() {
  if (process.env.JAVA_HOME) return process.env.JAVA_HOME;
  const name = windows ? "java.exe" : "java";
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    const java = path.join(folder, name);
    if (folder && existsSync(java)) return path.dirname(path.dirname(realpathSync(java)));
  }
  throw new Error("There is no JDK: name one in JAVA_HOME.");
}

const home = jdk();
const packagePath = await packLaidOut(`encounter-${platform}.vsix`, { target: platform }, () => {
  rmSync(runtime, { recursive: true, force: true });
  execFileSync(path.join(home, "bin", windows ? "jlink.exe" : "jlink"), [
    ...["--add-modules", MODULES.join(",")],
    ...["--output", runtime],
    "--strip-debug",
    "--no-header-files",
    "--no-man-pages",
  ]);
  // without an archive of the classes of Java itself every start would be slow
  const java = path.join(runtime, "bin", windows ? "java.exe" : "java");
  execFileSync(java, ["-Xshare:dump"], { stdio: "ignore" });
});
rmSync(runtime, { recursive: true, force: true });
console.log(`${packagePath}: ${Math.round(statSync(packagePath).size / 1024)} KB`);
