export * from './acts.ts';
export * from './first-games.ts';
