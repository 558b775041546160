// Reports what ESLint finds in scripts: `node scripts.cjs NODE_MODULES`, with `[{ name, text, scope }]` as JSON on standard
// input.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const [folder] = process.argv.slice(2);
const { Linter } = require(join(folder, "eslint"));
const globals = require(join(folder, "globals"));

// What a bundler might break.
const rules = { "no-undef": 2, "no-const-assign": 2, "no-dupe-keys": 2, "no-dupe-class-members": 2 };
// The package `globals` has no shared workers.
const scopes = {
  page: { sourceType: "module", globals: globals.browser },
  sharedWorker: { sourceType: "script", globals: { ...globals.worker, onconnect: true } },
};
for (const { name, text, scope } of JSON.parse(readFileSync(0, "utf8"))) {
  const config = { rules, languageOptions: { ecmaVersion: "latest", ...scopes[scope] } };
  for (const { line, column, message } of new Linter().verify(text, config)) {
    const around = text.split("\n")[line - 1].slice(Math.max(0, column - 40), column + 40);
    console.log(`${name}:${line}:${column}: ${message} In: ${around}`);
  }
}
