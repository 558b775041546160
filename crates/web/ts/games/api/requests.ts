// The requests that the server answers.
import type { About, NamedBoard } from './about.ts';
import type { Action, Beginning, PastedForm, TextForm } from './actions.ts';
import type { GameList, Removed } from './list.ts';
import type { ReplayedGame, TournamentInfo } from './live.ts';
import { post } from './post.ts';
import type { Explored, ReviewRequest, ReviewState, Variation } from './review.ts';
import type { State, View } from './state.ts';

export const getAbout = () => post<About>('/api/about');

export const getBoards = (game: string) => post<readonly NamedBoard[]>('/api/boards', { game });

export const begin = (beginning: Beginning) => post<State>('/api/games', beginning);

const ofGame = (id: string, request: string) => `/api/games/${id}/${request}`;

export const getState = (id: string) => post<State>(ofGame(id, 'state'));

/** Changes a game; `version` is the one that the action is meant for, by default the current one. */
export const act = (id: string, action: Action, version?: number) =>
  post<State>(`/api/games/${id}`, { version, action });

export const review = (id: string, request: ReviewRequest) => post<ReviewState>(ofGame(id, 'review'), request);

export const explore = (id: string, variation: Variation) => post<Explored>(ofGame(id, 'explore'), variation);

/** A game as text; records come with the extension of their files. */
export const getText = (id: string, form: TextForm) =>
  post<{ readonly text: string; readonly ending?: string }>(ofGame(id, 'text'), { form });

export const save = (id: string, name: string) => post<Removed>(ofGame(id, 'save'), { name });

export const removeGame = (id: string) => post<Removed>(ofGame(id, 'remove'));

export const removeSave = (name: string) => post<Removed>('/api/saves/remove', { name });

export const restore = (removed: string) => post<Removed>('/api/restore', { removed });

export const getList = () => post<GameList>('/api/list');

/** What a pasted text is. */
export interface Parsed {
  readonly form: PastedForm;
  readonly view: View;
}

export const parse = (text: string, beside: string) => post<Parsed>('/api/parse', { text, beside });

export const quit = () => post<object>('/api/quit');

export const getTournament = () => post<TournamentInfo>('/api/live');

export const getReplay = (game: number) => post<ReplayedGame>(`/api/live/games/${game}`);
