import { clockShape } from '../../shapes/result-shapes.ts';
import type { BodyWriter } from '../body-writer.ts';
import { writePeriods } from '../periods.ts';
import { writeResult } from '../result-line.ts';
import { writeInfo } from '../unit-info.ts';
import { optional, writeRow } from '../write-row.ts';

export const writeCurrent: BodyWriter<'current'> = (body) => [
  ...writeInfo(body.info),
  ...optional(body.clock, (clock) => writeRow('Clock', clockShape, clock)),
  ...writePeriods(body.periods),
  ...body.results.map(writeResult),
];
