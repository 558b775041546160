// Variations: they are shown on the board and do not change the game.
import * as T from './texts.ts';
import { post } from './api.ts';
import { button, byId, make } from '../shared/dom.ts';
import { moveName } from './games.ts';
import { word } from '../shared/language.ts';

export class Explorer {
  // `back` shows the game again; `tried` is called for each move of a variation, `shown` when the board shows another position.
  constructor(app, board, { back, tried, shown }) {
    Object.assign(this, {
      app,
      board,
      back,
      tried,
      shown,
      view: null,
      ply: 0,
      moves: [],
      ahead: [],
      task: null,
      number: 0,
    });
    // These keys take precedence over those of the page.
    document.addEventListener('keydown', (event) => this.key(event), true);
  }

  get isOn() {
    return this.view !== null;
  }

  // Shows the position after the first `ply` moves of the game and some other moves. A task receives the next move.
  async go(ply, moves, { ahead = [], judge = null, task = null, text = '' } = {}) {
    // Pending requests to the game come first: they would end the variation.
    await this.app.pending;
    const number = (this.number += 1);
    const found = await this.app.attempt(post(`${this.app.path}/explore`, { ply, moves, judge }));
    if (!found || number !== this.number) return null;
    const { view, review } = found;
    Object.assign(this, { view, ply, moves, ahead, task, review });
    this.board.values = [];
    this.board.show(view);
    if (review) this.tried({ ply, moves, review });
    this.setStatus(text || this.line());
    this.bars();
    this.buttons();
    this.shown();
    document.querySelector('main').scrollTo(0, 0);
    return found;
  }

  // The side to move, and the pieces of each side.
  bars() {
    const { counts, toMove, end } = this.view;
    for (const [index, color] of ['black', 'white'].entries()) {
      const bar = byId(`bar-${color}`);
      bar.classList.toggle('turn', !end && toMove === color);
      bar.querySelector('.fill b').style.width = `${(100 * counts[index]) / (counts[0] + counts[1] || 1)}%`;
      bar.querySelector('output').textContent = counts[index];
    }
  }

  line() {
    return word(T.trying, this.moves.map(moveName).join(' '));
  }

  setStatus(text) {
    byId('status').textContent = text;
  }

  async play({ mv }) {
    if (this.task) return this.task.play(mv);
    const moves = [...this.moves, mv];
    return this.go(this.ply, moves, { judge: this.effort ?? 'quick' });
  }

  undo() {
    if (this.task || !this.moves.length) return this.leave();
    return this.go(this.ply, this.moves.slice(0, -1), { ahead: [this.moves.at(-1), ...this.ahead] });
  }

  redo() {
    const [next, ...ahead] = this.ahead;
    return next && this.go(this.ply, [...this.moves, next], { ahead });
  }

  // Starts a new game from here, between two humans.
  async begin() {
    const { game, rules, start, moves } = this.view;
    const text = [
      `game: ${game}`,
      `rules: ${rules}`,
      `start: ${start}`,
      `moves: ${moves.map((move) => move.mv).join(' ')}`,
    ].join('\n');
    this.leave();
    return this.app.begin({ from: 'text', text, beside: this.app.id });
  }

  buttons() {
    const more = this.task
      ? this.task.buttons()
      : [
          Object.assign(
            button('↶', () => this.undo()),
            { title: word(T.undo), ariaLabel: word(T.undo) },
          ),
          Object.assign(
            button('↷', () => this.redo()),
            { title: word(T.redo), ariaLabel: word(T.redo), disabled: !this.ahead.length },
          ),
          button(word(T.playHere), () => this.begin()),
        ];
    const leave = make(
      'button',
      { type: 'button', id: 'leave', className: 'main', onclick: () => this.leave() },
      word(T.toGame),
    );
    byId('tried').replaceChildren(...more, leave);
    byId('tried').hidden = false;
    byId('controls').classList.add('tried');
  }

  // Returns to the game; not shown if another game follows.
  leave(isShown = true) {
    this.number += 1;
    if (!this.isOn) return;
    Object.assign(this, { view: null, moves: [], ahead: [], task: null, review: null });
    byId('tried').hidden = true;
    byId('controls').classList.remove('tried');
    if (isShown) this.back();
  }

  key(event) {
    if (
      !this.isOn ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.target.closest('input, textarea, select, dialog')
    )
      return;
    const command = { u: () => this.undo(), r: () => this.redo(), escape: () => this.leave() }[event.key.toLowerCase()];
    if (!command || (event.key === 'Escape' && this.board.chosen !== null)) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  }
}
