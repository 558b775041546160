// Finds the next game of a file within a game that was cut, by the rule of the program (crates/text/src/next_game.rs).

// The numbers of bytes of a root up to its GM, FF or SZ, and of a quoted game with the text after it.
const ROOT_BYTES = 1 << 10;
const QUOTED_BYTES = 1 << 16;

const OPEN = /\([ \t\r\n\v\f]*;/y;
const NEXT_NAME = /[ \t\r\n\v\f]*([A-Za-z][A-Za-z0-9]*)(?=[ \t\r\n\v\f]*\[)/y;
const VALUE = /[ \t\r\n\v\f]*\[((?:[^\]\\]|\\.)*)\]/sy;
const NUMBER = /^[ \t\r\n\f]*[0-9]{1,2}(?::[0-9]{1,2})?[ \t\r\n\f]*$/;
const AFTER_VALUE = /[ \t\r\n\v\f]*(?:[;()[A-Za-z]|$)/y;

/** The number of bytes of a UTF-16 code unit in UTF-8: half of those of a surrogate pair. */
export const bytesOf = (code: number): number =>
  code < 0x80 ? 1 : code < 0x800 ? 2 : code >= 0xd800 && code < 0xe000 ? 2 : 3;

/** The text of a number of bytes from a place on. */
function piece(text: string, from: number, most: number): string {
  let at = from;
  for (let bytes = 0; at < text.length; at += 1) {
    bytes += bytesOf(text.charCodeAt(at));
    if (bytes > most) break;
  }
  return text.slice(from, at);
}

/** The end of a pattern at a place; -1 if it does not match there. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

const isLineBreak = (sign: string | undefined) => sign === '\n' || sign === '\r';

/** Whether a `(` is the first character of a line and begins a game. */
export function gameBegins(text: string, from: number): boolean {
  if (from === 0 || text[from] !== '(' || !isLineBreak(text[from - 1])) return false;
  const root = piece(text, from, ROOT_BYTES);
  let at = endOf(OPEN, root, 0);
  if (at < 0) return false;
  for (;;) {
    NEXT_NAME.lastIndex = at;
    const [, written] = NEXT_NAME.exec(root) ?? [];
    if (!written) return false;
    at = NEXT_NAME.lastIndex;
    const isOfRoot = ['GM', 'FF', 'SZ'].includes(written.replace(/[a-z]/g, ''));
    VALUE.lastIndex = at;
    let value = VALUE.exec(root);
    if (!value) return false;
    for (; value; value = VALUE.exec(root)) {
      at = VALUE.lastIndex;
      const [, content = ''] = value;
      if (/[\n\r]\(;/.test(content)) return false;
      if (isOfRoot && NUMBER.test(content)) return true;
      VALUE.lastIndex = at;
    }
    // A value without an end.
    if (/^[ \t\r\n\v\f]*\[/.test(root.slice(at))) return false;
  }
}

/** Whether the value that a game begins in goes on after it. */
function isQuoted(text: string, from: number): boolean {
  const quoted = piece(text, from, QUOTED_BYTES);
  let open = 1;
  for (let at = 1; at < quoted.length; at += 1) {
    const sign = quoted[at];
    if (sign === '\\') at += 1;
    else if (sign === '[') open += 1;
    else if (sign === ']') open -= 1;
    else if (sign === '(' && gameBegins(quoted, at)) return false;
    if (open === 0) return endOf(AFTER_VALUE, quoted, at + 1) >= 0;
  }
  return false;
}

/** The place of the next game that begins in a part of a value; -1 if there is none. */
export function gameInValue(text: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    if (text.charCodeAt(at) === 40 && gameBegins(text, at) && !isQuoted(text, at)) return at;
  }
  return -1;
}
