import { clockShape } from '../../shapes/result-shapes.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writePeriods } from '../../write/periods.ts';
import { writeResult } from '../../write/result-line.ts';
import { writeInfo } from '../../write/unit-info.ts';
import { optional, writeRow } from '../../write/write-row.ts';

export const writeCurrent: BodyWriter<'current'> = (body) => [
  ...writeInfo(body.info),
  ...optional(body.clock, (clock) => writeRow('Clock', clockShape, clock)),
  ...writePeriods(body.periods),
  ...body.results.map(writeResult),
];
