import { expect, it } from 'vitest';
import { disciplinePhrase } from './discipline-phrase.ts';
import { disciplineFor } from './discipline-for.ts';
import { phrases } from './phrases.gen.ts';
import { currentPeriod, findPeriodName, lostDecider } from './read-periods.ts';

const en: Record<string, string> = phrases.generic.en;

it.each([
  ['S1', 'Set 1', 'Set 1'],
  ['G2', 'Game 2', 'Game 2'],
  ['P3', 'Period 3', 'P3'],
  ['2', 'Period 2', 'P2'],
  ['Q4', 'Quarter 4', 'Q4'],
  ['H1', '1st half', 'H1'],
  ['H2', '2nd half', 'H2'],
  ['H3', 'Half 3', 'H3'],
  ['R2', 'Round 2', 'R2'],
  ['B5', 'Bout 5', 'B5'],
  ['OT1', 'Overtime 1', 'OT1'],
  ['OT', 'Overtime', 'OT'],
  ['ET-H2', 'Overtime 2', 'OT2'],
  ['ET1', 'Overtime 1', 'OT1'],
  ['PSO', 'Shootout', 'SO'],
  ['TOT', 'Total', 'T'],
])('the period %s is %s, in short %s', (code, name, short) => {
  const periodName = findPeriodName(disciplineFor(''), code)!;
  expect(en[periodName.phrase]?.replace('{number, number}', periodName.number ?? '')).toBe(name);
  expect(en[periodName.short]?.replace('{number}', periodName.number ?? '')).toBe(short);
});

it.each(['Q1_H', 'ZZ9', 'constructor1', ''])('the period %j has no name without its sport', (code) => {
  expect(findPeriodName(disciplineFor(''), code)).toBeUndefined();
});

const ui = (code: string, value: string) => ({ type: 'UI', code, value });
const scoredPart = (code: string) => ({ code, home: '0', away: '0' });

it.each([
  ['HBL', [ui('PERIOD', 'H2')], [scoredPart('H1')], 'H2'],
  ['BDM', [ui('CURRENT_GAME', '2')], [], 'G2'],
  ['BDM', [ui('CURRENT_GAME', 'G3')], [], 'G3'],
  ['BOX', [ui('ROUND', '3')], [], 'R3'],
  ['JUD', [ui('GOLD_SCORE', 'Y')], [], 'GOLD_SCORE'],
  ['JUD', [ui('GOLD_SCORE', 'N')], [], undefined],
  ['VVO', [], [scoredPart('S1'), scoredPart('S2'), { code: 'S3' }, scoredPart('TOT')], 'S2'],
  ['VVO', [{ type: 'ER', code: 'PERIOD', value: 'S4' }], [], undefined],
  ['SWM', [], [], undefined],
])('in %s the data %j and the parts %j show that %s is live', (code, details, periods, on) => {
  expect(currentPeriod(disciplineFor(code), { details, periods })).toBe(on);
});

it('a golden score has its own name in every language, and so have periods of another sport', () => {
  const { phrase } = findPeriodName(disciplineFor('JUD'), 'GOLD_SCORE')!;
  expect(disciplinePhrase({ code: 'JUD', language: 'fr', phrase })).toBe('Golden score');
  expect(disciplinePhrase({ code: 'ZZZ', language: 'pt', phrase: 'quarterNumber' })).toBe('{number, number}º quarto');
  expect(findPeriodName(disciplineFor('KTE'), 'GOLD_SCORE')).toBeUndefined();
  expect(() => disciplinePhrase({ code: 'JUD', language: 'en', phrase: 'constructed' })).toThrow(
    'constructed is not said in en',
  );
});

it('the points next to a set are those of the side that lost the tie-break', () => {
  const lost = (code: string, value: string): string[] =>
    (['home', 'away'] as const).map((side) => lostDecider(disciplineFor('TEN'), [{ code, value }], side));
  expect(lost('TIE_BREAK_POINTS', '7–5')).toEqual(['', '5']);
  expect(lost('TIE_BREAK_POINTS', '10–12')).toEqual(['10', '']);
  expect(lost('TIE_BREAK_POINTS', '4-7')).toEqual(['4', '']);
  expect(lost('GAME_POINTS', '40–15')).toEqual(['', '']);
});
