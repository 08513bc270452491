import { describe, expect, it } from 'vitest';
import { compareSides, comparable, earlierOf, fieldOf, leadersOf, lineupOf, memberStatistic } from './summary-state.ts';
import type { LineupMember, ResultLineAnswer, ScheduleItemAnswer, UnitAnswer } from '@podium/contract';

const line = (more: Partial<ResultLineAnswer>) =>
  ({ details: [], side: null, resultType: null, result: null, irm: null, ...more }) as unknown as ResultLineAnswer;
const stat = (code: string, value: string, Attempt?: string) => ({
  type: 'ST',
  code,
  pos: 'TOT',
  value,
  attributes: Attempt ? { Attempt } : undefined,
});

describe('the statistics of a match', () => {
  it('S06: stand beside each other, with what was tried', () => {
    const lines = [
      line({ side: 'away', details: [stat('REB', '31')] }),
      line({ side: 'home', details: [stat('FG', '20', '44'), stat('REB', '28'), stat('HOME_AWAY', 'HOME')] }),
    ];
    expect(compareSides(lines)).toEqual([
      { code: 'FG', home: '20/44', away: '–' },
      { code: 'REB', home: '28', away: '31' },
    ]);
    expect(compareSides([])).toEqual([]);
  });
});

describe('the leaders of a race', () => {
  const rules = [
    { key: 'split_n', selector: 'ER:INTERMEDIATE[n]' },
    { key: 'reaction', selector: 'ER:REACT_TIME' },
    { key: 'wind', selector: 'ER:WIND_SPEED' },
  ];
  const split = (pos: string, value: string) => ({ type: 'ER', code: 'INTERMEDIATE', pos, value });
  const unit = (resultType: string) =>
    ({
      details: [{ code: 'INTERMEDIATE', pos: '1', value: '50 m' }],
      results: [
        line({ resultType, details: [split('1', '30.44'), split('2', '1:01.42'), split('F', '2:04.20')] }),
        line({
          resultType,
          details: [split('1', '30.51'), split('2', '1:00.90'), { type: 'ER', code: 'WIND_SPEED', value: '1.0' }],
        }),
      ],
    }) as unknown as UnitAnswer;

  it('S06: of times the shortest leads, of distances the greatest', () => {
    const leaders = leadersOf(unit('TIME'), rules);
    expect(leaders.map(({ key, value, place }) => [key, value, place])).toEqual([
      ['split_1', '30.44', '50 m'],
      ['split_2', '1:00.90', undefined],
    ]);
    expect(leadersOf(unit('DISTANCE'), rules)[0]!.value).toBe('30.51');
  });

  it('compares clock times', () => {
    expect(comparable('1:02:03.5')).toBe(3723.5);
    expect(comparable('xxo')).toBeNaN();
  });

  it('S05: counts who started and who came through', () => {
    expect(fieldOf([{ irm: null }, { irm: 'DNS' }, { irm: 'DNF' }, { irm: null }, { irm: 'DNS' }])).toEqual({
      started: 3,
      finished: 2,
      out: [
        { irm: 'DNS', count: 2 },
        { irm: 'DNF', count: 1 },
      ],
    });
  });
});

describe('the line-up', () => {
  const member = (id: string, more: Partial<LineupMember> = {}): LineupMember => ({
    id,
    name: id,
    order: null,
    bib: null,
    roles: [],
    position: null,
    isStarter: null,
    ...more,
  });

  it('parts who begins, who waits and who sits beside', () => {
    const lineup = lineupOf([
      member('a', { isStarter: true, details: [stat('PTS', '11')] }),
      member('b', { details: [stat('PTS', '4')] }),
      member('c', { roles: ['coach'] }),
    ]);
    expect(lineup.starters.map(({ id }) => id)).toEqual(['a']);
    expect(lineup.substitutes.map(({ id }) => id)).toEqual(['b']);
    expect(lineup.staff.map(({ id }) => id)).toEqual(['c']);
    expect(lineup.codes).toEqual(['PTS']);
    expect(memberStatistic(lineup.starters[0]!, 'PTS')).toBe('11');
  });

  it('takes all as players where nobody is said to begin', () => {
    const { starters, substitutes } = lineupOf([member('a'), member('b')]);
    expect([starters.length, substitutes.length]).toEqual([2, 0]);
  });
});

describe('the way here', () => {
  const unit = (id: string, start: string, status: string, who: string[]) =>
    ({ id, start, status, competitors: who.map((one) => ({ id: one })) }) as unknown as ScheduleItemAnswer;
  const units = [
    unit('1', '2026-11-14T10:00:00Z', 'OFFICIAL', ['A', 'B']),
    unit('2', '2026-11-15T10:00:00Z', 'OFFICIAL', ['C', 'A']),
    unit('3', '2026-11-16T10:00:00Z', 'RUNNING', ['A', 'D']),
    unit('4', '2026-11-18T10:00:00Z', 'OFFICIAL', ['A', 'E']),
  ];

  it('names what a side did before, the newest first', () => {
    const earlier = earlierOf(units, 'A', { id: '3', start: '2026-11-16T10:00:00Z' });
    expect(earlier.map((one) => [one.unit.id, one.other?.id])).toEqual([
      ['2', 'C'],
      ['1', 'B'],
    ]);
    expect(earlierOf(units, null, units[2]!)).toEqual([]);
  });
});
