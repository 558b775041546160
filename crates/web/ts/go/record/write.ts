// Writes records as SGF: every property, with its values as they were read.

const WIDTH = 80;

const property = ({ name, values, written = name }) => `${written}[${values.join('][')}]`;

/** The properties of a node. The CA of a root is that of the written file. */
function propertiesOf({ parent, properties }) {
  if (parent) return properties;
  const isCharset = ({ name }) => name === 'CA';
  const all = properties.filter((each) => !isCharset(each));
  const old = properties.findIndex(isCharset);
  const named = ['GM', 'FF'].map((known) => all.findIndex(({ name }) => name === known) + 1);
  all.splice(old < 0 ? Math.max(...named) : old, 0, { name: 'CA', values: ['UTF-8'] });
  return all;
}

const hasRoot = ({ properties }) => properties.some(({ name }) => ['GM', 'FF', 'SZ'].includes(name));

/** The games as the text of a file. */
export function writeRecord(games) {
  const parts = [];
  let width = 0;
  const put = (text, staysOnLine = false) => {
    if (width > 0 && width + text.length > WIDTH && !staysOnLine) {
      parts.push('\n');
      width = 0;
    }
    parts.push(text);
    const at = text.lastIndexOf('\n');
    width = at < 0 ? width + text.length : text.length - at - 1;
  };
  for (const game of games) {
    put('(');
    // No recursion: variations may be nested very deeply.
    const open = [game];
    while (open.length > 0) {
      const node = open.pop();
      if (typeof node === 'string') {
        // At the start of a line, a variation with properties of a root would be another game.
        put(node, node === '(' && hasRoot(open.at(-1)));
        continue;
      }
      const texts = propertiesOf(node).map(property);
      const text = `;${texts.join('')}`;
      // Lines are broken between nodes, and between the properties of the root and of long nodes.
      if (node.parent && text.length <= WIDTH) put(text);
      else ['', ...texts].forEach((each, at) => put(at === 0 ? ';' : each));
      const { children } = node;
      if (children.length === 1) open.push(children[0]);
      else for (const child of [...children].reverse()) open.push(')', child, '(');
    }
    parts.push(')\n');
    width = 0;
  }
  return parts.join('');
}
