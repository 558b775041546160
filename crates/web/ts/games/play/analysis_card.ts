// The analysis next to the board: the winning chance as a bar, and the best lines of the side to move.
import { byId } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { Action } from '../api/actions.ts';
import type { Analysis } from '../api/analysis.ts';
import type { Help, View } from '../api/state.ts';
import { type Go, LineList } from '../lines.ts';
import * as T from '../texts.ts';
import { isSure, percent, scoreUnit, worthOf, worthWithUnit } from '../values.ts';

const HELPS: readonly string[] = ['off', 'line', 'moves'] satisfies Help[];

const isHelp = (value: string): value is Help => HELPS.includes(value);

export class AnalysisCard {
  private readonly line = byId('line');
  private readonly lines = new LineList(this.line);
  private readonly evaluation = byId('evaluation');
  private readonly buttons = [...byId('help').querySelectorAll('button')];

  constructor(act: (action: Action) => void) {
    for (const button of this.buttons)
      button.onclick = () => {
        if (isHelp(button.value)) act({ do: 'help', show: button.value });
      };
  }

  /** Shows the extent of the analysis. What it finds comes later. */
  reset({ help }: View): void {
    for (const button of this.buttons) {
      const isChosen = button.value === help;
      button.setAttribute('aria-checked', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
    this.line.hidden = this.evaluation.hidden = help === 'off';
    this.line.textContent = '';
  }

  /** `go` shows the position after some moves. */
  show({ score, chance, lines, line, depth }: Analysis, { game, toMove }: View, go: Go): void {
    const worth = worthWithUnit(score, game);
    this.evaluation.style.setProperty('--share', `${100 * chance}%`);
    const output = this.evaluation.querySelector('output');
    if (output) output.textContent = isSure(score) ? word(T.win) : worthOf(score);
    this.evaluation.title = isSure(score) ? worth : word(T.evaluation, worth, percent(chance));
    const how = lines.every(({ isExact }) => isExact) ? word(T.exact) : word(T.depth, depth);
    if (lines.length) this.lines.show(`${how} · ${word(T.scores, scoreUnit(game))}`, toMove, lines, go);
    else this.line.textContent = `${worth} · ${word(T.depth, depth)} · ${line.slice(0, 10).join(' ')}`;
  }
}
