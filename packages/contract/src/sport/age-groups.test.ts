import { expect, it } from 'vitest';
import { ageGroupRankings } from './age-groups.ts';
import type { StandingLine } from './disciplines.ts';

it('W7: each age group is ranked separately, and only competitors with a place are ranked', () => {
  const group = (name: string, rank: string | null, irm: string | null = null) =>
    ({ rank: '9', irm, ageGroup: { name, rank, rankEqual: false } }) as unknown as StandingLine;
  const groups = ageGroupRankings([group('U18', '1'), group('U16', '1'), group('U18', '2'), group('U16', null, 'DNS')]);
  expect(groups.map(({ name, lines }) => [name, lines.map(({ rank }) => rank)])).toEqual([
    ['U16', ['1']],
    ['U18', ['1', '2']],
  ]);
  const best = ageGroupRankings([group('U18', '1'), group('U18', null), group('U18', '4')], 3);
  expect(best.map(({ lines }) => lines.map(({ rank }) => rank))).toEqual([['1']]);
});
