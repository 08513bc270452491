import { describe, expect, it } from 'vitest';
import { disciplineFor } from '@podium/disciplines';
import { compareSides } from './side-figures.ts';
import {
  findEarlierUnits,
  countField,
  findLeaders,
  hasFinish,
  isSplitLeader,
  splitLineup,
  memberFigures,
} from './summary-state.ts';
import type { LineupMember, ResultLineAnswer, ScheduleItemAnswer, UnitAnswer } from '@podium/contract';

const line = (overrides: Partial<ResultLineAnswer>) =>
  ({ details: [], side: null, resultType: null, result: null, irm: null, ...overrides }) as unknown as ResultLineAnswer;
const stat = (code: string, value: string, Attempt?: string) => ({
  type: 'ST',
  code,
  pos: 'TOT',
  value,
  attributes: Attempt ? { Attempt } : undefined,
});

describe('the statistics of a match', () => {
  const basketball = disciplineFor('BKB');
  const show = (lines: ResultLineAnswer[]) =>
    compareSides(basketball, lines).map(({ phrase, code, home, away, share, leads }) => [
      phrase ?? code,
      home?.value,
      away?.value,
      share,
      leads,
    ]);

  it('S06: are next to each other in the order of the sport, and mark the side that is ahead', () => {
    const lines = [
      line({ side: 'away', details: [stat('REB', '31'), stat('TO', '4')] }),
      line({ side: 'home', details: [stat('TO', '12'), stat('FG', '20', '44'), stat('REB', '31')] }),
    ];
    expect(show(lines)).toEqual([
      ['fieldGoals', '20', undefined, 100, 'home'],
      ['rebounds', '31', '31', 50, undefined],
      ['turnovers', '12', '4', 75, 'away'],
    ]);
    expect(show([])).toEqual([]);
  });

  it('S06: shots are compared by how many of them went in', () => {
    const shots = (value: string, Attempt: string, Percent: string) => ({
      ...stat('FG', value),
      attributes: { Attempt, Percent },
    });
    const lines = [
      line({ side: 'home', details: [shots('10', '40', '25')] }),
      line({ side: 'away', details: [shots('9', '12', '75')] }),
    ];
    expect(show(lines)).toEqual([['fieldGoals', '10', '9', 25, 'away']]);
  });

  it('show no side ahead by a value that is not a number', () => {
    const lines = [
      line({ side: 'home', details: [stat('PTS', '0')] }),
      line({ side: 'away', details: [stat('PTS', '0'), stat('XX', 'a')] }),
    ];
    expect(show(lines)).toEqual([
      ['points', '0', '0', undefined, undefined],
      ['XX', undefined, 'a', undefined, undefined],
    ]);
  });
});

describe('splits and finishers', () => {
  const leader = (key: string, resultType: string) =>
    ({
      rule: { key, selector: '' },
      line: line({ resultType }),
    }) as unknown as Parameters<typeof isSplitLeader>[0];

  it.each([
    ['a split of a swim', 'SWM', 'split_n', 'TIME', true],
    ['the reaction of a swim', 'SWM', 'reaction', 'TIME', false],
    ['an attempt of a shot put', 'ATH', 'split_n', 'DISTANCE', false],
    ['an apparatus', 'GAR', 'split_n', 'POINTS', false],
    ['the time of flight of a jump', 'TRA', 'split_n', 'TIME', false],
    ['a series of shots', 'SHO', 'split_n', 'POINTS', false],
  ])('only a split of a race counts as a split: %s', (_, code, key, resultType, expected) => {
    expect(isSplitLeader(leader(key, resultType), disciplineFor(code))).toBe(expected);
  });

  it.each([
    ['SWM', 'TIME', true],
    ['ATH', 'TIME', true],
    ['ATH', 'DISTANCE', false],
    ['GAR', 'POINTS', false],
    ['TRA', 'POINTS', false],
    ['SHO', 'POINTS', false],
  ])('a contest in %s by %s has finishers: %s', (code, resultType, expected) => {
    expect(hasFinish([line({ resultType })], disciplineFor(code))).toBe(expected);
  });
});

