import { describe, expect, test } from 'vitest';
import { countPoints } from '../count/count-points.ts';
import { countParts } from '../count/count-parts.ts';
import type { Discipline } from '../discipline.ts';
import { medalForRank } from '../entry/event-ranking.ts';
import { applySteps } from '../entry/apply-steps.ts';
import type { EnteredStep } from '../entry/entered-step.ts';
import { enteredResult } from '../entry/entered-result.ts';
import { entryRules, poolRules, walkoverScore } from './entry-rules.ts';
import { changedFrozenRules, eventRuleNames, findRuleFaults } from './event-rules.ts';
import type { EventRule, EventRules } from './event-rules.ts';
import { judgeEntry } from './judge-entry.ts';
import { eventAgeGroup } from './age-groups.ts';
import { eventMedals } from '../medals/event-medals.ts';
import { judgeScore } from './judge-score.ts';

type Sport = Parameters<typeof entryRules>[0] & Pick<Discipline, 'pools'>;
/** A sport that organizers name themselves. */
const own: Sport = {
  contest: 'ranked',
  mark: 'points',
  better: 'higher',
  decimals: 0,
  tieBreak: 'shared',
  scoring: { count: countPoints() },
  startOrder: 'order',
};
const volleyball: Sport = {
  ...own,
  contest: 'sides',
  scoring: {
    count: countParts({ parts: ['S1', 'S2', 'S3', 'S4', 'S5'], part: { to: 25, lead: 2, lastTo: 15 } }),
  },
};

type Draft = EnteredStep extends infer Step ? (Step extends EnteredStep ? Omit<Step, 'id' | 'at'> : never) : never;
const makeSteps = (drafts: readonly Draft[]): EnteredStep[] =>
  drafts.map((draft, index) => ({ ...draft, id: `step-${index}`, at: '2026-11-28T10:00:00.000Z' }));
const score = (period: string, home: number, away: number): Draft => ({ do: 'period-score', period, home, away });
const attempts = (competitor: string, ...texts: string[]): Draft => ({
  do: 'mark',
  competitor,
  mark: null,
  irm: null,
  attempts: texts,
});
const markDraft = (competitor: string, mark: string): Draft => ({ do: 'mark', competitor, mark, irm: null });

function play(sport: Sport, chosen: EventRules, drafts: readonly Draft[], needsWinner = false) {
  const rules = entryRules(sport, chosen, 'X01OFUTSAL');
  const starters = ['A', 'B', 'C'].slice(0, rules.contest === 'sides' ? 2 : 3).map((competitor, index) => ({
    competitor,
    start: String(index + 1),
    side: rules.contest === 'sides' ? (index === 0 ? ('home' as const) : ('away' as const)) : null,
  }));
  const entered = applySteps(starters, makeSteps([...drafts, { do: 'finish' }]), rules.count);
  const lines = enteredResult(entered, rules);
  return {
    rules,
    entered,
    result: lines.map(({ competitor, result, wlt, rank }) => `${competitor} ${result} ${wlt ?? rank}`),
    doubts: judgeScore({ entered, lines, rules, needsWinner }).map(({ code }) => code),
  };
}

const futsal: EventRules = {
  measure: 'goals',
  part: 'half',
  parts: 2,
  decidedBy: ['extra-time', 'shoot-out'],
  winPoints: 3,
  drawPoints: 1,
};

