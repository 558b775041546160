// A page of many boards: lists, and single boards with links to the list and to their neighbours.
import { byId } from '../../shared/dom.ts';
import { iconButton } from '../../shared/icons.ts';
import { word } from '../../shared/language.ts';
import { addressInExercise, addressOfBoard, parseAddress } from '../address.ts';
import type { App } from '../app.ts';
import { openAt } from '../navigation.ts';
import { followFile } from '../opening.ts';
import type { Page, Part } from '../parts.ts';
import { firstShown, isGame } from '../record_info.ts';
import { isFields, keepFields, recalledFields } from '../reload.ts';
import * as T from '../texts.ts';
import type { BoardList, Lists } from './board_list.ts';
import { chosen, restoreChoices } from './filters.ts';
import { type ListView, showList } from './list_view.ts';

interface ManyBoards {
  /** Shows the list at an address, or the board that it names by its number. */
  readonly show: Page['show'];
  /** The links from a board: back to the list, and to its neighbours. */
  readonly neighbours: (app: App) => Part;
}

/** Puts the focus on the way into the exercise, or within it. */
const focusExercise = () => document.querySelector<HTMLElement>('#solve, .progress button')?.focus();

/** True while a board is shown, not a list. */
const isOne = () => byId('many').hidden;

const NO_LIST: BoardList = { title: '', boards: [] };

export function manyBoards(lists: Lists): ManyBoards {
  // A reload keeps the search and the place in the list.
  const kept = recalledFields('list');
  if (isFields(kept.chosen)) restoreChoices(kept.chosen);
  history.scrollRestoration = 'manual';
  let address = typeof kept.address === 'string' ? kept.address : '';
  let list = NO_LIST;
  let view: ListView | null = null;
  /** The boards through which the links go: those of the list that match its filters. */
  let boards: readonly number[] = [];
  /** How far the list was scrolled. */
  let scroll = typeof kept.scroll === 'number' ? kept.scroll : 0;
  let updateBar = () => {};
  let isShown = false;
  keepFields('list', () => ({ address, chosen, scroll: isOne() ? scroll : scrollY }));

  /** Makes the list of an address the one of the links. */
  function choose(app: App, next: string): void {
    address = next;
    list = lists.at(app, next);
    view = null;
  }

  /** Shows the list of an address. It is built anew, because records may have changed. */
  function build(app: App, next: string): void {
    choose(app, next);
    if (list.build) list.build();
    else view = showList(app, list, () => build(app, next));
    byId('title').textContent = list.title;
  }

  function openBoard(app: App, index: number, way: string): void {
    // The shown list may be another one, or none if the address names a single board: use this board's list.
    if (!list.boards.includes(index)) {
      choose(app, lists.addressOf(app, index));
      boards = list.boards;
    } else if (view) {
      boards = view.shown;
    }
    // A game opens where there is something to see.
    const entry = app.entryAt(index);
    if (isGame(entry) && !app.shown.has(index)) app.shown.set(index, firstShown(app.gameOf(index), entry));
    openAt(app, index, way);
  }

  function openList(app: App, next: string): void {
    const isBack = next === address;
    build(app, next);
    followFile(app, null);
    updateBar();
    // The list is as high as it was, so that it can be scrolled back.
    view?.follow();
    scrollTo(0, isBack ? scroll : 0);
    view?.follow();
    if (app.isOpen)
      document.querySelector<HTMLElement>(`.item[data-index="${app.index}"]`)?.focus({ preventScroll: true });
  }

  /** Begins or leaves an exercise on a page with answers. Returns false if nothing changes. */
  function setExercise(app: App, isExercise: boolean): boolean {
    if (app.isExercise === isExercise) return false;
    app.isExercise = isExercise;
    app.mode = 'study';
    // Verdicts are other ones, and a board is in another list.
    chosen.verdict = '';
    list = NO_LIST;
    return true;
  }

  function show(app: App, location: string): void {
    const inside = addressInExercise(location);
    const isOtherKind = setExercise(app, app.content.exercise || inside !== null);
    const wasShown = isShown;
    isShown = true;
    const { index, way } = parseAddress(inside ?? location, app.entries.length);
    const isBoard = index >= 0;
    const isOther = byId('one').hidden || index !== app.index;
    // From puzzle to puzzle the board stays where it is.
    const isNext = isOne() && app.mode === 'exercise';
    if (isBoard && !isOne()) scroll = scrollY;
    byId('one').hidden = !isBoard;
    byId('many').hidden = isBoard;
    if (!isBoard) {
      openList(app, location);
      if (isOtherKind && wasShown) focusExercise();
      return;
    }
    openBoard(app, index, way);
    if (isOther && !isNext) scrollTo(0, 0);
    byId('board').focus({ preventScroll: true });
  }

  /** The address of the neighbour of the board or the list. */
  function addressOfNeighbour(app: App, step: 1 | -1): string | undefined {
    if (!isOne()) return step < 0 ? list.previous : list.following;
    const next = boards[boards.indexOf(app.index) + step];
    return next === undefined ? undefined : addressOfBoard(app, next);
  }

  function neighbours(app: App): Part {
    const go = (to: string | undefined) => {
      location.hash = `#${to ?? ''}`;
    };
    const previous = iconButton('back', word(T.previous), () => go(addressOfNeighbour(app, -1)));
    const following = iconButton('next', word(T.following), () => go(addressOfNeighbour(app, 1)));
    const all = iconButton('all', word(T.all), () => go(isOne() ? address : list.up), { id: 'all' });
    byId('bar').replaceChildren(all, previous, following);
    updateBar = () => {
      byId('bar').hidden = !isOne() && list.up === undefined;
      previous.disabled = addressOfNeighbour(app, -1) === undefined;
      following.disabled = addressOfNeighbour(app, 1) === undefined;
    };
    if (!isOne()) build(app, address);
    window.onbeforeprint = () => {
      if (!isOne()) view?.beforePrint();
    };
    window.onafterprint = () => {
      if (!isOne()) view?.afterPrint();
    };
    return { follow: () => updateBar() };
  }

  return { show, neighbours };
}