describe('the leaders of a race', () => {
  const swimming = {
    codes: {},
    statistics: [
      { key: 'split_n', selector: 'ER:INTERMEDIATE[n]' },
      { key: 'reaction', selector: 'ER:REACT_TIME', better: 'lower' },
    ],
  } as const;
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

  it('S06: have the shortest time or the greatest distance', () => {
    const leaders = findLeaders(unit('TIME'), swimming);
    expect(leaders.map(({ key, value, at }) => [key, value, at?.place])).toEqual([
      ['split_1', '30.44', '50 m'],
      ['split_2', '1:00.90', undefined],
    ]);
    expect(findLeaders(unit('DISTANCE'), swimming)[0]!.value).toBe('30.51');
    const missed = { ...unit('DISTANCE'), results: [line({ resultType: 'DISTANCE', details: [split('1', 'x')] })] };
    expect(findLeaders(missed, swimming)).toEqual([]);
  });

  it('are named for each part of an exercise with its apparatus', () => {
    const exercise = (execution: string, score: string) => [
      { type: 'ER', code: 'DIFFICULTY', pos: '1', value: '5.000' },
      { type: 'ER', code: 'EXECUTION', pos: '1', value: execution },
      { type: 'ER', code: 'SCORE', pos: '1', value: score, extensions: [{ code: 'APPARATUS', value: 'VT' }] },
    ];
    const lines = [line({ details: exercise('8.900', '13.900') }), line({ details: exercise('9.100', '14.100') })];
    const leaders = findLeaders({ results: lines, details: [] }, disciplineFor('GAR'));
    expect(leaders.map(({ key, value, at }) => [key, value, at?.placePhrase])).toEqual([
      ['difficulty_1', '5.000', 'vault'],
      ['execution_1', '9.100', 'vault'],
      ['score_1', '14.100', 'vault'],
    ]);
  });

  it('never include a rider with a penalty if another has none', () => {
    const penalty = { type: 'ER', code: 'PENALTY', pos: '1', value: '0.100' };
    const score = { type: 'ER', code: 'SCORE', pos: '1', value: '13.000' };
    const leaderKeys = (...all: (typeof penalty)[][]) =>
      findLeaders({ results: all.map((details) => line({ details })), details: [] }, disciplineFor('GAR')).map(
        ({ key }) => key,
      );
    expect(leaderKeys([score, penalty], [score])).toEqual(['score_1']);
    expect(leaderKeys([score, penalty], [score, penalty])).toEqual(['score_1', 'penalty_1']);
  });

  it('never lead by the wind', () => {
    const wind = line({ resultType: 'DISTANCE', details: [{ type: 'ER', code: 'WIND_SPEED', value: '+2.4' }] });
    expect(findLeaders({ results: [wind], details: [] }, disciplineFor('ATH'))).toEqual([]);
  });

  it('S05: are shown with the numbers of starters and finishers', () => {
    expect(countField([{ irm: null }, { irm: 'DNS' }, { irm: 'DNF' }, { irm: null }, { irm: 'DNS' }])).toEqual({
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
  const member = (id: string, overrides: Partial<LineupMember> = {}): LineupMember => ({
    id,
    name: id,
    order: null,
    bib: null,
    roles: [],
    position: null,
    isStarter: null,
    ...overrides,
  });

  it('separates starters, substitutes and the bench', () => {
    const lineup = splitLineup([
      member('a', { isStarter: true, details: [stat('PTS', '11')] }),
      member('b', { details: [stat('PTS', '4')] }),
      member('c', { roles: ['coach'] }),
    ]);
    expect(lineup.starters.map(({ id }) => id)).toEqual(['a']);
    expect(lineup.substitutes.map(({ id }) => id)).toEqual(['b']);
    expect(lineup.staff.map(({ id }) => id)).toEqual(['c']);
  });

  it('has every figure of every player, in the order of the sport, each under one name', () => {
    const members = [
      member('a', { details: [stat('REB', '3'), stat('PTS', '11'), stat('DUNKS', '1')] }),
      member('b', { details: [stat('PTS', '4'), stat('MINS', '12:30'), { ...stat('STARTER', 'Y'), type: 'EUE' }] }),
    ];
    const { columns, figuresByLine } = memberFigures(disciplineFor('BKB'), members);
    expect(columns.map(({ id }) => id)).toEqual(['minutes', 'points', 'rebounds', 'DUNKS']);
    expect([figuresByLine.get('a')!.get('points')?.value, figuresByLine.get('b')!.get('points')?.value]).toEqual([
      '11',
      '4',
    ]);
    expect(figuresByLine.get('b')!.get('rebounds')).toBeUndefined();
  });

  it('lists all as players if no starters are marked', () => {
    const { starters, substitutes } = splitLineup([member('a'), member('b')]);
    expect([starters.length, substitutes.length]).toEqual([2, 0]);
  });
});

describe('the path of a side to this match', () => {
  const unit = (id: string, start: string, status: string, competitorIds: string[]) =>
    ({
      id,
      start,
      status,
      isHeadToHead: id !== 'R',
      competitors: competitorIds.map((id) => ({ id })),
    }) as unknown as ScheduleItemAnswer;
  const units = [
    unit('R', '2026-11-13T10:00:00Z', 'OFFICIAL', ['A', 'F']),
    unit('1', '2026-11-14T10:00:00Z', 'OFFICIAL', ['A', 'B']),
    unit('2', '2026-11-15T10:00:00Z', 'OFFICIAL', ['C', 'A']),
    unit('3', '2026-11-16T10:00:00Z', 'RUNNING', ['A', 'D']),
    unit('4', '2026-11-18T10:00:00Z', 'OFFICIAL', ['A', 'E']),
  ];

  it('lists the earlier opponents of a side, the newest first, but no ranking round', () => {
    const earlier = findEarlierUnits(units, 'A', { id: '3', start: '2026-11-16T10:00:00Z' });
    expect(earlier.map((unit) => [unit.unit.id, unit.other?.id])).toEqual([
      ['2', 'C'],
      ['1', 'B'],
    ]);
    expect(findEarlierUnits(units, null, units[3]!)).toEqual([]);
  });
});
