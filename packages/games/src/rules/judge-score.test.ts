import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countParts } from '../count/count-parts.ts';
import type { PartsRules } from '../count/count-rules.ts';
import { countPoints } from '../count/count-points.ts';
import { applySteps } from '../entry/apply-steps.ts';
import type { EnteredStep } from '../entry/entered-step.ts';
import { enteredResult, winningSide } from '../entry/entered-result.ts';
import type { EntryRules } from '../entry/entered-result.ts';
import { judgeScore } from './judge-score.ts';
import { racedMeters } from './raced-meters.ts';
import type { Doubt } from './doubt.ts';
import type { JudgedContest } from './judge-score.ts';

type Draft = EnteredStep extends infer Step ? (Step extends EnteredStep ? Omit<Step, 'id' | 'at'> : never) : never;
const makeSteps = (drafts: readonly Draft[]): EnteredStep[] =>
  drafts.map((draft, index) => ({ ...draft, id: `step-${index}`, at: '2026-11-25T12:00:00Z' }));
const teams = [
  { competitor: 'A', start: null, side: 'home' },
  { competitor: 'B', start: null, side: 'away' },
] as const;
const goals: EntryRules = {
  contest: 'sides',
  mark: 'points',
  better: 'higher',
  decimals: 0,
  tieBreak: 'shared',
  count: countPoints({ parts: ['H1', 'H2'] }),
};
const setRules = (rules: PartsRules): EntryRules => ({ ...goals, count: countParts(rules) });

function judgeMatch(drafts: readonly Draft[], rules: EntryRules, change: Partial<JudgedContest> = {}): Doubt[] {
  const entered = applySteps(teams, makeSteps(drafts), rules.count);
  return judgeScore({ entered, lines: enteredResult(entered, rules), rules, needsWinner: false, ...change });
}
const codes = (doubts: readonly Doubt[]): string[] => doubts.map(({ code }) => code);
const half = (home: number, away: number, period = 'H1'): Draft => ({ do: 'period-score', period, home, away });

describe('a match', () => {
  test.each<[string, Draft[], Partial<JudgedContest>, string[]]>([
    ['a win in a pool', [half(2, 1)], {}, []],
    ['a draw in a pool', [half(1, 1)], {}, []],
    ['a level semifinal', [half(1, 1)], { needsWinner: true }, ['level']],
    ['a semifinal without any score', [], { needsWinner: true }, ['level']],
    ['a semifinal that penalties decide', [half(1, 1), half(4, 3, 'PSO')], { needsWinner: true }, []],
    ['a winner who is behind', [half(1, 2), { do: 'winner', side: 'home' }], { needsWinner: true }, ['winnerBehind']],
    [
      'a winner who is behind on penalties',
      [half(1, 1), half(0, 1, 'PSO'), { do: 'winner', side: 'home' }],
      {},
      ['winnerBehind'],
    ],
    ['a level bout that priority decides', [half(12, 12), { do: 'winner', side: 'away' }], { needsWinner: true }, []],
    [
      'a leading side that is disqualified',
      [half(3, 0), { do: 'mark', competitor: 'A', mark: null, irm: 'DSQ' }],
      { needsWinner: true },
      [],
    ],
  ])('raises a doubt only about an implausible outcome: %s', (_name, drafts, change, expected) => {
    expect(codes(judgeMatch(drafts, goals, change))).toEqual(expected);
  });

  test('a shootout is not part of the score', () => {
    const entered = applySteps(teams, makeSteps([half(1, 1), half(4, 3, 'PSO'), { do: 'finish' }]), goals.count);
    expect(enteredResult(entered, goals).map(({ result, wlt }) => [result, wlt])).toEqual([
      ['1', 'W'],
      ['1', 'L'],
    ]);
  });
});

