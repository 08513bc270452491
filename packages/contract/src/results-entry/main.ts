export * from './result-step.ts';
export * from './results-entry.ts';
