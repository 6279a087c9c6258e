#!/usr/bin/env bash
# Packs the extension, installs it into the real VS Code and looks at what a user would see.
# Exit code 0: all passed. 77: skipped, the last line says why. Anything else: failed.
set -euo pipefail
cd "$(dirname "$0")"

skip() {
  echo "0 passed, 0 failed, 1 skipped: $1"
  exit 77
}

[ "$(uname -sm)" = "Linux x86_64" ] || skip "the VS Code of these tests is made for Linux on x86-64"
command -v node > /dev/null || skip "there is no Node here"
[ "$(node -p 'parseInt(process.versions.node)')" -ge 20 ] || skip "Node $(node --version) is older than 20"
for folder in .. .; do
  [ "$(cat $folder/node_modules/.ready 2> /dev/null)" = "$(sha256sum < $folder/package-lock.json)" ] ||
    skip "e2e/setup.sh has not been run for these versions"
done
CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
[ -n "$CHROMIUM" ] || skip "there is no Chromium here"
export CHROMIUM ENCOUNTER_JAR=${ENCOUNTER_JAR:-$(cd ../.. && pwd)/target/encounter.jar}
[ -f "$ENCOUNTER_JAR" ] || skip "the language server $ENCOUNTER_JAR has not been built"

exec node run.mjs
