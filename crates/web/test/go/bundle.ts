// The modules for tests as one, as the comparisons with the program have them. Node.js cannot import those that need the tables
// of encodings: it takes crates/sgf/src/encoding/models.js for CommonJS, because no package.json above it says otherwise.
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const entry = fileURLToPath(new URL('../../ts/go/testing.ts', import.meta.url));
const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
const code = outputFiles.map(({ text }) => text).join('');

// The bundle is that of this module.
export const { isArchive, membersOf, RecordFile }: typeof import('../../ts/go/testing.ts') = await import(
  `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
);
