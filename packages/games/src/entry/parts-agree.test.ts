import { expect, test } from 'vitest';
import { disagreeingMarks, disagreeingScores } from './parts-agree.ts';

const line = (competitor: string, result: string | null, ...parts: (string | null)[]) => ({
  competitor,
  result,
  parts,
});

test.each([
  ['goals of halves', line('A', '3', '2', '1'), line('A', '3', '1', '1'), line('B', '1', '0', '1'), [['A', '2']]],
  [
    'goals of halves that still agree',
    line('A', '3', '2', '1'),
    line('A', '3', '1', '2'),
    line('B', '1', '0', '1'),
    [],
  ],
  [
    'sets, if the correction makes another side win one',
    line('A', '2', '25', '25'),
    line('A', '2', '25', '15'),
    line('B', '0', '20', '18'),
    [
      ['A', '1'],
      ['B', '1'],
    ],
  ],
  [
    'sets, if the same side wins',
    line('A', '2', '25', '25'),
    line('A', '2', '25', '26'),
    line('B', '0', '20', '18'),
    [],
  ],
  [
    'set points, two for each set and one if it is level',
    line('A', '3', '28', '27'),
    line('A', '3', '28', '28'),
    line('B', '1', '25', '27'),
    [
      ['A', '4'],
      ['B', '0'],
    ],
  ],
  [
    'a score that did not follow from the parts before',
    line('A', '9', '2', '1'),
    line('A', '9', '1', '1'),
    line('B', '1', '0', '1'),
    [],
  ],
])('a contradiction between a result and its parts is reported: %s', (_name, before, after, other, expected) => {
  const found = disagreeingScores([before, other], [after, other]);
  expect(found.map(({ competitor, counted }) => [competitor, counted])).toEqual(expected);
});

test('a corrected attempt that is no longer the best, or is better than the result, contradicts it', () => {
  const before = [line('A', '7.84', '7.60', 'x', '7.84')];
  const countedLine = (...parts: string[]) =>
    disagreeingMarks(before, [line('A', '7.84', ...parts)], 'distance').map((found) => found.counted);
  expect(countedLine('7.60', 'x', '7.48')).toEqual(['7.60']);
  expect(countedLine('7.90', 'x', '7.84')).toEqual(['7.90']);
  expect(countedLine('7.61', 'x', '7.84')).toEqual([]);
});

test('attempts are not compared with a result that does not follow from them', () => {
  const before = [line('A', '650.0', '104.0', '105.0')];
  expect(disagreeingMarks(before, [line('A', '650.0', '104.0', '106.0')], 'points')).toEqual([]);
});
