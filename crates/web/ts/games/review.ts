// The review of a game: a graph of the winning chance, the loss of each move, better moves, and mistakes to try again.
import * as T from './texts.ts';
import { post } from './api.ts';
import { button, make, svg } from '../shared/dom.ts';
import { Explorer } from './explore.ts';
import { games, moveName, units } from './games.ts';
import { graph } from './graph.ts';
import { language, word } from '../shared/language.ts';
import { chips } from './lines.ts';
import { UNIT } from './painter.ts';
import { center } from './panel.ts';
import { isSure, percent, worthOf, worthWithUnit } from './values.ts';

const GLYPHS = { inaccuracy: '?!', mistake: '?', blunder: '??' };

export class Review {
  constructor(app, board, show) {
    Object.assign(this, { app, board, state: null, tree: new Map(), tried: 0, effort: 'usual', parts: {} });
    this.explorer = new Explorer(app, board, {
      back: () => {
        show();
        this.draw();
      },
      tried: (line) => this.grow(line),
      shown: () => this.draw(),
    });
    this.body = document.getElementById('review-body');
    board.marked = () => this.mark();
  }

  // Another game is shown.
  reset() {
    Object.assign(this, { state: null, tree: new Map() });
    this.explorer.leave(false);
  }

  // The server sends the moves after the known ones, or all of them.
  receive(state) {
    const known = state.first > 1 ? (this.state?.moves ?? []).slice(0, state.first - 1) : [];
    if (known.length < state.first - 1) {
      this.request({ do: 'begin', effort: state.effort });
      return;
    }
    this.state = { ...state, moves: [...known, ...state.moves] };
    this.draw();
    this.mark();
  }

  // The new state comes as an event: the response may arrive after later events.
  request(action) {
    return this.app.attempt(post(`${this.app.path}/review`, action));
  }

  // The reviewed moves of the game as it is now.
  reviewed() {
    const { moves } = this.app.view;
    const all = this.state?.moves ?? [];
    const wrong = all.findIndex(({ mv }, index) => moves[index]?.mv !== mv);
    return wrong < 0 ? all : all.slice(0, wrong);
  }

  // The review of the move that led to the position on the board.
  current() {
    return this.reviewed()[this.app.view.ply - 1];
  }

  mistakes() {
    return this.reviewed().filter(({ verdict }) => verdict in GLYPHS);
  }

  draw() {
    const { view } = this.app;
    if (!view) return;
    this.glyphs();
    const isBegun = Boolean(this.state?.of);
    const reviewed = isBegun ? this.reviewed() : [];
    const { running, of } = this.state ?? {};
    const known = `${view.ply} ${reviewed.length} ${view.moves.length}`;
    this.part('beginning', `${isBegun} ${view.moves.length > 0} ${Boolean(view.end)}`, () =>
      isBegun ? [] : this.beginning(),
    );
    this.part('course', `${isBegun} ${known}`, () => (isBegun ? [this.course(reviewed)] : []));
    const bar = this.part('progress', `${Boolean(running)} ${of}`, () =>
      running ? this.progress() : [],
    ).querySelector('progress');
    if (bar) this.advance(bar, reviewed.length);
    const isWhole = reviewed.length === view.moves.length;
    this.part('walk', `${isBegun} ${running} ${isWhole} ${view.ply} ${this.mistakes().length}`, () =>
      isBegun ? this.steps(isWhole) : [],
    );
    // The answer is hidden while the user looks for it.
    const isTask = Boolean(this.explorer.task?.isOpen);
    this.part(
      'verdict-text',
      `${isBegun} ${view.ply} ${Boolean(this.current())} ${reviewed.length > 0} ${this.tried} ${isTask}`,
      () => (reviewed.length && !isTask ? this.verdict() : []),
    );
    this.part('summaries', `${isBegun} ${reviewed.length} ${view.moves.length}`, () =>
      reviewed.length ? this.summaries() : [],
    );
  }

  // A part of the panel. It is rebuilt only if its content changes, so that clicks and the focus are not lost.
  part(name, key, build) {
    const part = (this.parts[name] ??= this.body.appendChild(make('div', { className: name })));
    const whole = `${language} ${this.app.id} ${key}`;
    if (part.dataset.key !== whole) {
      part.dataset.key = whole;
      part.replaceChildren(...build());
    }
    return part;
  }

