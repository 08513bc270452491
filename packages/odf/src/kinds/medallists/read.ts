import type { BodyOf, MedallistElement } from '../../messages.ts';
import { medalShape } from '../../shapes/honour-shapes.ts';
import type { BodyReader } from '../../read/body-reader.ts';
import { readCompetitor } from '../../read/competitor.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import type { ChildReader } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { infoBlock } from '../../read/unit-info.ts';

const medalCodes: ReadonlyMap<string, string> = new Map([
  ['ME_GOLD', 'gold'],
  ['ME_SILVER', 'silver'],
  ['ME_BRONZE', 'bronze'],
]);

/** One medallist per competitor: two bronzes are two, under one Medal or two. */
export const medalReader: ChildReader<{ medallists: MedallistElement[] }> = (child, target, tally) => {
  const row = readRow(child, medalShape, tally);
  const medal = medalCodes.get(row.medal) ?? row.medal;
  for (const inner of child.children) {
    if (inner.name === 'Competitor')
      target.medallists.push({ ...row, medal, competitor: readCompetitor(inner, tally) });
    else tally.child(child.name, inner.name);
  }
};

const children = childReaders<BodyOf<'medallists'>>({ ...infoBlock, Medal: medalReader });

export const readMedallists: BodyReader<'medallists'> = (competition, { tally }) => {
  const body: BodyOf<'medallists'> = { kind: 'medallists', info: { infos: [] }, medallists: [] };
  readChildren(competition, body, children, tally);
  return body;
};