describe('a sport that organizers name themselves, with rules', () => {
  test('can be futsal: two halves, which an extra time and a shootout decide', () => {
    const { rules, result, doubts } = play(own, futsal, [score('H1', 1, 0), score('H2', 1, 1)]);
    expect(result).toEqual(['A 2 W', 'B 1 L']);
    expect(doubts).toEqual([]);
    expect(rules.count.listParts([])).toEqual(['H1', 'H2']);
    const level = ['H1', 'H2'].map((code) => ({ code, home: 0, away: 0 }));
    expect(rules.count.listParts(level)).toEqual(['H1', 'H2', 'ET1', 'PSO']);
  });

  test('refuses a level semifinal until the shootout has decided it', () => {
    expect(play(own, futsal, [score('H1', 1, 1)], true).doubts).toEqual(['level']);
    expect(play(own, futsal, [score('H1', 1, 1)]).doubts).toEqual([]);
    const decided = play(own, futsal, [score('H1', 1, 1), score('PSO', 4, 3)], true);
    expect([decided.doubts, decided.result]).toEqual([[], ['A 1 W', 'B 1 L']]);
  });

  test('can be chess: a game is won with one point and drawn with half a point each', () => {
    expect(play(own, { measure: 'games' }, [score('TOT', 0.5, 0.5)]).result).toEqual(['A 0.5 T', 'B 0.5 T']);
    expect(play(own, { measure: 'games' }, [score('TOT', 0, 1)]).result).toEqual(['A 0 L', 'B 1 W']);
    expect(play(own, { measure: 'games' }, [score('TOT', 3, 1)]).doubts).toEqual(['gameScore']);
    expect(play(own, { measure: 'games' }, [score('TOT', 0, 0)]).doubts).toEqual(['gameScore']);
    expect(play(own, { measure: 'games' }, []).doubts).toEqual(['gameScore']);
    const boards = [score('G1', 1, 0), score('G2', 0.5, 0.5), score('G3', 0, 1), score('G4', 1, 0)];
    expect(play(own, { measure: 'games', parts: 4 }, boards).result).toEqual(['A 2.5 W', 'B 1.5 L']);
  });

  test('is decided as the code of the event says, if it has no rules', () => {
    expect(entryRules(own, undefined, 'X01OT.SACKRACE')).toMatchObject({ mark: 'time', better: 'lower', decimals: 2 });
    expect(entryRules(own, undefined, 'X01OSACKRACE')).toMatchObject({ contest: 'ranked', mark: 'points' });
  });
});

describe('a set to 25 with a lead of two', () => {
  const rules: EventRules = { measure: 'sets', parts: 3, pointsToWin: 25, pointsInLastPart: 15, lead: 2 };
  test.each([
    ['25:23', 25, 23, []],
    ['22:25', 22, 25, []],
    ['31:29', 31, 29, []],
    ['25:24', 25, 24, ['partRule']],
    ['26:22', 26, 22, ['partRule']],
    ['25:25', 25, 25, ['levelPart']],
  ] as const)('ends at a score that the rules allow: %s', (_score, home, away, doubts) => {
    const second = home > away ? score('S2', 25, 10) : score('S2', 10, 25);
    expect(play(volleyball, rules, [score('S1', home, away), second]).doubts).toEqual(
      doubts.length === 1 && doubts[0] === 'levelPart' ? ['levelPart', 'fewParts'] : doubts,
    );
  });

  test('is refused at another score, with the points at which the set ends', () => {
    const { rules: entry } = play(volleyball, rules, []);
    expect(entry.count.judge([{ code: 'S1', home: 25, away: 24 }])).toContainEqual({
      code: 'partRule',
      part: 'S1',
      home: 25,
      away: 24,
      to: 25,
      lead: 2,
      cap: null,
    });
  });

  test('only raises a doubt if it is a rule of the sport, because a school may play shorter sets', () => {
    expect(play(volleyball, {}, [score('S1', 12, 10)]).doubts).toEqual(['partScore', 'fewParts']);
  });
});

describe('a sport with its own way of counting', () => {
  const count = { ...countPoints({ parts: ['H1', 'H2'] }), apply: countPoints().apply };
  const raids: Sport = { ...own, contest: 'sides', scoring: { count } };
  test('keeps it while the event has the same measure', () => {
    expect(entryRules(raids, { measure: 'points', parts: 3 }).count).toBe(count);
    expect(entryRules(raids, { decidedBy: ['lot'] }).count).toBe(count);
  });

  test('loses it if the event has another measure', () => {
    expect(entryRules(raids, { measure: 'sets', parts: 3 }).count.parts).toEqual(['S1', 'S2', 'S3']);
  });
});

test('rules of an event that contradict each other are faults', () => {
  expect(findRuleFaults({ cutAfter: 3, attempts: 2, cutTo: 8 })).toEqual([
    { field: 'cutAfter', form: 'below', other: 'attempts' },
  ]);
  expect(findRuleFaults({ cap: 20, pointsToWin: 21, cutTo: 8 })).toEqual([
    { field: 'cutTo', form: 'needs', other: 'cutAfter' },
    { field: 'cap', form: 'above', other: 'pointsToWin' },
  ]);
  expect(findRuleFaults({ droppedMarks: 1 })).toEqual([{ field: 'droppedMarks', form: 'needs', other: 'judges' }]);
  expect(findRuleFaults({ judges: 4, droppedMarks: 2 })).toEqual([
    { field: 'droppedMarks', form: 'below', other: 'judges' },
  ]);
  expect(findRuleFaults({ ageGroupMedals: true })).toEqual([
    { field: 'ageGroupMedals', form: 'needs', other: 'ageGroups' },
  ]);
  expect(findRuleFaults({ ageGroups: ['U14 2012-2014', 'U17 2010-2012'] })).toEqual([
    { field: 'ageGroups', form: 'unclear' },
  ]);
  expect(findRuleFaults(futsal)).toEqual([]);
});

