// What tests in a page need in one script: games/tests/page/modules.rs.
export { setLanguage, word } from '../shared/language.ts';
export { learn } from './games.ts';
export { messageText } from './messages.ts';
export { animated, png, still } from './pictures.ts';
export { boards } from './replay/boards.ts';
export { soundEnd, soundIsOn, soundMove, turnSound } from './sound.ts';
export * as T from './texts.ts';
