// ts/go/rules.ts
var EMPTY = 0;
var BLACK = 1;
var WHITE = 2;
var MAX_SIZE = 25;
var COLORS = [BLACK, WHITE];
var opponent = (color) => color === BLACK ? WHITE : BLACK;
var emptyCells = (area) => new Uint8Array(area);
var KEYS = (() => {
  let state = 2654435769;
  return Int32Array.from({ length: 2 * MAX_SIZE * MAX_SIZE }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
})();
var key = (point, color) => KEYS[2 * point + color - 1] ?? 0;
var hashOf = (cells) => cells.reduce((hash, color, point) => color === EMPTY ? hash : hash ^ key(point, color), 0);
var NEIGHBORS = /* @__PURE__ */ new Map();
function neighborsOf(rows, cols) {
  const size = (MAX_SIZE + 1) * rows + cols;
  const known = NEIGHBORS.get(size);
  if (known) return known;
  const all = Array.from({ length: rows * cols }, (_, point) => {
    const [row, col] = [Math.floor(point / cols), point % cols];
    const neighbors = [];
    if (row > 0) neighbors.push(point - cols);
    if (col > 0) neighbors.push(point - 1);
    if (col + 1 < cols) neighbors.push(point + 1);
    if (row + 1 < rows) neighbors.push(point + cols);
    return neighbors;
  });
  NEIGHBORS.set(size, all);
  return all;
}
var stonesOf = (groups) => groups.length > 0 ? groups.flatMap(({ stones }) => stones) : [];
var seen = new Uint32Array(MAX_SIZE * MAX_SIZE);
var mark = 0;
var NO_HISTORY = { number: 0, parent: null, mover: null, point: null, removed: [], took: null };
var Position = class _Position {
  constructor(rows, cols, toMove = BLACK, cells = emptyCells(rows * cols), hash = hashOf(cells), history = NO_HISTORY) {
    this.rows = rows;
    this.cols = cols;
    this.toMove = toMove;
    this.cells = cells;
    this.hash = hash;
    this.#neighbors = neighborsOf(rows, cols);
    this.number = history.number;
    this.parent = history.parent;
    this.mover = history.mover;
    this.point = history.point;
    this.removed = history.removed;
    this.took = history.took;
  }
  rows;
  cols;
  toMove;
  cells;
  hash;
  number;
  parent;
  mover;
  point;
  removed;
  took;
  /** The program's analysis. */
  facts = null;
  /** True if the last move of a record could not be played. */
  isNotPlayed = false;
  #neighbors;
  #groups = [];
  /** `X` is black, `O` white, `.` empty; white space is ignored. */
  static parse(text, rows, cols, toMove = BLACK) {
    const cells = emptyCells(rows * cols);
    [...text.replace(/\s/g, "")].forEach((letter, point) => {
      if (point < cells.length) cells[point] = letter === "X" ? BLACK : letter === "O" ? WHITE : EMPTY;
    });
    return new _Position(rows, cols, toMove, cells);
  }
  toString() {
    return Array.from(this.cells, (color) => ".XO"[color]).join("");
  }
  /** What is on a point. */
  at(point) {
    return this.cells[point] ?? EMPTY;
  }
  neighbors(point) {
    return this.#neighbors[point] ?? [];
  }
  /** The group of the stone on a point. */
  group(point) {
    const known = this.#groups[point];
    if (known) return known;
    const color = this.at(point);
    if (color === EMPTY) throw new RangeError("an empty point has no group");
    const stones = [point];
    const liberties = [];
    mark += 1;
    seen[point] = mark;
    for (const stone of stones) {
      for (const next of this.neighbors(stone)) {
        const found = this.cells[next];
        if (found !== color && found !== EMPTY || seen[next] === mark) continue;
        seen[next] = mark;
        (found === color ? stones : liberties).push(next);
      }
    }
    const group = { color, stones, liberties };
    for (const stone of stones) this.#groups[stone] = group;
    return group;
  }
  /** Every group, by its first stone. */
  groups() {
    const all = /* @__PURE__ */ new Set();
    this.cells.forEach((color, point) => {
      if (color !== EMPTY) all.add(this.group(point));
    });
    return [...all];
  }
  /** The effect of a move on an empty point. */
  #effect(point, color) {
    const taken = [];
    const own = [];
    let lives = false;
    for (const next of this.neighbors(point)) {
      if (this.cells[next] === EMPTY) {
        lives = true;
        continue;
      }
      const group = this.group(next);
      const isLast = group.liberties.length === 1;
      if (group.color === color) {
        if (!own.includes(group)) own.push(group);
        lives ||= !isLast;
      } else if (isLast && !taken.includes(group)) {
        taken.push(group);
      }
    }
    const dies = taken.length === 0 && !lives;
    const captured = stonesOf(taken);
    const suicide = dies ? [point, ...stonesOf(own)] : [];
    let hash = this.hash ^ key(point, color);
    for (const stone of captured) hash ^= key(stone, opponent(color));
    for (const stone of suicide) hash ^= key(stone, color);
    return { captured, suicide, hash };
  }
  /** The board after a move with this effect. */
  #after(point, color, { captured, suicide }) {
    const cells = this.cells.slice();
    cells[point] = color;
    for (const stone of captured) cells[stone] = EMPTY;
    for (const stone of suicide) cells[stone] = EMPTY;
    return cells;
  }
  look(point, color = this.toMove) {
    const occupied = this.at(point);
    if (occupied !== EMPTY) {
      const cells = this.cells.slice();
      cells[point] = EMPTY;
      const effect2 = new _Position(this.rows, this.cols, color, cells).#effect(point, color);
      return { ...effect2, occupied, ko: null, position: null, situation: null };
    }
    const effect = this.#effect(point, color);
    const { captured, suicide, hash } = effect;
    const isKo = this.took === point && captured.length === 1 && captured[0] === this.point;
    const { position, situation } = this.#repetitions(point, color, effect);
    return { occupied, captured, suicide, hash, ko: isKo ? this.number : null, position, situation };
  }
  #repetitions(point, color, effect) {
    let position = null;
    let situation = null;
    let cells = null;
    let next = color;
    let at = this;
    while (at && !situation) {
      const earlier = at;
      if (earlier.hash === effect.hash && next !== null) {
        cells ??= this.#after(point, color, effect);
        if (cells.every((cell, index) => cell === earlier.cells[index])) {
          const repetition = { at, after: at.number, length: this.number + 1 - at.number };
          position ??= repetition;
          if (next === opponent(color)) situation = repetition;
        }
      }
      next = earlier.mover;
      at = earlier.parent;
    }
    return { position, situation };
  }
  /** The position after a move, legal or not: the stone replaces any other on its point, adjacent groups of the opponent without
   * liberties are removed, then its own group if it has none (as in the specification of SGF). */
  play(point, color = this.toMove) {
    const facts = this.look(point, color);
    const { captured, suicide, hash } = facts;
    return new _Position(this.rows, this.cols, opponent(color), this.#after(point, color, facts), hash, {
      number: this.number + 1,
      parent: this,
      mover: color,
      point,
      removed: suicide.length > 0 ? suicide : captured,
      took: captured.length === 1 ? captured[0] ?? null : null
    });
  }
  pass(color = this.toMove) {
    const history = { ...NO_HISTORY, number: this.number + 1, parent: this, mover: color };
    return new _Position(this.rows, this.cols, opponent(color), this.cells, this.hash, history);
  }
  /** The position with stones added or removed, or with another player to move. Nothing is captured. If a stone changes, the
   * history starts again. */
  setUp(stones, toMove = this.toMove) {
    const cells = this.cells.slice();
    let isChanged = false;
    for (const [point2, cell] of stones) {
      isChanged ||= this.cells[point2] !== cell;
      cells[point2] = cell;
    }
    const { number, point, took } = this;
    const history = isChanged ? { ...NO_HISTORY, number } : { ...NO_HISTORY, number, parent: this, point, took };
    return new _Position(this.rows, this.cols, toMove, cells, isChanged ? void 0 : this.hash, history);
  }
};
function forbids({ ko, suicide }, facts) {
  if (facts.occupied !== EMPTY) return "occupied";
  if (facts.suicide.length > 0 && !suicide) return "suicide";
  if (facts.ko !== null && ko !== "none") return "ko";
  if (facts.position && ko === "positional") return "positional";
  if (facts.situation && ko === "situational") return "situational";
  return null;
}

// ts/go/record/values.ts
var unescaped = (raw) => raw.replace(/\\(\r\n|\n\r|.|$)/gs, (_, next) => /^[\r\n]/.test(next) ? "" : next);
var escaped = (text) => text.replace(/[\]\\]/g, "\\$&");
var trimmed = (text) => text.replace(/^[ \t\r\n\f]+|[ \t\r\n\f]+$/g, "");
var numberOf = (letter = " ") => "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(letter);
function lettersOf(raw) {
  const text = raw.length === 2 ? raw : trimmed(raw);
  const [col, row] = [numberOf(text[0]), numberOf(text[1])];
  return text.length === 2 && col >= 0 && row >= 0 ? [col, row] : null;
}
var BACKTICKS = "``";
function targetOf(raw, rows, cols) {
  const value = unescaped(raw);
  const at = lettersOf(value);
  if (!at) {
    const text = trimmed(value);
    return text === "" ? "pass" : text === BACKTICKS ? "off" : "malformed";
  }
  const [col, row] = at;
  if (col === 19 && row === 19 && rows <= 19 && cols <= 19) return "pass";
  return row < rows && col < cols ? row * cols + col : "off";
}
function isProbablyPass(raw, rows, cols) {
  const value = unescaped(raw);
  const at = lettersOf(value);
  return trimmed(value) === BACKTICKS || at !== null && at[0] === cols && at[1] === rows;
}
function areaOf(raw, rows, cols) {
  const value = unescaped(raw);
  const colon = value.indexOf(":");
  const first = lettersOf(colon < 0 ? value : value.slice(0, colon));
  const second = colon < 0 ? first : lettersOf(value.slice(colon + 1));
  if (!first || !second) return null;
  const [left, right] = [Math.min(first[0], second[0]), Math.max(first[0], second[0])];
  const [top, bottom] = [Math.min(first[1], second[1]), Math.max(first[1], second[1])];
  if (bottom >= rows || right >= cols) return null;
  const points = [];
  for (let row = top; row <= bottom; row += 1)
    for (let col = left; col <= right; col += 1) points.push(row * cols + col);
  return points;
}
var pointValue = (point, cols) => String.fromCharCode(97 + point % cols) + String.fromCharCode(97 + Math.floor(point / cols));
var wholeNumber = (text) => /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : null;
function sizeOf(text) {
  const at = text.indexOf(":");
  const side = (part) => /^\s*\+?\d+\s*$/.test(part) ? Number(part) : 0;
  const [cols, rows] = at < 0 ? [side(text), side(text)] : [side(text.slice(0, at)), side(text.slice(at + 1))];
  return [cols, rows].every((count) => count >= 1 && count <= MAX_SIZE) ? [rows, cols] : null;
}
var sizeValue = (rows, cols) => rows === cols ? String(rows) : `${cols}:${rows}`;
function colorOf(text) {
  const name = trimmed(text).toLowerCase();
  if (["b", "black", "1"].includes(name)) return BLACK;
  return ["w", "white", "2"].includes(name) ? WHITE : null;
}

// ts/go/record/markup.ts
var POINT_MARKS = ["TR", "SQ", "CR", "MA", "SL", "TB", "TW", "DD", "VW"];
function partsOf(raw) {
  const at = raw.search(/(?<!\\):/);
  return at < 0 ? [] : [raw.slice(0, at), raw.slice(at + 1)];
}
function markupOf(node) {
  const { rows, cols } = node.position;
  const area = (value) => areaOf(value, rows, cols) ?? [];
  const points = {};
  for (const name of POINT_MARKS) {
    const isInherited = name === "DD" || name === "VW";
    const source = isInherited ? node.ancestor((each) => each.values(name) !== null) : node;
    const all = [...new Set(source?.values(name)?.flatMap(area))];
    if (all.length > 0) points[name] = all;
  }
  const pairs2 = (name) => (node.values(name) ?? []).map(partsOf);
  const labels = pairs2("LB").flatMap(([at = "", raw = ""]) => {
    const [point] = area(at);
    const text = trimmed(unescaped(raw));
    return point === void 0 || text === "" ? [] : [[point, text]];
  });
  const ways = (name) => pairs2(name).flatMap(([start = "", end = ""]) => {
    const [[from], [to]] = [area(start), area(end)];
    return from === void 0 || to === void 0 || from === to ? [] : [[from, to]];
  });
  return { points, labels, arrows: ways("AR"), lines: ways("LN") };
}

