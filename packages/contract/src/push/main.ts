export * from './push.ts';
export * from './words.ts';
