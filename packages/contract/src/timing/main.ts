export * from './timing.ts';
