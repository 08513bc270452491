import { describe, expect, it } from 'vitest';
import { readFinalRankSearch } from './search.ts';
import { findShownEvent, groupByIrm, splitRanking } from './state.ts';
import type { ResultLineAnswer, StandingAnswer } from '@podium/contract';

const line = (position: number, irm: string | null) => ({ position, irm, rank: null }) as unknown as ResultLineAnswer;
const eventRanking = (id: string) => ({ event: { id } }) as unknown as StandingAnswer;

describe('the final ranking', () => {
  it('R21, H10: lists competitors without a rank last, by reason, in the order of the results', () => {
    const { placed, out } = splitRanking([
      line(4, 'DNS'),
      line(1, null),
      line(3, 'DSQ'),
      line(2, null),
      line(5, 'DNF'),
    ]);
    expect(placed.map(({ position }) => position)).toEqual([1, 2]);
    expect(groupByIrm([...out, line(6, 'LAP')]).map(({ irm }) => irm)).toEqual(['LAP', 'DNF', 'DNS', 'DSQ']);
  });

  it('opens with the event in the address, otherwise with the first one that has a ranking', () => {
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
