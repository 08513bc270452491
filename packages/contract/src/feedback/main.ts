export * from './feedback.ts';
export * from './words.ts';
