import type { BodyReader } from '../kind.ts';
import { countChildren } from './read-children.ts';

/** Reads a kind that has no content outside the envelope. */
export function bodilessReader<Kind extends string>(kind: Kind): BodyReader<{ kind: Kind }> {
  return (competition, { tally }) => {
    countChildren(competition, tally);
    return { kind };
  };
}
