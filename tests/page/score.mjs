// Counts the last positions of records as the page does: `node score.mjs MODULE SCORES`. MODULE is the bundle of
// crates/web/ts/go/testing.ts. SCORES has a line of JSON per record, as `gocheck score` prints it, with the text of the record.
// Prints the number of counts and of those with an exact score.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [module, path] = process.argv.slice(2);
const { agreedBy, countScore, handicapOf, komiOf, prisonersOf, readRecord } = await import(pathToFileURL(module));

let [number, exact] = [0, 0];
for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
  const { record, rules, score } = JSON.parse(line);
  const [root] = readRecord(record).games;
  const node = root.last;
  const terms = { rules, komi: komiOf(root), handicap: handicapOf(node), prisoners: prisonersOf(node) };
  const found = countScore(node.position, agreedBy(node), terms)?.margin ?? null;
  const is = found === (score?.least ?? null) && found === (score?.most ?? null);
  if (!is) throw new Error(`${found} instead of ${JSON.stringify(score)}: ${record}`);
  number += 1;
  exact += found === null ? 0 : 1;
}
console.log(`${number} ${exact}`);
