import type { ResultSheet, ResultStep, ScorerStep } from '@podium/contract';
import { countParts, countPoints } from '@podium/games';
import { describe, expect, it } from 'vitest';
import { completeSheet } from './complete-sheet.ts';
import { closedReason } from './closed-reason.ts';
import { missingNames, sheetAfter } from './sheet-after.ts';
import { typedAttempt, typedMark } from './typed-mark.ts';

const at = '2026-08-14T15:00:00Z';
const sheet = (change: Partial<ResultSheet> = {}): ResultSheet => ({
  unit: { id: 'u', name: 'Final' },
  code: 'X01',
  event: null,
  discipline: null,
  venue: null,
  start: null,
  status: 'SCHEDULED',
  resultStatus: null,
  version: '1',
  contest: 'sides',
  mark: 'points',
  decimals: 0,
  attempts: 0,
  startName: '',
  lines: [],
  periods: ['Q1', 'Q2'].map((code) => ({ code, name: code, score: null, innerScore: null })),
  period: null,
  hasPartScore: false,
  buttons: [],
  score: null,
  winner: null,
  ending: null,
  decision: null,
  ties: [],
  others: [],
  cut: null,
  isHeights: false,
  panel: null,
  bars: [],
  facts: [],
  recordKinds: [],
  history: [],
  isFromFeed: false,
  may: { enter: true, correct: false, confirm: false, decide: false },
  enterFault: null,
  rules: null,
  confirmFault: null,
  doubts: [],
  missing: [],
  ...change,
});
const score = (id: string, side: 'home' | 'away', points: number): ResultStep => ({
  id,
  at,
  do: 'score',
  side,
  points,
});
const begin: ResultStep = { id: 'begin', at, do: 'begin' };
const parts = ['Q1', 'Q2'];
const after = (from: ResultSheet, steps: ResultStep[], count = countPoints({ parts })) =>
  sheetAfter(from, steps, count, ({ do: action }) => action);

describe('a sheet with entries that are not sent yet', () => {
  it('counts points in the current part and in the total', () => {
    const steps: ResultStep[] = [
      begin,
      score('a', 'home', 3),
      { id: 'p', at, do: 'period', period: 'Q2' },
      score('b', 'home', 2),
      score('c', 'away', 1),
    ];
    expect(after(sheet(), steps)).toMatchObject({
      status: 'RUNNING',
      period: 'Q2',
      score: { home: 5, away: 1 },
      periods: [{ score: { home: 3, away: 0 } }, { score: { home: 2, away: 1 } }],
    });
  });

  it('leaves out undone entries, and marks them in the history', () => {
    const steps: ResultStep[] = [begin, score('a', 'home', 3), { id: 'u', at, do: 'undo', step: 'a' }];
    const next = after(sheet(), steps);
    expect(next.score).toBeNull();
    expect(next.history.map(({ id, isUndone }) => [id, isUndone])).toEqual([
      ['a', true],
      ['begin', false],
    ]);
  });

  it('removes the points of an undone entry at once, even if it was sent', () => {
    const sent = [score('a', 'home', 3), score('b', 'home', 2)];
    const from = sheet({
      status: 'RUNNING',
      period: 'Q1',
      score: { home: 5, away: 0 },
      periods: [{ code: 'Q1', name: 'Q1', score: { home: 5, away: 0 }, innerScore: null }],
      history: sent
        .map((step) => ({ id: step.id, do: 'score', at, step, by: null, name: '', isUndone: false, mayUndo: true }))
        .toReversed(),
    });
    expect(after(from, [{ id: 'u', at, do: 'undo', step: 'a' }])).toMatchObject({
      score: { home: 2, away: 0 },
      periods: [{ score: { home: 2, away: 0 } }],
      history: [
        { id: 'b', isUndone: false },
        { id: 'a', isUndone: true },
      ],
    });
  });

  it('counts a set as won when the next one begins', () => {
    const steps: ResultStep[] = [begin, score('a', 'away', 1)];
    const sets = countParts({ parts });
    expect(after(sheet(), steps, sets).score).toEqual({ home: 0, away: 0 });
    const next: ResultStep = { id: 'p', at, do: 'period', period: 'Q2' };
    expect(after(sheet(), [...steps, next], sets).score).toEqual({ home: 0, away: 1 });
  });
});

it('shows a check-in before it is sent, without beginning the contest or adding to its history', () => {
  const line = { competitor: { id: 'a', name: 'A' }, isHere: null } as ResultSheet['lines'][number];
  const here: ScorerStep = { id: 'h', at, do: 'here', competitor: 'a', isHere: true };
  const { lines, status, history } = sheetAfter(sheet({ lines: [line] }), [here], countPoints({ parts }), () => '');
  expect([lines.map(({ isHere }) => isHere), status, history]).toEqual([[true], 'SCHEDULED', []]);
});

