// The board editor. The server checks the board.
import * as T from './texts.ts';
import { post } from './api.ts';
import { closeDialog, openDialog } from './dialogs.ts';
import { button, make, svg } from '../shared/dom.ts';
import { cellName, games, textOf } from './games.ts';
import { word } from '../shared/language.ts';
import { Picture } from './painter.ts';
import { messageText } from './words.ts';

export function edit(app) {
  const { game, rows: current } = app.view;
  const info = games.get(game);
  const { columns } = info;
  let letters = [...current.join('')];
  let brush = 'X';
  // The letter that the pressed pointer paints.
  let paint = null;
  let cursor = 0;
  const board = svg('svg', { id: 'edit-board', role: 'application', tabindex: 0, 'aria-label': word(T.editHelp) });
  const speech = make('p', { className: 'visually-hidden', ariaLive: 'polite' });
  const fault = make('p', { id: 'edit-fault', className: 'why', role: 'alert', hidden: true });
  const picture = new Picture(board, info);
  const draw = () => {
    picture.show(letters);
    picture.layer.replaceChildren(picture.ring(cursor, 'cursor', 2));
    fault.hidden = true;
  };
  const put = (square, letter) => {
    cursor = square;
    letters[square] = letter;
    draw();
  };
  const painted = (square) => (letters[square] === brush ? '.' : brush);
  const announce = () => {
    speech.textContent = `${app.square(cursor)} ${cellName(game, letters[cursor])}`;
  };
  const squareAt = ({ clientX, clientY }) => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest('[data-square]');
    return cell && board.contains(cell) ? Number(cell.dataset.square) : null;
  };
  board.onpointerdown = (event) => {
    const square = squareAt(event);
    if (square === null) return;
    board.setPointerCapture(event.pointerId);
    paint = painted(square);
    put(square, paint);
  };
  board.onpointermove = (event) => {
    const square = paint === null ? null : squareAt(event);
    if (square !== null && letters[square] !== paint) put(square, paint);
  };
  board.onpointerup = board.onpointercancel = () => {
    paint = null;
  };
  board.onkeydown = (event) => {
    const [row, column] = [Math.floor(cursor / columns), cursor % columns];
    const step = {
      ArrowLeft: column && -1,
      ArrowRight: column < columns - 1 && 1,
      ArrowUp: row && -columns,
      ArrowDown: row < info.rows - 1 && columns,
    }[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    const square = cursor + Number(step ?? 0);
    put(square, step === undefined ? painted(square) : letters[square]);
    announce();
  };
  draw();
  const brushes = info.cells.map(({ letter, name }) =>
    button(
      name ? textOf(name) : letter === '.' ? word(T.empty) : cellName(game, letter),
      () => {
        brush = letter;
        mark();
      },
      { role: 'radio', dataset: { letter } },
    ),
  );
  const mark = () => {
    for (const each of brushes) {
      const isChosen = each.dataset.letter === brush;
      each.setAttribute('aria-checked', isChosen);
      each.tabIndex = isChosen ? 0 : -1;
    }
  };
  mark();
  const setBoard = (rows) => () => {
    letters = [...rows.join('')];
    draw();
  };
  const empty = Array.from({ length: info.rows }, () => '.'.repeat(columns));
  const toMove = make(
    'select',
    { id: 'edit-turn', onchange: draw },
    new Option(word(T.black), 'black'),
    new Option(word(T.white), 'white'),
  );
  toMove.value = app.view.toMove;
  const use = async () => {
    const rows = empty.map((_, index) => letters.slice(index * columns, (index + 1) * columns).join(''));
    try {
      const state = await post('/api/games', { from: 'board', rows, to_move: toMove.value, beside: app.id });
      closeDialog();
      app.open(state.id, { state });
    } catch (error) {
      fault.textContent = messageText(error.details ?? error, game);
      fault.hidden = false;
    }
  };
  openDialog(
    word(T.edit),
    make('p', {}, word(T.editHelp)),
    make('div', { className: 'choice', role: 'radiogroup', ariaLabel: word(T.brush) }, ...brushes),
    board,
    speech,
    make(
      'div',
      { className: 'row left' },
      button(word(T.clearBoard), setBoard(empty), { id: 'edit-clear' }),
      button(word(T.startBoard), setBoard(info.start), { id: 'edit-start' }),
      button(word(T.gameBoard), setBoard(current)),
    ),
    make('label', {}, word(T.toMove), toMove),
    fault,
    make(
      'div',
      { className: 'row' },
      button(word(T.cancel), closeDialog),
      make('button', { id: 'use-board', className: 'main', onclick: use }, word(T.start)),
    ),
  );
}
