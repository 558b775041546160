// The replay of an ended game in a dialog.
import { byId } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { ReplayedGame, TournamentInfo } from '../api/live.ts';
import { countPieces, Picture } from '../board/picture.ts';
import { unfold } from '../replay/boards.ts';
import { Replay } from '../replay/replay.ts';
import * as T from '../texts.ts';
import { labelBoard } from './board_label.ts';
import { moveText, namesOf, reasonOf, resultOf } from './results.ts';

/** The milliseconds between moves. */
const PACE = 350;

export class ReplayDialog {
  private readonly dialog = byId('dialog', HTMLDialogElement);
  private readonly playButton = byId('run');
  private readonly picture: Picture;
  private readonly replay: Replay;
  private game: ReplayedGame | null = null;

  constructor(private readonly info: TournamentInfo) {
    const { dialog } = this;
    this.picture = new Picture(byId('replay', SVGSVGElement), info.board);
    this.replay = new Replay(this.picture, {
      play: this.playButton,
      pace: PACE,
      shown: () => this.describe(),
      played: (isPlaying) => {
        this.playButton.textContent = word(isPlaying ? T.pause : T.play);
      },
    });
    byId('close').addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => this.replay.stop());
    dialog.addEventListener('keydown', (event) => this.replay.key(event));
  }

  open(game: ReplayedGame): void {
    this.game = game;
    this.showTitle();
    this.replay.open(unfold(game.squares ?? '', game.changes));
    if (!this.dialog.open) this.dialog.showModal();
  }

  /** Shows its texts in the language of the page. */
  translate(): void {
    if (!this.game) return;
    this.showTitle();
    this.replay.go(this.replay.ply);
  }

  private showTitle(): void {
    if (!this.game) return;
    const { game } = this;
    byId('replay-title').textContent = word(T.gameTitle, game.game, `${namesOf(game)} ${resultOf(game)}`);
  }

  /** Says what is on the board. */
  private describe(): void {
    const { game, replay, info } = this;
    if (!game) return;
    const { ply, squares } = replay;
    labelBoard(this.picture, squares, info.board);
    const time = game.times[ply - 1 - game.opening];
    const parts = [
      countPieces(squares, info.board.cells).join(' : '),
      ply ? `${ply}. ${moveText(game.moves[ply - 1] ?? '', info)}` : word(T.begins),
      ...(ply && time !== undefined ? [word(T.milliseconds, time)] : []),
      ...(ply === replay.last ? [reasonOf(game, info)] : []),
    ];
    byId('replay-move').textContent = parts.join(' · ');
  }
}
