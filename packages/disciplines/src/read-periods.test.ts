import { expect, it } from 'vitest';
import { disciplineFor } from './discipline-for.ts';
import { phrases } from './phrases.gen.ts';
import { periodNameOf } from './read-periods.ts';

const en: Record<string, string> = phrases.generic.en;

it.each([
  ['S1', 'Set 1', 'Set 1'],
  ['G2', 'Game 2', 'Game 2'],
  ['P3', 'Period 3', 'P3'],
  ['2', 'Period 2', 'P2'],
  ['Q4', 'Quarter 4', 'Q4'],
  ['H1', 'Half 1', 'H1'],
  ['R2', 'Round 2', 'R2'],
  ['OT1', 'Overtime 1', 'OT1'],
  ['OT', 'Overtime', 'OT'],
  ['ET-H2', 'Overtime 2', 'OT2'],
  ['ET1', 'Overtime 1', 'OT1'],
  ['PSO', 'Shoot-out', 'SO'],
  ['TOT', 'Total', 'T'],
])('period %s is %s, in short %s', (code, name, short) => {
  const found = periodNameOf(disciplineFor(''), code)!;
  expect(en[found.phrase]?.replace('{number}', found.number ?? '')).toBe(name);
  expect(en[found.short]?.replace('{number}', found.number ?? '')).toBe(short);
});

it.each(['Q1_H', 'ZZ9', 'constructor1', ''])('%j can be named by its code alone', (code) => {
  expect(periodNameOf(disciplineFor(''), code)).toBeUndefined();
});
