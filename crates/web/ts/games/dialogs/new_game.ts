// A new game: its kind, rules, board and players.
import { make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { GameInfo } from '../api/about.ts';
import type { NewGame } from '../api/actions.ts';
import type { Player, View } from '../api/state.ts';
import { infoOf, textOf, title } from '../games.ts';
import type { App } from '../play/app.ts';
import { chosenPlayer, fillPlayers, fillTimes } from '../play/players.ts';
import type { Color } from '../sides.ts';
import * as T from '../texts.ts';
import { BoardPicker } from './board_picker.ts';
import { cancelButton, closeDialog, field, form, openDialog, row, submitButton } from './dialog.ts';

/** The level of the computer in place of a program that cannot play the game. */
const USUAL_PLAYER: Player = { level: 4 };

const playerField = (color: Color, select: HTMLSelectElement) =>
  make(
    'label',
    {},
    make('span', { className: 'side' }, make('i', { className: `piece ${color}` }), word(T.side[color])),
    select,
  );

export function newGame(app: App): void {
  const { about, view } = app;
  const kind = make('select', { id: 'new-kind' });
  const black = make('select', { id: 'new-black' });
  const white = make('select', { id: 'new-white' });
  const rules = make('select');
  const time = make('select');
  const board = make('input', { id: 'new-board', autocomplete: 'off', spellcheck: false });
  const boards = new BoardPicker(app, board);
  const rulesField = field(word(T.rules), rules);
  kind.append(...about.games.map(({ game }) => new Option(title(game), game)));
  kind.value = view.game;

  const fill = () => {
    const info = infoOf(kind.value);
    rules.replaceChildren(...info.rules.map((rule) => new Option(rule.en ? textOf(rule) : rule.name, rule.name)));
    rulesField.hidden = info.rules.length === 1;
    if (info.rules.some(({ name }) => name === view.rules)) rules.value = view.rules;
    board.value = info.usualBoard;
    boards.show(info.game);
    fillPlayers(black, info, about.levels, playerOf(info, view.players[0]));
    fillPlayers(white, info, about.levels, playerOf(info, view.players[1]));
  };
  kind.onchange = fill;
  fill();
  fillTimes(time, view.milliseconds);

  const submit = async () => {
    const settings: NewGame = {
      from: 'new',
      game: kind.value,
      rules: rules.value,
      black: chosenPlayer(black),
      white: chosenPlayer(white),
      milliseconds: Number(time.value),
      ...(board.value.trim() && { board: board.value }),
    };
    if (await app.begin(settings)) closeDialog();
  };
  openDialog(
    word(T.newGame),
    form(
      submit,
      make(
        'div',
        { className: 'pair' },
        field(word(T.kind), kind),
        field(word(T.time), time),
        playerField('black', black),
        playerField('white', white),
      ),
      rulesField,
      field(`${word(T.boardName)} — ${word(T.boardHelp)}`, board),
      boards.parts,
      row(cancelButton(), submitButton('start', word(T.start))),
    ),
  );
}

/** The player of the game before, if it can play this one. */
const playerOf = ({ engines }: GameInfo, player: Player): Player =>
  typeof player === 'object' && 'engine' in player && !engines.includes(player.engine) ? USUAL_PLAYER : player;

/** The same game from its start. */
export const again = ({ game, rules, start, players: [black, white], milliseconds }: View): NewGame => ({
  from: 'new',
  game,
  rules,
  board: start,
  black,
  white,
  milliseconds,
});
