// The dialog of the page. Its content is made when it is opened.
import { button, byId, type Child, type Children, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import * as T from '../texts.ts';

const dialog = () => byId('dialog', HTMLDialogElement);

export function openDialog(title: string, ...children: Children): void {
  const element = dialog();
  const content = make('div', {}, make('h2', { id: 'dialog-title' }, title), ...children);
  element.replaceChildren(...content.childNodes);
  element.setAttribute('aria-labelledby', 'dialog-title');
  if (!element.open) element.showModal();
}

/** Closes the dialog, if it is open. */
export const closeDialog = (): void => dialog().close();

export const row = (...children: Children): HTMLDivElement => make('div', { className: 'row' }, ...children);

export const field = (text: string, control: Child): HTMLLabelElement => make('label', {}, text, control);

export const cancelButton = (): HTMLButtonElement => button(word(T.cancel), closeDialog);

/** The button that closes a dialog in which nothing is decided. */
export const closeButton = (): HTMLButtonElement => button(word(T.close), closeDialog, { className: 'main' });

/** A form, and what happens when it is submitted. */
export function form(submit: () => void, ...children: Children): HTMLFormElement {
  const onsubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return make('form', { onsubmit }, ...children);
}

/** The button that submits a form. */
export const submitButton = (id: string, text: string): HTMLButtonElement =>
  make('button', { id, className: 'main' }, text);
