import { describe, expect, it } from 'vitest';
import { readFinalRankSearch } from './search.ts';
import { ageGroupRankings, findShownEvent, groupByIrm, splitRanking } from './state.ts';
import type { ResultLineAnswer, StandingAnswer, StandingLine } from '@podium/contract';

const line = (position: number, irm: string | null) => ({ position, irm, rank: null }) as unknown as ResultLineAnswer;
const eventRanking = (id: string) => ({ event: { id } }) as unknown as StandingAnswer;

describe('the final ranking', () => {
  it('R21: puts those without a place at the end, by reason', () => {
    const { placed, out } = splitRanking([
      line(4, 'DNS'),
      line(1, null),
      line(3, 'DSQ'),
      line(2, null),
      line(5, 'DNF'),
    ]);
    expect(placed.map(({ position }) => position)).toEqual([1, 2]);
    expect(groupByIrm([...out, line(6, 'LAP')]).map(({ irm }) => irm)).toEqual(['DSQ', 'DNF', 'LAP', 'DNS']);
  });

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
  });

  it('shows the event asked for, else the first with a ranking', () => {
    const events = [{ id: 'A' }, { id: 'B' }, { id: 'C' }];
    expect(findShownEvent(events, [eventRanking('B')], 'C')?.id).toBe('C');
    expect(findShownEvent(events, [eventRanking('B')], undefined)?.id).toBe('B');
    expect(findShownEvent(events, [eventRanking('B')], 'Z')?.id).toBe('B');
    expect(findShownEvent(events, [], undefined)?.id).toBe('A');
    expect(findShownEvent([], [], undefined)).toBeUndefined();
  });

  it('reads the event from the address', () => {
    expect(readFinalRankSearch({ event: 'SWMM100MBF--U18' })).toEqual({ event: 'SWMM100MBF--U18' });
    expect(readFinalRankSearch({ event: '<' })).toEqual({});
  });
});
