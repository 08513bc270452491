import { describe, expect, test } from 'vitest';
import type { EnteredStep } from '@podium/games';
import type { UnitInfo } from '../../read-model/program/program.ts';
import type { Program } from '../../read-model/program/program.ts';
import { resultBody } from './contest-messages.ts';
import { toContest } from './contest.ts';
import type { ContestRow } from './event-rows.ts';
import { needsReason, sift } from './sift-steps.ts';

const games = { people: { teams: new Map(), persons: new Map() } } as unknown as Program;
type Draft = EnteredStep extends infer Step ? (Step extends EnteredStep ? Omit<Step, 'id' | 'at'> : never) : never;
const contestRow = (code: string, competitors: readonly string[], drafts: readonly Draft[] = []): ContestRow => ({
  unit: { id: code, code, disciplineCode: code.slice(0, 3) } as UnitInfo,
  lines: competitors.map((competitor, index) => ({
    competitor,
    isBye: false,
    start: String(index + 1),
    side: null,
    rank: null,
    isRankEqual: false,
    resultType: null,
    result: null,
    irm: null,
    wlt: null,
  })),
  status: null,
  isFromFeed: false,
  corrections: [],
  periods: [],
  details: [],
  steps: drafts.map((draft, index) => ({
    step: { ...draft, id: `step-${index}`, at: '2026-11-28T10:00:00Z' },
    by: null,
    link: null,
    linkName: null,
  })),
  phaseKind: null,
});
const bodyOf = (row: ContestRow) => resultBody(games, toContest(row), (at) => at);
const mark = (competitor: string, attempts: string[], text: string | null = null): Draft => ({
  do: 'mark',
  competitor,
  mark: text,
  irm: null,
  attempts,
});

const highJump = 'ATHWHIGHJUMP----------FNL-000100--';
const dash = 'ATHM100M--------------FNL-000100--';

describe('a high jump', () => {
  const bars: Draft = { do: 'bars', bars: ['1.60', '1.65', '1.70'] };
  const attempts = [mark('A', ['o', 'xo', 'xxx']), mark('B', ['o', 'o', 'xxx']), mark('C', ['xxx', '', ''])];
  const row = contestRow(highJump, ['A', 'B', 'C'], [bars, ...attempts]);

  test('jumpers rank by the highest bar that they cleared, then by failures; without one they have no result', () => {
    expect(
      bodyOf(row).results.map(({ competitor, rank, result, irm }) => [competitor?.code, rank, result, irm]),
    ).toEqual([
      ['B', '1', '1.65', undefined],
      ['A', '2', '1.65', undefined],
      ['C', undefined, undefined, 'NM'],
    ]);
  });

  test('the message has the heights and the attempts at each of them in the format of the feed', () => {
    const { info, results } = bodyOf(row);
    expect(info.infos.map(({ code, pos, value }) => [code, pos, value])).toEqual([
      ['INTERMEDIATE', '1', '1.60'],
      ['INTERMEDIATE', '2', '1.65'],
      ['INTERMEDIATE', '3', '1.70'],
    ]);
    expect(results[2]!.details.map(({ code, pos, value }) => [code, pos, value])).toEqual([
      ['INTERMEDIATE', '1', 'xxx'],
    ]);
  });
});

describe('a long jump', () => {
  const jump = 'ATHWLJ----------------FNL-000100--';
  const wind = (pos: string, value: string): Draft => ({
    do: 'fact',
    code: 'WIND_SPEED',
    competitor: 'A',
    pos,
    value,
  });

  test('the message contains the wind of each attempt, and the line has that of the best one', () => {
    const row = contestRow(jump, ['A'], [mark('A', ['5.31', 'x', '5.42']), wind('1', '+0.4'), wind('3', '+2.3')]);
    const details = bodyOf(row).results[0]!.details.map(({ code, pos, value, extensions }) => [
      code,
      pos,
      value,
      extensions?.map((extension) => `${extension.code} ${extension.value}`),
    ]);
    expect(details).toEqual([
      ['ATTEMPT', '1', '5.31', ['WIND_SPEED +0.4']],
      ['ATTEMPT', '2', 'x', undefined],
      ['ATTEMPT', '3', '5.42', ['WIND_SPEED +2.3']],
      ['WIND_SPEED', undefined, '+2.3', undefined],
    ]);
  });

  test('a wind is accepted for an existing attempt, but not for the whole line', () => {
    const start = toContest(contestRow(jump, ['A']));
    const steps = [wind('6', '1,3'), wind('7', '1.3'), { ...wind('1', '1.3'), pos: undefined }].map(
      (draft, index): EnteredStep => ({ ...draft, id: `w${index}`, at: '2026-11-28T10:00:00Z' }),
    );
    const { taken, refused } = sift(games, start, steps, { by: 'ana', link: undefined });
    expect(taken).toMatchObject([{ pos: '6', value: '+1.3' }]);
    expect(refused.map(({ id }) => id)).toEqual(['w1', 'w2']);
  });
});

