import type { BodyOf } from '../../messages.ts';
import { clockShape } from '../../shapes/result-shapes.ts';
import type { BodyReader } from '../../read/body-reader.ts';
import { periodsReader } from '../../read/periods.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { resultReader } from '../../read/result-line.ts';
import { infoBlock } from '../../read/unit-info.ts';

const children = childReaders<BodyOf<'current'>>({
  ...infoBlock,
  Clock: (child, body, tally) => {
    const { attributes: _extra, ...clock } = readRow(child, clockShape, tally);
    body.clock = clock;
  },
  Periods: periodsReader,
  Result: resultReader,
});

export const readCurrent: BodyReader<'current'> = (competition, { tally }) => {
  const body: BodyOf<'current'> = { kind: 'current', info: { infos: [] }, results: [] };
  readChildren(competition, body, children, tally);
  return body;
};
