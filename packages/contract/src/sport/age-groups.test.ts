import { expect, it } from 'vitest';
import { ageGroupRankings } from './age-groups.ts';
import type { StandingLine } from './disciplines.ts';

it('W7: ranks each age group on its own, those with a place only', () => {
  const grouped = (name: string, rank: string | null, irm: string | null = null) =>
    ({ rank: '9', irm, ageGroup: { name, rank, rankEqual: false } }) as unknown as StandingLine;
  const groups = ageGroupRankings([
    grouped('U18', '1'),
    grouped('U16', '1'),
    grouped('U18', '2'),
    grouped('U16', null, 'DNS'),
  ]);
  expect(groups.map(({ name, lines }) => [name, lines.map(({ rank }) => rank)])).toEqual([
    ['U16', ['1']],
    ['U18', ['1', '2']],
  ]);
  const best = ageGroupRankings([grouped('U18', '1'), grouped('U18', null), grouped('U18', '4')], 3);
  expect(best.map(({ lines }) => lines.map(({ rank }) => rank))).toEqual([['1']]);
});
