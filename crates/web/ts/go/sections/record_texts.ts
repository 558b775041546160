// The name of a node, what is known about the game, and the variations, all of which can be changed.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { change } from '../changes.ts';
import { showTitle } from '../navigation.ts';
import type { Section } from '../parts.ts';
import type { Editor } from '../record/editor.ts';
import type { GameNode } from '../record/node.ts';
import * as T from '../texts.ts';

/** The properties of the root that have a field, with their names. */
const FACTS = [
  ['PB', T.blackPlayer],
  ['BR', T.blackRank],
  ['PW', T.whitePlayer],
  ['WR', T.whiteRank],
  ['GN', T.factNames.GN],
  ['EV', T.factNames.EV],
  ['DT', T.factNames.DT],
  ['PC', T.factNames.PC],
  ['KM', T.factNames.KM],
  ['HA', T.factNames.HA],
  ['RE', T.factNames.RE],
  ['RU', T.factNames.RU],
] as const;

/** A field for a property of a node. */
interface Field {
  readonly field: HTMLInputElement;
  readonly nodeOf: () => GameNode;
  readonly name: string;
}

/** Returns true if the main line goes through a node. */
const isOnMainLine = (node: GameNode) =>
  node.ancestor((at) => at.parent !== null && at.parent.children[0] !== at) === null;

export function recordTexts(app: App): Section {
  const here = () => app.node;
  const root = () => app.node.root;
  const fields: Field[] = [];

  /** Lets a field change a property: a text is one change, made when its field is left. */
  function add(field: HTMLInputElement, name: string, nodeOf: () => GameNode): HTMLInputElement {
    field.id = `text-${name}`;
    field.onchange = () => {
      const shown = app.node;
      change(app, (editor) => {
        editor.setText(nodeOf(), name, field.value.trim());
        return shown;
      });
      showTitle(app);
    };
    fields.push({ field, nodeOf, name });
    return field;
  }
  const named = (title: string) => ({ 'aria-label': title, placeholder: title });
  const name = add(make('input', named(word(T.nodeName))), 'N', here);
  const facts = FACTS.map(([property, text]) => {
    const title = word(text);
    return make('label', {}, make('span', {}, title), add(make('input', { 'aria-label': title }), property, root));
  });

  const act = (title: string, edit: (editor: Editor) => GameNode) => button(title, () => change(app, edit));
  const remove = button(word(T.deleteFrom), () => {
    change(app, (editor) => editor.remove(app.node));
    app.toast.show(word(T.deleted), 6);
  });
  const promote = act(word(T.promote), (editor) => editor.promote(app.node));
  const moveUp = act(word(T.moveUp), (editor) => editor.moveUp(app.node));

  return {
    place: 'edit',
    element: make(
      'section',
      { class: 'card texts' },
      name,
      make('div', { class: 'row', role: 'group', 'aria-label': word(T.variation) }, remove, promote, moveUp),
      make('details', {}, make('summary', {}, word(T.gameFacts)), facts),
    ),
    isThere: () => app.mode === 'study',
    update() {
      for (const { field, nodeOf, name } of fields) {
        if (field !== document.activeElement) field.value = nodeOf().text(name);
      }
      const { node } = app;
      remove.disabled = !node.parent;
      promote.disabled = isOnMainLine(node);
      moveUp.disabled = !node.parent || node.parent.children[0] === node;
    },
  };
}
