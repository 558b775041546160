import { plural, type Template, type Text } from '../../shared/language.ts';

export const outcome: Template<[result: unknown]> = { en: (result) => result, zh: () => resultZh };
