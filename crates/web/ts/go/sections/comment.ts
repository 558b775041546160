// The comment on the shown node, which can always be written.
import { byId, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { change } from '../changes.ts';
import { setText } from '../controls.ts';
import type { Section } from '../parts.ts';
import type { Editor } from '../record/editor.ts';
import type { GameNode } from '../record/node.ts';
import * as T from '../texts.ts';

/** The length up to which a comment can be written on the page. */
const MAX_TEXT = 1 << 16;

/** The node whose comment is in the field, and the editor of its file. */
interface Commented {
  readonly node: GameNode;
  readonly editor: Editor;
}

export function comment(app: App): Section {
  let commented: Commented | null = null;

  const field = make('textarea', {
    id: 'text-C',
    class: 'comment',
    'aria-label': word(T.comment),
    placeholder: word(T.comment),
    dir: 'auto',
    onchange: () => change(app, () => write()),
    onkeydown(event) {
      if (event.key === 'Escape') byId('board').focus();
    },
  });
  // A field is printed only as far as it is scrolled.
  const printed = make('p', { class: 'comment printed', dir: 'auto' });

  /** Writes the text of the field to its node; returns the node to show, null if nothing changes. */
  function write(): GameNode | null {
    const text = field.value.trim();
    if (!commented || field.readOnly || text === commented.node.comment) return null;
    commented.editor.setText(commented.node, 'C', text);
    return app.node;
  }

  return {
    place: 'reason',
    element: make('div', { class: 'commentary' }, field, printed),
    isThere: () => !app.hides && app.mode !== 'exercise',
    remarks() {
      if (app.position.isNotPlayed) return [[word(T.notPlayed), 'bad']];
      return field.readOnly ? [[word(T.cut), 'faint']] : [];
    },
    follow() {
      // The reader has stepped on while writing.
      if (commented && commented.node !== app.node && field === document.activeElement && write()) app.revision += 1;
    },
    update() {
      const { node, editor } = app;
      const isWriting = field === document.activeElement && commented?.node === node;
      commented = { node, editor };
      const whole = node.comment;
      const text = whole.slice(0, MAX_TEXT);
      field.readOnly = text !== whole;
      setText(printed, text);
      if (isWriting || field.value === text) return;
      field.value = text;
      field.scrollTop = 0;
    },
  };
}
