import type { MedallistElement } from '../elements/medallists.ts';
import { medalShape } from '../shapes/medal-shape.ts';
import { readCompetitor } from './competitor.ts';
import type { ChildReader } from './read-children.ts';
import { readRow } from './read-row.ts';

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
