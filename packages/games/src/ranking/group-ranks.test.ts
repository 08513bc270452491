import { expect, it } from 'vitest';
import { groupRanks } from './group-ranks.ts';

it('age groups are ranked separately, with shared ranks and without unranked lines', () => {
  const lines = [
    { group: 'U16', rank: '1' },
    { group: 'U18', rank: '2' },
    { rank: '3' },
    { group: 'U16', rank: '4' },
    { group: 'U16', rank: '4' },
    { group: 'U16', rank: '9' },
    { group: 'U18', rank: null },
  ];
  expect(
    groupRanks(lines).map((line) => line && `${line.group} ${line.rank ?? '-'}${line.isEqual ? '=' : ''}`),
  ).toEqual(['U16 1', 'U18 1', undefined, 'U16 2=', 'U16 2=', 'U16 4', 'U18 -']);
});
