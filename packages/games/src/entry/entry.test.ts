import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countParts, countSetPoints } from '../count/count-parts.ts';
import { countPoints } from '../count/count-points.ts';
import { applySteps } from './apply-steps.ts';
import { readStep } from './read-step.ts';
import type { EnteredContest } from './entered-contest.ts';
import type { EnteredStep } from './entered-step.ts';
import { enteredMarkText, enteredResult, readEnteredMark, sideScore, winningSide } from './entered-result.ts';
import type { EntryRules } from './entered-result.ts';
import { countBronzes, eventRanking } from './event-ranking.ts';
import { fillPlaces } from './fill-places.ts';
import { poolOrder, roundOrder } from './phase-order.ts';
import type { DoneLine } from './phase-order.ts';

type Draft = EnteredStep extends infer Step ? (Step extends EnteredStep ? Omit<Step, 'id' | 'at'> : never) : never;
const makeSteps = (...drafts: Draft[]): EnteredStep[] =>
  drafts.map((draft, index) => ({ ...draft, id: `step-${index}`, at: '2026-11-25T12:00:00Z' }));
const halves = countPoints({ parts: ['H1', 'H2'] });
const sets = countParts({ parts: ['S1', 'S2', 'S3'] });
const ends = countSetPoints({ parts: ['S1', 'S2', 'S3'] });
const teams = [
  { competitor: 'A', start: null, side: 'home' },
  { competitor: 'B', start: null, side: 'away' },
] as const;
const goal = (side: 'home' | 'away', points = 1): Draft => ({ do: 'score', side, points });
const match = (...drafts: Draft[]): EnteredContest => applySteps(teams, makeSteps(...drafts), halves);
const sides: EntryRules = {
  contest: 'sides',
  mark: 'points',
  better: 'higher',
  decimals: 0,
  tieBreak: 'shared',
  count: halves,
};

describe('a contest between two sides', () => {
  test('the first goal starts the contest in its first half', () => {
    const contest = match(goal('home'));
    expect([contest.status, contest.period, contest.periods]).toEqual([
      'LIVE',
      'H1',
      [{ code: 'H1', home: 1, away: 0 }],
    ]);
  });

  test('goals count in the current half', () => {
    const contest = match(goal('home'), { do: 'period', period: 'H2' }, goal('away'), goal('away'));
    expect(sideScore(contest, halves)).toEqual({ home: 1, away: 2 });
    expect(contest.actions.map(({ period, home, away }) => [period, home, away])).toEqual([
      ['H1', 1, 0],
      ['H2', 1, 1],
      ['H2', 1, 2],
    ]);
  });

  test('an undone goal counts again once the undo is undone', () => {
    const undo = match(goal('home'), goal('home'), { do: 'undo', step: 'step-1' });
    expect(sideScore(undo, halves)).toEqual({ home: 1, away: 0 });
    const redo = match(goal('home'), goal('home'), { do: 'undo', step: 'step-1' }, { do: 'undo', step: 'step-2' });
    expect(sideScore(redo, halves)).toEqual({ home: 2, away: 0 });
  });

  test('a set counts once the next one starts or the contest is over', () => {
    const drafts: Draft[] = [
      { do: 'period-score', period: 'S1', home: 25, away: 20 },
      { do: 'period', period: 'S2' },
      goal('away', 25),
    ];
    expect(sideScore(applySteps(teams, makeSteps(...drafts), sets), sets)).toEqual({ home: 1, away: 0 });
    expect(sideScore(applySteps(teams, makeSteps(...drafts, { do: 'finish' }), sets), sets)).toEqual({
      home: 1,
      away: 1,
    });
  });

  test('gives two set points for a set that is won, and one each for a level set', () => {
    const contest = applySteps(
      teams,
      makeSteps(
        { do: 'period-score', period: 'S1', home: 27, away: 25 },
        { do: 'period-score', period: 'S2', home: 28, away: 28 },
        { do: 'finish' },
      ),
      sets,
    );
    expect(sideScore(contest, ends)).toEqual({ home: 3, away: 1 });
  });

  test.each<[string, Draft[], 'home' | 'away' | null]>([
    ['is won by the higher score', [goal('away'), { do: 'finish' }], 'away'],
    ['has no winner if the score is level', [goal('away'), goal('home'), { do: 'finish' }], null],
    [
      'that ends level is won by the side that the scorer chooses',
      [{ do: 'winner', side: 'home' }, { do: 'finish' }],
      'home',
    ],
    [
      'is won by the side that competes if the other did not appear',
      [{ do: 'mark', competitor: 'A', mark: null, irm: 'DNS' }, { do: 'finish' }],
      'away',
    ],
  ])('%s', (_name, drafts, expected) => {
    expect(winningSide(match(...drafts), halves)).toBe(expected);
  });

  test('has no winner before it has ended', () => {
    expect(enteredResult(match(goal('home')), sides).map(({ wlt }) => wlt)).toEqual([null, null]);
    expect(enteredResult(match(goal('home'), { do: 'finish' }), sides).map(({ wlt }) => wlt)).toEqual(['W', 'L']);
  });

  test('is unchanged by steps that arrive twice, in any number of requests', () => {
    const step = fc.constantFrom<Draft>(
      goal('home'),
      goal('away', 2),
      { do: 'period', period: 'H2' },
      { do: 'undo', step: 'step-0' },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(30), (drafts, at) => {
        const steps = makeSteps(...drafts);
        const repeated = [...steps, ...steps.slice(0, at)];
        expect(applySteps(teams, repeated, halves)).toEqual(applySteps(teams, steps, halves));
      }),
    );
  });

  test('has as its score the sum of the goals that were not undone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 20 }), fc.nat(19), (points, gone) => {
        const steps = makeSteps(...points.map((point) => goal('home', point)), { do: 'undo', step: `step-${gone}` });
        const sum = points.reduce((total, point, index) => total + (index === gone ? 0 : point), 0);
        expect(sideScore(applySteps(teams, steps, halves), halves).home).toBe(sum);
      }),
    );
  });
});

