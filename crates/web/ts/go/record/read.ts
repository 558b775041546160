// Reads records, however damaged, as the program does (crates/sgf/src/tokens.rs, reader.rs): the same nodes and faults.
import { bytesOf, gameBegins, gameInValue } from './next_game.ts';
import { Node } from './node.ts';

const STONES = /^(B|W|AB|AW|AE)$/;
const BLANK = /[ \t\r\n\v\f]*/y;
const MOVE = /;([BW])\[([a-z]{2})\](?=[;()])/y;
const NAME = /[a-z]*(?:[A-Z][A-Za-z0-9]*)?/y;
const LETTERS = /[A-Za-z][A-Za-z0-9]*/y;
// Properties that SGF defines: a root may begin with one without its `;`.
const DEFINED = new Set(
  (
    'FF GM ST AP CA SZ B W KO DO IT AB AW AE PL HA MN PM OB OW KM TM V BL WL DM GB GW HO UC BM TE CR MA SL SQ TR DD VW TB TW LB ' +
    'AR LN AN BR BT C CP DT EV FG GC GN N ON OT PB PC PW RE RO RU SO US WR WT AS BS CH EL EX ID IP IY KI L LT M MU OM OP OV RG ' +
    'SC SE SI SU TC TS WS'
  ).split(' '),
);

// The number of characters after which a reader may do something else.
const PIECE = 1 << 16;

/** The first of some signs from a place on, and the bytes before it. */
function signIn(text, from) {
  let bytes = 0;
  for (let at = from; at < text.length; at += 1) {
    if (']\\;()['.includes(text[at])) return { at, bytes };
    bytes += bytesOf(text.charCodeAt(at));
  }
  return { at: text.length, bytes };
}

