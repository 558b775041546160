// Bundles the pages' scripts and styles, in `ts` and `css`, into `dist`, which is checked in: cargo needs no Node.js.
//
//   node build.mjs           writes dist
//   node build.mjs --check   compares dist with its sources; fails if a file is missing, outdated or left over
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');

const COMMON = {
  // The comments of unminified bundles name the modules from here.
  absWorkingDir: here,
  outdir: 'dist',
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
};

const scripts = (folder, names) => Object.fromEntries(names.map((name) => [name, `${folder}/${name}.ts`]));
const styles = (names) => Object.fromEntries(names.map((name) => [name, `css/pages/${name}.css`]));

const BUNDLES = [
  // Go's pages. Script and style are inside the page, whose policy names their hashes.
  { entryPoints: scripts('ts/go/pages', ['board', 'many', 'class']), minify: true, isHashed: true },
  { entryPoints: styles(['board', 'many', 'class']), minify: true, isHashed: true },
  // The pages of the games.
  {
    entryPoints: { play: 'ts/games/app.ts', live: 'ts/games/live.ts', report: 'ts/report/replay.ts' },
    minify: true,
  },
  { entryPoints: styles(['play', 'live', 'report']), minify: true },
  // A shared worker is no module.
  { entryPoints: { events: 'ts/games/events.ts' }, minify: true, format: 'iife' },
  // What tests call, in Node.js and in a page.
  { entryPoints: { 'test/go': 'ts/go/testing.ts' }, outExtension: { '.js': '.mjs' } },
  { entryPoints: { 'test/games': 'ts/games/testing.ts' }, format: 'iife', globalName: 'modules' },
];

/** For a Content-Security-Policy: <https://www.w3.org/TR/CSP3/#grammardef-hash-source>. */
const hashOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** The files of a bundle, by their paths in dist. */
async function filesOf({ isHashed = false, ...options }) {
  const { outputFiles } = await build({ ...COMMON, ...options });
  return outputFiles.flatMap(({ path, contents, text }) => {
    const name = relative(dist, path).replaceAll(sep, '/');
    // Inside a page, an HTML parser would end the element elsewhere.
    if (/<(!--|\/?script|\/?style)/i.test(text)) throw new Error(`${name} cannot be inside a page`);
    const hash = Buffer.from(hashOf(contents));
    return isHashed
      ? [
          [name, contents],
          [`${name}.sha256`, hash],
        ]
      : [[name, contents]];
  });
}

/** The paths of the files in dist. */
function existing() {
  if (!existsSync(dist)) return [];
  const names = readdirSync(dist, { recursive: true }).map((name) => name.replaceAll(sep, '/'));
  return names.filter((name) => statSync(join(dist, name)).isFile());
}

const built = new Map((await Promise.all(BUNDLES.map(filesOf))).flat());
const leftOver = existing().filter((name) => !built.has(name));

if (process.argv.includes('--check')) {
  const isCurrent = ([name, contents]) =>
    existsSync(join(dist, name)) && readFileSync(join(dist, name)).equals(contents);
  const outdated = [...built].filter((file) => !isCurrent(file)).map(([name]) => name);
  for (const name of [...outdated, ...leftOver]) console.error(`dist/${name} is not what the sources make`);
  if (outdated.length + leftOver.length > 0) {
    console.error('`npm run build` in crates/web writes it');
    process.exitCode = 1;
  }
} else {
  for (const name of leftOver) rmSync(join(dist, name));
  for (const [name, contents] of built) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), contents);
  }
}
