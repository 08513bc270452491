import type { ResultListBody } from '../elements/results.ts';
import type { BodyReader } from '../kind.ts';
import { officialsReader } from './officials.ts';
import { periodsReader } from './periods.ts';
import { childReaders, readChildren } from './read-children.ts';
import { resultReader } from './result-line.ts';
import { unitInfoReaders } from './unit-info.ts';

const children = childReaders<ResultListBody>({
  ...unitInfoReaders,
  Officials: officialsReader,
  Periods: periodsReader,
  Result: resultReader,
});

/** Results of a unit, phase, pool, several units or an event, which all have the same structure. */
export function resultListReader<Kind extends string>(kind: Kind): BodyReader<{ kind: Kind } & ResultListBody> {
  return (competition, { tally }) => {
    const body = { kind, info: { infos: [] }, officials: [], results: [] };
    readChildren<ResultListBody>(competition, body, children, tally);
    return body;
  };
}
