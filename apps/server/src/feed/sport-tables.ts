/** All tables of the sport schema, by subject. */
export * from './tables/catalogue.ts';
export * from './tables/schedule.ts';
export * from './tables/people.ts';
export * from './tables/results.ts';
export * from './tables/actions.ts';
export * from './tables/honours.ts';
export * from './tables/publications.ts';
export * from './tables/edits.ts';
export * from './tables/switches.ts';
