import { describe, expect, test } from 'vitest';
import { countParts } from '../count/count-parts.ts';
import { countPoints } from '../count/count-points.ts';
import { judgeScore } from '../rules/judge-score.ts';
import { endingChoices } from './contest-ending.ts';
import { applySteps } from './apply-steps.ts';
import type { EnteredContest } from './entered-contest.ts';
import type { EnteredStep } from './entered-step.ts';
import { enteredResult } from './entered-result.ts';
import type { EntryRules } from './entered-result.ts';

type Draft = EnteredStep extends infer Step ? (Step extends EnteredStep ? Omit<Step, 'id' | 'at'> : never) : never;
const makeSteps = (drafts: readonly Draft[]): EnteredStep[] =>
  drafts.map((draft, index) => ({ ...draft, id: `step-${index}`, at: `2026-11-25T12:0${index}:00Z` }));
const halves = countPoints({ parts: ['H1', 'H2'] });
const goals: EntryRules = {
  contest: 'sides',
  mark: 'points',
  better: 'higher',
  decimals: 0,
  tieBreak: 'shared',
  count: halves,
};
const sides = [
  { competitor: 'A', start: null, side: 'home' },
  { competitor: 'B', start: null, side: 'away' },
] as const;
const goal = (side: 'home' | 'away'): Draft => ({ do: 'score', side, points: 1 });
const match = (...drafts: Draft[]): EnteredContest => applySteps(sides, makeSteps(drafts), halves);
const outcome = (contest: EnteredContest, rules = goals) =>
  enteredResult(contest, rules).map(({ competitor, result, irm, rank, wlt }) => [competitor, result, irm, rank, wlt]);
const doubts = (contest: EnteredContest, rules = goals, needsWinner = true): string[] =>
  judgeScore({ entered: contest, lines: enteredResult(contest, rules), rules, needsWinner }).map(({ code }) => code);