  // Before the review starts: the choice of its effort.
  beginning() {
    const select = make('select', {
      id: 'effort',
      ariaLabel: word(T.effort),
      onchange: () => {
        this.effort = select.value;
      },
    });
    select.append(...['quick', 'usual', 'thorough'].map((effort) => new Option(word(`effort_${effort}`), effort)));
    select.value = this.effort;
    const { view } = this.app;
    return [
      make(
        'div',
        { className: 'row' },
        select,
        make(
          'button',
          {
            type: 'button',
            id: 'begin-review',
            className: view.end ? 'main' : '',
            disabled: !view.moves.length,
            onclick: () => this.request({ do: 'begin', effort: this.effort }),
          },
          word(T.beginReview),
        ),
      ),
    ];
  }

  course(reviewed) {
    const { view } = this.app;
    const chances = reviewed.length
      ? [reviewed[0].chances[0], ...reviewed.map(({ chances: [, after] }) => after)]
      : [0.5];
    const marks = reviewed
      .filter(({ verdict }) => verdict in GLYPHS)
      .map(({ ply, verdict }) => ({ at: ply, kind: verdict }));
    const describe = (ply) => (reviewed[ply - 1] ? this.sentence(reviewed[ply - 1]) : word(T.start_));
    const choose = (ply) => {
      this.isGraph = true;
      this.app.act({ do: 'goto', ply });
    };
    const element = graph({ chances, of: view.moves.length, marks, ply: view.ply, describe, choose });
    // The graph is redrawn with each step and keeps the focus.
    if (this.parts.course.contains(document.activeElement))
      requestAnimationFrame(() => element.focus({ focusVisible: this.isGraph }));
    return element;
  }

  progress() {
    return [
      make(
        'div',
        { className: 'row' },
        make('progress', { max: this.state.of }),
        make('span'),
        make(
          'button',
          { type: 'button', id: 'stop-review', onclick: () => this.request({ do: 'stop' }) },
          word(T.stop),
        ),
      ),
    ];
  }

  advance(bar, known) {
    bar.value = known;
    bar.ariaLabel = word(T.reviewing, known, this.state.of);
    bar.nextSibling.textContent = `${known} / ${this.state.of}`;
  }

  summaries() {
    const cell = (color, { accuracy, inaccuracies, mistakes, blunders }) =>
      make(
        'div',
        {},
        make('i', { className: `piece ${color}` }),
        make('b', {}, accuracy === null ? '–' : `${accuracy.toFixed(0)}%`),
        ...Object.entries({ inaccuracy: inaccuracies, mistake: mistakes, blunder: blunders }).map(([kind, number]) =>
          make('span', { className: `count ${kind}`, title: word(`verdict_${kind}`) }, `${GLYPHS[kind]} ${number}`),
        ),
      );
    const table = make(
      'div',
      { title: word(T.accuracy), ariaLabel: word(T.accuracy) },
      ...['black', 'white'].map((color, index) => cell(color, this.state.sides[index])),
    );
    table.setAttribute('role', 'group');
    return [table];
  }

  // The verdict on the current move, and better lines.
  verdict() {
    const review = this.current();
    if (!review) return [make('p', { className: 'verdict' }, word(T.chooseMove))];
    const { ply, best, played, verdict } = review;
    const go = (from) => (moves) => this.explorer.go(from, moves);
    const line = (title, { moves, score, chance, depth, isExact }, from) =>
      make(
        'p',
        { className: 'variation' },
        make('b', {}, title),
        make(
          'span',
          { className: 'value' },
          [
            worthWithUnit(score, this.app.view.game),
            ...(isSure(score) ? [] : [`${percent(chance)}%`]),
            isExact ? word(T.exact) : word(T.depth, depth),
          ].join(' · '),
        ),
        ...chips(moves, go(from)),
      );
    const isBetter = verdict in GLYPHS || verdict === 'good';
    return [
      make('p', { className: `verdict ${verdict}`, id: 'verdict' }, this.sentence(review)),
      ...(isBetter ? [line(word(T.better), best, ply - 1)] : []),
      line(word(T.played), played, ply - 1),
      ...this.branches(ply),
    ];
  }

