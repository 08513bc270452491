export * from './discipline-for.ts';
export * from './rules-for.ts';
export type { Phrases } from './phrases.ts';
export * from './generic/action-type.ts';
