import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventRanking, medalForRank } from '../entry/event-ranking.ts';
import type { DoneLine } from '../entry/phase-order.ts';
import { eventMedals } from './event-medals.ts';

const line = (competitor: string, rank: number | null): DoneLine => ({
  competitor,
  rank,
  isRankEqual: false,
  value: null,
  irm: rank === null ? 'DNF' : null,
  wlt: null,
});

const finalRanking = (lines: readonly DoneLine[]) => eventRanking([{ order: 1, contests: [{ medal: 'gold', lines }] }]);

test('each age group has its own medals, from the ranks of one race', () => {
  const ranking = finalRanking([line('A', 1), line('B', 2), line('C', 2), line('D', 4), line('E', 5), line('F', null)]);
  const groups = new Map([
    ['A', 'U17'],
    ['B', 'U14'],
    ['C', 'U14'],
    ['D', 'U17'],
    ['F', 'U14'],
  ]);
  expect(
    eventMedals(ranking, { ageGroupMedals: true, groups }).map(
      ({ group, medal, competitor }) => `${group} ${medal} ${competitor}`,
    ),
  ).toEqual(['U17 gold A', 'U17 silver D', 'U14 gold B', 'U14 gold C']);
  expect(
    eventMedals(ranking, { groups }).map(({ group, medal, competitor }) => `${group} ${medal} ${competitor}`),
  ).toEqual(['undefined gold A', 'undefined silver B', 'undefined silver C']);
});

test('an age group has the same medals as in a separate race', () => {
  const field = fc.array(
    fc.record({
      rank: fc.option(fc.integer({ min: 1, max: 9 })),
      group: fc.option(fc.constantFrom('U12', 'U14', 'U17')),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(field, fc.integer({ min: 0, max: 2 }), (starters, bronzes) => {
      const lines = starters.map(({ rank }, index) => line(String(index), rank));
      const groups = new Map(starters.flatMap(({ group }, index) => (group === null ? [] : [[String(index), group]])));
      const medals = eventMedals(finalRanking(lines), { ageGroupMedals: true, bronzes, groups });
      for (const name of ['U12', 'U14', 'U17']) {
        const alone = finalRanking(lines.filter(({ competitor }) => groups.get(competitor) === name));
        const expected = alone.flatMap(({ competitor, rank }) => {
          const medal = medalForRank(rank, bronzes);
          return medal ? [`${medal} ${competitor}`] : [];
        });
        const found = medals.filter(({ group }) => group === name);
        expect(found.map(({ medal, competitor }) => `${medal} ${competitor}`)).toEqual(expected);
      }
      expect(medals.every(({ competitor }) => groups.has(competitor))).toBe(true);
    }),
  );
});
