// The texts of tiles.
import { plural, type Template } from '../../shared/language.ts';

export const findingCount: Template<[count: number]> = {
  en: (count) => (count === 0 ? 'no findings' : plural(count, 'finding')),
  zh: (count) => (count === 0 ? '没有问题' : `${count} 个问题`),
};
