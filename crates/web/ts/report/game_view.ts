// The game that is replayed: its players, its moves and its end.
import { countPieces, Picture } from '../games/board/picture.ts';
import { Replay } from '../games/replay/replay.ts';
import { COLORS, type Color, ofSide } from '../games/sides.ts';
import * as Games from '../games/texts.ts';
import { button, byId, type Child, make } from '../shared/dom.ts';
import { icon } from '../shared/icons.ts';
import { word } from '../shared/language.ts';
import { board, evidence, moveText, nameOf, type ReportedGame } from './data.ts';
import { PlayedGame } from './played_game.ts';
import * as T from './texts.ts';

/** The milliseconds between moves. */
const PACE = 500;

const secondsText = (ms: number, digits: number) => word(Games.seconds, (ms / 1000).toFixed(digits));

const playerOf = (game: ReportedGame, color: Color) => nameOf(color === 'black' ? game.b : game.w);

/** The result of a game in words, and as a score. */
function resultText({ x, b, w }: ReportedGame): string {
  if (x === 'd') return word(T.draw);
  if (x === 'v') return word(Games.voidGame);
  return word(T.wins, nameOf(x === 'b' ? b : w));
}

const SCORES = { b: '1–0', w: '0–1', d: '½–½' };

export const scoreText = ({ x }: ReportedGame): string => (x === 'v' ? word(Games.voidGame) : SCORES[x]);

export class GameView {
  readonly replay: Replay;
  private readonly moves = byId('moves');
  private readonly playButton = byId('play');
  private game: PlayedGame | null = null;

  constructor() {
    const picture = new Picture(byId('board', SVGSVGElement), board);
    for (const id of ['first', 'back', 'next', 'last'] as const) byId(id).replaceChildren(icon(id));
    this.replay = new Replay(picture, {
      play: this.playButton,
      pace: PACE,
      shown: (ply) => this.showPly(ply),
      played: (isPlaying) => this.showPlaying(isPlaying),
    });
  }

  /** Shows a game after a number of moves, by default all. */
  open(reported: ReportedGame, ply?: number): void {
    const game = new PlayedGame(reported);
    this.game = game;
    this.moves.replaceChildren(...game.moves.flatMap((move, index) => this.moveParts(game, move, index + 1)));
    this.moves.scrollTop = 0;
    byId('end').replaceChildren(
      word(T.gameOf, reported.n, reported.r),
      make('b', {}, resultText(reported)),
      word(T.inBrackets, evidence(reported)),
    );
    this.replay.open(game.boards, ply);
  }

  /** A move in the list: before each pair its number, and a button with the time it took. */
  private moveParts(game: PlayedGame, move: string, ply: number): HTMLElement[] {
    const isGiven = game.isGiven(ply);
    const time = game.timeOf(ply) ?? 0;
    const title = isGiven ? word(T.given) : `${word(Games.milliseconds, time)}${game.searchText(ply)}`;
    const parts: Child[] = [moveText(move)];
    if (!isGiven && time > 0)
      parts.push(make('small', {}, time < 1000 ? word(Games.milliseconds, time) : secondsText(time, 1)));
    const made = button(parts, () => this.replay.go(ply), {
      className: isGiven ? 'given' : '',
      title,
      dataset: { ply },
    });
    return ply % 2 ? [make('span', {}, `${(ply + 1) / 2}.`), made] : [made];
  }

  private showPly(ply: number): void {
    this.showPlayers(ply);
    for (const each of this.moves.querySelectorAll('button')) {
      const isNow = Number(each.dataset.ply) === ply;
      each.classList.toggle('now', isNow);
      if (isNow) scrollTo(this.moves, each);
    }
  }

  private showPlayers(ply: number): void {
    const { game, replay } = this;
    if (!game) return;
    const counts = countPieces(replay.squares, board.cells);
    const player = (color: Color) => {
      const name = playerOf(game.game, color);
      const used = game.usedBy(color, ply);
      return [
        make(
          'div',
          { class: `player${game.moverOf(ply + 1) === color ? ' turn' : ''}` },
          make('span', { class: `piece ${color.charAt(0)}` }),
          make('b', { title: name }, name),
          make('span', { class: 'count' }, ofSide(counts, color)),
        ),
        make(
          'div',
          { class: 'time' },
          secondsText(used, used < 10000 ? 2 : 1),
          game.moverOf(ply) === color && game.searchText(ply),
        ),
      ];
    };
    byId('players').replaceChildren(...COLORS.flatMap(player));
  }

  private showPlaying(isPlaying: boolean): void {
    const { playButton } = this;
    playButton.replaceChildren(icon(isPlaying ? 'pause' : 'play'));
    playButton.ariaLabel = playButton.title = word(isPlaying ? T.pause : T.play);
  }
}

/** Scrolls a list to an item, unless it is in sight. */
function scrollTo(list: HTMLElement, item: HTMLElement): void {
  const top = item.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 30)
    list.scrollTop = top - list.clientHeight / 2;
}
