import type { Medallist } from '@podium/contract';

/** Medals of the event itself; those of age groups are in the tables of the groups. */
export const ofWholeEvent = (medallists: readonly Medallist[]): Medallist[] =>
  medallists.filter(({ ageGroup }) => ageGroup === undefined);
