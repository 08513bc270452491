import type { PreviousUnit } from '../elements/previous-unit.ts';
import { previousUnitShape } from '../shapes/previous-unit-shape.ts';
import type { ChildReader } from './read-children.ts';
import { readRow } from './read-row.ts';

/** The unit that fills a place whose competitor is still open. */
export const previousUnitReader: ChildReader<{ previousUnit?: PreviousUnit }> = (child, target, tally) => {
  target.previousUnit = readRow(child, previousUnitShape, tally);
};