test('rules that decide results cannot change once a contest has begun', () => {
  expect(changedFrozenRules(futsal, { ...futsal, parts: 4, teamSize: 5 })).toEqual(['parts']);
  expect(changedFrozenRules(undefined, {})).toEqual([]);
});

const sets: EventRules = { measure: 'sets', parts: 3 };
const jumps = [attempts('A', '5.00', '4.00'), attempts('B', '4.80', '5.10'), attempts('C', '4.10', 'x')];

const fifth = { competitor: 'E', rank: 5, isRankEqual: false };
const groups = new Map([['E', 'U14']]);

/**
 * For each field the visible change that it causes: a result, a table, a sheet or a check. A field that nothing reads
 * has no case, and this file does not compile.
 */
const effects: Record<EventRule, [withRule: unknown, withoutRule: unknown]> = {
  contest: [
    play(own, { measure: 'points', contest: 'match' }, [score('TOT', 2, 1)]).result,
    play(own, { measure: 'points' }, [score('TOT', 2, 1)]).result,
  ],
  measure: [
    play(own, { measure: 'time' }, [markDraft('A', '12.10'), markDraft('B', '11.90')]).result,
    play(own, {}, [markDraft('A', '12.10'), markDraft('B', '11.90')]).result,
  ],
  better: [
    play(own, { better: 'lower' }, [markDraft('A', '3'), markDraft('B', '2')]).result,
    play(own, {}, [markDraft('A', '3'), markDraft('B', '2')]).result,
  ],
  decimals: [
    play(own, { measure: 'time' }, [markDraft('A', '12.123')]).doubts,
    play(own, { measure: 'time', decimals: 3 }, [markDraft('A', '12.123')]).doubts,
  ],
  attempts: [
    play(own, { measure: 'distance', attempts: 2 }, [attempts('A', '5.00', '4.00'), attempts('B', '5.00', '4.50')])
      .result,
    play(own, { measure: 'distance' }, [attempts('A', '5.00', '4.00'), attempts('B', '5.00', '4.50')]).result,
  ],
  cutAfter: [
    play(own, { measure: 'distance', attempts: 2, cutAfter: 1, cutTo: 2 }, jumps).doubts,
    play(own, { measure: 'distance', attempts: 2 }, jumps).doubts,
  ],
  cutTo: [
    play(own, { measure: 'distance', attempts: 2, cutAfter: 1, cutTo: 2 }, jumps).doubts,
    play(own, { measure: 'distance', attempts: 2, cutAfter: 1, cutTo: 3 }, jumps).doubts,
  ],
  judges: [
    play(own, { measure: 'judged', judges: 2 }, [attempts('A', '8', '9')]).result,
    play(own, { measure: 'judged' }, [attempts('A', '8', '9')]).result,
  ],
  droppedMarks: [
    play(own, { measure: 'judged', judges: 3, droppedMarks: 1 }, [attempts('A', '5', '8', '9')]).result,
    play(own, { measure: 'judged', judges: 3 }, [attempts('A', '5', '8', '9')]).result,
  ],
  panel: [
    play(own, { measure: 'judged', judges: 2, panel: 'sum' }, [attempts('A', '8', '9')]).result,
    play(own, { measure: 'judged', judges: 2 }, [attempts('A', '8', '9')]).result,
  ],
  difficulty: [
    play(own, { measure: 'judged', judges: 2, difficulty: true }, [attempts('A', '8', '9', '3')]).result,
    play(own, { measure: 'judged', judges: 2 }, [attempts('A', '8', '9')]).result,
  ],
  deduction: [
    play(own, { measure: 'judged', judges: 2, deduction: true }, [attempts('A', '8', '9', '0.5')]).result,
    play(own, { measure: 'judged', judges: 2 }, [attempts('A', '8', '9')]).result,
  ],
  part: [
    play(own, { measure: 'goals', part: 'half', parts: 2 }, []).rules.count.listParts([]),
    play(own, { measure: 'goals', parts: 2 }, []).rules.count.listParts([]),
  ],
  parts: [
    play(volleyball, { parts: 3 }, [score('S1', 25, 10), score('S2', 25, 10)]).doubts,
    play(volleyball, {}, [score('S1', 25, 10), score('S2', 25, 10)]).doubts,
  ],
  pointsToWin: [
    play(volleyball, { parts: 1, pointsToWin: 30 }, [score('S1', 25, 10)]).doubts,
    play(volleyball, { parts: 1 }, [score('S1', 25, 10)]).doubts,
  ],
  lead: [
    play(volleyball, { parts: 1, pointsToWin: 25, lead: 1 }, [score('S1', 25, 24)]).doubts,
    play(volleyball, { parts: 1, pointsToWin: 25 }, [score('S1', 25, 24)]).doubts,
  ],
  pointsInLastPart: [
    play(volleyball, { parts: 3, pointsInLastPart: 11 }, [score('S1', 25, 9), score('S2', 9, 25), score('S3', 11, 9)])
      .doubts,
    play(volleyball, { parts: 3 }, [score('S1', 25, 9), score('S2', 9, 25), score('S3', 11, 9)]).doubts,
  ],
  cap: [
    play(volleyball, { parts: 1, pointsToWin: 25, cap: 27 }, [score('S1', 27, 26)]).doubts,
    play(volleyball, { parts: 1, pointsToWin: 25 }, [score('S1', 27, 26)]).doubts,
  ],
  goldenPoint: [
    play(volleyball, { parts: 1, pointsToWin: 25, goldenPoint: true }, [score('S1', 25, 24)]).doubts,
    play(volleyball, { parts: 1, pointsToWin: 25 }, [score('S1', 25, 24)]).doubts,
  ],
  lanes: [entryRules(own, { lanes: 8 }).startOrder, entryRules(own).startOrder],
  levelIsAllowed: [
    play(own, { ...futsal, levelIsAllowed: false }, [score('H1', 1, 1)]).doubts,
    play(own, futsal, [score('H1', 1, 1)]).doubts,
  ],
  decidedBy: [
    play(own, { ...futsal, decidedBy: ['lot'] }, [score('H1', 1, 1), { do: 'winner', side: 'home' }], true).doubts,
    play(own, futsal, [score('H1', 1, 1), { do: 'winner', side: 'home' }], true).doubts,
  ],
  winPoints: [poolRules(own, { winPoints: 3 })?.win, poolRules(own, { drawPoints: 1 })?.win],
  drawPoints: [poolRules(own, { drawPoints: 0.5 })?.tie, poolRules(own, { winPoints: 2 })?.tie],
  tieBreaks: [poolRules(own, { tieBreaks: ['for', 'wins'] })?.orders, poolRules(own, { winPoints: 2 })?.orders],
  teamSize: [
    judgeEntry({ members: 4, birthYears: [] }, { teamSize: 5 }),
    judgeEntry({ members: 4, birthYears: [] }, sets),
  ],
  bronzes: [medalForRank(4, 2), medalForRank(4)],
  bornFrom: [judgeEntry({ birthYears: [2008] }, { bornFrom: 2009 }), judgeEntry({ birthYears: [2008] }, {})],
  bornTo: [judgeEntry({ birthYears: [2013] }, { bornTo: 2012 }), judgeEntry({ birthYears: [2013] }, {})],
  ageGroups: [
    eventAgeGroup({ ageGroups: ['U14 2013-2014'] }, { birthYear: 2013 }),
    eventAgeGroup({}, { birthYear: 2013 }),
  ],
  ageGroupMedals: [eventMedals([fifth], { ageGroupMedals: true, groups }), eventMedals([fifth], { groups })],
};

test.each(eventRuleNames)('the rule %s changes a result, a table, a sheet or a check', (name) => {
  const [withRule, withoutRule] = effects[name];
  expect(withRule).not.toEqual(withoutRule);
});

test('a walkover in a pool has the score of the event if sets decide it, otherwise that of the sport', () => {
  const football: Sport = { ...own, pools: { win: 3, tie: 1, orders: [], walkover: { score: 3 } } };
  expect(walkoverScore(volleyball)).toEqual({ score: 3, partPoints: 75 });
  expect(walkoverScore(volleyball, { parts: 3 })).toEqual({ score: 2, partPoints: 50 });
  expect(walkoverScore(volleyball, { parts: 1, pointsToWin: 21 })).toEqual({ score: 1, partPoints: 21 });
  expect(walkoverScore(own, { measure: 'sets', part: 'round', parts: 5 })).toEqual({ score: 3 });
  expect(walkoverScore(football, { winPoints: 2 })).toEqual({ score: 3 });
  expect(walkoverScore(own)).toBeUndefined();
});
