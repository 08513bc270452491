/** For tests of whatever is made of the example messages: nothing that was sent is lost. */
export { markValues } from './mark-values.ts';
export type { MarkedValue } from './mark-values.ts';
export { lost, placesOf } from './lost-values.ts';
