// The board of a game: shows what the server says, and turns clicks and keys into moves that the server listed.
import * as T from './texts.ts';
import { celebrate, explain } from './flips.ts';
import { cellName, games, squareName, title } from './games.ts';
import { word } from '../shared/language.ts';
import { Picture } from './painter.ts';
import { worthOf } from './values.ts';

export class Board {
  constructor(element, { play, which, wrong, announce }) {
    Object.assign(this, {
      element,
      play,
      which,
      wrong,
      announce,
      view: null,
      chosen: null,
      cursor: null,
      values: [],
      ahead: null,
      due: null,
      held: null,
    });
    // The cursor's frame is hidden when a pointer is used.
    element.addEventListener('pointerdown', () => {
      element.classList.remove('keyed');
      this.isDropped = false;
    });
    element.addEventListener('click', (event) => {
      const cell = event.target.closest('[data-square]');
      if (cell && !this.isDropped) this.choose(Number(cell.dataset.square));
    });
    element.addEventListener('keydown', (event) => this.key(event));
  }

  // Shows a view at once.
  show(view) {
    const isNew = this.view?.game !== view.game;
    if (this.view?.position !== view.position) [this.ahead, this.due] = [null, this.ahead];
    this.view = view;
    this.values = [];
    if (this.chosen !== null && !this.movesFrom(this.chosen).length) this.chosen = null;
    if (isNew) {
      const { columns, rows } = games.get(view.game);
      [this.chosen, this.cursor] = [null, Math.floor(rows / 2) * columns + Math.floor(columns / 2)];
    }
    this.draw();
  }

  // Shows the view after one more move: the piece comes from where it was, and the pieces around it turn over.
  async arrive(view, isComputers) {
    const move = view.moves[view.ply - 1];
    // A piece can split from any neighbour; the player's choice is shown.
    const from = move.from.includes(this.chosen) ? this.chosen : move.from[0];
    this.chosen = null;
    this.show(view);
    await explain(this.picture, move, from, isComputers ? Math.min(1.6, view.milliseconds / 400) : 1);
  }

  // The pieces of the winner hop.
  celebrate(winner) {
    if (winner) celebrate(this.picture, winner);
  }

  // Shows a move: a glow on its squares, and the piece where it would be.
  hint(move) {
    this.chosen = null;
    this.draw();
    const squares = [move.jump ? move.from[0] : null, move.to].filter((at) => at !== null);
    this.layer.prepend(...squares.map((at) => this.ring(at, 'hinted', 3)));
    if (move.to !== null) this.layer.append(this.ghost(move, ' hinted-disc'));
  }

  // Writes the values of moves on their targets.
  worth(values) {
    this.values = values;
    this.draw();
  }

  // The values by target: those of the chosen piece's moves, or the best of those that share a target.
  worths() {
    const best = Math.max(...this.values.map(([, value]) => value));
    const shown = new Map();
    for (const [mv, value] of this.values) {
      const { to, aims: [aim = null] = [], from } = this.view.legal.find((legal) => legal.mv === mv) ?? {};
      const at = to ?? aim;
      const isShown = this.chosen === null || !from?.length || from.includes(this.chosen);
      if (at !== null && isShown && value > (shown.get(at)?.value ?? -Infinity))
        shown.set(at, { value, isBest: value === best });
    }
    return shown;
  }

  // The moves that can be chosen: legal moves, or premoves while the computer thinks.
  moves() {
    return this.view.legal.length ? this.view.legal : this.view.ahead;
  }

  // The side that chooses.
  mover() {
    return (this.view.toMove === 'black') === Boolean(this.view.legal.length) ? 'black' : 'white';
  }

  // Whether a side may put new pieces on the board.
  places(color) {
    return color === this.mover() && this.moves().some((move) => move.to !== null && !move.from.length);
  }

  movesFrom(square) {
    return this.moves().filter((move) => move.from.includes(square));
  }

  movesTo(square) {
    return this.moves().filter(
      (move) => move.aims.includes(square) && (!move.from.length || move.from.includes(this.chosen)),
    );
  }

  choose(square) {
    this.cursor = square;
    const { ahead } = this;
    this.ahead = null;
    // With no piece chosen, one tap is enough on a square that only one move leads to.
    const here = this.moves().filter((move) => move.aims.includes(square));
    const found = this.chosen === null && here.length === 1 ? here : this.movesTo(square);
    const [move] = found;
    const isPlanned = Boolean(ahead?.aims.includes(square));
    if (ahead && (isPlanned || !move)) this.play(null);
    if (move) {
      this.chosen = null;
      if (!isPlanned) return this.one(found);
    } else if (this.movesFrom(square).length && square !== this.chosen) this.chosen = square;
    else {
      if (square !== this.chosen && !ahead) this.wrong(square, this.chosen);
      this.chosen = null;
    }
    this.draw();
  }

  // Plays a move. If the squares belong to several, such as two ways of capturing, the player chooses one.
  one(moves) {
    if (moves.length === 1) return this.play(moves[0]);
    this.draw();
    return this.which(moves);
  }

  // Picks up the piece of a square; a new piece has no square.
  lift(square) {
    this.chosen = square;
    this.disc(square)?.classList.add('lifted');
    // The cells are not replaced, since a finger is still touching one.
    for (const cell of this.element.querySelectorAll('.cell')) {
      cell.querySelector('.target')?.remove();
      cell.append(...this.target(Number(cell.dataset.square)));
    }
    this.mark();
  }

  // A piece that was picked up is over a square, or off the board.
  over(square) {
    this.element.querySelector('.over')?.classList.remove('over');
    if (square !== null && this.movesTo(square).length) this.cell(square).classList.add('over');
  }

