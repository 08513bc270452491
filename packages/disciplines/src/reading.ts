/** Functions that read the records of a sport, for code that displays results. */
export * from './fact-columns.ts';
export * from './facts.ts';
export * from './figures.ts';
export * from './lanes.ts';
export * from './read-actions.ts';
export * from './read-facts.ts';
export * from './read-periods.ts';
