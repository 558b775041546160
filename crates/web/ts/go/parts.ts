// What a page is made of: modes, and parts around the board.
import type { Text } from '../shared/language.ts';
import type { App } from './app.ts';
import type { Look } from './explain.ts';
import type { GameNode } from './record/node.ts';
import type { Marks } from './shapes.ts';

/** The areas around the board. */
export const AREAS = ['players', 'steps', 'reason'] as const;

/** The tabs of the panel. `tools` has those of the mode, `edit` what changes the record. */
export const TABS = ['tools', 'moves', 'findings', 'game', 'edit', 'settings'] as const;

export type Tab = (typeof TABS)[number];

/** Where a section is: in an area, above the tabs, or in a tab. */
export type Place = (typeof AREAS)[number] | 'panel' | Tab;

/** A sentence on the position, with its class. */
export type Remark = readonly [text: string, name: string];

/** A part of the page. It is made at the start and again after each change of language. */
export interface Part {
  /** Called after each change, before anything is drawn. */
  follow?(): void;
  /** Adds marks on the board, after those of earlier parts. */
  marks?(others: Marks): Marks;
  /** Shows facts about the selected point; null without one. */
  look?(look: Look | null): void;
  remarks?(): readonly Remark[];
}

/** A part with an element. */
export interface Section extends Part {
  readonly place: Place;
  readonly element: HTMLElement;
  /** Returns false to hide the element. */
  isThere?(): boolean;
  /** Shows the position on the board. Not called while the element is hidden. */
  update?(): void;
  /** The number in the name of the tab. */
  count?(): number;
}

export const isSection = (part: Part): part is Section => 'element' in part;

export type ModeName = 'study' | 'exercise' | 'count';

/** What a click on the board does. */
export interface Mode {
  readonly name: ModeName;
  /** How to use the board, for the reader's device. */
  readonly help?: () => Text;
  act(app: App, point: number): void;
  /** True if the first tap on a small point only shows it. */
  readonly confirmsTaps?: boolean;
  /** Returns false if a board does not have the mode. */
  isThere?(app: App): boolean;
  /** The node at which the mode begins. */
  start?(app: App): GameNode;
  /** Returns true if the analysis is hidden. */
  hides?(app: App): boolean;
}

/** A page: its modes and parts in their order, and what it shows at an address. */
export interface Page {
  readonly modes: readonly Mode[];
  readonly parts: readonly ((app: App) => Part)[];
  /** Called before the parts are made. */
  prepare?(app: App): void;
  show(app: App, address: string): void;
}
