// What tests outside of a browser need in one module: tests/page/{record,rules,score}.mjs, test/go/bundle.ts.
export { agreedBy, countScore, handicapOf, komiOf, prisonersOf } from './count.ts';
export { isArchive, membersOf } from './record/archive.ts';
export { lintNode } from './record/lint.ts';
export { readRecord } from './record/read.ts';
export { RecordFile } from './record/record_file.ts';
export { unescaped } from './record/values.ts';
export { BLACK, EMPTY, forbids, opponent, Position, WHITE } from './rules.ts';
