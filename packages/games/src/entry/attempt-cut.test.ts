import { expect, test } from 'vitest';
import { cutCompetitors } from './attempt-cut.ts';

const line = (competitor: string, ...attempts: string[]) => ({ competitor, irm: null, attempts });
const rule = { after: 2, to: 2 };

test('only the best continue, once all have made their first attempts', () => {
  const [a, b, c] = [line('A', '5.10', 'x'), line('B', '5.00', '4.00'), line('C', '5.00', '4.50')];
  expect(cutCompetitors([a, b, line('C', '5.00')], rule)).toEqual([]);
  expect(cutCompetitors([a, b, c], rule)).toEqual(['B']);
});

test('competitors who are level at the last place both continue, and those without a valid attempt do not', () => {
  const level = [line('A', '5.10', 'x'), line('B', '5.00', 'x'), line('C', 'x', '5.00'), line('D', 'x', 'x')];
  expect(cutCompetitors(level, rule)).toEqual(['D']);
});

test('all competitors continue if there are no more of them than places', () => {
  expect(cutCompetitors([line('A', 'x', 'x'), line('B', '5.00', 'x')], rule)).toEqual([]);
});