describe('a contest between two sides', () => {
  test('ends by walkover without a score and without a start time', () => {
    const contest = match({ do: 'end', how: 'walkover', side: 'away' });
    expect(contest).toMatchObject({ status: 'UNOFFICIAL', beganAt: null, endedAt: null, periods: [] });
    expect(outcome(contest)).toEqual([
      ['A', null, null, 1, 'W'],
      ['B', null, 'WO', null, 'L'],
    ]);
    expect(doubts(contest)).toEqual([]);
  });

  test.each([
    ['withdrawal', 'WDR'],
    ['noShow', 'DNS'],
    ['disqualification', 'DSQ'],
  ] as const)('ends with the mark of the feed after a %s', (how, irm) => {
    expect(outcome(match({ do: 'end', how, side: 'home' }))).toEqual([
      ['A', null, irm, null, 'L'],
      ['B', null, null, 1, 'W'],
    ]);
  });

  test('is lost by a side that leads and retires, and keeps the score of that moment', () => {
    const contest = match(goal('home'), goal('home'), goal('away'), { do: 'end', how: 'retirement', side: 'home' });
    expect(contest).toMatchObject({ status: 'UNOFFICIAL', periods: [{ code: 'H1', home: 2, away: 1 }] });
    expect(contest.endedAt).toBe('2026-11-25T12:03:00Z');
    expect(outcome(contest).map(([competitor, , irm, , wlt]) => [competitor, irm, wlt])).toEqual([
      ['A', 'RET', 'L'],
      ['B', null, 'W'],
    ]);
    expect(doubts(contest)).toEqual([]);
  });

  test('has no missing sets after a retirement', () => {
    const count = countParts({ parts: ['S1', 'S2', 'S3'], part: { to: 25, lead: 2 } });
    const steps = makeSteps([
      { do: 'period-score', period: 'S1', home: 25, away: 20 },
      { do: 'end', how: 'retirement', side: 'home' },
    ]);
    expect(doubts(applySteps(sides, steps, count), { ...goals, count })).toEqual([]);
  });

  test('counts a set that was under way at a retirement for neither side, and one that had just ended for its winner', () => {
    const count = countParts({ parts: ['G1', 'G2', 'G3'], part: { to: 11, lead: 2 } });
    const playedSets = (home: number, away: number) =>
      applySteps(
        sides,
        makeSteps([
          { do: 'period-score', period: 'G1', home: 9, away: 11 },
          { do: 'period-score', period: 'G2', home, away },
          { do: 'end', how: 'retirement', side: 'home' },
        ]),
        count,
      );
    const score = (home: number, away: number): (string | null)[] =>
      outcome(playedSets(home, away), { ...goals, count }).map(([, result]) => result as string | null);
    expect(score(2, 5)).toEqual([null, '1']);
    expect(score(5, 2)).toEqual([null, '1']);
    expect(score(8, 11)).toEqual([null, '2']);
  });

  test('has two losers if neither side appears, and no side advances', () => {
    const contest = match({ do: 'end', how: 'noShow' });
    expect(outcome(contest).map(([, , irm, , wlt]) => [irm, wlt])).toEqual([
      ['DNS', 'L'],
      ['DNS', 'L'],
    ]);
    expect(doubts(contest)).toEqual([]);
  });

  test('has neither winner nor draw after it was abandoned, until the organizers decide', () => {
    const abandoned = match(goal('home'), { do: 'end', how: 'abandoned' });
    expect(outcome(abandoned).map(([, , , rank, wlt]) => [rank, wlt])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(doubts(abandoned, goals, false)).toEqual(['abandoned']);
    const decided = match(
      goal('home'),
      { do: 'end', how: 'abandoned' },
      { do: 'decide', of: 'contest', by: 'jury', side: 'away', reason: 'Lights failed' },
    );
    expect(outcome(decided).map(([, , , , wlt]) => wlt)).toEqual(['L', 'W']);
    expect(doubts(decided)).toEqual([]);
  });

  test('that ended level can be decided by lot', () => {
    const contest = match(
      goal('home'),
      goal('away'),
      { do: 'finish' },
      { do: 'decide', of: 'contest', by: 'lot', side: 'away', reason: 'Draw of lots' },
    );
    expect(outcome(contest).map(([, result, , , wlt]) => [result, wlt])).toEqual([
      ['1', 'L'],
      ['1', 'W'],
    ]);
  });

  test('loses the mark of its ending when the end is undone or the match reopened', () => {
    const end: Draft = { do: 'end', how: 'retirement', side: 'home' };
    for (const contest of [
      match(goal('home'), end, { do: 'undo', step: 'step-1' }),
      match(goal('home'), end, { do: 'reopen' }),
    ]) {
      expect(contest).toMatchObject({ status: 'LIVE', ending: null, endedAt: null });
      expect(contest.lines.map(({ irm }) => irm)).toEqual([null, null]);
    }
  });

  test('can be replayed without a score, between the same sides', () => {
    const contest = match(goal('home'), { do: 'end', how: 'abandoned' }, { do: 'replay' });
    expect(contest).toMatchObject({ status: 'START_LIST', periods: [], actions: [], beganAt: null, ending: null });
    const again = match(goal('home'), { do: 'end', how: 'abandoned' }, { do: 'replay' }, goal('away'), {
      do: 'finish',
    });
    expect(outcome(again).map(([, result, , , wlt]) => [result, wlt])).toEqual([
      ['0', 'L'],
      ['1', 'W'],
    ]);
  });
});

describe('a contest of marks', () => {
  const ranked: EntryRules = { ...goals, contest: 'ranked' };
  const starters = (...ids: string[]) => ids.map((competitor) => ({ competitor, start: null, side: null }));
  const mark = (competitor: string, text: string): Draft => ({ do: 'mark', competitor, mark: text, irm: null });
  const pair = (...drafts: Draft[]): EnteredContest => applySteps(starters('A', 'B'), makeSteps(drafts), halves);
  const many = (...drafts: Draft[]): EnteredContest => applySteps(starters('A', 'B', 'C'), makeSteps(drafts), halves);

  test('between two competitors is won by walkover without a mark', () => {
    expect(outcome(pair({ do: 'end', how: 'walkover', side: 'home' }), ranked)).toEqual([
      ['B', null, null, 1, null],
      ['A', null, 'WO', 2, null],
    ]);
  });

  test('of many continues when one competitor is out, whose attempts stay', () => {
    const contest = many(mark('A', '3'), { do: 'end', how: 'retirement', competitor: 'B' }, mark('C', '2'));
    expect(contest.status).toBe('LIVE');
    expect(outcome(contest, ranked).map(([competitor, , irm, rank]) => [competitor, irm, rank])).toEqual([
      ['A', null, 1],
      ['C', null, 2],
      ['B', 'RET', null],
    ]);
  });

  test('allows an extra attempt to decide a shared place, and no other tie', () => {
    const level = [mark('A', '3'), mark('B', '3'), mark('C', '3')];
    const decided = many(...level, {
      do: 'decide',
      of: 'contest',
      by: 'extra',
      order: ['C', 'A', 'B'],
      reason: 'Jump-off',
    });
    expect(outcome(decided, ranked).map(([competitor, , , rank]) => [competitor, rank])).toEqual([
      ['C', 1],
      ['A', 2],
      ['B', 3],
    ]);
    const partly = many(...level, { do: 'decide', of: 'contest', by: 'extra', order: ['C', 'A'], reason: 'Jump-off' });
    expect(outcome(partly, ranked).map(([, , , rank]) => rank)).toEqual([1, 1, 1]);
  });

  test('has no places after it was abandoned, until the organizers decide them', () => {
    const abandoned = [mark('A', '3'), { do: 'end', how: 'abandoned' }] satisfies Draft[];
    expect(outcome(many(...abandoned), ranked).map(([, , , rank]) => rank)).toEqual([null, null, null]);
    const decided = many(...abandoned, { do: 'decide', of: 'contest', by: 'jury', order: ['B', 'A'], reason: 'Storm' });
    expect(outcome(decided, ranked).map(([competitor, , , rank]) => [competitor, rank])).toEqual([
      ['B', 1],
      ['A', 2],
      ['C', null],
    ]);
  });
});

test('the form offers the endings for each side and for both, and for a race only that it was abandoned', () => {
  const choices = endingChoices({ contest: 'sides', lines: ['A', 'B'] });
  expect(choices).toHaveLength(10);
  expect(choices).toContainEqual({ how: 'walkover', side: 'away' });
  expect(endingChoices({ contest: 'race', lines: ['A', 'B'] })).toEqual([{ how: 'abandoned' }]);
});
