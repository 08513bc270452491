import type { BodyReader } from '../../kind.ts';
import { periodsReader } from '../../read/periods.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { resultReader } from '../../read/result-line.ts';
import { unitInfoReaders } from '../../read/unit-info.ts';
import type { CurrentBody } from './body.ts';
import { clockShape } from './shapes.ts';

const children = childReaders<CurrentBody>({
  ...unitInfoReaders,
  Clock: (child, body, tally) => {
    const { attributes: _extra, ...clock } = readRow(child, clockShape, tally);
    body.clock = clock;
  },
  Periods: periodsReader,
  Result: resultReader,
});

export const readCurrent: BodyReader<CurrentBody> = (competition, { tally }) => {
  const body: CurrentBody = { kind: 'current', info: { infos: [] }, results: [] };
  readChildren(competition, body, children, tally);
  return body;
};
