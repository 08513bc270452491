import type { BodyWriter } from '../../kind.ts';
import { writePeriods } from '../../write/periods.ts';
import { writeResult } from '../../write/result-line.ts';
import { writeInfo } from '../../write/unit-info.ts';
import { optional, writeRow } from '../../write/write-row.ts';
import type { CurrentBody } from './body.ts';
import { clockShape } from './shapes.ts';

export const writeCurrent: BodyWriter<CurrentBody> = (body) => [
  ...writeInfo(body.info),
  ...optional(body.clock, (clock) => writeRow('Clock', clockShape, clock)),
  ...writePeriods(body.periods),
  ...body.results.map(writeResult),
];
