// Writes records as SGF: every property, with its values as they were read.
import type { GameNode } from './node.ts';
import type { Property } from './values.ts';

const WIDTH = 80;

const propertyText = ({ name, values, written = name }: Property) => `${written}[${values.join('][')}]`;

/** The properties of a node. The CA of a root is that of the written file. */
function propertiesOf({ parent, properties }: GameNode): readonly Property[] {
  if (parent) return properties;
  const isCharset = ({ name }: Property) => name === 'CA';
  const all = properties.filter((each) => !isCharset(each));
  const old = properties.findIndex(isCharset);
  const named = ['GM', 'FF'].map((known) => all.findIndex(({ name }) => name === known) + 1);
  all.splice(old < 0 ? Math.max(...named) : old, 0, { name: 'CA', values: ['UTF-8'] });
  return all;
}

const isRoot = ({ properties }: GameNode) => properties.some(({ name }) => ['GM', 'FF', 'SZ'].includes(name));

/** What is still to be written of a game: nodes with those below them, and brackets. */
type Part = GameNode | ')' | { readonly variation: GameNode };

class Writer {
  readonly #parts: string[] = [];
  #width = 0;

  /** Writes text, on a new line if it does not fit. */
  put(text: string, staysOnLine = false): void {
    if (this.#width > 0 && this.#width + text.length > WIDTH && !staysOnLine) {
      this.#parts.push('\n');
      this.#width = 0;
    }
    this.#parts.push(text);
    const at = text.lastIndexOf('\n');
    this.#width = at < 0 ? this.#width + text.length : text.length - at - 1;
  }

  #node(node: GameNode): void {
    const texts = propertiesOf(node).map(propertyText);
    const text = `;${texts.join('')}`;
    // Lines are broken between nodes, and between the properties of the root and of long nodes.
    if (node.parent && text.length <= WIDTH) this.put(text);
    else for (const part of [';', ...texts]) this.put(part);
  }

  game(root: GameNode): void {
    this.put('(');
    // No recursion: variations may be nested very deeply.
    const open: Part[] = [root];
    for (let part = open.pop(); part; part = open.pop()) {
      if (part === ')') {
        this.put(part);
      } else if ('variation' in part) {
        // At the start of a line, a variation with properties of a root would be another game.
        this.put('(', isRoot(part.variation));
        open.push(part.variation);
      } else {
        this.#node(part);
        const { children } = part;
        const [only] = children;
        if (only && children.length === 1) open.push(only);
        else for (const variation of [...children].reverse()) open.push(')', { variation });
      }
    }
    this.put(')\n', true);
  }

  get text(): string {
    return this.#parts.join('');
  }
}

/** The games as the text of a file. */
export function writeRecord(games: readonly GameNode[]): string {
  const writer = new Writer();
  for (const game of games) writer.game(game);
  return writer.text;
}