  sentence({ by, mv, verdict, loss, chances }) {
    const glyph = GLYPHS[verdict] ?? '';
    const ofMover = (chance) => percent(by === 'black' ? chance : 1 - chance);
    const { countsLosses, unit } = games.get(this.app.view.game);
    const how = () =>
      countsLosses && unit
        ? word(T.lostPieces, units(number(loss), unit))
        : word(T.lostChance, ...chances.map(ofMover));
    const lost = verdict in GLYPHS || verdict === 'good' ? ` · ${how()}` : '';
    return `${word(by)} ${moveName(mv)}${glyph} · ${word(`verdict_${verdict}`)}${lost}`;
  }

  steps(isWhole) {
    const { view } = this.app;
    const mistakes = this.mistakes();
    const to = (mistake) => () => this.app.act({ do: 'goto', ply: mistake.ply });
    const step = (id, text, title, mistake) =>
      Object.assign(button(text, mistake && to(mistake)), { id, title, ariaLabel: title, disabled: !mistake });
    const review = this.current();
    const again = make(
      'button',
      {
        type: 'button',
        id: 'retry',
        className: 'main',
        disabled: !(review?.verdict in GLYPHS),
        onclick: () => this.retryHere(),
      },
      word(T.tryAgain),
    );
    const more = isWhole
      ? []
      : [
          make(
            'button',
            {
              type: 'button',
              id: 'more-review',
              hidden: this.state.running,
              onclick: () => this.request({ do: 'begin', effort: this.state.effort }),
            },
            word(T.reviewOn),
          ),
        ];
    return [
      make(
        'div',
        { className: 'row' },
        step(
          'mistake-back',
          '‹ ?',
          word(T.mistakeBack),
          mistakes.findLast(({ ply }) => ply < view.ply),
        ),
        step(
          'mistake-next',
          '? ›',
          word(T.mistakeNext),
          mistakes.find(({ ply }) => ply > view.ply),
        ),
        again,
        ...more,
      ),
    ];
  }

  // Waits for a pending request to go to another move, since that one is meant.
  async retryHere() {
    await this.app.pending;
    const review = this.current();
    if (review?.verdict in GLYPHS) this.retry(review);
  }

  // Asks the user for a better move than a mistake.
  retry(review) {
    const { ply, by, best, loss } = review;
    const task = {
      isOpen: true,
      play: async (mv) => {
        if (mv === best.moves[0]) return solved(mv, '');
        const found = await this.app.attempt(
          post(`${this.app.path}/explore`, { ply: ply - 1, moves: [mv], judge: this.state.effort }),
        );
        if (!found?.review) return null;
        this.grow({ ply: ply - 1, moves: [mv], review: found.review });
        const { verdict } = found.review;
        if (!(verdict in GLYPHS) && found.review.loss < loss)
          return solved(mv, verdict === 'best' ? '' : ` (${this.sentence(found.review).split(' · ').at(-1)})`);
        return this.explorer.go(ply - 1, [], {
          task,
          text: word(mv === review.mv ? 'sameAgain' : 'notYet', `${mv}${GLYPHS[verdict] ?? ''}`),
        });
      },
      buttons: () => [make('button', { type: 'button', id: 'answer', onclick: () => answer() }, word(T.showIt))],
    };
    const next = this.mistakes().find((other) => other.by === by && other.ply > ply);
    const done = {
      play: (mv) => {
        this.explorer.task = null;
        return this.explorer.play({ mv });
      },
      buttons: () =>
        next
          ? [make('button', { type: 'button', id: 'next-retry', onclick: () => this.retry(next) }, word(T.nextMistake))]
          : [],
    };
    const solved = (mv, more) => this.explorer.go(ply - 1, [mv], { task: done, text: `${word(T.solved, mv)}${more}` });
    const answer = () =>
      this.explorer.go(ply - 1, [best.moves[0]], { task: done, text: word(T.itWas, best.moves.slice(0, 5).join(' ')) });
    this.explorer.effort = this.state.effort;
    return this.explorer.go(ply - 1, [], { task, text: word(T.findBetter, word(by), review.mv) });
  }

