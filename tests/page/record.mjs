// Compares the page's reader and judge of records with the program's: reads the cases that record.rs passes. Prints the number of
// comparisons, or the first difference and fails.
//
//   node record.mjs MODULE compare CASES     MODULE is the bundle of crates/web/ts/go/testing.ts
//   node record.mjs MODULE encodings CASES   compares what bytes are read as
//   node record.mjs MODULE save CASES        also writes each record after a change of a comment, to CASES.saved

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [module, what, cases] = process.argv.slice(2);
const { lintNode, readRecord, RecordFile, unescaped } = await import(pathToFileURL(module));
const { rules, records } = JSON.parse(readFileSync(cases, 'utf8'));

let shown = '';

function differ(...parts) {
  console.log('different:', shown, ...parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))));
  process.exit(1);
}

function same(found, expected, ...where) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) differ(...where, 'found', found, 'expected', expected);
}

/** The line and the column in characters of an offset. */
function placeOf(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return [before.length, [...before.at(-1)].length + 1];
}

// The page keeps all values of a node, the program only the first ones.
const MAX_VALUES = 1 << 14;

// The program shows only the first letters of a longer name.
const shownName = (name) => (name.length > 12 ? `${name.slice(0, 8)}..` : name);

/** The properties of a node. One whose name is none is kept by the page, and skipped by the program. */
function propertiesOf({ properties }, most) {
  let room = most;
  const cut = (values) => {
    const kept = values.slice(0, room);
    room -= kept.length;
    return kept.map(unescaped);
  };
  const named = properties.filter(({ name }) => /^[A-Z]+$/.test(name)).map(({ name, values }) => [shownName(name), cut(values)]);
  return named.filter(([, values]) => values.length > 0);
}

/** The nodes of a game, each with the number of its parent and its properties. */
function written(game, most = Infinity) {
  const all = game.all();
  const numbers = new Map(all.map((node, number) => [node, number]));
  return all.map((node) => [node.parent ? numbers.get(node.parent) : null, propertiesOf(node, most)]);
}

const sorted = (faults) => faults.map((fault) => JSON.stringify(fault)).sort();

if (what === 'encodings') {
  for (const { name, bytes, text } of records) {
    shown = name;
    const read = RecordFile.decode(Uint8Array.from(bytes));
    if (!read.text.includes(text)) differ('read as', read.encoding, read.text);
  }
  console.log(`${records.length} encodings`);
  process.exit(0);
}

let [nodes, findings] = [0, 0];
for (const { name, text, games, faults, found, isCut } of records) {
  shown = `${name} ${text.length < 300 ? JSON.stringify(text) : ''}`;
  const read = readRecord(text);
  same(read.games.length, games.length, 'games');
  read.games.forEach((game, index) => same(written(game, MAX_VALUES), games[index], 'game', index));
  const places = read.faults.map(({ code, place }) => [code, ...placeOf(text, place)]);
  same(sorted(places), sorted(faults), 'faults');
  const judged = read.games.flatMap((game, index) =>
    game.all().flatMap((node, number) =>
      lintNode(node, rules).map(({ code, severity, text: texts, stones, earlier = null }) => [
        index,
        number,
        code,
        severity,
        ...texts,
        [...stones].sort((a, b) => a - b),
        earlier,
      ]),
    ),
  );
  const known = new Set(sorted(found));
  same(sorted(judged).filter((each) => !isCut || known.has(each)), sorted(found), 'findings');
  nodes += games.reduce((sum, game) => sum + game.length, 0);
  findings += found.length;
}

if (what === 'save') {
  const saved = records.map(({ name, text }) => {
    shown = name;
    const file = RecordFile.fromText(name, text);
    const before = file.games.map((game) => written(game));
    const last = file.games.at(-1)?.last;
    if (last) file.editor.setText(last, 'C', 'changed: [a\\b]\n:');
    const again = readRecord(file.text);
    if (last) same(last.text('C'), 'changed: [a\\b]\n:', 'comment');
    // The file is UTF-8 and says so.
    const withoutCa = (nodes) => nodes.map(([parent, all]) => [parent, all.filter(([each]) => each !== 'CA')]);
    same(again.games.map((game) => written(game)).map(withoutCa), file.games.map((game) => written(game)).map(withoutCa), 'saved');
    if (again.games.some((game) => game.text('CA') !== 'UTF-8')) differ('CA', file.text);
    if (last) file.editor.undo();
    same(file.games.map((game) => written(game)), before, 'undone');
    same(again.faults.filter(({ code }) => code !== 'P101'), file.games.length > 0 ? [] : again.faults, 'faults');
    if (last) file.editor.redo();
    return file.text;
  });
  writeFileSync(`${cases}.saved`, JSON.stringify(saved));
}

console.log(`${records.length} records, ${nodes} nodes, ${findings} findings`);
