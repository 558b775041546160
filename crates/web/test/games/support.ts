// What the tests of the games share.
import { readFileSync } from 'node:fs';
import { type Language, setLanguage } from '../../ts/shared/language.ts';

/** Reads a file of the project. */
export const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** Sets the language of the page, of which there is only this. */
export function speak(language: Language): void {
  globalThis.document ??= { documentElement: { lang: '' } } as Document;
  setLanguage(language);
}

const toSnake = (name: string) => name.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase();

/** The variants of an enum in Rust's source, in snake case as they are sent. */
export function variants(source: string, name: string): string[] {
  const [, body = ''] = source.split(`pub enum ${name} {\n`);
  const [inside = ''] = body.split('\n}\n');
  return [...inside.matchAll(/^ {4}([A-Z]\w*)/gm)].map(([, variant = '']) => toSnake(variant));
}
