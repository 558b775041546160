// The texts of the page in both languages. Modules that are not on every page have their own.
import { plural } from '../shared/language.ts';

const few = (names, more) => (names.length > 8 ? [...names.slice(0, 8), more(names.length - 8)] : names);
const list = (names) => few(names, (rest) => `${rest} more`).join(', ');
const listZh = (names) => few(names, (rest) => `另外 ${rest} 处`).join('、');
const groupZh = (color, count) => (count === 1 ? `${color}一子` : `${color} ${count} 子的棋块`);