describe('marks', () => {
  const runners = ['A', 'B', 'C'].map((competitor, index) => ({ competitor, start: String(index + 1), side: null }));
  const race: EntryRules = { ...sides, contest: 'race', mark: 'time', better: 'lower', decimals: 2 };
  const mark = (competitor: string, text: string | null, irm: string | null = null): Draft => ({
    do: 'mark',
    competitor,
    mark: text,
    irm,
  });

  test('are ranked by the shortest time, equal times share a place, and lines without a time come last', () => {
    const contest = applySteps(
      runners,
      makeSteps(mark('A', null, 'DSQ'), mark('B', '10.90'), mark('C', '10.90')),
      halves,
    );
    expect(
      enteredResult(contest, race).map(({ competitor, rank, isRankEqual }) => [competitor, rank, isRankEqual]),
    ).toEqual([
      ['B', 1, true],
      ['C', 1, true],
      ['A', null, false],
    ]);
  });

  test('are ranked by the best attempt, and the second best separates equal ones', () => {
    const jump = (competitor: string, ...attempts: string[]): Draft => ({
      do: 'mark',
      competitor,
      mark: null,
      irm: null,
      attempts,
    });
    const contest = applySteps(
      runners,
      makeSteps(jump('A', '7.10', 'x', '7.40'), jump('B', '7.40', '7.20'), jump('C', 'x')),
      halves,
    );
    const rules: EntryRules = { ...race, mark: 'distance', better: 'higher', tieBreak: 'countback' };
    expect(enteredResult(contest, rules).map(({ competitor, rank, result }) => [competitor, rank, result])).toEqual([
      ['B', 1, '7.40'],
      ['A', 2, '7.40'],
      ['C', null, null],
    ]);
  });

  test('are read from attempts as on paper sheets: a pass, a failure or a mark', () => {
    const rules: EntryRules = { ...race, mark: 'distance', better: 'higher' };
    const read = (...attempts: string[]) =>
      readStep(
        { rules, entered: applySteps(runners, [], halves), attempts: 3, code: 'ATHWLJ' },
        { do: 'mark', id: '1', at: '', competitor: 'A', mark: null, irm: null, attempts },
      );
    expect(read('P', '–', 'X')).toMatchObject({ attempts: ['-', '-', 'x'] });
    expect(read('7,84', '')).toMatchObject({ attempts: ['7.84', ''] });
    expect(read('pp')).toBe('badMark');
  });

  test('are replaced by NM without a valid attempt once all attempts are made, the cut has come, or the contest has ended', () => {
    const jump = (competitor: string, ...attempts: string[]): Draft => ({
      do: 'mark',
      competitor,
      mark: null,
      irm: null,
      attempts,
    });
    const rules: EntryRules = { ...race, mark: 'distance', better: 'higher', tieBreak: 'countback', attempts: 3 };
    const irms = (drafts: Draft[], own = rules): Record<string, string | null> =>
      Object.fromEntries(
        enteredResult(applySteps(runners, makeSteps(...drafts), halves), own).map(({ competitor, irm }) => [
          competitor,
          irm,
        ]),
      );
    const drafts = [jump('A', 'x', 'x', 'x'), jump('B', 'x', 'x', ''), jump('C', 'x', '-', '7.10')];
    expect(irms(drafts)).toEqual({ A: 'NM', B: null, C: null });
    expect(irms([...drafts, { do: 'begin' }, { do: 'finish' }])).toEqual({ A: 'NM', B: 'NM', C: null });
    const cut = { ...rules, attempts: 6, cut: { after: 2, to: 2 } };
    expect(irms([jump('A', 'x', '-'), jump('B', '7.00', 'x'), jump('C', '7.10', 'x')], cut)).toEqual({
      A: 'NM',
      B: null,
      C: null,
    });
    // Nobody who has not tried is without a mark, and a chosen mark stays.
    expect(irms([{ do: 'begin' }, { do: 'finish' }])).toEqual({ A: null, B: null, C: null });
  });

  test.each([
    ['2:4.31', '2:04.31'],
    ['1:75', undefined],
    ['124,31', '2:04.31'],
    ['10.9', '10.90'],
    ['10.905', '10.905'],
    ['-3', undefined],
    ['fast', undefined],
  ])('typed as %s are read as %s', (text, expected) => {
    expect(readEnteredMark(text, race)).toBe(expected);
  });
});

