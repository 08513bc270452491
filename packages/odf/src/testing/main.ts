/** Used by tests that verify that derived data loses no value of the example messages. */
export { markValues } from './mark-values.ts';
export type { MarkedValue } from './mark-values.ts';
export { lost, expandPlace } from './lost-values.ts';
