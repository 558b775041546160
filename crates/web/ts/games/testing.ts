// What tests call in a page: games/tests/page/modules.rs.
export { setLanguage, word } from '../shared/language.ts';
export { learn } from './games.ts';
export { animated, boards, png, still } from './pictures.ts';
export { soundEnd, soundIsOn, soundMove, turnSound } from './sound.ts';
export * as T from './texts.ts';
export { messageText } from './words.ts';