const doneLine = (competitor: string, overrides: Partial<DoneLine> = {}): DoneLine => ({
  competitor,
  rank: null,
  isRankEqual: false,
  value: null,
  irm: null,
  wlt: null,
  ...overrides,
});
const duel = (winner: string, loser: string): DoneLine[] => [
  doneLine(winner, { wlt: 'W' }),
  doneLine(loser, { wlt: 'L' }),
];

describe('who advances', () => {
  test('is decided for winners of heats by place, and for the next best by mark', () => {
    const heat = (id: string, ...times: [string, number][]) => ({
      id,
      lines: times.map(([competitor, value], index) => doneLine(competitor, { value, rank: index + 1 })),
    });
    const order = roundOrder([heat('1', ['A', 109], ['B', 110]), heat('2', ['C', 112], ['D', 114])], {
      byPlace: 1,
      byMark: 1,
      better: 'lower',
    });
    expect(order.map(({ competitor, qualification }) => [competitor, qualification])).toEqual([
      ['A', 'Q'],
      ['C', 'Q'],
      ['B', 'q'],
      ['D', null],
    ]);
  });

  test('is decided in a pool by its matches; a walkover counts one to nothing', () => {
    const table = poolOrder(
      ['A', 'B', 'C'],
      [
        { id: '1', lines: [doneLine('A', { value: 3, wlt: 'W' }), doneLine('B', { value: 1, wlt: 'L' })] },
        { id: '2', lines: [doneLine('C', { wlt: 'W' }), doneLine('A', { irm: 'DNS', wlt: 'L' })] },
      ],
      { win: 2, tie: 1 },
      ['metPoints', 'difference'],
    );
    const lines = table.map(({ id, points, won, lost, for: scored, against }) => [
      id,
      points,
      won,
      lost,
      scored,
      against,
    ]);
    expect(lines).toEqual([
      ['C', 2, 1, 0, 1, 0],
      ['A', 2, 1, 1, 3, 2],
      ['B', 0, 0, 1, 1, 3],
    ]);
  });

  test('is decided with a bye that counts the points of a win, and no match', () => {
    const table = poolOrder(['A', 'B'], [{ id: '1', lines: [doneLine('B', { wlt: 'W' })] }], { win: 1, tie: 0.5 }, []);
    expect(table.map(({ id, points, played, won }) => [id, points, played, won])).toEqual([
      ['B', 1, 0, 1],
      ['A', 0, 0, 0],
    ]);
  });

  test('fills the places of winner and loser, and a contest that has begun keeps its competitors', () => {
    const places = [
      { competitor: null, from: { ref: 'S1', result: 'W' } },
      { competitor: null, from: { ref: 'S2', result: 'W' } },
    ];
    const results = new Map([['S1', duel('A', 'B')]]);
    expect(fillPlaces([{ id: 'F', hasBegun: false, places }], results, new Map())).toEqual([
      { id: 'F', competitors: ['A', null] },
    ]);
    expect(fillPlaces([{ id: 'F', hasBegun: true, places }], results, new Map())).toEqual([]);
  });

  test('changes with a corrected result', () => {
    const places = [{ competitor: 'A', from: { ref: 'S1', result: 'W' } }, { competitor: 'C' }];
    expect(fillPlaces([{ id: 'F', hasBegun: false, places }], new Map([['S1', duel('B', 'A')]]), new Map())).toEqual([
      { id: 'F', competitors: ['B', 'C'] },
    ]);
  });

  test('decides the lanes of a final, by the order of the heats', () => {
    const places = [1, 2].map((rank) => ({ competitor: null, from: { ref: 'HEAT', result: String(rank) } }));
    expect(fillPlaces([{ id: 'F', hasBegun: false, places }], new Map(), new Map([['HEAT', ['C', 'A', 'B']]]))).toEqual(
      [{ id: 'F', competitors: ['C', 'A'] }],
    );
  });
});