  // Adds a variation to the tree of the move that it starts from.
  grow({ ply, moves, review }) {
    this.tried += 1;
    let node = this.tree.get(ply) ?? { children: [] };
    this.tree.set(ply, node);
    for (const mv of moves) {
      let child = node.children.find((each) => each.mv === mv);
      if (!child) node.children.push((child = { mv, children: [] }));
      node = child;
    }
    node.review = review;
  }

  // The tree of the variations before and after a move.
  branches(ply) {
    const chip = (from, moves, { mv, review }) => {
      const text = `${moveName(mv)}${GLYPHS[review?.verdict] ?? ''}${review ? ` ${value(review.played.score)}` : ''}`;
      return make('button', { type: 'button', className: 'chip', onclick: () => this.explorer.go(from, moves) }, text);
    };
    // Moves are in one row until they branch.
    const branch = (from, path, node) => {
      let [at, moves] = [node, [...path, node.mv]];
      const row = [chip(from, moves, at)];
      while (at.children.length === 1) {
        [at] = at.children;
        moves = [...moves, at.mv];
        row.push(chip(from, moves, at));
      }
      return make(
        'li',
        {},
        ...row,
        ...(at.children.length ? [make('ul', {}, ...at.children.map((child) => branch(from, moves, child)))] : []),
      );
    };
    const roots = [ply - 1, ply].flatMap((from) =>
      (this.tree.get(from)?.children ?? []).map((child) => branch(from, [], child)),
    );
    return roots.length
      ? [
          make('p', { className: 'variation' }, make('b', {}, word(T.tried))),
          make('ul', { className: 'tree' }, ...roots),
        ]
      : [];
  }

  // Marks mistakes in the list of moves.
  glyphs() {
    for (const { ply, verdict } of this.mistakes()) {
      const item = document.querySelector(`#moves [data-ply="${ply}"]`);
      if (!item || item.querySelector('small')) continue;
      item.append(make('small', { className: verdict }, GLYPHS[verdict]));
      item.ariaLabel += `, ${word(`verdict_${verdict}`)}`;
      // The marks can make rows higher.
      center();
    }
  }

  // Marks a mistake on the board, and the better move by an arrow or a ring.
  mark() {
    const { board, explorer } = this;
    this.marks?.remove();
    if (!board.view || !this.app.view) return;
    const review = explorer.isOn ? explorer.review : this.current();
    if (
      !review ||
      !(review.verdict in GLYPHS) ||
      board.view.ply !== (explorer.isOn ? explorer.view.ply : this.app.view.ply)
    )
      return;
    this.marks = svg(
      'g',
      {},
      ...arrow(review.bestSquares, board),
      ...badge(review.squares.at(-1), review.verdict, board),
    );
    board.layer.append(this.marks);
  }
}

const middle = (square, board) => board.corner(square).map((edge) => edge + UNIT / 2);

// An arrow for a jump; a ring for a new piece.
function arrow(squares, board) {
  if (!squares.length) return [];
  const [x, y] = middle(squares.at(-1), board);
  const ring = svg('circle', { class: 'better', cx: x, cy: y, r: 29 });
  if (squares.length === 1) return [ring];
  const [fx, fy] = middle(squares[0], board);
  const angle = Math.atan2(y - fy, x - fx);
  const at = (far, side) =>
    `${(x - far * Math.cos(angle) - side * Math.sin(angle)).toFixed(1)} ${(y - far * Math.sin(angle) + side * Math.cos(angle)).toFixed(1)}`;
  return [
    ring,
    svg('path', { class: 'better shaft', d: `M${fx} ${fy}L${at(24, 0)}` }),
    svg('path', { class: 'better head', d: `M${at(0, 0)}L${at(30, 17)}L${at(30, -17)}z` }),
  ];
}

function badge(square, kind, board) {
  if (square === undefined) return [];
  const [x, y] = board.corner(square);
  const [cx, cy] = [x + UNIT - 13, y + 13];
  return [
    svg('circle', { class: `badge ${kind}`, cx, cy, r: 16 }),
    svg('text', { class: 'badge-text', x: cx, y: cy }, GLYPHS[kind]),
  ];
}

const value = (score) => (isSure(score) ? word(T.sure, word(score > 0 ? 'black' : 'white')) : worthOf(score));
const number = (loss) => (loss % 100 === 0 ? loss / 100 : (loss / 100).toFixed(1));