describe('sets of volleyball', () => {
  const parts = ['S1', 'S2', 'S3', 'S4', 'S5'];
  const volleyball = setRules({ parts, part: { to: 25, lead: 2, lastTo: 15 } });
  const twoSets: [number, number][] = [
    [25, 10],
    [25, 10],
  ];
  const judgeSets = (...scores: [number, number][]): Doubt[] =>
    judgeMatch(
      scores.map(([home, away], index) => half(home, away, parts[index])),
      volleyball,
    );

  test.each<[string, [number, number][], string[]]>([
    [
      'three sets to 25',
      [
        [25, 20],
        [25, 23],
        [28, 26],
      ],
      [],
    ],
    [
      'a fifth set to 15',
      [
        [25, 20],
        [20, 25],
        [25, 20],
        [20, 25],
        [15, 13],
      ],
      [],
    ],
    ['a level set', [[25, 25], ...twoSets, [25, 20]], ['levelPart']],
    ['99 to 3', [[99, 3], ...twoSets], ['partScore']],
    ['a set that has not ended', [[24, 20], ...twoSets], ['partScore']],
    ['a lead of one', [[25, 24], ...twoSets], ['partScore']],
    [
      'one set each, although no table needs a winner',
      [
        [25, 20],
        [20, 25],
      ],
      ['level'],
    ],
    ['no set at all', [], ['level']],
    ['a single set of five', [[25, 20]], ['fewParts']],
    ['two sets of five', twoSets, ['fewParts']],
    [
      'a set after the match was won',
      [
        [25, 10],
        [25, 10],
        [25, 10],
        [25, 10],
      ],
      ['partAfterEnd'],
    ],
  ])('raise a doubt only if they are impossible: %s', (_name, scores, expected) => {
    expect(codes(judgeSets(...scores))).toEqual(expected);
  });

  test('of badminton end at 30', () => {
    const badminton = setRules({ parts: ['G1', 'G2', 'G3'], part: { to: 21, lead: 2, cap: 30 } });
    const judgeGame = (home: number, away: number): string[] =>
      codes(judgeMatch([half(home, away, 'G1'), half(21, 9, 'G2')], badminton));
    expect([judgeGame(30, 29), judgeGame(30, 28), judgeGame(22, 20), judgeGame(31, 29), judgeGame(30, 20)]).toEqual([
      [],
      [],
      [],
      ['partScore'],
      ['partScore'],
    ]);
  });

  test('of a match that ends with a retirement or that nobody plays need no winner', () => {
    const out = (irm: 'RET' | 'WO'): Draft => ({ do: 'mark', competitor: 'B', mark: null, irm });
    expect(judgeMatch([half(25, 20, 'S1'), out('RET')], volleyball)).toEqual([]);
    expect(judgeMatch([out('WO')], volleyball)).toEqual([]);
    expect(judgeMatch([out('WO'), { ...out('WO'), competitor: 'A' } as Draft], volleyball)).toEqual([]);
  });

  test('of a match without doubts have a winner once a side has won most of them', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 3, maxLength: 5 }), (homeWins) => {
        const drafts = homeWins.map((isHome, index) => {
          const to = index === 4 ? 15 : 25;
          return half(isHome ? to : 10, isHome ? 10 : to, parts[index]);
        });
        if (judgeMatch(drafts, volleyball).length > 0) return;
        const entered = applySteps(teams, makeSteps([...drafts, { do: 'finish' }]), volleyball.count);
        expect(winningSide(entered, volleyball.count)).toBe(
          homeWins.filter(Boolean).length * 2 === homeWins.length
            ? null
            : homeWins.filter(Boolean).length * 2 > homeWins.length
              ? 'home'
              : 'away',
        );
      }),
    );
  });
});

describe('two competitors of a sport without sides', () => {
  const rules: EntryRules = { ...goals, contest: 'ranked' };
  const judgePair = (marks: readonly string[], more: Draft[] = [], needsWinner = true): string => {
    const starters = ['A', 'B'].map((competitor) => ({ competitor, start: null, side: null }));
    const drafts = marks.map((mark, index): Draft => ({ do: 'mark', competitor: 'AB'.charAt(index), mark, irm: null }));
    const entered = applySteps(starters, makeSteps([...drafts, ...more]), rules.count);
    const lines = enteredResult(entered, rules);
    const doubts = judgeScore({ entered, lines, rules, needsWinner });
    return [...codes(doubts), ...lines.map(({ competitor, rank }) => `${competitor}${rank}`)].join(' ');
  };
  const away: Draft = { do: 'winner', side: 'away' };

  test.each<[string, string, string]>([
    ['of a final are ranked by their marks', judgePair(['1', '0']), 'A1 B2'],
    ['of a level final share the first place, with a doubt', judgePair(['1', '1']), 'level A1 B1'],
    ['of a level final are ranked by the chosen winner', judgePair(['1', '1'], [away]), 'B1 A2'],
    ['with different marks are ranked by them, whatever winner was chosen', judgePair(['1', '0'], [away]), 'A1 B2'],
    ['of a level match in a pool share the first place', judgePair(['1', '1'], [], false), 'A1 B1'],
  ])('%s', (_name, outcome, expected) => expect(outcome).toBe(expected));
});

describe('marks of a race', () => {
  const rules: EntryRules = { ...goals, contest: 'race', mark: 'time', better: 'lower', decimals: 2 };
  const judgeTimes = (times: readonly string[], meters?: number): Doubt[] => {
    const starters = times.map((_, index) => ({ competitor: `R${index}`, start: String(index + 1), side: null }));
    const drafts = times.map((mark, index): Draft => ({ do: 'mark', competitor: `R${index}`, mark, irm: null }));
    const entered = applySteps(starters, makeSteps(drafts), rules.count);
    return judgeScore({
      entered,
      lines: enteredResult(entered, rules),
      rules,
      needsWinner: false,
      meters,
    });
  };

  test.each<[string, string[], number | undefined, string[]]>([
    ['times of a heat', ['12.30', '12.90', '13.01', '15.44'], 100, []],
    ['minutes in place of seconds', ['23:45.00'], 100, ['farMark']],
    ['a time of days', ['27:46:39.99'], 100, ['farMark']],
    ['a time that nobody can run', ['1.23'], 100, ['farMark']],
    ['one far from the others, whatever the distance', ['12.30', '12.90', '13.01', '1:13.44'], undefined, ['farMark']],
    ['thousandths where hundredths are measured', ['23.456'], 200, ['finerMark']],
  ])('raise a doubt if they are implausible: %s', (_name, times, meters, expected) => {
    expect(codes(judgeTimes(times, meters))).toEqual(expected);
  });

  test.each([
    ['ATHW100M--------------', 100],
    ['ATHM4X100M------------', 400],
    ['SWMW1500MFR-----------', 1500],
    ['ATHM10KMW-------------', 10_000],
    ['ATHWLJ----------------', undefined],
    ['JUDM66KG--------------', undefined],
  ])('in the event %s are run over %s m', (code, meters) => expect(racedMeters(code)).toBe(meters));
});
