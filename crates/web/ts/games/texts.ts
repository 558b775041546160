// All texts of these pages.
export * from './texts/editor.ts';
export * from './texts/list.ts';
export * from './texts/page.ts';
export * from './texts/play.ts';
