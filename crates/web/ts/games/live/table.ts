// A game on the page; after its end it is shown until another one needs the space.
import { make, svg } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { EndedGame, PlayedGame, TournamentInfo } from '../api/live.ts';
import { Picture } from '../board/picture.ts';
import { COLORS, type Color, forSides, ofSide, type Sides } from '../sides.ts';
import * as T from '../texts.ts';
import { labelBoard } from './board_label.ts';
import { moveText, namesOf, reasonOf, resultOf } from './results.ts';

const timeText = (ms: number) => word(T.seconds, (ms / 1000).toFixed(ms < 10000 ? 1 : 0));

/** The bar of a side. */
class Bar {
  private readonly who = make('span', { className: 'who' });
  private readonly clock = make('span', { className: 'clock' });
  private readonly count = make('output');
  readonly element: HTMLElement;

  constructor(color: Color) {
    const piece = make('i', { className: `piece ${color}` });
    this.element = make('div', { className: 'bar' }, piece, this.who, this.clock, this.count);
  }

  setName(name: string): void {
    this.who.textContent = this.who.title = name;
  }

  setCount(count: number): void {
    this.count.textContent = String(count);
  }

  setTurn(isTurn: boolean): void {
    this.element.classList.toggle('turn', isTurn);
  }

  setTime(text: string): void {
    this.clock.textContent = text;
  }
}

export class Table {
  readonly element: HTMLElement;
  private readonly bars: Sides<Bar> = forSides((color) => new Bar(color));
  private readonly words = make('p');
  private readonly picture: Picture;
  private game: PlayedGame | null = null;
  private ended: EndedGame | null = null;
  /** When the game was received, and when news stopped coming. */
  private received = 0;
  private stopped: number | null = null;

  constructor(private readonly info: TournamentInfo) {
    const board = svg('svg', { role: 'img' });
    const [black, white] = this.bars;
    this.element = make('article', { className: 'card table' }, black.element, board, white.element, this.words);
    this.picture = new Picture(board, info.board);
  }

  get isPlayed(): boolean {
    return this.game !== null;
  }

  show(game: PlayedGame): void {
    this.game = game;
    this.ended = null;
    this.received = performance.now();
    this.stopped = null;
    this.element.classList.remove('over');
    this.element.setAttribute('aria-label', namesOf(game));
    this.draw(game.squares);
    if (game.to !== null) this.picture.layer.append(this.picture.last(game.to));
    for (const color of COLORS) {
      const bar = ofSide(this.bars, color);
      bar.setName(game[color]);
      bar.setCount(ofSide(game.counts, color));
      bar.setTurn(game.turn === color);
    }
    const last = game.last === null ? word(T.begins) : `${game.ply}. ${moveText(game.last, this.info)}`;
    this.words.textContent = `${word(T.gameNumber, game.game)} · ${last}`;
    this.tick();
  }

  /** Stops the clock until there is news. */
  stop(): void {
    this.stopped ??= performance.now();
    this.tick();
  }

  /** The clock of the side to move runs on between messages. Without a limit it shows a long thinking time. */
  tick(): void {
    if (!this.game) return;
    const { left, thinks, turn } = this.game;
    const spent = thinks + (this.stopped ?? performance.now()) - this.received;
    for (const color of COLORS) {
      const isTurn = turn === color;
      const rest = ofSide(left, color);
      const bar = ofSide(this.bars, color);
      if (rest !== null) bar.setTime(timeText(Math.max(0, rest - (isTurn ? spent : 0))));
      else bar.setTime(isTurn && spent > 1000 ? timeText(spent) : '');
    }
  }

  /** The game has ended; null if it is not known how. */
  end(game: EndedGame | null): void {
    this.game = null;
    this.ended = game;
    this.element.classList.add('over');
    for (const color of COLORS) {
      const bar = ofSide(this.bars, color);
      bar.setTurn(false);
      bar.setTime('');
      if (game?.counts) bar.setCount(ofSide(game.counts, color));
    }
    if (!game) return;
    if (game.squares !== null) this.draw(game.squares);
    const parts = [word(T.gameNumber, game.game), resultOf(game), reasonOf(game, this.info)];
    this.words.textContent = parts.join(' · ');
  }

  /** Shows its texts in the language of the page. */
  translate(): void {
    if (this.game) this.show(this.game);
    else if (this.ended) this.end(this.ended);
  }

  private draw(squares: string): void {
    this.picture.show(squares);
    this.picture.layer.replaceChildren();
    labelBoard(this.picture, squares, this.info.board);
  }
}
