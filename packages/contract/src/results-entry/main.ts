export * from './results-entry.ts';
