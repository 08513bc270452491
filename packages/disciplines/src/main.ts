export * from './discipline-for.ts';
export type { Phrases } from './phrases.ts';
export * from './generic/action-type.ts';
