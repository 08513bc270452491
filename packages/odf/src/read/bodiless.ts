import { countChildren } from './read-children.ts';
import type { BodyReader } from './body-reader.ts';

/** Start and end of a day, a venue starting and stopping, keep-alives. */
export const readControl: BodyReader<'control'> = (competition, { tally }) => {
  countChildren(competition, tally);
  return { kind: 'control' };
};

export const readUnknown: BodyReader<'unknown'> = (competition, { tally }) => {
  countChildren(competition, tally);
  return { kind: 'unknown' };
};