// ts/go/record/replay.ts
var SETUP = /* @__PURE__ */ new Map([
  ["AB", BLACK],
  ["AW", WHITE],
  ["AE", EMPTY]
]);
var MOVERS = /* @__PURE__ */ new Map([
  ["B", BLACK],
  ["W", WHITE]
]);
var moverOf = ({ name }) => MOVERS.get(name);
var START = {
  turn: null,
  alternates: false,
  hasSetup: false,
  hasWhiteSetup: false,
  passes: 0,
  opening: 0,
  whiteHasMoved: false
};
function infoOf(root) {
  const text = (name) => trimmed(root.text(name));
  const game = wholeNumber(text("GM"));
  const stones = wholeNumber(text("HA"));
  const isOther = game !== null && game !== 1;
  return {
    size: isOther ? null : text("SZ") === "" ? [19, 19] : sizeOf(text("SZ")),
    handicap: stones !== null && stones >= 2 ? stones : null,
    isWithout: stones === 0,
    hasResult: text("RE") !== "",
    hasPlayers: text("PB") !== "" || text("PW") !== ""
  };
}
var isInGame = (info, { hasWhiteSetup }, { isMain, isBranch }) => isMain && (info.hasResult || !hasWhiteSetup && !(isBranch && !info.hasPlayers));
function firstPlayer(info, { hasSetup }, { cells }) {
  if (info.handicap === null) return hasSetup ? null : BLACK;
  return hasSetup && !cells.some((cell) => cell === WHITE) ? WHITE : null;
}
function turnFault(info, line, position, color) {
  if (line.turn === color) return null;
  if (line.turn !== null) {
    if (!line.alternates) return "pl";
    const most = info.handicap ?? (info.isWithout ? Infinity : 0);
    const mayPlace = line.opening < most && !line.whiteHasMoved && !line.hasSetup;
    return color === BLACK && mayPlace ? null : "twice";
  }
  return position.number === 0 && firstPlayer(info, line, position) === opponent(color) ? "first" : null;
}
function setupOf(properties, rows, cols) {
  const stones = /* @__PURE__ */ new Map();
  for (const { name, values } of properties) {
    const cell = SETUP.get(name);
    if (cell === void 0) continue;
    for (const value of values) for (const point of areaOf(value, rows, cols) ?? []) stones.set(point, cell);
  }
  return stones;
}
function replay({ properties }, before, info, tell) {
  const [rows, cols] = info.size ?? [19, 19];
  const start = before ?? { position: new Position(rows, cols), line: START };
  if (!info.size) return start;
  let { position, line } = start;
  const firstMove = properties.findIndex((property) => moverOf(property) !== void 0);
  const firstPl = properties.findIndex(({ name }) => name === "PL");
  const setup = setupOf(properties, rows, cols);
  if (setup.size > 0) {
    const hasWhiteSetup = line.hasWhiteSetup || [...setup.values()].includes(WHITE);
    line = { ...START, hasSetup: true, hasWhiteSetup, opening: line.opening, whiteHasMoved: line.whiteHasMoved };
    position = position.setUp(setup);
  }
  const setTurn = () => {
    const color = colorOf(unescaped(properties[firstPl]?.values[0] ?? ""));
    if (color === null) return;
    if (line.turn !== color || !line.alternates) line = { ...line, turn: color, alternates: false };
    position = position.setUp([], color);
  };
  if (firstPl >= 0 && (firstMove < 0 || firstPl < firstMove)) setTurn();
  let isSecond = false;
  for (const property of firstMove < 0 ? [] : properties) {
    const color = moverOf(property);
    if (!color) continue;
    const raw = property.values[0] ?? "";
    const target = targetOf(raw, rows, cols);
    const isInTurn = line.turn === color && line.alternates;
    const fault = isInTurn ? null : turnFault(info, line, position, color);
    const isOver = typeof target === "number" && line.passes >= 2;
    tell?.({ color, target, raw, position, line, fault, isSecond, isOver });
    isSecond = true;
    const isPlayed = typeof target === "number" && position.cells[target] === EMPTY;
    position = isPlayed ? position.play(target, color) : position.pass(color);
    position.isNotPlayed = !isPlayed && target !== "pass";
    const isOpening = typeof target === "number" && !line.whiteHasMoved;
    line = {
      ...line,
      turn: opponent(color),
      alternates: true,
      passes: target !== "pass" ? 0 : isInTurn ? line.passes + 1 : 1,
      opening: line.opening + (isOpening && color === BLACK ? 1 : 0),
      whiteHasMoved: line.whiteHasMoved || isOpening && color === WHITE
    };
  }
  if (firstMove >= 0 && firstPl > firstMove) setTurn();
  if (before && position === before.position) return before;
  if (position.number === 0) position.toMove = line.turn ?? firstPlayer(info, line, position) ?? position.toMove;
  return { position, line };
}

// ts/go/count.ts
var countsTerritory = (rules) => rules === "japanese" || rules === "korean";
function compensationOf(rules, stones) {
  if (stones < 2) return 0;
  if (rules === "aga") return stones - 1;
  return rules === "chinese" || rules === "chinese-kgs" ? stones : 0;
}
function reach(position, from, isPart) {
  const found = /* @__PURE__ */ new Set([from]);
  for (const point of found) for (const next of position.neighbors(point)) if (isPart(next)) found.add(next);
  return [...found];
}
function areaOfColors(position, dead) {
  const cells = position.cells.map((cell, point) => dead.has(point) ? EMPTY : cell);
  const owner = cells.slice();
  const seen2 = /* @__PURE__ */ new Set();
  for (const point of cells.keys()) {
    if (cells[point] !== EMPTY || seen2.has(point)) continue;
    const region = reach(position, point, (next) => cells[next] === EMPTY);
    const around = new Set(region.flatMap((at) => position.neighbors(at).map((next) => cells[next])));
    const reached = COLORS.filter((color) => around.has(color));
    const only = reached.length === 1 ? reached[0] ?? EMPTY : EMPTY;
    for (const at of region) {
      seen2.add(at);
      owner[at] = only;
    }
  }
  return { cells, owner };
}
function agreedBy(node) {
  const { position } = node;
  const { TB = [], TW = [] } = markupOf(node).points;
  const marked = /* @__PURE__ */ new Map();
  for (const point of TB) marked.set(point, BLACK);
  for (const point of TW) marked.set(point, WHITE);
  const isLost = ({ color, stones }) => stones.some((at) => marked.get(at) === opponent(color));
  const fallen = position.groups().filter(isLost);
  const dead = new Set(fallen.flatMap(({ stones }) => stones));
  const { cells, owner } = areaOfColors(position, dead);
  const isLeft = (at) => marked.size > 0 && cells[at] === EMPTY && owner[at] !== EMPTY && !marked.has(at);
  return { dead, neutral: new Set([...cells.keys()].filter(isLeft)) };
}
function prisonersOf(node) {
  const prisoners = [0, 0];
  for (let at = node; at; at = at.parent) {
    const { position } = at;
    const before = at.parent?.position;
    if (position.isNotPlayed) return null;
    if (position === before) continue;
    if (position.mover === null) {
      const isSame = !before || position.number === 0 || position.cells.every((cell, i) => cell === before.cells[i]);
      if (!isSame) return null;
      continue;
    }
    const isSuicide = position.point !== null && position.removed.includes(position.point);
    const color = isSuicide ? position.mover : opponent(position.mover);
    prisoners[color === BLACK ? 0 : 1] += position.removed.length;
  }
  return prisoners;
}
function handicapOf(node) {
  const { root } = node;
  const { handicap, isWithout } = infoOf(root);
  if (handicap !== null) return handicap;
  if (!isWithout || root.position.cells.some((cell) => cell !== EMPTY)) return 0;
  let placed = 0;
  for (let at = node; at; at = at.parent) {
    const { position } = at;
    if (position.mover === null || position === at.parent?.position) continue;
    if (position.mover === WHITE) placed = 0;
    else if (position.point !== null) placed += 1;
  }
  return placed >= 2 ? placed : 0;
}
function komiOf(root) {
  const written = Number(trimmed(root.text("KM")).replace(",", "."));
  if (!Number.isFinite(written)) return 0;
  return Math.abs(written) >= 100 ? written / 100 : written;
}
function countScore(position, { dead, neutral }, terms) {
  const { rules, komi, handicap, prisoners } = terms;
  const fallen = rules === "tromp-taylor" ? /* @__PURE__ */ new Set() : dead;
  const { cells, owner } = areaOfColors(position, fallen);
  const sum = (isCounted) => {
    const count = (color) => [...cells.keys()].filter((at) => isCounted(at, color)).length;
    return [count(BLACK), count(WHITE)];
  };
  const isSurrounded = (at, color) => cells[at] === EMPTY && owner[at] === color;
  const lines = { komi: [0, komi] };
  if (countsTerritory(rules)) {
    if (!prisoners) return null;
    const [black, white] = sum((at, color) => fallen.has(at) && position.at(at) === opponent(color));
    lines.territory = sum((at, color) => isSurrounded(at, color) && !neutral.has(at));
    lines.captives = [prisoners[1] + black, prisoners[0] + white];
  } else {
    lines.living = sum((at, color) => cells[at] === color);
    lines.surrounded = sum(isSurrounded);
    const extra = compensationOf(rules, handicap);
    if (extra > 0) lines.compensation = [0, extra];
  }
  const pairs2 = Object.values(lines);
  const total = (side) => pairs2.reduce((all, pair) => all + pair[side], 0);
  const totals = [total(0), total(1)];
  return { lines, totals, margin: totals[0] - totals[1], owner, cells };
}

