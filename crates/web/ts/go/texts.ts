// The texts of a record in Edit: the comment and the name of a node, what is known about the game; and its variations.
import { section } from './app.ts';
import { button, byId, make } from '../shared/dom.ts';
import { addTexts, word } from '../shared/language.ts';
import { titleOf } from './record_info.ts';

addTexts({
  en: {
    nodeName: 'Name of the move',
    variation: 'Variation',
    deleteFrom: 'Delete from here',
    deleted: 'Deleted. Undo brings it back.',
    promote: 'Make main line',
    moveUp: 'Move up',
    blackPlayer: 'Black',
    whitePlayer: 'White',
    blackRank: 'Black’s rank',
    whiteRank: 'White’s rank',
    gameFacts: 'About the game',
  },
  zh: {
    nodeName: '这一手的名称',
    variation: '变化',
    deleteFrom: '删除这一手和之后的着法',
    deleted: '已删除，可以撤销。',
    promote: '设为主线',
    moveUp: '上移',
    blackPlayer: '黑方',
    whitePlayer: '白方',
    blackRank: '黑方段位',
    whiteRank: '白方段位',
    gameFacts: '对局信息',
  },
});

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
    const comment = add('textarea', word('comment'), here, 'C', { rows: 3, placeholder: word('comment') });
    const name = add('input', word('nodeName'), here, 'N', { placeholder: word('nodeName') });
    const facts = FACTS.map((fact) => {
      const title = FACT_NAMES[fact] ? word(FACT_NAMES[fact]) : word('names', fact);
      return make('label', {}, make('span', {}, title), add('input', title, root, fact));
    });
    const act = (title, change) => button(title, () => app.change(change));
    const remove = button(word('deleteFrom'), () => {
      app.change((editor) => editor.remove(app.node));
      app.toast.show(word('deleted'), 6);
    });
    const promote = act(word('promote'), (editor) => editor.promote(app.node));
    const moveUp = act(word('moveUp'), (editor) => editor.moveUp(app.node));
    const element = make(
      'section',
      { class: 'card texts' },
      comment,
      name,
      make('div', { class: 'row', role: 'group', 'aria-label': word('variation') }, remove, promote, moveUp),
      make('details', {}, make('summary', {}, word('gameFacts')), facts),
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
