import { disciplineFor } from '@podium/disciplines';
import { entryRules } from '@podium/games';
import { describe, expect, test } from 'vitest';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { missingMarks, toContest } from './contest.ts';
import type { ContestRow } from './event-rows.ts';

const contestRow = (code: string, competitors: readonly string[]): ContestRow => ({
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
  steps: [],
  phaseKind: null,
});

describe('the rules by which a contest is entered', () => {
  test.each([
    ['ATHM100M--------------FNL-000100--', { mark: 'time', better: 'lower', decimals: 2 }, 0],
    [
      'ATHMLONGJUMP----------FNL-000100--',
      { mark: 'distance', better: 'higher', decimals: 2, tieBreak: 'countback' },
      6,
    ],
    ['ATHWHIGHJUMP----------FNL-000100--', { mark: 'distance', better: 'higher' }, 0],
    ['X01OSACKRACE----------FNL-000100--', { contest: 'ranked', mark: 'points', better: 'higher', decimals: 0 }, 0],
    ['X01OT.SACKRACE--------FNL-000100--', { contest: 'ranked', mark: 'time', better: 'lower', decimals: 2 }, 0],
    ['X01OR.SACKRACE--------FNL-000100--', { contest: 'ranked', mark: 'rank', better: 'lower' }, 0],
    ['SWMW200MFR------------FNL-000100--', { contest: 'race', mark: 'time', better: 'lower' }, 0],
  ] as const)('depend on its code: %s', (code, rules, attempts) => {
    const contest = toContest(contestRow(code, ['A', 'B', 'C']));
    expect(contest.rules).toMatchObject(rules);
    expect(contest.rules.attempts).toBe(attempts);
  });

  test.each([
    ['100M', 'lower'],
    ['LONGJUMP', 'higher'],
  ])('rank a round of %s as its contests: the %s mark is better', (event, better) => {
    expect(entryRules(disciplineFor('ATH'), {}, `ATHW${event.padEnd(18, '-')}QUAL--------`).better).toBe(better);
  });

  test('rank the first before the tenth in a sport that ranks by places', () => {
    const step = (competitor: string, mark: string) => ({
      step: { do: 'mark', id: `mark-${competitor}`, at: '', competitor, mark, irm: null } as const,
      by: null,
      link: null,
      linkName: null,
    });
    const row = contestRow('X01OR.REGATTA---------FNL-000100--', ['A', 'B', 'C']);
    const { lines } = toContest({ ...row, steps: [step('A', '10'), step('B', '2'), step('C', '1')] });
    expect(lines.map(({ competitor, rank }) => [competitor, rank])).toEqual([
      ['C', 1],
      ['B', 2],
      ['A', 3],
    ]);
  });

  test('make the first of two sides the home side and the second the away side', () => {
    const { entered } = toContest(contestRow('HBLMTEAM7-------------GPA-000200--', ['A', 'B']));
    expect(entered.lines.map(({ competitor, side }) => [competitor, side])).toEqual([
      ['A', 'home'],
      ['B', 'away'],
    ]);
  });

  test('give an open place a name of its own', () => {
    const row = contestRow('HBLMTEAM7-------------FNL-000100--', ['A', 'B']);
    const lines = [{ ...row.lines[0]!, competitor: null }, row.lines[1]!];
    expect(toContest({ ...row, lines }).entered.lines.map(({ competitor }) => competitor)).toEqual(['TBD#1', 'B']);
  });
});

test('an error names competitors without a mark or a reason for its absence, but no open places', () => {
  const row = contestRow('ATHM100M--------------FNL-000100--', ['A', 'B', 'C', 'D']);
  const lines = row.lines.map((line) => (line.competitor === 'D' ? { ...line, competitor: null } : line));
  const mark = (competitor: string, text: string | null, irm: string | null) => ({
    step: { do: 'mark', id: `mark-${competitor}`, at: '', competitor, mark: text, irm } as const,
    by: null,
    link: null,
    linkName: null,
  });
  const contest = toContest({ ...row, lines, steps: [mark('A', '11.20', null), mark('C', null, 'DNS')] });
  expect(missingMarks(contest)).toEqual(['B']);
  const match = toContest(contestRow('HBLMTEAM7-------------GPA-000200--', ['A', 'B']));
  expect(missingMarks(match)).toEqual([]);
});