describe('the final ranking', () => {
  test('of a knock-out follows from the final, the bronze, and the losers of a round, who share a place', () => {
    const ranking = eventRanking([
      { order: 1, contests: [duel('A', 'E'), duel('B', 'F')].map((lines) => ({ medal: 'none' as const, lines })) },
      { order: 2, contests: [duel('A', 'C'), duel('B', 'D')].map((lines) => ({ medal: 'none' as const, lines })) },
      {
        order: 3,
        contests: [
          { medal: 'bronze', lines: duel('D', 'C') },
          { medal: 'gold', lines: duel('B', 'A') },
        ],
      },
    ]);
    expect(ranking.map(({ competitor, rank, isRankEqual }) => [competitor, rank, isRankEqual])).toEqual([
      ['B', 1, false],
      ['A', 2, false],
      ['D', 3, false],
      ['C', 4, false],
      ['E', 5, true],
      ['F', 5, true],
    ]);
  });

  test('shares equal places in parallel pools, and ranks a later pool before an earlier one', () => {
    const pool = (order: number, ...names: string[]) => ({
      order,
      isPool: true,
      list: names.map((competitor, index) => ({ competitor, rank: index + 1, isRankEqual: false })),
      contests: [],
    });
    const final = { order: 5, contests: [{ medal: 'gold' as const, lines: duel('A1', 'B1') }] };
    const places = (...rounds: Parameters<typeof eventRanking>[0]): string[] =>
      eventRanking(rounds).map(({ competitor, rank, isRankEqual }) => `${rank}${isRankEqual ? '=' : ''} ${competitor}`);
    expect(places(pool(1, 'A1', 'A2', 'A3', 'A4'), pool(2, 'B1', 'B2', 'B3'), final)).toEqual([
      '1 A1',
      '2 B1',
      '3= B2',
      '3= A2',
      '5= B3',
      '5= A3',
      '7 A4',
    ]);
    expect(places(pool(1, 'A1', 'A2', 'A3'), pool(2, 'B1', 'B2', 'B3'), pool(3, 'B1', 'A1'))).toEqual([
      '1 B1',
      '2 A1',
      '3= B2',
      '3= A2',
      '5= B3',
      '5= A3',
    ]);
  });

  test('has both losers of the semifinals as third without a match for bronze', () => {
    const ranking = eventRanking([
      { order: 1, contests: [duel('A', 'C'), duel('B', 'D')].map((lines) => ({ medal: 'none' as const, lines })) },
      { order: 2, contests: [{ medal: 'gold', lines: duel('A', 'B') }] },
    ]);
    expect(ranking.map(({ competitor, rank }) => [competitor, rank])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
      ['D', 3],
    ]);
  });

  test('has the losers of the quarterfinals on the places that they played for', () => {
    const round = (order: number, ...contests: (readonly [string, string, number?])[]) => ({
      order,
      contests: contests.map(([winner, loser, place]) => ({
        medal: 'none' as const,
        place,
        lines: duel(winner, loser),
      })),
    });
    const ranking = eventRanking([
      round(1, ['A', 'E'], ['B', 'F'], ['C', 'G'], ['D', 'H']),
      round(2, ['E', 'F'], ['G', 'H']),
      round(3, ['H', 'F', 7]),
      round(4, ['G', 'E', 5]),
      round(5, ['A', 'B'], ['C', 'D']),
      { order: 6, contests: [{ medal: 'gold', lines: duel('A', 'C') }] },
    ]);
    expect(ranking.map(({ competitor, rank }) => `${rank} ${competitor}`)).toEqual([
      '1 A',
      '2 C',
      '3 B',
      '3 D',
      '5 G',
      '6 E',
      '7 H',
      '8 F',
    ]);
  });

  test('of heats follows from the final, then from those who did not advance', () => {
    const ranking = eventRanking([
      {
        order: 1,
        list: ['A', 'B', 'C'].map((competitor, index) => ({ competitor, rank: index + 1, isRankEqual: false })),
        contests: [],
      },
      { order: 2, contests: [{ medal: 'gold', lines: [doneLine('B', { rank: 1 }), doneLine('A', { rank: 2 })] }] },
    ]);
    expect(ranking.map(({ competitor, rank }) => [competitor, rank])).toEqual([
      ['B', 1],
      ['A', 2],
      ['C', 3],
    ]);
  });

  test('has no place for a disqualified loser of the final, and no competitor moves up', () => {
    const lines = [doneLine('A', { wlt: 'W' }), doneLine('B', { wlt: 'L', irm: 'DSQ' })];
    expect(eventRanking([{ order: 1, contests: [{ medal: 'gold', lines }] }])).toEqual([
      { competitor: 'A', rank: 1, isRankEqual: false },
      { competitor: 'B', rank: null, isRankEqual: false },
    ]);
  });

  test('has one medal for each of two contests for bronze, even if one of them has no winner', () => {
    const bronze = { medal: 'bronze' as const, lines: duel('C', 'D') };
    const counts = (contests: number, chosen?: number): number =>
      countBronzes([{ contests: Array.from({ length: contests }, () => bronze) }], chosen);
    expect([counts(2, 2), counts(1, 2), counts(0, 2), counts(1)]).toEqual([1, 2, 2, 1]);
  });
});

test.each([
  [{ mark: '7.84', irm: null, attempts: ['7.84'] }, '7.84'],
  [{ mark: null, irm: 'DNS' }, 'DNS'],
  [{ mark: null, irm: null, attempts: ['', 'x', '-'] }, 'x -'],
  [{ mark: null, irm: null, attempts: [''] }, undefined],
  [{ mark: null, irm: null }, undefined],
])('an entry of marks is described by its content, including a failed attempt', (step, text) =>
  expect(enteredMarkText(step)).toBe(text),
);