  // Drops the piece; it goes back if it cannot go there.
  drop(from, square, isBack) {
    this.isDropped = true;
    this.element.querySelector('.lifted')?.classList.remove('lifted');
    this.chosen = from;
    const moves = square === null ? [] : this.movesTo(square);
    const [move] = moves;
    if (isBack || square !== from) this.chosen = null;
    if (this.ahead && !move) this.play(null);
    if (move) {
      this.cursor = square;
      this.draw();
      return this.one(moves);
    }
    this.draw();
    if (square !== null && square !== from) this.wrong(square, from);
  }

  // Sets the premove, or clears it with null.
  plan(move) {
    this.ahead = move;
    this.draw();
  }

  key(event) {
    const { columns, rows } = games.get(this.view.game);
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (step && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const row = Math.min(rows - 1, Math.max(0, Math.floor(this.cursor / columns) + step[0]));
      const column = Math.min(columns - 1, Math.max(0, (this.cursor % columns) + step[1]));
      this.cursor = row * columns + column;
      this.element.classList.add('keyed');
      this.draw();
      this.announce(this.describe(this.cursor));
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.choose(this.cursor);
    } else if (event.key === 'Escape') {
      this.chosen = null;
      if (this.ahead) this.play(null);
      this.draw();
    } else return;
    event.preventDefault();
  }

  letter(square) {
    const { columns } = games.get(this.view.game);
    return this.view.rows[Math.floor(square / columns)][square % columns];
  }

  name(square) {
    return squareName(this.view.game, square);
  }

  describe(square) {
    const can = this.movesTo(square).length ? `, ${word(T.canGo)}` : '';
    return `${this.name(square)} ${cellName(this.view.game, this.letter(square))}${can}`;
  }

  // The piece of a move where it would be.
  ghost(move, more = '') {
    const piece = move.jump ? this.picture.signOf(this.letter(move.from[0])) : undefined;
    return this.picture.disc(move.to, `${this.mover()} ghost${more}`, piece);
  }

  cell(square) {
    return this.picture.cells[square];
  }

  disc(square) {
    return this.picture.discAt(square);
  }

  // The pixels of a square's side.
  side() {
    return this.cell(0).getBoundingClientRect().width;
  }

  corner(square) {
    return this.picture.corner(square);
  }

  ring(square, kind, inset) {
    return this.picture.ring(square, kind, inset);
  }

  draw() {
    const { rows, game } = this.view;
    this.shown = this.worths();
    this.element.setAttribute('aria-label', word(T.board, title(game)));
    if (this.drawn !== game) {
      this.picture = new Picture(this.element, games.get(game));
      document.documentElement.style.setProperty('--ratio', this.picture.width / this.picture.height);
    }
    this.drawn = game;
    this.layer = this.picture.layer;
    this.picture.show(rows.join(''));
    for (const [square, cell] of this.picture.cells.entries()) this.dress(square, cell);
    this.mark();
  }

  // Makes a cell usable for pointers and screen readers, and marks legal targets.
  dress(square, cell) {
    const can = this.view.legal.length && (this.movesTo(square).length || this.movesFrom(square).length);
    cell.classList.toggle('can', Boolean(can));
    cell.querySelector('.target')?.remove();
    for (const [name, value] of Object.entries({
      'data-name': this.name(square),
      role: 'img',
      'aria-label': this.describe(square),
    }))
      cell.setAttribute(name, value);
    cell.append(...this.target(square));
  }

  // The mark of a square where a piece can go.
  target(square) {
    if (this.canMove(square)) return [this.picture.circle(square, 'target movable', 35.5)];
    // Of the squares that stand for a move, the one where something happens.
    const move = this.movesTo(square).find(({ to, aims }) => (to ?? aims[0]) === square);
    const isValued = this.shown.has(square);
    if (!move || (this.chosen === null && (isValued || !this.view.legal.length))) return [];
    const kind = !move.from.length ? 'place' : move.jump ? 'jump' : 'spawn';
    const r = isValued ? 35 : { place: 11, jump: 19, spawn: 15 }[kind];
    return [this.picture.circle(square, `target ${kind}${isValued ? ' valued' : ''}`, r)];
  }

  // A piece of the person to move that can go somewhere, before one is chosen.
  canMove(square) {
    return this.chosen === null && this.view.legal.length > 0 && this.movesFrom(square).length > 0;
  }

  mark() {
    const { moves, ply } = this.view;
    const last = moves[ply - 1];
    this.layer.replaceChildren();
    for (const square of last ? [...last.marks, last.to].filter((at) => at !== null) : [])
      this.layer.append(this.picture.last(square));
    if (last?.jump) this.layer.append(this.ring(last.from[0], 'left', 6));
    if (this.chosen !== null) this.layer.append(this.picture.circle(this.chosen, 'chosen', 36));
    if (this.ahead) {
      if (this.ahead.to !== null) this.layer.append(this.ring(this.ahead.to, 'planned', 5), this.ghost(this.ahead));
      if (this.ahead.jump) this.layer.append(this.ring(this.ahead.from[0], 'planned', 5));
    }
    if (this.cursor !== null) this.layer.append(this.ring(this.cursor, 'cursor', 2));
    const { toMove } = this.view;
    for (const [square, { value, isBest }] of this.shown) {
      this.layer.append(
        this.picture.text(
          square,
          isBest ? 'worth best' : 'worth',
          worthOf(toMove === 'black' ? value : -value, toMove),
        ),
      );
    }
    this.marked?.();
  }
}
