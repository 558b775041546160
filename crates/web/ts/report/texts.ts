// All texts of these pages.
export * from './texts/page.ts';
