import { plural, type Template, type Text } from '../../shared/language.ts';

export const findingCount: Template<[count: unknown]> = {
  en: (count) => (count === 0 ? 'no findings' : plural(count, 'finding')),
  zh: (count) => (count === 0 ? '没有问题' : `${count} 个问题`),
};
