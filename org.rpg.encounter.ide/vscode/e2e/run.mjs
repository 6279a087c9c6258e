// Runs all that is known to test the extension and closes with one line of counts.
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import Mocha from "mocha";
import { runInside } from "./inside.mjs";
import { extensionFolder } from "./places.mjs";
import { closeAll, pictureOfFailure } from "./session.mjs";

const total = { passed: 0, failed: 0, skipped: 0 };

function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** The tests that need no editor: words, colours, texts. */
function unitTests() {
  const run = spawnSync("npm", ["test"], { cwd: extensionFolder, encoding: "utf8" });
  const count = (pattern) =>
    [...run.stdout.matchAll(pattern)].reduce((sum, m) => sum + Number(m[1] ?? 1), 0);
  const passed = count(/^# pass (\d+)/gm) + count(/^✓ .*/gm);
  const failed = count(/^# fail (\d+)/gm) + count(/^✖ .* failed/gm);
  if (run.status !== 0) console.log(run.stdout + run.stderr);
  console.log(`without an editor: ${passed} passed, ${failed} failed`);
  return { passed, failed: run.status === 0 ? 0 : Math.max(failed, 1) };
}

/** The tests that look at the screen and press keys. */
async function screenTests() {
  const mocha = new Mocha({ timeout: 90_000, reporter: "spec", color: false, slow: 5_000 });
  for (const name of readdirSync(new URL("ui", import.meta.url)).sort())
    mocha.addFile(`ui/${name}`);
  mocha.rootHooks({
    // The tests of a group go on where the one before has stopped: after a failure they mean nothing.
    beforeEach() {
      if (this.currentTest.parent.tests.some((test) => test.state === "failed")) this.skip();
    },
    async afterEach() {
      if (this.currentTest.state === "failed") await pictureOfFailure(this.currentTest.title);
    },
  });
  await mocha.loadFilesAsync();
  return new Promise((resolve) => {
    const runner = mocha.run((failed) => {
      const { passes, pending } = runner.stats;
      resolve({ passed: passes, failed, skipped: pending });
    });
  });
}

try {
  execFileSync("npm", ["run", "--silent", "package"], {
    cwd: extensionFolder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  add(unitTests());
  add(await screenTests());
  add(await runInside());
} catch (error) {
  console.error(error);
  total.failed++;
} finally {
  await closeAll();
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
