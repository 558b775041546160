// The texts of the pages of the games.
export * from './texts/analysis.ts';
export * from './texts/common.ts';
export * from './texts/dialogs.ts';
export * from './texts/ends.ts';
export * from './texts/list.ts';
export * from './texts/live.ts';
export * from './texts/play.ts';
export * from './texts/review.ts';
