export * from './discipline-for.ts';
export * from './discipline-name.ts';
export * from './discipline-phrase.ts';
export * from './feed-codes.ts';
export * from './keys.ts';
export type { Phrases } from './phrases.ts';
export * from './read-actions.ts';
export * from './read-periods.ts';
