export * from './acts.ts';
export * from './first-games.ts';
export * from './sent-entries.ts';
