import type { PersonDescription } from '../elements/basics.ts';
import { personShape } from '../shapes/competitor-shapes.ts';
import { countChildren } from './read-children.ts';
import type { ChildReader } from './read-children.ts';
import { readRow } from './read-row.ts';

/** The name inside a result, used until the participant message arrives. */
export const personReader: ChildReader<{ description?: PersonDescription }> = (child, target, tally) => {
  target.description = readRow(child, personShape, tally);
  countChildren(child, tally);
};
