export * from './ids.ts';
export * from './vocabulary.ts';
