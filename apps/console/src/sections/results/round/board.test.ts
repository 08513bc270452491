import { describe, expect, it } from 'vitest';
import { boardKind, boardOutcome, scoreSteps, undoSteps } from './board.ts';

const line = (side: 'home' | 'away') =>
  ({ competitor: { id: side, name: side }, side, isOpen: false }) as Parameters<typeof boardKind>[0]['lines'][number];
const board = (given: Partial<Parameters<typeof boardKind>[0]> = {}): Parameters<typeof boardKind>[0] => ({
  contest: 'sides',
  periods: [],
  buttons: [
    { action: null, name: '+1', points: 1 },
    { action: null, name: '+½', points: 0.5 },
  ],
  lines: [line('home'), line('away')],
  may: { enter: true, correct: false, confirm: false, decide: true },
  status: 'START_LIST',
  history: [],
  score: null,
  ending: null,
  isFromFeed: false,
  ...given,
});
const step = (id: string, what: string, isUndone = false) => ({
  id,
  do: what,
  at: '',
  step: null,
  by: null,
  name: '',
  isUndone,
  mayUndo: what !== 'reopen' && what !== 'confirm',
});

describe('a board of a round', () => {
  it('offers three buttons if a draw counts half, fields for a score of one part, and otherwise a link to the contest', () => {
    const goal = [{ action: null, name: '+1', points: 1 }];
    const halves = ['H1', 'H2'].map((code) => ({ code, name: code, score: null, innerScore: null }));
    expect([
      boardKind(board()),
      boardKind(board({ buttons: goal })),
      boardKind(board({ buttons: goal, periods: halves })),
      boardKind(board({ isFromFeed: true })),
      boardKind(board({ lines: [line('home'), { ...line('away'), isOpen: true }] })),
    ]).toEqual(['game', 'score', 'own', 'own', 'own']);
  });

  it('starts, gets its score and ends with one tap', () =>
    expect(scoreSteps(board(), { home: 0.5, away: 0.5 })).toEqual([
      { do: 'begin' },
      { do: 'period-score', period: 'TOT', home: 0.5, away: 0.5 },
      { do: 'finish' },
    ]));

  it('keeps its start when another tap changes the result, and loses it when the result is undone', () => {
    const entered = board({
      status: 'UNOFFICIAL',
      history: [step('f', 'finish'), step('s', 'period-score'), step('b', 'begin'), step('old', 'score', true)],
    });
    expect(scoreSteps(entered, { home: 1, away: 0 }).map((one) => ('step' in one ? one.step : one.do))).toEqual([
      'f',
      's',
      'period-score',
      'finish',
    ]);
    expect(undoSteps(entered)).toEqual(['f', 's', 'b'].map((id) => ({ do: 'undo', step: id })));
  });

  it('can be undone only on its own page if it has more data than a row enters', () =>
    expect([undoSteps(board()), undoSteps(board({ history: [step('c', 'starters'), step('b', 'begin')] }))]).toEqual([
      undefined,
      undefined,
    ]));

  it('shows its result once it has ended, except after a walkover', () => {
    const score = { home: 1, away: 0 };
    expect([
      boardOutcome(board({ status: 'RUNNING', score })),
      boardOutcome(board({ status: 'UNOFFICIAL', score })),
      boardOutcome(board({ status: 'OFFICIAL', score: { home: 0.5, away: 0.5 } })),
      boardOutcome(board({ status: 'OFFICIAL', score, ending: 'walkover' })),
    ]).toEqual([undefined, 'home', 'draw', undefined]);
  });
});
