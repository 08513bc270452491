import { describe, expect, it } from 'vitest';
import { medalDays } from './medal-days.ts';
import type { Medallist } from '@podium/contract';

const won = (day: string | null, medal: Medallist['medal'], more: Partial<Medallist> = {}): Medallist =>
  ({ day, medal, isOfficial: true, event: { isExhibition: false }, ...more }) as Medallist;
const five = [
  won('2026-11-18', 'gold'),
  won('2026-11-16', 'silver'),
  won('2026-11-16', 'gold'),
  won('2026-11-18', 'bronze'),
  won('2026-11-19', 'gold'),
];

describe('medals by day', () => {
  it('list each day with medals in order, with the totals up to it', () => {
    expect(
      medalDays(five)?.map(({ day, won: { gold, silver, bronze }, soFar }) => [day, gold, silver, bronze, soFar]),
    ).toEqual([
      ['2026-11-16', 1, 1, 0, { gold: 1, silver: 1, bronze: 0, total: 2 }],
      ['2026-11-18', 1, 0, 1, { gold: 2, silver: 1, bronze: 1, total: 4 }],
      ['2026-11-19', 1, 0, 0, { gold: 3, silver: 1, bronze: 1, total: 5 }],
    ]);
  });

  it('count official medals without exhibitions, like the medal table', () => {
    const others = [
      won('2026-11-16', 'gold', { isOfficial: false }),
      won('2026-11-20', 'gold', { event: { isExhibition: true } as never }),
    ];
    expect(medalDays([...five, ...others])).toEqual(medalDays(five));
  });

  it('are not shown for one day, for few medals, or while the day of a medal is unknown', () => {
    expect(medalDays(Array.from({ length: 6 }, () => won('2026-11-16', 'gold')))).toBeUndefined();
    expect(medalDays(five.slice(0, 3))).toBeUndefined();
    expect(medalDays([...five, won(null, 'gold')])).toBeUndefined();
  });
});
