import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findJava, type Machine, majorVersion } from "../../src/java";
import { thisMachine } from "../../src/machine";

/** A machine made of a few files; the value of an executable is what it prints. */
function machine(
  environment: Record<string, string>,
  files: Record<string, string>,
  platform: NodeJS.Platform = "linux",
): Machine & { started: string[] } {
  const started: string[] = [];
  return {
    platform,
    environment,
    started,
    isFile: async (file) => file in files,
    resolve: async (file) => file,
    read: async (file) => files[file],
    run: async (java) => {
      started.push(java);
      return files[java] || undefined;
    },
  };
}

const says = (version: string) => `Property settings:\n    java.version = ${version}\n`;
const release = (version: string) => `IMPLEMENTOR="Somebody"\nJAVA_VERSION="${version}"\n`;

suite("finding a Java", () => {
  test("a setting that names a folder without Java is rejected, and PATH is not tried", async () => {
    const search = await findJava(
      "/nowhere",
      machine({ PATH: "/usr/bin" }, { "/usr/bin/java": says("21.0.1") }),
    );
    assert.equal(search.found, undefined);
    assert.deepEqual(search.rejected, [
      { origin: "setting", place: "/nowhere", reason: "missing" },
    ]);
  });

  test("a setting that names an old Java is rejected with its version", async () => {
    const search = await findJava(
      "/jdk11",
      machine(
        { JAVA_HOME: "/jdk21" },
        { "/jdk11/bin/java": says("11.0.2"), "/jdk21/bin/java": says("21") },
      ),
    );
    assert.equal(search.found, undefined);
    assert.deepEqual(search.rejected, [
      { origin: "setting", place: "/jdk11", reason: "old", version: "11.0.2" },
    ]);
  });

  test("a setting whose Java does not run is rejected", async () => {
    const search = await findJava("/jdk", machine({}, { "/jdk/bin/java": "" }));
    assert.deepEqual(search.rejected, [{ origin: "setting", place: "/jdk", reason: "broken" }]);
  });

  test("a setting goes before everything else, blanks around it do not count", async () => {
    const files = { "/mine/bin/java": says("17.0.15"), "/jdk/bin/java": says("25") };
    const search = await findJava(" /mine ", machine({ JDK_HOME: "/jdk" }, files));
    assert.deepEqual(search.found, {
      origin: "setting",
      executable: "/mine/bin/java",
      version: "17.0.15",
    });
  });

  test("a runtime that was packed with the extension goes before the machine's, not before a setting", async () => {
    const files = { "/ours/bin/java": says("17.0.15"), "/jdk21/bin/java": says("21") };
    const here = machine({ JAVA_HOME: "/jdk21" }, files);
    assert.equal((await findJava("", here, "/ours")).found?.origin, "bundled");
    assert.equal((await findJava("/jdk21", here, "/ours")).found?.origin, "setting");
    const search = await findJava("", here, "/none");
    assert.equal(search.found?.origin, "JAVA_HOME");
    assert.deepEqual(search.rejected, []);
  });

  test("without a setting JDK_HOME goes before JAVA_HOME, and that before PATH", async () => {
    const environment = { JDK_HOME: "/a", JAVA_HOME: "/b", PATH: "/c:/d" };
    const files: Record<string, string> = {
      "/a/bin/java": says("17"),
      "/b/bin/java": says("18"),
      "/d/java": says("19"),
    };
    const origins = [];
    for (const gone of ["", "/a/bin/java", "/b/bin/java"]) {
      delete files[gone];
      origins.push((await findJava("", machine(environment, files))).found?.origin);
    }
    assert.deepEqual(origins, ["JDK_HOME", "JAVA_HOME", "PATH"]);
  });

  test("an old Java in JAVA_HOME is passed over, and said to be", async () => {
    const files = { "/old/bin/java": says("1.8.0_392"), "/bin/java": says("17.0.1") };
    const search = await findJava("", machine({ JAVA_HOME: "/old", PATH: "/bin" }, files));
    assert.equal(search.found?.executable, "/bin/java");
    assert.deepEqual(search.rejected, [
      { origin: "JAVA_HOME", place: "/old", reason: "old", version: "1.8.0_392" },
    ]);
  });

  test("folders of PATH without a java are not reported", async () => {
    const search = await findJava("", machine({ PATH: "/a:/b::/c" }, {}));
    assert.deepEqual(search, { rejected: [] });
  });

  test("the version is read from the release file without starting anything", async () => {
    const files = { "/jdk/bin/java": says("1"), "/jdk/release": release("25.0.1") };
    const here = machine({ JAVA_HOME: "/jdk" }, files);
    assert.equal((await findJava("", here)).found?.version, "25.0.1");
    assert.deepEqual(here.started, []);
  });

  test("Windows has java.exe, backslashes and semicolons", async () => {
    const files = { "D:\\jdk\\bin\\java.exe": says("21.0.2") };
    const search = await findJava("", machine({ PATH: "C:\\x;D:\\jdk\\bin" }, files, "win32"));
    assert.equal(search.found?.executable, "D:\\jdk\\bin\\java.exe");
  });

  test("versions are read as people say them", () => {
    const versions = ["1.8.0_392", "11.0.2", "17", "17.0.15", "25-ea", "26+35"];
    assert.deepEqual(versions.map(majorVersion), [8, 11, 17, 17, 25, 26]);
  });
});

suite("finding a Java on this machine", () => {
  let folder: string;

  setup(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "java com espaço "));
    mkdirSync(path.join(folder, "bin"));
  });

  teardown(() => rmSync(folder, { recursive: true }));

  function script(text: string): void {
    const file = path.join(folder, "bin", "java");
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  }

  test("there is one that is new enough", async () => {
    const { found } = await findJava("", thisMachine);
    assert.ok(found && majorVersion(found.version) >= 17, JSON.stringify(found));
  });

  test("a program tells its version on the error stream", async () => {
    script('echo "    java.version = 19.0.2" >&2');
    assert.equal((await findJava(folder, thisMachine)).found?.version, "19.0.2");
  });

  test("a program that fails is no Java", async () => {
    script("exit 3");
    assert.equal((await findJava(folder, thisMachine)).rejected[0]?.reason, "broken");
  });

  test("a folder called java is no Java", async () => {
    mkdirSync(path.join(folder, "bin", "java"));
    assert.equal((await findJava(folder, thisMachine)).rejected[0]?.reason, "missing");
  });
});