/** Reads records piece by piece: yields offsets, and returns what `readRecord` does. */
export const readingOf = function* (text) {
  const games = [];
  const faults = [];
  const length = text.length;
  let at = 0;
  // The last node of the line for each open bracket; the last token of the tree; whether misplaced text was reported.
  const open = [];
  let [last, isInJunk, count] = [')', false, 0];
  // Whether it was reported that the next game begins within this one.
  let cutIsSaid = false;
  // Whether the main line of this game is over.
  let mainLineIsOver = false;

  const fault = (code, place) => faults.push({ code, place });

  const skip = () => {
    if (text.charCodeAt(at) > 32) return text[at];
    BLANK.lastIndex = at;
    BLANK.test(text);
    at = BLANK.lastIndex;
    return text[at];
  };

  /** Misplaced text is reported once per run. */
  const junk = (code, place) => {
    if (!isInJunk) fault(code, place);
    isInJunk = true;
  };

  /** Ends a value where the next game begins. */
  const cutValue = (start) => {
    fault('E115', start);
    cutIsSaid = true;
  };

  /** Reads from `[` to after its `]`; returns the text between them. A point may lack its `]`. */
  const value = (isPoint) => {
    const start = at;
    at += 1;
    const from = at;
    for (;;) {
      let end = at;
      let stop = null;
      if (isPoint) {
        stop = signIn(text, at);
        let [limit, bytes] = [stop.at + 1, stop.bytes + 1];
        for (; bytes < 3 && text.charCodeAt(limit) < 0x80; limit += 1) bytes += 1;
        while (end < limit && text[end] !== ']' && text[end] !== '\\') end += 1;
        if (end >= limit || end >= length) end = length;
        const isLong = stop.bytes > 2 || (end < length ? end - at > 2 || signIn(text, at).bytes > 2 : length - at > 2);
        if (isLong && stop.at < end) {
          at = stop.at;
          if (open.length > 0 && gameBegins(text, at)) cutValue(start);
          else fault('E111', start);
          return text.slice(from, at);
        }
      } else {
        while (end < length && text.charCodeAt(end) !== 93 && text.charCodeAt(end) !== 92) end += 1;
        const game = open.length > 0 ? gameInValue(text, at, end) : -1;
        if (game >= 0) {
          at = game;
          cutValue(start);
          return text.slice(from, at);
        }
      }
      if (end >= length) {
        at = length;
        fault('E104', start);
        return text.slice(from);
      }
      at = end + 1;
      if (text[end] === ']') return text.slice(from, end);
      // The character after a backslash belongs to the text; two characters may break a line.
      const next = text[at];
      if (next !== undefined && next < '\x80') {
        at += 1;
        if ((next === '\n' || next === '\r') && /[\n\r]/.test(text[at] ?? '') && text[at] !== next) at += 1;
      }
    }
  };

  /** Reads the values of a property. */
  const valuesOf = (isPoint) => {
    const values = [];
    do values.push(value(isPoint));
    while (skip() === '[');
    return values;
  };

  const stray = (place) => {
    if (text[at] === '[') {
      junk('E110', place);
      value(false);
      return;
    }
    LETTERS.lastIndex = at;
    at = LETTERS.test(text) ? LETTERS.lastIndex : at + (text.codePointAt(at) > 0xffff ? 2 : 1);
    junk('E108', place);
  };

  const addNode = () => {
    const parent = open.at(-1);
    const node = new Node(parent);
    node.isMain = !mainLineIsOver;
    node.isBranch = open.length > 1;
    if (parent) parent.children.push(node);
    else games.push(node);
    open[open.length - 1] = node;
    return node;
  };

  /** Reads a property; text that is none is misplaced. */
  const property = (node) => {
    const place = at;
    NAME.lastIndex = at;
    const [written] = NAME.exec(text);
    at += written.length;
    const capitals = written.replace(/[a-z]/g, '');
    const isName = /^[A-Z]+$/.test(capitals);
    if (skip() !== '[') {
      junk(isName && capitals === written ? 'E109' : 'E108', place);
      return;
    }
    isInJunk = false;
    if (!isName) fault('P101', place);
    const name = isName ? capitals : written;
    const values = valuesOf(STONES.test(name));
    node.properties.push(name === written ? { name, values } : { name, values, written });
  };

  /** Reads the properties of a node. */
  const node = (place, hasSign) => {
    if (!hasSign) fault('E112', place);
    else if (last === ')') fault('E107', place);
    isInJunk = false;
    const added = addNode();
    last = ';';
    for (let next = skip(); at < length && next !== ';' && next !== '(' && next !== ')'; next = skip()) {
      if (/[A-Za-z]/.test(next)) property(added);
      else stray(at);
    }
  };

  /** A root may lack its `;`. */
  const isBareRoot = () => {
    const start = at;
    while (at < start + 2 && text[at] >= 'A' && text[at] <= 'Z') at += 1;
    const name = text.slice(start, at);
    const isBare = DEFINED.has(name) && skip() === '[';
    if (isBare) at = start;
    return isBare;
  };

  /** Reads what is between games. */
  const outside = () => {
    const place = at;
    if (text[at] === '(') {
      at += 1;
      if (skip() === ';' || isBareRoot()) {
        open.push(null);
        count += 1;
        [last, isInJunk, mainLineIsOver] = ['(', false, false];
        if (text[at] !== ';') node(at, false);
        return;
      }
    } else if (text[at] === ')' && count > 0 && !isInJunk) {
      at += 1;
      fault('E105', place);
      return;
    }
    const next = text.indexOf('(', at);
    at = next < 0 ? length : next;
    junk(count === 0 ? 'E102' : 'E113', place);
  };

  let nextStop = PIECE;
  for (let next = skip(); at < length; next = skip()) {
    if (at > nextStop) {
      nextStop = at + PIECE;
      yield at;
    }
    if (open.length === 0) {
      outside();
    } else if (next === ';') {
      MOVE.lastIndex = at;
      const move = last === ')' ? null : MOVE.exec(text);
      if (move) {
        addNode().properties.push({ name: move[1], values: [move[2]] });
        at = MOVE.lastIndex;
        [last, isInJunk] = [';', false];
      } else {
        const place = at;
        at += 1;
        node(place, true);
      }
    } else if (next === '(' || next === ')') {
      if (next === '(' && gameBegins(text, at)) {
        if (!cutIsSaid) fault('E115', at);
        [last, cutIsSaid, open.length] = [')', false, 0];
        continue;
      }
      if (last === '(') fault('E106', at);
      last = next;
      at += 1;
      if (next === '(') open.push(open.at(-1));
      else if (open.pop()) mainLineIsOver = true;
    } else if (next >= 'A' && next <= 'Z') {
      node(at, false);
    } else {
      stray(at);
    }
  }
  if (open.length > 0) {
    fault('E103', length);
  } else if (count === 0) {
    // In that case there is no text before a game.
    return { games, faults: [...faults.filter(({ code }) => code !== 'E102'), { code: 'E101', place: 0 }] };
  }
  return { games, faults };
};

/** Reads the records of a file: `{ games, faults }`, the roots in order, and faults `{ code, place }` with their offsets. */
export function readRecord(text) {
  const reading = readingOf(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}
