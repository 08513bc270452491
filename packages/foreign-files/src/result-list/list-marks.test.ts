import { expect, test } from 'vitest';
import { markText, readListMark, readPlace } from './list-marks.ts';

test.each([
  ['12,34', '12.34'],
  ['1:02.5', '1:02.5'],
  ['1h02', '1:02:00'],
  ['1h02min03s', '1:02:03'],
  ['2\'05"30', '2:05.30'],
  ['2min05s30', '2:05.30'],
  ['2.05.32', '2:05.32'],
  ['00:01:02.34', '1:02.34'],
  ['12,3 s', '12.3'],
  ['١٢٫٣٤', '12.34'],
])('the time %s is read', (cell, text) => {
  const read = readListMark(cell, 'time');
  expect(read && 'mark' in read && markText(read.mark, read.mark.decimals)).toBe(text);
});

test.each([
  ['5,32', '5.32'],
  ['5m32', '5.32'],
  ['532 cm', '5.32'],
  ['1,60 metros', '1.60'],
])('the distance %s is read', (cell, text) => {
  const read = readListMark(cell, 'distance');
  expect(read && 'mark' in read && markText(read.mark, read.mark.decimals)).toBe(text);
});

test('a number in brackets behind a mark is the wind', () => {
  expect(readListMark('4,52 (-0,4)', 'distance')).toMatchObject({ mark: { value: 4520, wind: '-0.4' } });
});

test.each([
  ['Desclassificado (queimou a largada)', { irm: 'DSQ', reason: 'queimou a largada' }],
  ['NÃO COMPARECEU', { irm: 'DNS' }],
  ['no terminó', { irm: 'DNF' }],
  ['forfait', { irm: 'WDR' }],
  ['diskvalifikasiya', { irm: 'DSQ' }],
  ['لم يحضر', { irm: 'DNS' }],
  ['DQ', { irm: 'DSQ' }],
])('%s is a mark without a result', (cell, irm) => {
  expect(readListMark(cell, 'time')).toEqual(irm);
});

test.each(['abc', '1:75.00', '12,34,56', '?'])('%s is no time', (cell) => {
  expect(readListMark(cell, 'time')).toBeUndefined();
});

test.each([
  ['1º', 1],
  ['3er', 3],
  ['=2', 2],
  ['2nd', 2],
  ['1º lugar', 1],
  ['3º/4º', 3],
  ['4 (empate)', 4],
  ['Ouro', undefined],
])('the place %s is %s', (cell, place) => {
  expect(readPlace(cell)).toBe(place);
});
