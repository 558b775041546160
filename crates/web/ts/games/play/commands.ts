// The buttons and keys of the play page.
import { byId } from '../../shared/dom.ts';
import { edit } from '../dialogs/editor.ts';
import { share } from '../dialogs/export.ts';
import { howTo, keys } from '../dialogs/howto.ts';
import { load } from '../dialogs/list.ts';
import { again, newGame } from '../dialogs/new_game.ts';
import { paste } from '../dialogs/paste.ts';
import { quit } from '../dialogs/quit.ts';
import { save } from '../dialogs/save.ts';
import type { App } from './app.ts';

/** What each button does, by its id. */
const commandsOf = (app: App) => {
  const { session } = app;
  return {
    new: () => newGame(app),
    undo: () => session.act({ do: 'undo' }),
    redo: () => session.act({ do: 'redo' }),
    hint: () => session.act({ do: 'hint' }),
    pause: () => session.act({ do: 'pause', on: app.view.thinking }),
    step: () => session.act({ do: 'step' }),
    again: () => app.begin(again(app.view)),
    other: () => newGame(app),
    first: () => session.act({ do: 'goto', ply: 0 }),
    back: () => session.act(({ ply }) => ({ do: 'goto', ply: ply - 1 })),
    next: () => session.act(({ ply }) => ({ do: 'goto', ply: ply + 1 })),
    last: () => session.act({ do: 'goto', ply: app.view.moves.length }),
    save: () => save(app),
    load: () => load(app),
    edit: () => edit(app),
    text: () => paste(app),
    share: () => share(app),
    howto: () => howTo(app),
    learn: () => howTo(app),
    'keys-help': keys,
    quit: () => quit(app),
  };
};

type Command = keyof ReturnType<typeof commandsOf>;

const KEYS: Readonly<Record<string, Command>> = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  n: 'new',
  home: 'first',
  end: 'last',
  '?': 'keys-help',
};

/** Makes the buttons and keys of the page work. */
export function bindCommands(app: App): void {
  const commands = commandsOf(app);
  for (const [id, run] of Object.entries(commands)) byId(id).addEventListener('click', () => run());
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof Element)) return;
    const isArrow = key.startsWith('Arrow');
    const radio = target.closest<HTMLElement>('[role=radio]');
    if (radio && isArrow) {
      stepInGroup(radio, /Right|Down/.test(key) ? 1 : -1);
      event.preventDefault();
      return;
    }
    const isField = target.closest('input, textarea, select, dialog') !== null;
    if (isField || event.ctrlKey || event.altKey || event.metaKey) return;
    // Elsewhere on the page, arrow keys move the cursor of the board.
    if (isArrow && !target.closest('#board')) {
      app.board.element.focus();
      app.board.key(event);
      return;
    }
    const command = KEYS[key.toLowerCase()];
    if (!command || byId(command, HTMLButtonElement).disabled) return;
    event.preventDefault();
    commands[command]();
  });
}

/** In a radio group, arrow keys choose. */
function stepInGroup(radio: HTMLElement, step: number): void {
  const all = [...(radio.parentElement?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
  const next = all.at((all.indexOf(radio) + step) % all.length);
  next?.focus();
  next?.click();
}
