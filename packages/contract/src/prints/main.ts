export * from './desk-prints.ts';
export * from './prints.ts';
export * from './words.ts';