it('lists competitors without a result, except for open places and those with unsent entries', () => {
  const line = (id: string, more: Partial<ResultSheet['lines'][number]> = {}): ResultSheet['lines'][number] => ({
    competitor: { id, name: id.toUpperCase() },
    organisation: null,
    isOpen: false,
    isHere: null,
    start: null,
    bib: null,
    side: null,
    mark: null,
    irm: null,
    attempts: [],
    facts: [],
    records: [],
    rank: null,
    wlt: null,
    people: [],
    values: [],
    corrections: [],
    ...more,
  });
  const lines = [
    line('ana'),
    line('bo', { irm: 'DNS' }),
    line('cy', { attempts: ['', 'x'] }),
    line('d', { isOpen: true }),
  ];
  const race = sheet({ contest: 'race', lines });
  expect(missingNames(race)).toEqual(['ANA']);
  const mark: ResultStep = { id: 'm', at, do: 'mark', competitor: 'ana', mark: '12.30', irm: null };
  expect(missingNames(after(race, [mark]))).toEqual([]);
  expect(missingNames(sheet({ contest: 'sides', lines }))).toEqual([]);
});

it('shows the bar, the wind and a record before they are sent', () => {
  const line = { competitor: { id: 'ana', name: 'Ana' }, facts: [], records: [], attempts: [] };
  const from = sheet({
    contest: 'race',
    isHeights: true,
    lines: [line as unknown as ResultSheet['lines'][number]],
    facts: [{ code: 'WIND_SPEED', of: 'contest', pos: null, isOfAttempt: false, name: 'Wind', value: null }],
  });
  const steps: ResultStep[] = [
    { id: 'b', at, do: 'bars', bars: ['1.60', '1.65'] },
    { id: 'w', at, do: 'fact', code: 'WIND_SPEED', value: '+1.3' },
    { id: 'r', at, do: 'fact', code: 'REACT_TIME', competitor: 'ana', value: '0.151' },
    { id: 's', at, do: 'fact', code: 'REACT_TIME', competitor: 'ana', value: '0.152' },
    { id: 'p', at, do: 'records', competitor: 'ana', records: ['PB'] },
  ];
  expect(after(from, steps)).toMatchObject({
    bars: ['1.60', '1.65'],
    attempts: 2,
    facts: [{ value: '+1.3' }],
    lines: [{ facts: [{ code: 'REACT_TIME', pos: null, value: '0.152' }], records: ['PB'] }],
  });
});

it('reads a sheet that an older version of the app has stored', () => {
  const {
    bars: _bars,
    facts: _facts,
    others: _others,
    ...old
  } = sheet({
    lines: [{ competitor: { id: 'ana', name: 'Ana' } } as unknown as ResultSheet['lines'][number]],
  });
  expect(completeSheet(old)).toMatchObject({ bars: [], facts: [], others: [], lines: [{ facts: [], records: [] }] });
});

it('shows the ending of a contest and its sides before the step is sent', () => {
  const side = (id: string, of: 'home' | 'away') =>
    ({ competitor: { id, name: id }, side: of, irm: null, attempts: [] }) as unknown as ResultSheet['lines'][number];
  const from = sheet({ lines: [side('A', 'home'), side('B', 'away')] });
  const walkover: ResultStep = { id: 'e', at, do: 'end', how: 'walkover', side: 'away' };
  expect(after(from, [walkover])).toMatchObject({
    status: 'FINISHED',
    ending: 'walkover',
    lines: [{ irm: null }, { irm: 'WO' }],
  });
});

describe('a typed mark', () => {
  it.each([
    ['7,84', { mark: '7.84', irm: null }],
    ['٧٫٨٤', { mark: '7.84', irm: null }],
    ['dnf', { mark: null, irm: 'DNF' }],
    ['  ', { mark: null, irm: null }],
  ])('a typed mark is read as the sport writes it: %j', (text, expected) => expect(typedMark(text)).toEqual(expected));

  it('a typed mark keeps failed and passed attempts', () => {
    expect(['X', '–', '7,84'].map(typedAttempt)).toEqual(['x', '-', '7.84']);
  });
});

it.each<[Partial<ResultSheet>, ReturnType<typeof closedReason>]>([
  [{ status: 'RUNNING' }, undefined],
  [{ status: 'OFFICIAL' }, 'isOfficial'],
  [
    { status: 'OFFICIAL', isFromFeed: true, may: { enter: false, correct: false, confirm: false, decide: false } },
    'fromFeed',
  ],
  [{ status: 'RUNNING', may: { enter: false, correct: false, confirm: false, decide: false } }, 'mayNotEnter'],
])('a scorer who cannot enter results is shown the reason (%o)', (change, reason) =>
  expect(closedReason(sheet(change))).toBe(reason),
);