describe('a race', () => {
  test('the message has wind, reaction times and bests in the same places as the feed', () => {
    const { info, results } = bodyOf(
      contestRow(
        dash,
        ['A', 'B'],
        [
          { do: 'mark', competitor: 'A', mark: '10.90', irm: null },
          { do: 'fact', code: 'WIND_SPEED', value: '+1.3' },
          { do: 'fact', code: 'REACT_TIME', competitor: 'A', value: '0.151' },
          { do: 'records', competitor: 'A', records: ['GR', 'PB'] },
        ],
      ),
    );
    expect(info.infos).toEqual([{ type: 'UI', code: 'WIND_SPEED', pos: undefined, value: '+1.3' }]);
    expect(results[0]).toMatchObject({
      details: [{ type: 'ER', code: 'REACT_TIME', value: '0.151' }],
      records: [{ recordType: 'GR' }, { recordType: 'PB' }],
    });
    expect(results[1]).toMatchObject({ details: [], records: [] });
  });

  test.each<[string, Draft, string | undefined]>([
    ['wind that the race has', { do: 'fact', code: 'WIND_SPEED', value: '1,3' }, undefined],
    ['wind of one runner', { do: 'fact', code: 'WIND_SPEED', competitor: 'A', value: '1.3' }, 'badMark'],
    [
      'a reaction time that is no number',
      { do: 'fact', code: 'REACT_TIME', competitor: 'A', value: 'fast' },
      'badMark',
    ],
    [
      'a reaction time of nobody',
      { do: 'fact', code: 'REACT_TIME', competitor: 'X', value: '0.2' },
      'unknownCompetitor',
    ],
    [
      'a split that the race has not',
      { do: 'fact', code: 'INTERMEDIATE', competitor: 'A', pos: '1', value: '5.0' },
      'badMark',
    ],
    ['heights', { do: 'bars', bars: ['1.60'] }, 'badMark'],
    ['a record of nobody', { do: 'records', competitor: 'X', records: ['PB'] }, 'unknownCompetitor'],
    ['a side of two that it has not', { do: 'end', how: 'walkover', side: 'home' }, 'notSides'],
    ['a walkover of nobody', { do: 'end', how: 'walkover' }, 'notSides'],
    ['a runner who is disqualified', { do: 'end', how: 'disqualification', competitor: 'A' }, undefined],
    [
      'an order with somebody else',
      { do: 'decide', of: 'contest', by: 'lot', order: ['A', 'X'], reason: 'R' },
      'unknownCompetitor',
    ],
    [
      'an order with one of them twice',
      { do: 'decide', of: 'contest', by: 'lot', order: ['A', 'A'], reason: 'R' },
      'unknownCompetitor',
    ],
  ])('takes or refuses %s', (_name, draft, expected) => {
    const step = { ...draft, id: 'step-0001', at: '2026-11-28T10:00:00Z' };
    const { refused } = sift(games, toContest(contestRow(dash, ['A', 'B', 'C'])), [step], {
      by: 'ana',
      link: undefined,
    });
    expect(refused.map(({ message }) => message)).toEqual(expected === undefined ? [] : [expected]);
  });
});

describe('heights of a bar', () => {
  const contest = toContest(contestRow(highJump, ['A'], [{ do: 'bars', bars: ['1.60', '1.65'] }]));
  const takeDraft = (draft: Draft): unknown[] => {
    const step = { ...draft, id: 'step-0001', at: '2026-11-28T10:00:00Z' };
    return sift(games, contest, [step], { by: 'ana', link: undefined }).taken;
  };

  test('heights have to rise, and are stored in the format of the sport', () => {
    expect(takeDraft({ do: 'bars', bars: ['1.6', '1.65', '1,70'] })).toMatchObject([
      { bars: ['1.60', '1.65', '1.70'] },
    ]);
    expect(takeDraft({ do: 'bars', bars: ['1.65', '1.60'] })).toEqual([]);
  });

  test('attempts at a height are stored in the notation of the sport', () => {
    expect(takeDraft(mark('A', ['XO', '-']))).toMatchObject([{ attempts: ['xo', '-'] }]);
    expect(takeDraft(mark('A', ['1.60']))).toEqual([]);
  });
});

test('a scorer’s link can neither replay a contest nor decide a round', () => {
  const contest = toContest(contestRow(dash, ['A', 'B', 'C']));
  const steps: EnteredStep[] = [
    { id: 'step-0001', at: '', do: 'replay' },
    { id: 'step-0002', at: '', do: 'decide', of: 'round', by: 'lot', order: ['A', 'B'], reason: 'R' },
  ];
  const { refused } = sift(games, contest, steps, { by: 'ana', link: 'link-1' });
  expect(refused.map(({ message }) => message)).toEqual(['notYours', 'notYours']);
  expect(needsReason(contest, steps)).toBe(true);
});
