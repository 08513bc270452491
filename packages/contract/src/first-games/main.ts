export * from './first-games.ts';