// ts/go/record/decoding.ts
var LABELS = /* @__PURE__ */ new Map([
  ["gb", "gbk"],
  ["cp936", "gbk"],
  ["euc-cn", "gbk"],
  ["cp950", "big5"],
  ["big5hkscs", "big5"],
  ["cp932", "shift_jis"],
  ["shiftjis", "shift_jis"],
  ["cp949", "euc-kr"],
  ["uhc", "euc-kr"],
  ["euckr", "euc-kr"],
  ["eucjp", "euc-jp"],
  ["utf", "utf-8"],
  ["utf_8", "utf-8"],
  ["latin-1", "latin1"]
]);
function decoderOf(label, fatal) {
  try {
    return new TextDecoder(LABELS.get(label.trim().toLowerCase()) ?? label, { fatal });
  } catch {
    return label.includes("_") ? decoderOf(label.replaceAll("_", "-"), fatal) : null;
  }
}
var encodingNamed = (label) => decoderOf(label, true)?.encoding ?? null;
function decodedStrictly(bytes, label) {
  try {
    return decoderOf(label, true)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
}
var decoded = (bytes, label) => (decoderOf(label, false) ?? new TextDecoder()).decode(bytes);

// ../sgf/src/encoding/models.js
var MODELS = [
  "names zh-Hans first 0.15 3.5 王李张刘陈杨金赵黄周林吴徐孙胡高朱许马姜何郭大崔罗朴梁宋韩郑小谢唐冯田于曹董萧程石袁邓傅中沈山曾蔡彭武吕叶苏安卢柳蒋宫贾羽丁魏薛洪阎白余潘杜尹戴夏钟井汪三任佐横范渡方西廖姚谭申邹熊陆郝孔康毛邱秦江史顾侯陶邵关孟吉龙严万段上雷久钱今汤元冈黎加易北常新木乔桥贺榊赖矢龚竹文藤酒重黑牛鲁韦祝华岳纪仇储党",
  "names zh-Hans all 0.2 15 王李段赛张陈中棋小刘金大子秀胜田一英国桂林杨华天兰梅黄建白玉的黑山围海人云野丽周日军三阳红淑明战平宇龙志赵二马珍飞韩荣高花文太新盘上风本凤吴泽业俊级半丹月目秒先星局弈决美北许婷强佳芳之健余城世雪东心杰姜武孙九不下井老间年神西规京名石柳徐瑞郎正崔树无公浪光朴原唐我冠敏甲慧五成刀爱开元六辉江藤博剑解七狐第洋真手比静四燕香罗八娟时谢十对宫胡霞村叶分友曹里宝界雷台网春直嘉朱宋亮安让轮杯锦想木超智初标联勋何乙职擂挑谱知届预贴络讲读谊则力郭司夏豪谷森雨生水鑫欣莉郑方勇程利河家涛乐帅晨蔡根道晶汉斌峰彬清欢浩畅波南宁保桥了岩岛吕加松羽丁虎芝牛学来重刚尹萧士史沈狂长菜笑久佐毅承青相伟曾杀魔关边琴洪师也冬旭矢地玲娜酒有火倩朗珉空行你永纪莹鹏然康克快楠彭由少儿柏希路圣思璐川横好鱼湖州雄常钟在昌立梁夫可万范贤诗凯远鸣瑜彦渡恩梦楚帆萍善冈伸升惠流童鸟孝昭吾政坂炫宰灿玹祥裕影飘熊翔斗古申洁吉兵奈耀圭喆拓旼佑祺旻者侠灵坤竹邓魏毛夜头泰腾若朝多艳廖秋钱客冰彩薛蒋今涵悠韦陆全舒磊姚镇义特出千部都门言傅戴只轩尔看潘和贾亚珠仁杜卢任宏口典修基蓝土苏猫院向结启睿留至硕温琳颖屠谭情是魂润映津羊晓陶孔冯狼缘严沙绘翰董如哥色哲己乃",
  "prose zh-Hans 4 ，",
  "prose zh-Hans 4.5 。",
  "prose zh-Hans 5.5 、：；“”！？（）",
  "prose zh-Hans 7 《》…—·",
  "prose zh-Hans 4 的年",
  "prose zh-Hans 4.5 国日",
  "prose zh-Hans 5 月中人一大为在",
  "prose zh-Hans 5.5 是学有行会斯于地区文和尔名第公时小部",
  "prose zh-Hans 6 不市台以上后动出个本作家新成西定重生之电主子用特分民了亚员克南政站德与球东科里道山法方北向天发物来到机星路目美村高长军利三拉车州基海自下赛面加他马其参",
  "prose zh-Hans 6.5 县代内理世二线及建表位罗由立多可华林维度事平外体并对视明最前而号同被所教期开运十场王金合安列战数至这者乐全间要士任省经女现港尼影院语工化通业巴得格使联城阿共系能布关将考原制演等条英队兰口正次相四也过镇比因社进入图史司总此铁式湾称言音香接米都",
  "prose zh-Hans 7 组无达类集级治编资书提当版水卡足力性界保已页属网标选统手交报心剧广奥色器空五单除曲太设奖品洲府门片议元种计京但留朝校历江我点字论义意团说龙如该田河张约记务委李夫首清传季源岛两改古实或党各节神光结爱产常专百划官型起游程纪风见管回研志据福际献应导伊周纳非题六料信歌就武角师万石陈移",
  "prose zh-Hans 7.5 身辑流白容近苏权普情别局处量究从波们育然修指男黄族播园注模未花术录少夏件查连汉链展形放知画圣双川变乡洛直果头莱阳解曾举吉持索青户协没雷则始塔更命受反存认话护馆萨获请打街转八活带威创示决哈欧职只包领客击气商沙卫板那戏复九段博伦删森支诺还超座陆奇宗强速好湖案航艺置班根希造真黑问告帝些瓦收讨鲁勒取简红先刘届火调像伯木技完皇积投似友观蒙韩登云桥迪库密配七去今塞兴引失亲限何恩构姆贝儿再母备营每",
  "prose zh-Hans 8 托唱份监票项争服办环令助兵佳初声着死许土鱼装准离泰宁央往哥氏即野千景故飞毛医食顿老堂闻济丽效副室你又看规嘉胜居印排域求甲庄质叶洋峰典它供乌佛父派热康费俱曼埃样瑞续宝牙想永范边宫冠己她深警群半银越封章评宣雄落功筑易且消很具饰写杰给梅整词卷杀终松春率楼牌著丁增杨试证吴推极优众艾盟唐施蒂庆独澳例姓织围舰郡祖帕息席丹富肯快介贡雅亦括象察辖隆莫步思响岁确感藏堡防魔救俄羽植另射锦照农草攻境律早斗温档读补换授态素让较什杯良状负尚弗望麦朗店随需才远码谢致念籍秀菲督邦升精巡泽匹旅译坦弹礼继住讯均干依寺余担荣津停拿玉革",
  "prose zh-Hans 8.5 做载显仁谷破算喜守轮赫废玛郑识房左灵止摩责郎智树层君胡病梁孙异跨皮核频枪卢旧述满批控凯把町略宇测杜宋执底承娜朱么退便尾旗必低蓝细释耶丰压附启井弟候习难雪征采若预善昌夜几榜钟延切遗微验船宾仅顺久况兹占假厅右沃齐短败藤股仍漫晋降莉欢繁走乔贵临赵价佐厂役追黎劳油含梦牛轨鲜舞韦背序突盖判血酒亡禁抗奈严络签纽诗惠绝竹送驻扩徐断岸秘翰却逝摄冲检泉须媒轻值暴址练刊归侧秋冈屋佩毕绍输申溪售架盛伤爵符",
  "names zh-Hant first 0.15 3.5 陳林李黃張王吳金劉蔡楊許鄭謝高洪郭周邱曾廖大賴姜徐樸葉蘇莊呂江小何崔蕭羅趙潘韓簡朱鍾孫游彭沈詹馬胡中施山余石宋盧田梁顏柳柯翁武魏安宮戴羽范唐方曹白鄧丁杜傅侯薛卓阮三董井佐橫藍渡西蔣康鄒尹涂尤巫湯上程久袁今夏元關童岡邵加毛北吉龔新木橋權申矢竹藤酒重黑古姚紀陸任賈嚴孔華常甘錢陶麥萬下於",
  "names zh-Hant all 0.2 15 段陳賽王美棋李林志勝張黃大小金天子俊明秀文中一淑田麗宏白華宇黑戰的玉人吳豪冠劉月雄玲家雲二山三惠楊盤許珠十半世局業目圍秒決台元風太雅龍澤正陽北建蔡高星飛傑老心聖野之珍九柏周日不承謝間名井年佳武廷神路無翰慧東五恩怡榮軍劍我石西公江真八姜郎葉下餘比第四開洪賢海馬界七樹光解六友時樸英鄭花分對蘭成愛先初錦網刀藤原國新平素讓輪崔翔靜盃職標寶宗上宮本屆預貼聯挑譜講灣讀誼嘉裡娟婷村趙霖力手雨春生曾知銘木安了水直勳河狂智森強韓香廖方弈谷徐賴遠孫進城青羅琴也邱輝健昌博祥哲欣來司根呂秋貞睿蕭保加義鳳永彥碧柳漢笑羽虎政沈重胡雪士菜島松蘇紀道殺南你清瑞地芬詩夏魔火仁宋然久佐矢橋敏卿有牛邊軒樂流快程酒佑藍毅朗忠相橫好俠紅飄偉梅唐學長鳴彬涵少在空鳥尹關童彭狼靈曹可多竹思出娥川岡由希鍾頭夫洋鬥悠郭何蓮史碩丁古兒行京孝善升立炫燦渡信鈺憲宜君師情莊雯泰亮良聰毛看康奈昭吾伸耀圭拓旼規宰玹祺旻裕克貓者客冰興彩吉楚朝基德霞朱鬱維潘醉影主州鐵今騰典簡丹超戴常顏代夢會魚鬼萬若亞特舒津連章施富屠精冬勇鑫誠鴻財游欽忘啊湖雙色瘋繪乃啟嵩留言巖斌鎮昊爽映梓全利錢詹波後千實曉部只土鶴董仙笨命狐如夜前同最哥豬魂侯品男紗己彰贊篤淳介結口樺秉晨",
  "prose zh-Hant 4 ，",
  "prose zh-Hant 4.5 。",
  "prose zh-Hant 5.5 、：；「」！？（）",
  "prose zh-Hant 7 《》…—·",
  "prose zh-Hant 4 的年",
  "prose zh-Hant 4.5 國日",
  "prose zh-Hant 5 月中人一大為在",
  "prose zh-Hant 5.5 是學有行會斯於地區和文公名第爾時小部",
  "prose zh-Hant 6 不市以上動個出本西後作家成定重生新之電主子用特分民了亞員南克政站德與球台東科山法路道方北向物天機來到星目美發村長高軍三車拉利州基海自下賽他加其馬面參",
  "prose zh-Hant 6.5 里縣代內理世位二及建由表羅立可多體線華維度林事平外明對視最前而號同被所運教期開十場王金安合列戰至這者樂全間要並任士省經女數現港影院語工業化結尼通巴得使城共格阿關原將考布能演聯等條英隊蘭正口次相四史過也鎮式社進比入司因圖總此灣資稱連言音香鐵都集",
  "prose zh-Hant 7 達組無類治級書編提版水卡足網性當力保已頁屬界標選統米手報義心空劇廣交色器奧五太單系除曲設品獎洲府門元片議種計京但留校江朝我點論團龍字如記該田河張說李委約夫傳首清務季島兩改古源實或黨歷各愛神料節常專型百光產起官程際紀風見福研著管意納獻應非導伊題六歌就信武師角萬陳劃身",
  "prose zh-Hant 7.5 白流輯石移容近普權畫情處別究量局然蘇回波制從們育臺修指據男黃族播模園未花術夏少錄漢展形遊接放聖雙知查川變鄉洛解直果頭索陽萊協曾雷舉持青戶吉製始沒則更命受塔反認話護館薩存請街轉獲八打威活歐創件示哈決職包周帶領氣擊商沙客森戲九段倫博那衛刪諾希還支超座陸宗強板班速好湖案奇藝置勒根造真問告航帝些黑收份討取簡紅魯先劉瓦屆火只像木調技伯完韓皇積投似友蒙觀登志橋庫密配七去今興引飛失親限雲何貝恩構迪母兒再備營每",
  "prose zh-Hant 8 唱監項票服辦令姆塞環助兵爭佳初聲土死許魚離寧裝哥央氏往即千野景故醫食泰堂濟聞頓毛副室效又葉看規洋嘉勝烏居排印老域質甲注你派瑞麗典求峰莊供父埃托牙佛康熱費曼俱樣續想寶永邊宮冠己她深警半銀越封群章評宣雄功落易且消很具飾寫給它築梅準整詞復殺終春丁樓牌增楊試傑吳推極優介證率唐施盟慶蒂眾隆獨澳例姓艾察織祖圍艦郡丹快卷富松息射席貢莫雅亦括堡轄誌帕步思響肯確感象歲藏防魔救羽麥植另錦照農草攻境尚早律俄溫檔讀補換授態讓較素良狀註負望朗店隨需遠才謝籍秀菲碼督訊精念巡澤匹裡旅坦譯彈致禮繼邦住弗均依寺什範擔榮升停拿玉革",
  "prose zh-Hant 8.5 做載顯仁赫津破喜守輪廢瑪算鄭智頻房左靈止係責郎識摩樹層君杜病孫異跨皮核谷舊雪述批控滿紐胡槍凱把町略測宋承娜退朱執尾必底旗便宇耶麼低藍細釋若壓豐附莉井弟候習難預善昌夜喬榜鬥幾賓延遺微驗船順久況僅切假廳右沃盧齊盃啟敗股仍漫晉降茲藤歡短走梁繁貴臨趙餘價役廠追奈黎蓋油佐含夢牛軌舞突背判血酒輸亡禁勞週抗嚴岸尺韋詩惠絕竹送鐘駐擴徐斷卻逝採攝泉檢媒輕值暴址練歸側鮮秋併刊屋佩畢序岡申售架紹盛傷財秘爵雜符",
  "names ja first 0.15 3.5 山佐小中高鈴田王渡藤伊李吉加松石金岡大井林木西清三阿橋青斎安池太森近後周羽坂前長村遠福張横武黄斉万久今北叶唐姜孫崔新曹柳楊榊水洪矢竹趙酒重陳髙鶴一丁上下于仇但依保傅元光兪出劉卞古后呉夏姚孔孟宋寇富尹屠岩岳嵯常広康廖彦彭戎方日星曺曾有望朝杉柁桂檀毛江沈河淡湯溝瀬",
  "names ja all 0.15 12 田藤戦子中山本段一木太村美佐王小人月上大加林天三井勝明直高香野橋樹川日真裕郎鈴也白風吉花星手新李金平谷西佳水武松渡棋決七火夜神石拓下千介黒辺者和伊衣岡司春夏碁陽里清知奈桃志無健織優代二聖名竜洋京智部実森原口十挑定選押番先院局空君結翔阿不幻双鬼魔浩修文光幹元島彩生海丸篤六八初合時回俊宇近舞学弘保希周綾間零馬道隆江世地華超亮長淳康正晃稔聡英充張坂斎聞治猫餅燈場剣想船端主歌桜蛇霧雪景魚翼助青澤秀昌安涼夫永留国士瀬若楚楊榊雄戸洪嶋崎囲第期因坊座準予目半九五四級互関東阪対年権杯旗打掛封池後力久吾嘉矢羽根芳之秋都孔利瑞垣臣冬理義夢城虎沢豊煥玉前万泰昭云毅史斌程欣喆鶴竹彦心横耀敏笑黄浦遠福号次亞弁焼毒忍味侍台好条当麻洛剋倶戴領域両儀式伝説偽嘘源公璽懿歩瑜哀豚鷹将遊娘奇外妖宙寺磨工洞窟来雲御愛才気発抹茶救料党雨術哉民栗団梅巨喜男基流漆疾視菌愚璃砂浜破壊碓氷満祭礼刀紅絶縁寿罪罰柑翡翠自称見荒法師蒼衝動玖郷盛諸葛謎激辛衛化鉄壁鎮魂鑑純隠紫鼠雷飛焔駒群斉波穂梨己孝宏紀乃今彰依慧北叶由政唐晨朗表騰姜勲孫鉉伸岩尹",
  "prose ja 4.5 のにはをたがでてとしれるいなかも、。",
  "prose ja 5 らこりあすさーンまきつくっうよけ々　",
  "prose ja 6 ょゃゅっどみせだめそえわおちばろぶげびじちねほひへふござずづぐぎぼべむやゆぬぞぇァアィイウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチッツテデトドナニネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワヲヴ・「」！？（）",
  "prose ja 4.5 年日",
  "prose ja 5 月",
  "prose ja 5.5 大本学人国",
  "prose ja 6 会中出一者市作名部用地行場田第生合子道上",
  "prose ja 6.5 東時県代山社事画新手高成戦物後発長立分川記校間業関所定選小目動和文野同前内開線自号公駅送回町除主家利車通",
  "prose ja 7 京表島下世方村書全明連平放体的式番度北入外頼語女話機設原三削区海依当現対位数化神曲理教特版在法見組性編西議水最以初木演都期鉄身要員軍正力金映経品実注像元加別治勝州民集点",
  "prose ja 7.5 多政楽電等南優二制報空王賞使史美参面口界知岡共井音形天科論言信藤置売保務気能館歴重考存団結院取松次台路古付権不指活役来録際転脚変運系郡意郎工説受太男昭総有士局称交広歌技典産宮決続朝屋石計球型覧属他愛城研得終無福土近義登園持隊真統製馬改基崎店競備題情解安術相橋谷英育究府阪建武仮項始造",
  "prose ja 8 域種戸由光門任命流進監収佐少字約再止心死移直向伝認星営紀寺協様艦官可果聞族千投配調督載兵支吉引撃両陸江白色思十党格常問装図件曜各葉良施氏料修構類先津過著座青声株影万巻河状乗更旧港判管衆降師強彼示限級去復呼久確資着森試花四沢容条列衛火企風劇八提航浜住司伊退達廃起器奈夫船横切米反洋追応親速周予没室観査今五必職及",
  "prose ja 8.5 済省芸係防央半領商急春念章刊側単富円博林規打庫準標独挙波食催走頭岩継歳帰足専介殺例量護之害清了便委離籍黒将母尾雄帝徳客告味医里落概父皇争攻秋接根詞守派香込宇帯賀警異助志敗未質御担魔態渡消完赤個旅照創銀坂秒丁述舞検誌玉供導補処九夜張読飛倉率堂展差素築陽豊略泉闘宗病辺感首好令換程私献績験永残百蔵増写友含比象聖夏児案興与秀積漫断越角撮細末筆右勢般丸評境鳥想失源織宝訳従視週票察段満祭仕池浦樹響瀬血非左授健節郵算群鹿街毎深順塚財華階幸破証超停",
  "prose ja 9 早整環何若悪価推講跡材然留就併短課歩静庁複頁農彦竹革居薬該弾甲房韓遺六卒幕稿違割齢遠盤郷望極恋熊裁販延板臣模雑頃藩援邦貴諸七談植難振端盟射囲羽絵替奏温背亡宿為康岸弘療働密閲釈鈴緯精負策習也岐弟効恵低婚伴養求刑故草席輪辞湾砲俳妻避枠被景沿宙突労札識輸採獲龍麻寄潟紙季舎描枚休沖爆阿功徒普布適探掲忠栄給君熱候副抜宣絶笑詳貨純隆返拠乱娘仁兄許具仙駆怪液則値険亜況幅矢遊夢智桜竜審扱承喜徴圧執鮮埼閣善昇印宅惑姿捕服戻須敵稲哲翌操裕",
  "prose ja 9.5 覚奥閉揮圏壊幹幼慶災酸雲費罪誕盛湖減散仲旗測鑑軽待毛姫礎杉抗紹滅途弁黄範障息因並契酒億俊暦荒片爵伯兼秘老仏搭脱願巨巡雪署澤縄震憲殿隣救倒吹益襲騎沼魚携締練敷幌剣律希距逆茂浅摩傷霊激犯訪禁雅柳鶴即衣孝索似庭臨那裏軌昧堀銃至梨症",
  "names ko first 0.15 3.5 김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국은편용예봉부목형피두감음빈동온호범좌",
  "names ko all 0.24 8 이김오영단지수정승아시현기박진리서미민마사야우전자하다원성한타천준카선호은나국스대라위계키유로바장윤상주가불초구예안최백양왕도노신고인청경의일세치숙강재무쓰명훈산희모순와부회흑니루히집토케조류둑결동철제후린그연간배황샤남소에허권혜어반석보분월삼친프옥요중문울환즈비통송년싱레웅팔쉬본식쥔건태슈칠급읽코덤육젬병만차돌광종홍옌저랑란네람드파페팅트빈데찬웨창길헤해너풍화짱까념심테형게내검달손슬름딩을르공운꼬늘임효추쿠뤄쉰훙텅두퍼개향독는방러터투규별여물래패행목봉근베둥탕혁춘금폭과티푸펑징생거워알포매각날눈크빛림블쟁빠범당취관쯔료랴룽샹쩌셰룬채존교봐새님면탄링츠용머절약덕열메살질없발른설실피브침복커판락씨령룡번들암군더누솔직또몬랙속작착택퉁휘션쑤욱젠팡랜곽꾸냥닥슴먹뚜겨글곤곰혼괴필귀말음적잡녀꽃맘뒤촌디버멋킬흥죽클례율쿤",
  "prose ko 3.5 이",
  "prose ko 4 의다기",
  "prose ko 4.5 에로사년스리는일하가시지대서분국한도인고류",
  "prose ko 5 자주아을라수제정월나구전어은그부를동선",
  "prose ko 5.5 으문트용보위드과교상마장학원성화역니미공경해오우명있크영소조회여민토비세르유신",
  "prose ko 6 키중계타연프관되적치레카진와터들목겨게개방파산호출음림면작만단넘모요었생남재무후표군포당노바거등본데현설간차안",
  "prose ko 6.5 러야코했축임물통종식체것행글발내디였반양며루운김된각름론청날메강링속업배네태천저버백판실승초티예록별외합법베브처송피독형번짜점히",
  "prose ko 7 래항함즈직결할최언철팀건권광올울봇입페북두특틀불립테금력습더편석매박알투참감왕말려웹란집달른막때람준같쿠랑추뉴평심존곡클린색던츠황확않없악육픽까급애변",
  "prose ko 7.5 약료케술골병총복순격창열쓰품령살활질족및필삼또플랜새근능벌션럽난향환망온득널받쪽워충따탈블완너범았퍼웨패량씨섬극머책희규증센탄봉련",
  "prose ko 8 돌슬슈든엔절길런견손윤컵침커쟁둘텔친홍누님앙녀밀협싱접많좌캐칭훈허채엘볼암께깨취덕검담죽헌효빈먼헤삭째찰갈혼폴즌턴램논폐못벨찬홈농릭움징옮져혁",
  "prose ko 8.5 락귀험슨흥콘획풍례쇼졌렌익컬덴쥐념첫폭뒤푸콜앨칸럼객뜻빌택샤응델엄잉줄걸졸룹측율옥몬칼끝맨팔곳얼십숙쿄긴높촌잡궁좋착느읍혜뮤층늘겠흐맥잘퇴렬균휘쳐맹척큰털핀컴앤폰짐묘압닌욕될",
  "letters Cyrillic 2.3 10 оеаинтсрвлкмдпуяыьгзбчйхжшюцщэіїєфґъё",
  "letters Greek 2.3 9 αοιετσνηυρπκμλςωάίγόέδήβχθύφώξζψϊϋ",
  "letters Thai 2.5 14 านรกอเงมยลว่ดท้สตัะปบคหแจพชขใไโีืิุูผ็์ถซธณฟญศษฐำฉภฎฮฆๆฏฤฌฒฑฝ",
  "rows gb18030 0 1 zh-Hans:0,zh-Hant:3.5,ja:1.5 a0:-15,a1:-8.7,a2:-15,a3:-8.7,a9:-12,af:-15,d7:-10.5,f7:-11.8,fe:-15",
  "rows big5 -0.5 0 zh-Hant:0 a0:-15,a3:-9.5,c6:-10.9,c8:-15,f9:-13.1,fe:-15",
  "rows shift_jis -0.3 0 ja:0,zh-Hant:2.5 80:-14,82:-8,87:-12,97:-10.5,9f:-12.3,a0:-14,df:-8,ea:-12.3,ec:-12,ee:-14,f9:-12,ff:-14",
  "rows euc-jp -1 0 ja:0,zh-Hant:2.5 8d:-12,8e:-9.5,8f:-14.5,a0:-12,a1:-8,a2:-12,a3:-8,af:-12,cf:-10.5,f4:-12.3,ff:-12",
  "rows euc-kr -0.3 1 ko:0,zh-Hant:3.5 a0:-15,a1:-9,a2:-12,a3:-9,af:-12,c8:-11,c9:-15,fd:-11.5,ff:-15",
  "program gb18030 MultiGo StoneBase"
];

// ts/go/record/encoding_models.ts
function add(table, text, log) {
  for (const [rank, letter] of [...text].entries())
    table.set(letter, Math.max(table.get(letter) ?? -Infinity, log(rank)));
}
function merge(table, letters, rarer) {
  for (const [letter, log] of letters) if (!table.has(letter)) table.set(letter, log - rarer);
}
var pairs = (text) => text.split(",").map((pair) => {
  const [name = "", value = ""] = pair.split(":");
  return [name, value];
});
function parse(lines) {
  const languages = /* @__PURE__ */ new Map();
  const letters = /* @__PURE__ */ new Map();
  const wide = [];
  const programs = [];
  const languageOf = (name) => {
    const language = languages.get(name) ?? { first: /* @__PURE__ */ new Map(), all: /* @__PURE__ */ new Map() };
    languages.set(name, language);
    return language;
  };
  for (const line of lines) {
    const [kind, name = "", ...fields] = line.split(" ");
    const [first = "", second = "", third = "", fourth = ""] = fields;
    if (kind === "names") {
      const language = languageOf(name);
      add(
        first === "first" ? language.first : language.all,
        fourth,
        (rank) => Math.log(Number(second) / (rank + Number(third)))
      );
    } else if (kind === "prose") {
      add(languageOf(name).all, second, () => -Number(first));
    } else if (kind === "letters") {
      add(letters, third, (rank) => -Number(first) - rank / Number(second));
    } else if (kind === "rows") {
      const text = { first: /* @__PURE__ */ new Map(), all: /* @__PURE__ */ new Map() };
      for (const [language, rarer] of pairs(third)) {
        merge(text.first, languageOf(language).first, Number(rarer));
        merge(text.all, languageOf(language).all, Number(rarer));
      }
      const rows = pairs(fourth).map(([last, log]) => [parseInt(last, 16), Number(log)]);
      wide.push({ label: name, before: Number(first), needsHigh: second === "1", text, rows });
    } else if (kind === "program") {
      for (const program of fields) programs.push([name, program]);
    }
  }
  return { letters, wide, programs };
}
var parsed = null;
function models() {
  parsed ??= parse(MODELS);
  return parsed;
}

// ts/go/record/encoding_scores.ts
var frequencyIn = ({ text: { first, all } }, letter, isFirst) => Math.max(all.get(letter) ?? -Infinity, isFirst ? first.get(letter) ?? -Infinity : -Infinity);
var RARE = -15;
function wideScore(wide, bytes) {
  const { label, before, rows, needsHigh } = wide;
  const text = decodedStrictly(bytes, label);
  if (text === null) return -Infinity;
  let [total, at] = [before, 0];
  let start = "";
  for (const letter of text) {
    if (letter < "") {
      at += 1;
      start = (start + letter).slice(-3);
      continue;
    }
    const [lead, trail] = [bytes[at] ?? 255, bytes[at + 1] ?? 255];
    const isHalf = label === "shift_jis" && (lead >= 160 && lead <= 223 || lead === 128);
    const isLong = label === "euc-jp" && lead === 143 || label === "gb18030" && trail < 64;
    const row = rows.find(([last]) => lead <= last);
    const rest = isLong || needsHigh && trail < 161 ? RARE : row?.[1] ?? RARE;
    total += Math.max(frequencyIn(wide, letter, start === "PB[" || start === "PW["), rest);
    if (isHalf || label === "gb18030" && lead === 128) at += 1;
    else if (isLong) at += label === "euc-jp" ? 3 : 4;
    else at += 2;
    start = "";
  }
  return total;
}
var isMark = (letter) => /[\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]/.test(letter);
var isLetter = (letter) => /\p{Alphabetic}/u.test(letter);
function letterScore(before, letter) {
  const log = models().letters.get(letter.toLowerCase());
  if (log === void 0 && !isLetter(letter)) return "’‘“”–…«»°".includes(letter) ? -5.5 : -7.5;
  const follows = isLetter(before) || isMark(before);
  const isLatin = letter < "ɐ";
  let total = log ?? (isLatin ? -3.4 : -8);
  if (/\p{Uppercase}/u.test(letter)) total -= follows ? 3 : 0.7;
  else if (!follows) total -= isMark(letter) ? 6 : 1;
  if (isLatin && follows && before >= "") total -= 3;
  else if (follows && isLatin !== before < "ɐ") total -= 2.5;
  return total;
}
function narrowScore(label, bytes) {
  const text = decodedStrictly(bytes, label);
  if (text === null) return -Infinity;
  let [total, before] = [0, " "];
  for (const letter of text) {
    if (letter >= "") total += letterScore(before, letter);
    before = letter;
  }
  return total;
}

// ts/go/record/encoding.ts
var NARROW = [
  ["windows-1252", -6],
  ["windows-1250", -9],
  ["windows-1251", -13],
  ["koi8-r", -13]
];
var PROGRAM = 2;
var ENCODINGS = [
  ...["UTF-8", "GB18030", "Big5", "Shift_JIS", "EUC-KR", "EUC-JP", "ISO-2022-JP"],
  ...["windows-1252", "windows-1250", "windows-1251", "KOI8-R", "UTF-16LE", "UTF-16BE"]
];
var SAMPLE = 1 << 16;
var GUESSED = 4e3;
var END_OF_VALUE = 93;
function sampleOf(bytes) {
  const at = Math.max(0, bytes.findIndex((byte) => byte >= 128) - 100);
  let end = Math.min(bytes.length, at + SAMPLE);
  while (end < bytes.length && end > at && bytes[end - 1] !== END_OF_VALUE) end -= 1;
  return bytes.subarray(at, end);
}
function beginningOf(sample) {
  let [at, count] = [0, 0];
  for (; at < sample.length && count < GUESSED; at += 1) count += (sample[at] ?? 0) >= 128 ? 1 : 0;
  while (at < sample.length && sample[at - 1] !== END_OF_VALUE) at += 1;
  return sample.subarray(0, at);
}
function isCutUtf8(sample) {
  const letters = decoded(sample, "utf-8").match(/\P{ASCII}/gu) ?? [];
  const broken = letters.filter((letter) => letter === "�").length;
  return letters.length - broken > 4 * broken;
}
function likeliest(sample, head) {
  const { wide, programs } = models();
  const program = head.indexOf("AP[") + 3;
  const used = programs.find(([, name]) => program >= 3 && head.startsWith(name, program))?.[0];
  const scores = [
    ...wide.map((each) => [each.label, (each.label === used ? PROGRAM : 0) + wideScore(each, sample)]),
    ...NARROW.map(([label, before]) => [label, before + narrowScore(label, sample)])
  ];
  const [best, score] = scores.reduce((most, each) => each[1] > most[1] ? each : most, ["", -Infinity]);
  return score === -Infinity ? null : ENCODINGS.find((name) => name.toLowerCase() === best) ?? best;
}
var certain = (encoding) => ({ encoding, isCertain: true });
function encodingOf(bytes) {
  const [a, b, c, d] = bytes;
  if (a === 239 && b === 187 && c === 191) return certain("UTF-8");
  if (a === 255 && b === 254 || a && b === 0 && c && d === 0) return certain("UTF-16LE");
  if (a === 254 && b === 255 || a === 0 && b && c === 0 && d) return certain("UTF-16BE");
  const head = decoded(bytes.subarray(0, SAMPLE), "latin1");
  if (bytes.every((byte) => byte < 128)) {
    const isJapanese = head.includes("\x1B$@") || head.includes("\x1B$B");
    return certain(isJapanese ? "ISO-2022-JP" : "UTF-8");
  }
  if (decodedStrictly(bytes, "utf-8") !== null) return certain("UTF-8");
  const label = (/(?<![A-Z])CA\[([ -~]{0,40}?)\]/.exec(head)?.[1] ?? "").trim();
  const named = encodingNamed(label);
  const sample = sampleOf(bytes);
  if (named && named !== "utf-8" && decodedStrictly(sample, named) !== null) return certain(label);
  if (isCutUtf8(sample)) return certain("UTF-8");
  const guessed = likeliest(beginningOf(sample), head) ?? (named ? label : "windows-1252");
  return { encoding: guessed, isCertain: false };
}

// ts/go/record/archive.ts
var MAX_MEMBER = 1 << 26;
var MAX_TOTAL = 1 << 28;
var MAX_MEMBERS = 2e4;
var FILE_HEAD = 67324752;
var DIRECTORY_HEAD = 33639248;
var END = 101010256;
var FILE_HEAD_BYTES = 30;
var DIRECTORY_HEAD_BYTES = 46;
var END_BYTES = 22;
var STORED = 0;
var DEFLATED = 8;
var isArchive = (bytes) => bytes[0] === 80 && bytes[1] === 75 && bytes[2] === 3 && bytes[3] === 4;
async function inflated(bytes, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let size = 0;
  try {
    for (; ; ) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      size += value.length;
      if (size > most) return null;
      parts.push(value);
    }
  } catch {
    return null;
  }
}
var viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
function directoryOf(bytes) {
  const view = viewOf(bytes);
  let end = bytes.length - END_BYTES;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  const entries = [];
  if (end < 0) return { entries, isWhole: false };
  let at = view.getUint32(end + 16, true);
  const count = Math.min(view.getUint16(end + 10, true), MAX_MEMBERS);
  for (let number = 0; number < count; number += 1) {
    if (at + DIRECTORY_HEAD_BYTES > bytes.length || view.getUint32(at, true) !== DIRECTORY_HEAD)
      return { entries, isWhole: false };
    const flags = view.getUint16(at + 8, true);
    const start = at + DIRECTORY_HEAD_BYTES;
    const written = bytes.subarray(start, start + view.getUint16(at + 28, true));
    entries.push({
      name: decoded(written, flags & 2048 ? "utf-8" : encodingOf(written).encoding),
      isEncrypted: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      head: view.getUint32(at + 42, true)
    });
    at = start + written.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { entries, isWhole: true };
}
async function contentOf(bytes, entry) {
  const { head, isEncrypted, method, packed, size } = entry;
  const view = viewOf(bytes);
  const isThere = head + FILE_HEAD_BYTES <= bytes.length && view.getUint32(head, true) === FILE_HEAD;
  if (!isThere || isEncrypted || size > MAX_MEMBER) return null;
  const start = head + FILE_HEAD_BYTES + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
  const raw = bytes.subarray(start, start + packed);
  if (method === STORED) return raw.slice();
  return method === DEFLATED ? inflated(raw, MAX_MEMBER) : null;
}
async function membersOf(bytes, isWanted) {
  const { entries, isWhole } = directoryOf(bytes);
  const members = [];
  let total = 0;
  for (const entry of entries) {
    if (entry.name.endsWith("/") || !isWanted(entry.name)) continue;
    total += entry.size;
    members.push({ name: entry.name, bytes: total <= MAX_TOTAL ? await contentOf(bytes, entry) : null });
  }
  return isWhole || members.length > 0 ? members : null;
}

// ts/go/texts/page.ts
var colorNames = {
  [BLACK]: { en: "Black", zh: "黑" },
  [WHITE]: { en: "White", zh: "白" }
};

// ts/go/notation.ts
var COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
var namePoint = ({ rows, cols }, point, style) => {
  const [row, col] = [Math.floor(point / cols), point % cols];
  return style === "numbers" ? `(${row}, ${col})` : `${COLUMNS[col]}${rows - row}`;
};

// ts/go/record/finding_texts.ts
var PLAYERS = {
  [BLACK]: { en: "black", zh: "黑方" },
  [WHITE]: { en: "white", zh: "白方" }
};
var STONES = {
  [BLACK]: { en: "a black stone", zh: "黑子" },
  [WHITE]: { en: "a white stone", zh: "白子" }
};
var RULES = {
  japanese: { en: "Japanese", zh: "日本规则" },
  chinese: { en: "Chinese", zh: "中国规则" },
  "chinese-kgs": { en: "Chinese (KGS)", zh: "中国规则（KGS）" },
  korean: { en: "Korean", zh: "韩国规则" },
  aga: { en: "AGA", zh: "美国规则（AGA）" },
  "new-zealand": { en: "New Zealand", zh: "新西兰规则" },
  "tromp-taylor": { en: "Tromp-Taylor", zh: "Tromp-Taylor 规则" },
  ing: { en: "Ing", zh: "应氏规则" },
  none: { en: "free", zh: "自由规则" }
};
var moves = (count) => `${count} ${count === 1 ? "move" : "moves"}`;
var repeats = ({ after, length }) => ({
  en: `repeats the position ${after === 0 ? "at the start" : `after move ${after}`}, a cycle of ${moves(length)}`,
  zh: `回到${after === 0 ? "开局时" : `第 ${after} 手后`}的局面（循环 ${length} 手）`
});
var movesTwice = ({ color, number }) => ({
  en: `${PLAYERS[color].en} moves twice in a row: moves ${number - 1} and ${number}`,
  zh: `${PLAYERS[color].zh}连下两手：第 ${number - 1} 手和第 ${number} 手`
});
var movesAfterEnd = ({ color, at }) => ({
  en: `${PLAYERS[color].en} ${at} after two passes, which end a game`,
  zh: `双方各停一手，对局已经结束，${PLAYERS[color].zh}又下 ${at}`
});
var TEXTS = {
  M101: ({ color, at, stone }) => ({
    en: `${PLAYERS[color].en} ${at}: ${STONES[stone].en} is already there`,
    zh: `${PLAYERS[color].zh}下 ${at}：那里已有${STONES[stone].zh}`
  }),
  M102: ({ color, value, size, isPass }) => ({
    en: `${PLAYERS[color].en} [${value}] is off the ${size} board${isPass ? ": probably a pass" : ""}`,
    zh: `${PLAYERS[color].zh} [${value}]：不在 ${size} 的棋盘上${isPass ? "，很可能是停一手" : ""}`
  }),
  M103({ color, at, count, rules }) {
    const stones = count === 1 ? { en: "", zh: "" } : { en: ` of ${count} stones`, zh: `，共 ${count} 颗子` };
    const forbids2 = rules ? { en: `which ${RULES[rules].en} rules forbid`, zh: `${RULES[rules].zh}不允许` } : { en: "which few rule sets allow; the record names none", zh: "多数规则不允许；棋谱没有写明规则" };
    return {
      en: `${PLAYERS[color].en} ${at} is suicide${stones.en}, ${forbids2.en}`,
      zh: `${PLAYERS[color].zh}下 ${at} 是自杀${stones.zh}，${forbids2.zh}`
    };
  },
  M104({ color, at, took }) {
    const other = PLAYERS[opponent(color)];
    return {
      en: `${PLAYERS[color].en} ${at} retakes at once the ko that ${other.en} took with move ${took}`,
      zh: `${PLAYERS[color].zh}下 ${at}，立即提回${other.zh}第 ${took} 手提的劫`
    };
  },
  M105({ color, at, earlier }) {
    const said = repeats(earlier);
    return {
      en: `${PLAYERS[color].en} ${at} ${said.en}: positional superko`,
      zh: `${PLAYERS[color].zh}下 ${at}，${said.zh}：全局同形再现`
    };
  },
  M106({ color, at, earlier }) {
    const said = repeats(earlier);
    return {
      en: `${PLAYERS[color].en} ${at} ${said.en}, with the same player to move: situational superko`,
      zh: `${PLAYERS[color].zh}下 ${at}，${said.zh}，而且轮到同一方下：全局同形再现`
    };
  },
  M107({ color, at, earlier, rules }) {
    const said = repeats(earlier);
    const allowed = RULES[rules ?? "japanese"];
    return {
      en: `${PLAYERS[color].en} ${at} ${said.en}, which ${allowed.en} rules allow`,
      zh: `${PLAYERS[color].zh}下 ${at}，${said.zh}，${allowed.zh}允许`
    };
  },
  M201: movesTwice,
  M202({ color, because, handicap }) {
    const [player, other] = [PLAYERS[color], PLAYERS[opponent(color)]];
    if (because === "pl")
      return {
        en: `${player.en} moves first, but PL names ${other.en}`,
        zh: `${player.zh}先下，而 PL 写的是${other.zh}`
      };
    if (handicap === null)
      return {
        en: `${player.en} moves first, but without handicap, setup or PL black should`,
        zh: `${player.zh}先下，而没有让子、摆子和 PL 时应由黑方先下`
      };
    return {
      en: `${player.en} moves first, but with HA[${handicap}] ${other.en} should`,
      zh: `${player.zh}先下，而 HA[${handicap}] 时应由${other.zh}先下`
    };
  },
  M203: movesAfterEnd,
  M204: () => ({ en: "two moves in a node: both are played", zh: "同一个节点里有两手棋：两手都算" }),
  M205: movesTwice,
  M206: movesAfterEnd
};
var textOf = (code, values) => TEXTS[code](values);

// ts/go/record/rule_names.ts
var PATTERNS = [
  ["tromp-taylor", "tromp* *logicalrules* tt taylor *トロンプ*"],
  ["chinese-kgs", "*chinesekgs* *kgschinese* *chineseogs* *ogschinese*"],
  [
    "new-zealand",
    "nz *newzealand* *newzeland* *nouvellezelande* *neuseeland* *nuevazelanda* *新西蘭* *新西兰* *紐西蘭* *ニュージーランド* *뉴질랜드*"
  ],
  [
    "ing",
    "ing ings goe sst *inggoe* *ingrule* *yingshi* *应氏* *應氏* *応氏* *应昌期* *應昌期* *計点制* *计点制* *計點制* *응씨* *응창기* *잉룰*"
  ],
  [
    "aga",
    "aga usgo american us usa bga british uk ffg fr french* franzosisch* *frances* francais* france* *americangoassociation* *britishgoassociation* *美国* *美國* *アメリカ* *米国* *미국* *法国* *法國* *フランス* *프랑스* *英国* *英國* *イギリス* *영국*"
  ],
  ["japanese", "japan* japon* giappon* jp jpn jap nihon nippon *nihonkiin* *日本* *日式* *日韩* *日韓* *일본* *япон*"],
  ["korean", "korea* coree* corea* kr kor hanguk *韩国* *韓国* *韓國* *韩式* *한국* *коре*"],
  ["chinese", "chin* cn chn prc zhongguo kitai* cina* *中国* *中國* *中式* *数子* *數子* *중국* *кита*"],
  ["none", "none *norules* *anyrules*"]
];
var PLAIN = new Map(
  ["aáà", "cç", "eéèê", "ií", "oöó"].flatMap((letters) => [...letters].map((letter) => [letter, letters.charAt(0)]))
);
function ofParts(ko, parts, ruleSets) {
  const at = parts.lastIndexOf("sui");
  const digit = at < 0 ? "" : parts.charAt(at + 3);
  if (!["0", "1", "f", "t"].includes(digit)) return null;
  const isLegal = digit === "1" || digit === "t";
  const sets = ruleSets.filter((set) => set.ko === ko && Boolean(set.suicide) === isLegal);
  return sets[ko === "simple" && parts.includes("area") ? 1 : 0] ?? null;
}
function rulesOf(text, ruleSets) {
  const plain = text.toLowerCase().replace(/[éèêçáàöóí]/g, (letter) => PLAIN.get(letter) ?? letter).replace(/[ａ-ｚ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 65248));
  const words = plain.split(/[^\p{Alphabetic}\p{N}]/u);
  const parts = words.join("");
  const [, ko] = /^ko(simple|positional|situational)/.exec(parts) ?? [];
  if (ko) return ofParts(ko, parts, ruleSets);
  const isMet = (pattern) => {
    const bare = pattern.replaceAll("*", "");
    if (pattern.startsWith("*")) return parts.includes(bare);
    return words.some((each) => pattern === bare ? each === bare : each.startsWith(bare));
  };
  const [name] = PATTERNS.find(([, patterns]) => patterns.split(" ").some(isMet)) ?? [];
  return ruleSets.find((set) => set.name === name) ?? null;
}

// ts/go/record/lint.ts
var SEVERITIES = {
  M101: "error",
  M102: "error",
  M103: "error",
  M104: "error",
  M105: "error",
  M106: "error",
  M107: "note",
  M201: "warning",
  M202: "warning",
  M203: "warning",
  M204: "error",
  M205: "note",
  M206: "note"
};
function shownValue(text) {
  const signs = [...trimmed(text)];
  const shown = signs.slice(0, 30).map((sign) => /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(sign) ? " " : sign);
  return shown.join("") + (signs.length > 30 ? ".." : "");
}
function rulesOfGame(root, ruleSets) {
  const named = rulesOf(trimmed(root.text("RU")), ruleSets);
  const rules = named ?? ruleSets.find(({ name }) => name === "japanese");
  return rules ? { rules, isKnown: named !== null } : null;
}
function finding(code, values, stones = [], earlier = null) {
  const { en, zh } = textOf(code, values);
  return { code, severity: SEVERITIES[code], text: [en, zh], stones, ...earlier && { earlier: earlier.after } };
}
function judged({ position, color }, point, at, { rules, isKnown }) {
  const facts = position.look(point, color);
  const known = isKnown ? rules.name : null;
  const repeated = facts.position;
  switch (forbids(rules, facts)) {
    case "occupied":
      return facts.occupied === EMPTY ? null : finding("M101", { color, at, stone: facts.occupied }, [point]);
    case "suicide":
      return finding("M103", { color, at, count: facts.suicide.length, rules: known }, facts.suicide);
    case "ko":
      return finding("M104", { color, at, took: facts.ko ?? 0 }, facts.captured, repeated);
    case "positional":
      return repeated && finding("M105", { color, at, earlier: repeated }, [], repeated);
    case "situational":
      return facts.situation && finding("M106", { color, at, earlier: facts.situation }, [], facts.situation);
    case null:
      return repeated && finding("M107", { color, at, earlier: repeated, rules: known }, [], repeated);
  }
}
function turnFindings(move, at, node, info) {
  const { color, position, fault, line, target, raw } = move;
  const number = position.number + 1;
  const isGame = isInGame(info, line, node);
  const findings = [];
  if (move.isSecond) findings.push(finding("M204", { color }));
  if (fault === "twice") findings.push(finding(isGame ? "M201" : "M205", { color, number }));
  else if (fault) findings.push(finding("M202", { color, because: fault, handicap: info.handicap }));
  if (move.isOver) findings.push(finding(isGame ? "M203" : "M206", { color, at }));
  if (target === "off") {
    const { rows, cols } = position;
    const isPass = isProbablyPass(raw, rows, cols);
    findings.push(finding("M102", { color, value: shownValue(unescaped(raw)), size: `${rows}x${cols}`, isPass }));
  }
  return findings;
}
function lintNode(node, ruleSets) {
  const info = node.isMove ? infoOf(node.root) : null;
  const rules = info?.size ? rulesOfGame(node.root, ruleSets) : null;
  if (!info || !rules) return [];
  const findings = [];
  replay(node, node.parent?.replayed ?? null, info, (move) => {
    const { target, position } = move;
    const point = typeof target === "number" ? target : null;
    const at = point === null ? "" : namePoint(position, point, "letters");
    findings.push(...turnFindings(move, at, node, info));
    const found = point === null ? null : judged(move, point, at, rules);
    if (found) findings.push(found);
  });
  return findings;
}

// ts/go/record/next_game.ts
var ROOT_BYTES = 1 << 10;
var QUOTED_BYTES = 1 << 16;
var OPEN = /\([ \t\r\n\v\f]*;/y;
var NEXT_NAME = /[ \t\r\n\v\f]*([A-Za-z][A-Za-z0-9]*)(?=[ \t\r\n\v\f]*\[)/y;
var VALUE = /[ \t\r\n\v\f]*\[((?:[^\]\\]|\\.)*)\]/sy;
var NUMBER = /^[ \t\r\n\f]*[0-9]{1,2}(?::[0-9]{1,2})?[ \t\r\n\f]*$/;
var AFTER_VALUE = /[ \t\r\n\v\f]*(?:[;()[A-Za-z]|$)/y;
var bytesOf = (code) => code < 128 ? 1 : code < 2048 ? 2 : code >= 55296 && code < 57344 ? 2 : 3;
function piece(text, from, most) {
  let at = from;
  for (let bytes = 0; at < text.length; at += 1) {
    bytes += bytesOf(text.charCodeAt(at));
    if (bytes > most) break;
  }
  return text.slice(from, at);
}
function endOf(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
var isLineBreak = (sign) => sign === "\n" || sign === "\r";
function gameBegins(text, from) {
  if (from === 0 || text[from] !== "(" || !isLineBreak(text[from - 1])) return false;
  const root = piece(text, from, ROOT_BYTES);
  let at = endOf(OPEN, root, 0);
  if (at < 0) return false;
  for (; ; ) {
    NEXT_NAME.lastIndex = at;
    const [, written] = NEXT_NAME.exec(root) ?? [];
    if (!written) return false;
    at = NEXT_NAME.lastIndex;
    const isOfRoot = ["GM", "FF", "SZ"].includes(written.replace(/[a-z]/g, ""));
    VALUE.lastIndex = at;
    let value = VALUE.exec(root);
    if (!value) return false;
    for (; value; value = VALUE.exec(root)) {
      at = VALUE.lastIndex;
      const [, content = ""] = value;
      if (/[\n\r]\(;/.test(content)) return false;
      if (isOfRoot && NUMBER.test(content)) return true;
      VALUE.lastIndex = at;
    }
    if (/^[ \t\r\n\v\f]*\[/.test(root.slice(at))) return false;
  }
}
function isQuoted(text, from) {
  const quoted = piece(text, from, QUOTED_BYTES);
  let open = 1;
  for (let at = 1; at < quoted.length; at += 1) {
    const sign = quoted[at];
    if (sign === "\\") at += 1;
    else if (sign === "[") open += 1;
    else if (sign === "]") open -= 1;
    else if (sign === "(" && gameBegins(quoted, at)) return false;
    if (open === 0) return endOf(AFTER_VALUE, quoted, at + 1) >= 0;
  }
  return false;
}
function gameInValue(text, from, end) {
  for (let at = from; at < end; at += 1) {
    if (text.charCodeAt(at) === 40 && gameBegins(text, at) && !isQuoted(text, at)) return at;
  }
  return -1;
}

// ts/go/record/node.ts
var NO_FINDINGS = [];
var GameNode = class {
  /** The properties are in file order. */
  constructor(parent = null, properties = []) {
    this.parent = parent;
    this.properties = properties;
    const isFirst = (parent?.children.length ?? 0) === 0;
    this.isMain = isFirst && (parent?.isMain ?? true);
    this.isBranch = !isFirst || (parent?.isBranch ?? false);
  }
  parent;
  properties;
  children = [];
  /** The index of the child on the current line. */
  chosen = 0;
  findings = NO_FINDINGS;
  /** True if the node was added by a move on the board. */
  isTried = false;
  /** Whether it is on the main line, and whether variations begin before it; the reader knows it from the brackets. */
  isMain;
  isBranch;
  #replayed = null;
  /** The values of a property; null if there is none. */
  values(name) {
    return this.properties.find((property) => property.name === name)?.values ?? null;
  }
  /** The first value of a property as text; empty if there is none. */
  text(name) {
    return unescaped(this.values(name)?.[0] ?? "");
  }
  get comment() {
    return trimmed(this.text("C"));
  }
  /** Returns true if the node has a move. */
  get isMove() {
    return this.properties.some(({ name }) => name === "B" || name === "W");
  }
  /** The node after its replay. */
  get replayed() {
    if (this.#replayed) return this.#replayed;
    const unknown = [];
    let known = this.parent;
    for (; known && !known.#replayed; known = known.parent) unknown.push(known);
    const info = infoOf(this.root);
    let before = known ? known.#replayed : null;
    for (const node of unknown.reverse()) {
      before = replay(node, before, info);
      node.#replayed = before;
    }
    this.#replayed = replay(this, before, info);
    return this.#replayed;
  }
  get position() {
    return this.replayed.position;
  }
  /** Forgets the positions from this node on, after a change. */
  forget() {
    for (const node of this.all()) node.#replayed = null;
  }
  /** This node and those below it, in file order. */
  all() {
    const all = [];
    const open = [this];
    for (let node = open.pop(); node; node = open.pop()) {
      all.push(node);
      for (const child of [...node.children].reverse()) open.push(child);
    }
    return all;
  }
  get next() {
    return this.children[this.chosen] ?? null;
  }
  /** Puts this node on the current line. */
  choose() {
    for (let node = this; node.parent; node = node.parent)
      node.parent.chosen = node.parent.children.indexOf(node);
    return this;
  }
  get root() {
    let node = this;
    while (node.parent) node = node.parent;
    return node;
  }
  /** The last node of the current line. */
  get last() {
    let node = this;
    for (let { next } = node; next; { next } = node) node = next;
    return node;
  }
  /** The nearest ancestor (or this node) for which a condition holds. */
  ancestor(isWanted) {
    let node = this;
    while (node && !isWanted(node)) node = node.parent;
    return node;
  }
};

// ts/go/record/read.ts
var STONES2 = /^(B|W|AB|AW|AE)$/;
var BLANK = /[ \t\r\n\v\f]*/y;
var MOVE = /;([BW])\[([a-z]{2})\](?=[;()])/y;
var NAME = /[a-z]*(?:[A-Z][A-Za-z0-9]*)?/y;
var LETTERS = /[A-Za-z][A-Za-z0-9]*/y;
var DEFINED = new Set(
  "FF GM ST AP CA SZ B W KO DO IT AB AW AE PL HA MN PM OB OW KM TM V BL WL DM GB GW HO UC BM TE CR MA SL SQ TR DD VW TB TW LB AR LN AN BR BT C CP DT EV FG GC GN N ON OT PB PC PW RE RO RU SO US WR WT AS BS CH EL EX ID IP IY KI L LT M MU OM OP OV RG SC SE SI SU TC TS WS".split(" ")
);
var PIECE = 1 << 16;
function signIn(text, from) {
  let bytes = 0;
  for (let at = from; at < text.length; at += 1) {
    if ("]\\;()[".includes(text.charAt(at))) return { at, bytes };
    bytes += bytesOf(text.charCodeAt(at));
  }
  return { at: text.length, bytes };
}
var Reader = class {
  #text;
  #games = [];
  #faults = [];
  #at = 0;
  // The last node of the line for each open bracket.
  #open = [];
  // The last token of the tree.
  #last = ")";
  // Whether misplaced text was reported.
  #isInJunk = false;
  // The number of games.
  #count = 0;
  // Whether it was reported that the next game begins within this one.
  #cutIsSaid = false;
  // Whether the main line of this game is over.
  #mainLineIsOver = false;
  constructor(text) {
    this.#text = text;
  }
  #fault(code, place) {
    this.#faults.push({ code, place });
  }
  /** The character at the place of the reader; empty at the end. */
  get #sign() {
    return this.#text.charAt(this.#at);
  }
  /** Skips white space; returns the next character. */
  #skip() {
    if (this.#text.charCodeAt(this.#at) > 32) return this.#sign;
    BLANK.lastIndex = this.#at;
    BLANK.test(this.#text);
    this.#at = BLANK.lastIndex;
    return this.#sign;
  }
  /** Misplaced text is reported once per run. */
  #junk(code, place) {
    if (!this.#isInJunk) this.#fault(code, place);
    this.#isInJunk = true;
  }
  /** Ends a value that began at a place where the next game begins. */
  #cutValue(start, at) {
    this.#at = at;
    this.#fault("E115", start);
    this.#cutIsSaid = true;
    return null;
  }
  /** The end of a value or of its part before a backslash; null if it ends without a bracket. A point may lack its `]`. */
  #endOfPoint(start) {
    const [text, at] = [this.#text, this.#at];
    const { length } = text;
    const stop = signIn(text, at);
    let [limit, bytes] = [stop.at + 1, stop.bytes + 1];
    for (; bytes < 3 && text.charCodeAt(limit) < 128; limit += 1) bytes += 1;
    let end = at;
    while (end < limit && text[end] !== "]" && text[end] !== "\\") end += 1;
    if (end >= limit || end >= length) end = length;
    const isLong = stop.bytes > 2 || (end < length ? end - at > 2 || signIn(text, at).bytes > 2 : length - at > 2);
    if (!isLong || stop.at >= end) return end;
    if (this.#open.length > 0 && gameBegins(text, stop.at)) return this.#cutValue(start, stop.at);
    this.#at = stop.at;
    this.#fault("E111", start);
    return null;
  }
  #endOfText(start) {
    const [text, at] = [this.#text, this.#at];
    let end = at;
    while (end < text.length && text.charCodeAt(end) !== 93 && text.charCodeAt(end) !== 92) end += 1;
    const game = this.#open.length > 0 ? gameInValue(text, at, end) : -1;
    return game >= 0 ? this.#cutValue(start, game) : end;
  }
  /** Reads from `[` to after its `]`; returns the text between them. */
  #value(isPoint) {
    const text = this.#text;
    const start = this.#at;
    const from = start + 1;
    this.#at = from;
    for (; ; ) {
      const end = isPoint ? this.#endOfPoint(start) : this.#endOfText(start);
      if (end === null) return text.slice(from, this.#at);
      if (end >= text.length) {
        this.#at = text.length;
        this.#fault("E104", start);
        return text.slice(from);
      }
      this.#at = end + 1;
      if (text[end] === "]") return text.slice(from, end);
      const next = this.#sign;
      if (next === "" || next >= "") continue;
      this.#at += 1;
      const isBreak = (sign) => sign === "\n" || sign === "\r";
      if (isBreak(next) && isBreak(this.#sign) && this.#sign !== next) this.#at += 1;
    }
  }
  #values(isPoint) {
    const values = [];
    do
      values.push(this.#value(isPoint));
    while (this.#skip() === "[");
    return values;
  }
  /** Reads text at which nothing of a record can begin. */
  #stray() {
    const [text, place] = [this.#text, this.#at];
    if (this.#sign === "[") {
      this.#junk("E110", place);
      this.#value(false);
      return;
    }
    LETTERS.lastIndex = place;
    this.#at = LETTERS.test(text) ? LETTERS.lastIndex : place + ((text.codePointAt(place) ?? 0) > 65535 ? 2 : 1);
    this.#junk("E108", place);
  }
  #addNode(properties) {
    const parent = this.#open.at(-1) ?? null;
    const node = new GameNode(parent, properties);
    node.isMain = !this.#mainLineIsOver;
    node.isBranch = this.#open.length > 1;
    if (parent) parent.children.push(node);
    else this.#games.push(node);
    this.#open[this.#open.length - 1] = node;
  }
  /** Reads a property; null if the text is none. */
  #property() {
    const place = this.#at;
    NAME.lastIndex = place;
    const written = NAME.exec(this.#text)?.[0] ?? "";
    this.#at += written.length;
    const capitals = written.replace(/[a-z]/g, "");
    const isName = /^[A-Z]+$/.test(capitals);
    if (this.#skip() !== "[") {
      this.#junk(isName && capitals === written ? "E109" : "E108", place);
      return null;
    }
    this.#isInJunk = false;
    if (!isName) this.#fault("P101", place);
    const name = isName ? capitals : written;
    const values = this.#values(STONES2.test(name));
    return name === written ? { name, values } : { name, values, written };
  }
  /** Reads a node after its `;`, which is missing if `hasSign` is false. */
  #node(place, hasSign) {
    if (!hasSign) this.#fault("E112", place);
    else if (this.#last === ")") this.#fault("E107", place);
    this.#isInJunk = false;
    const properties = [];
    this.#addNode(properties);
    this.#last = ";";
    for (let next = this.#skip(); !["", ";", "(", ")"].includes(next); next = this.#skip()) {
      if (!/[A-Za-z]/.test(next)) {
        this.#stray();
        continue;
      }
      const property = this.#property();
      if (property) properties.push(property);
    }
  }
  /** A root may lack its `;`. */
  #isBareRoot() {
    const start = this.#at;
    while (this.#at < start + 2 && this.#sign >= "A" && this.#sign <= "Z") this.#at += 1;
    const name = this.#text.slice(start, this.#at);
    const isBare = DEFINED.has(name) && this.#skip() === "[";
    if (isBare) this.#at = start;
    return isBare;
  }
  /** Reads what is between games. */
  #outside() {
    const [text, place, sign] = [this.#text, this.#at, this.#sign];
    if (sign === "(") {
      this.#at += 1;
      const hasSign = this.#skip() === ";";
      if (hasSign || this.#isBareRoot()) {
        this.#open.push(null);
        this.#count += 1;
        [this.#last, this.#isInJunk, this.#mainLineIsOver] = ["(", false, false];
        if (!hasSign) this.#node(this.#at, false);
        return;
      }
    } else if (sign === ")" && this.#count > 0 && !this.#isInJunk) {
      this.#at += 1;
      this.#fault("E105", place);
      return;
    }
    const next = text.indexOf("(", this.#at);
    this.#at = next < 0 ? text.length : next;
    this.#junk(this.#count === 0 ? "E102" : "E113", place);
  }
  /** Reads a node that begins with its `;`. */
  #signedNode() {
    MOVE.lastIndex = this.#at;
    const [, name, value] = (this.#last === ")" ? null : MOVE.exec(this.#text)) ?? [];
    if (name !== void 0 && value !== void 0) {
      this.#addNode([{ name, values: [value] }]);
      this.#at = MOVE.lastIndex;
      [this.#last, this.#isInJunk] = [";", false];
    } else {
      this.#at += 1;
      this.#node(this.#at - 1, true);
    }
  }
  #bracket(sign) {
    if (sign === "(" && gameBegins(this.#text, this.#at)) {
      if (!this.#cutIsSaid) this.#fault("E115", this.#at);
      [this.#last, this.#cutIsSaid, this.#open] = [")", false, []];
      return;
    }
    if (this.#last === "(") this.#fault("E106", this.#at);
    this.#last = sign;
    this.#at += 1;
    if (sign === "(") this.#open.push(this.#open.at(-1) ?? null);
    else if (this.#open.pop()) this.#mainLineIsOver = true;
  }
  *read() {
    let nextStop = PIECE;
    for (let next = this.#skip(); next !== ""; next = this.#skip()) {
      if (this.#at > nextStop) {
        nextStop = this.#at + PIECE;
        yield this.#at;
      }
      if (this.#open.length === 0) this.#outside();
      else if (next === ";") this.#signedNode();
      else if (next === "(" || next === ")") this.#bracket(next);
      else if (next >= "A" && next <= "Z") this.#node(this.#at, false);
      else this.#stray();
    }
    const [games, faults] = [this.#games, this.#faults];
    if (this.#open.length > 0) this.#fault("E103", this.#text.length);
    else if (this.#count === 0)
      return { games, faults: [...faults.filter(({ code }) => code !== "E102"), { code: "E101", place: 0 }] };
    return { games, faults };
  }
};
var readingOf = (text) => new Reader(text).read();
function readRecord(text) {
  const reading = readingOf(text);
  for (; ; ) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

// ts/go/record/editor.ts
var COLOR_NAMES = { [BLACK]: "B", [WHITE]: "W" };
var SETUP_NAMES = { [BLACK]: "AB", [WHITE]: "AW", [EMPTY]: "AE" };
var GAME_PROPERTIES = [
  { name: "GM", values: ["1"] },
  { name: "FF", values: ["4"] }
];
function setupProperties({ rows, cols, cells, toMove }) {
  const all = (color) => [...cells.keys()].filter((point) => cells[point] === color).map((at) => pointValue(at, cols));
  const stones = COLORS.map((color) => ({ name: SETUP_NAMES[color], values: all(color) }));
  return [
    { name: "SZ", values: [sizeValue(rows, cols)] },
    ...stones.filter(({ values }) => values.length > 0),
    { name: "PL", values: [COLOR_NAMES[toMove]] }
  ];
}
var EFFECTIVE = /^(GM|SZ|HA|RU|PL|B|W|AB|AW|AE)$/;
var effectOf = (properties) => JSON.stringify(properties.filter(({ name }) => EFFECTIVE.test(name)));
function joined(changes, first, last) {
  const changed = new Set(changes.map(({ from: from2 }) => from2).filter((from2) => from2 !== null));
  const [from = null] = changed;
  return {
    carryOut() {
      for (const change of changes) change.carryOut();
    },
    takeBack() {
      for (const change of [...changes].reverse()) change.takeBack();
    },
    after: last.after,
    before: first.before,
    from: changed.size > 1 ? first.before.root : from,
    number: last.number
  };
}
var Editor = class {
  /** `onChange` gets the topmost node whose positions have changed, if any. */
  constructor(games, onChange = () => {
  }) {
    this.games = games;
    this.onChange = onChange;
  }
  games;
  onChange;
  /** With it, setup is added after the root, not in it. */
  keepsStart = false;
  #done = [];
  #undone = [];
  #saved = 0;
  // Counts changes, so that a change after an undo is not taken for the saved state.
  #number = 0;
  get isChanged() {
    return (this.#done.at(-1)?.number ?? 0) !== this.#saved;
  }
  /** Treats the content as not saved. */
  markUnsaved() {
    this.#saved = -1;
  }
  get canUndo() {
    return this.#done.length > 0;
  }
  get canRedo() {
    return this.#undone.length > 0;
  }
  markSaved() {
    this.#saved = this.#done.at(-1)?.number ?? 0;
  }
  #change(change) {
    const { carryOut, after, from = null } = change;
    this.#number += 1;
    this.#done.push({ ...change, from, number: this.#number });
    this.#undone = [];
    return this.#step(carryOut, after, from);
  }
  #step(act, shown, from) {
    act();
    this.onChange(from);
    return shown;
  }
  /** Makes the changes of `act` one, which is undone at once. */
  together(act) {
    const from = this.#done.length;
    const result = act(this);
    const parts = this.#done.splice(from);
    const [first, last] = [parts[0], parts.at(-1)];
    if (first && last) this.#done.push(first === last ? first : joined(parts, first, last));
    return result;
  }
  /** Undoes the last change; returns the node to show, null if there is none. */
  undo() {
    const change = this.#done.pop();
    if (!change) return null;
    this.#undone.push(change);
    return this.#step(change.takeBack, change.before, change.from);
  }
  redo() {
    const change = this.#undone.pop();
    if (!change) return null;
    this.#done.push(change);
    return this.#step(change.carryOut, change.after, change.from);
  }
  #setProperties(node, properties) {
    const old = node.properties;
    const isSame = effectOf(old) === effectOf(properties);
    const put = (all) => {
      node.properties = all;
      if (!isSame) node.forget();
    };
    return this.#change({
      carryOut: () => put(properties),
      takeBack: () => put(old),
      after: node,
      before: node,
      from: isSame ? null : node
    });
  }
  #add(parent, properties) {
    const node = new GameNode(parent, properties);
    node.isTried = true;
    const at = parent.children.length;
    const { chosen } = parent;
    return this.#change({
      carryOut: () => {
        parent.children.splice(at, 0, node);
        parent.chosen = at;
      },
      takeBack: () => {
        parent.children.splice(at, 1);
        parent.chosen = chosen;
      },
      after: node,
      before: parent,
      from: node
    });
  }
  /** Plays a move, a pass without a point; returns its node, which may exist already. */
  play(node, color, point) {
    const value = point === null ? "" : pointValue(point, node.position.cols);
    const isSame = ({ position, isMove }) => isMove && position.mover === color && position.point === point && !position.isNotPlayed;
    return node.children.find(isSame) ?? this.#add(node, [{ name: COLOR_NAMES[color], values: [value] }]);
  }
  /** Sets up stones and the player to move, in this node or, if it has a move, in a new one after it. */
  setUp(node, stones, toMove = null) {
    const { cells } = node.position;
    const isHere = !node.isMove && (node.parent !== null || !this.keepsStart);
    const changes = new Map([...stones].filter(([point, cell]) => cells[point] !== cell));
    let properties = isHere ? node.properties : [];
    if (changes.size > 0) properties = withSetup(node, changes, isHere);
    if (toMove !== null)
      properties = [...properties.filter(({ name }) => name !== "PL"), { name: "PL", values: [COLOR_NAMES[toMove]] }];
    return isHere ? this.#setProperties(node, properties) : this.#add(node, properties);
  }
  /** Sets or, without values, removes a property. The values are raw. */
  setValues(node, name, values) {
    const at = node.properties.findIndex((property) => property.name === name);
    const properties = node.properties.filter((property) => property.name !== name);
    if (values.length > 0) properties.splice(at < 0 ? properties.length : at, 0, { name, values });
    return this.#setProperties(node, properties);
  }
  setText(node, name, text) {
    return text === node.text(name) ? node : this.setValues(node, name, text === "" ? [] : [escaped(text)]);
  }
  /** Sets the points of a mark, such as TR. */
  setPoints(node, name, points) {
    const { cols } = node.position;
    return this.setValues(
      node,
      name,
      points.map((point) => pointValue(point, cols))
    );
  }
  /** Removes a node with everything below it; returns the node to show. A game that is removed leaves the file. */
  remove(node) {
    const { parent } = node;
    const list = parent?.children ?? this.games;
    const at = list.indexOf(node);
    const shown = parent ?? list[at === 0 ? 1 : at - 1];
    if (!shown) return node;
    const chosen = parent?.chosen ?? 0;
    const choose = (index) => {
      if (parent) parent.chosen = index;
    };
    return this.#change({
      carryOut: () => {
        list.splice(at, 1);
        choose(Math.max(0, Math.min(chosen > at ? chosen - 1 : chosen, list.length - 1)));
      },
      takeBack: () => {
        list.splice(at, 0, node);
        choose(chosen);
      },
      after: shown,
      before: node
    });
  }
  #move(node, to) {
    const children = node.parent?.children ?? [];
    const from = children.indexOf(node);
    if (from <= to || to < 0) return node;
    const carry = (before, after) => () => {
      children.splice(after, 0, ...children.splice(before, 1));
      node.choose();
    };
    return this.#change({ carryOut: carry(from, to), takeBack: carry(to, from), after: node, before: node });
  }
  /** Makes the line of a node the main line, from the nearest branch. */
  promote(node) {
    const side = node.ancestor((each) => each.parent !== null && each.parent.children[0] !== each);
    if (side) this.#move(side, 0);
    return node;
  }
  /** Moves a variation up by one. */
  moveUp(node) {
    return this.#move(node, (node.parent?.children.indexOf(node) ?? 0) - 1);
  }
  /** Sets up a whole board, perhaps of another size: a game that has only a root gets it, otherwise another game begins. */
  setBoard(node, position) {
    const { rows, cols, cells, toMove } = position;
    if (rows === node.position.rows && cols === node.position.cols) return this.setUp(node, cells.entries(), toMove);
    const setup = setupProperties(position);
    if (!node.parent && node.children.length === 0 && !node.isMove && !this.keepsStart) {
      const kept = node.properties.filter(({ name }) => !/^(SZ|A[BWE]|PL)$/.test(name));
      return this.#setProperties(node, [...kept, ...setup]);
    }
    const game = new GameNode(null, [...GAME_PROPERTIES, ...setup]);
    const at = this.games.length;
    return this.#change({
      carryOut: () => void this.games.push(game),
      takeBack: () => void this.games.splice(at, 1),
      after: game,
      before: node
    });
  }
};
function withSetup(node, changes, isHere) {
  const { cols, cells } = node.position;
  const base = isHere ? node.parent?.position.cells : cells;
  const values = { [EMPTY]: [], [BLACK]: [], [WHITE]: [] };
  for (const [point, cell] of cells.entries()) {
    const wanted = changes.get(point) ?? cell;
    if (wanted !== (base?.[point] ?? EMPTY)) values[wanted].push(pointValue(point, cols));
  }
  const setup = [EMPTY, BLACK, WHITE].map((cell) => ({ name: SETUP_NAMES[cell], values: values[cell] })).filter((property) => property.values.length > 0);
  if (!isHere) return setup;
  const isSetup = ({ name }) => /^A[BWE]$/.test(name);
  const at = node.properties.findIndex(isSetup);
  const properties = node.properties.filter((property) => !isSetup(property));
  properties.splice(at < 0 ? properties.length : at, 0, ...setup);
  return properties;
}

// ts/go/record/write.ts
var WIDTH = 80;
var propertyText = ({ name, values, written = name }) => `${written}[${values.join("][")}]`;
function propertiesOf({ parent, properties }) {
  if (parent) return properties;
  const isCharset = ({ name }) => name === "CA";
  const all = properties.filter((each) => !isCharset(each));
  const old = properties.findIndex(isCharset);
  const named = ["GM", "FF"].map((known) => all.findIndex(({ name }) => name === known) + 1);
  all.splice(old < 0 ? Math.max(...named) : old, 0, { name: "CA", values: ["UTF-8"] });
  return all;
}
var isRoot = ({ properties }) => properties.some(({ name }) => ["GM", "FF", "SZ"].includes(name));
var Writer = class {
  #parts = [];
  #width = 0;
  /** Writes text, on a new line if it does not fit. */
  put(text, staysOnLine = false) {
    if (this.#width > 0 && this.#width + text.length > WIDTH && !staysOnLine) {
      this.#parts.push("\n");
      this.#width = 0;
    }
    this.#parts.push(text);
    const at = text.lastIndexOf("\n");
    this.#width = at < 0 ? this.#width + text.length : text.length - at - 1;
  }
  #node(node) {
    const texts = propertiesOf(node).map(propertyText);
    const text = `;${texts.join("")}`;
    if (node.parent && text.length <= WIDTH) this.put(text);
    else for (const part of [";", ...texts]) this.put(part);
  }
  game(root) {
    this.put("(");
    const open = [root];
    for (let part = open.pop(); part; part = open.pop()) {
      if (part === ")") {
        this.put(part);
      } else if ("variation" in part) {
        this.put("(", isRoot(part.variation));
        open.push(part.variation);
      } else {
        this.#node(part);
        const { children } = part;
        const [only] = children;
        if (only && children.length === 1) open.push(only);
        else for (const variation of [...children].reverse()) open.push(")", { variation });
      }
    }
    this.put(")\n", true);
  }
  get text() {
    return this.#parts.join("");
  }
};
function writeRecord(games) {
  const writer = new Writer();
  for (const game of games) writer.game(game);
  return writer.text;
}

// ts/go/record/record_file.ts
var AT_ONCE = 1e3;
var RecordFile = class _RecordFile {
  constructor(name, { games, faults = [] }, { encoding = "UTF-8", isCertain = true, bytes = null } = {}) {
    this.name = name;
    this.games = games;
    this.faults = faults;
    this.encoding = encoding;
    this.isCertain = isCertain;
    this.bytes = bytes;
    this.editor = new Editor(games, (from) => {
      if (!from || !this.ruleSets) return;
      this.expect(from);
      this.judge(AT_ONCE);
    });
  }
  name;
  games;
  faults;
  editor;
  encoding;
  isCertain;
  bytes;
  /** The rule sets by which changed moves are judged. */
  ruleSets = null;
  /** Nodes that are still to be judged, the first of them last. */
  unjudged = [];
  #isAscii = null;
  static fromText(name, text, encoding) {
    return new _RecordFile(name, readRecord(text), { encoding });
  }
  /** Decodes the bytes of a file, in a given encoding or in its own. */
  static decode(bytes, given = null) {
    const { encoding, isCertain } = given === null ? encodingOf(bytes) : { encoding: given, isCertain: true };
    return { text: decoded(bytes, encoding), encoding, isCertain, bytes };
  }
  /** A file with one game that begins with a position. */
  static ofPosition(name, position) {
    return new _RecordFile(name, { games: [new GameNode(null, [...GAME_PROPERTIES, ...setupProperties(position)])] });
  }
  /** Returns true if the file can be read in another encoding with another result. */
  get dependsOnEncoding() {
    this.#isAscii ??= !this.bytes?.some((byte) => byte >= 128);
    return !this.#isAscii;
  }
  /** Puts nodes on the list of those to be judged. */
  expect(from) {
    this.unjudged = [...this.unjudged, ...from.all().reverse()];
  }
  /** Judges the moves of up to `count` nodes that are to be judged; what only the program finds stays. */
  judge(count) {
    const nodes = this.unjudged.slice(-count).reverse();
    this.unjudged = this.unjudged.slice(0, -count);
    for (const node of nodes) {
      const others = node.findings.filter(({ code }) => !/^M[12]/.test(code));
      const found = lintNode(node, this.ruleSets ?? []).filter(({ severity }) => severity !== "note");
      if (found.length + node.findings.length > 0)
        node.findings = [...found.map((finding2) => ({ ...finding2, at: node })), ...others];
    }
  }
  get text() {
    return writeRecord(this.games);
  }
};
export {
  BLACK,
  EMPTY,
  Position,
  RecordFile,
  WHITE,
  agreedBy,
  countScore,
  forbids,
  handicapOf,
  isArchive,
  komiOf,
  lintNode,
  membersOf,
  opponent,
  prisonersOf,
  readRecord,
  unescaped
};
