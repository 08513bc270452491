/** How the records of a sport are read: for whoever shows a result. */
export * from './facts.ts';
export * from './figures.ts';
export * from './read-actions.ts';
export * from './read-facts.ts';
export * from './read-periods.ts';
