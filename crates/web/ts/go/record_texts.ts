// The texts of a record in Edit: the comment and the name of a node, what is known about the game; and its variations.
import * as T from './texts.ts';
import { section } from './app.ts';
import { button, byId, make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { titleOf } from './record_info.ts';

/** The properties of the root that have a field, with the names of those whose names in `records.js` do not tell them apart. */
const FACTS = ['PB', 'BR', 'PW', 'WR', 'GN', 'EV', 'DT', 'PC', 'KM', 'HA', 'RE', 'RU'];
const FACT_NAMES = { PB: 'blackPlayer', BR: 'blackRank', PW: 'whitePlayer', WR: 'whiteRank' };

section(
  24,
  function texts(app) {
    const isHere = () => app.mode === 'edit';
    // A text is one change, made when its field is left.
    const set = (nodeOf, name, field) => () => {
      const shown = app.node;
      app.change((editor) => (editor.setText(nodeOf(), name, field.value.trim()), shown));
      byId('title').replaceChildren(...titleOf(app, app.index));
    };
    const fields = [];
    function add(kind, title, nodeOf, name, more = {}) {
      const field = make(kind, { 'aria-label': title, id: `text-${name}`, ...more });
      field.onchange = set(nodeOf, name, field);
      fields.push({ field, nodeOf, name });
      return field;
    }
    const here = () => app.node;
    const root = () => app.node.root;
    const comment = add('textarea', word(T.comment), here, 'C', { rows: 3, placeholder: word(T.comment) });
    const name = add('input', word(T.nodeName), here, 'N', { placeholder: word(T.nodeName) });
    const facts = FACTS.map((fact) => {
      const title = FACT_NAMES[fact] ? word(FACT_NAMES[fact]) : word(T.names[fact]);
      return make('label', {}, make('span', {}, title), add('input', title, root, fact));
    });
    const act = (title, change) => button(title, () => app.change(change));
    const remove = button(word(T.deleteFrom), () => {
      app.change((editor) => editor.remove(app.node));
      app.toast.show(word(T.deleted), 6);
    });
    const promote = act(word(T.promote), (editor) => editor.promote(app.node));
    const moveUp = act(word(T.moveUp), (editor) => editor.moveUp(app.node));
    const element = make(
      'section',
      { class: 'card texts' },
      comment,
      name,
      make('div', { class: 'row', role: 'group', 'aria-label': word(T.variation) }, remove, promote, moveUp),
      make('details', {}, make('summary', {}, word(T.gameFacts)), facts),
    );
    return {
      element,
      isThere: isHere,
      update() {
        for (const { field, nodeOf, name: property } of fields) {
          if (field !== document.activeElement) field.value = nodeOf().text(property);
        }
        const { node } = app;
        const line = [];
        for (let at = node; at.parent; at = at.parent) line.push(at);
        remove.disabled = !node.parent;
        promote.disabled = line.every((at) => at.parent.children[0] === at);
        moveUp.disabled = !node.parent || node.parent.children[0] === node;
      },
    };
  },
  'tools',
);
