import { describe, expect, test } from 'vitest';
import { heightResult, readHeightAttempts } from './heights.ts';

const bars = ['1.60', '1.65', '1.70', '1.75'];

describe('a jumper', () => {
  test.each<[string, string[], ReturnType<typeof heightResult>]>([
    ['has nothing before the first jump', [], { best: null, atBest: 0, failures: 0, isOut: false }],
    [
      'is out after three failures at one bar',
      ['o', 'xo', 'xxx'],
      { best: '1.65', atBest: 1, failures: 1, isOut: true },
    ],
    [
      'is out after three failures over two bars',
      ['o', 'x-', 'xx'],
      { best: '1.60', atBest: 0, failures: 0, isOut: true },
    ],
    [
      'begins to count anew after clearing a bar',
      ['xxo', 'xxo', 'xx'],
      { best: '1.65', atBest: 2, failures: 4, isOut: false },
    ],
    ['passes bars', ['-', '-', 'xo'], { best: '1.70', atBest: 1, failures: 1, isOut: false }],
    ['is out without a height', ['xxx'], { best: null, atBest: 0, failures: 0, isOut: true }],
    ['is out after retiring', ['o', 'xr'], { best: '1.60', atBest: 0, failures: 0, isOut: true }],
  ])('%s', (_name, attempts, expected) => expect(heightResult(attempts, bars)).toEqual(expected));
});

test.each([
  ['XXO', 'xxo'],
  [' x0 ', 'xo'],
  ['–', '-'],
  ['', ''],
  ['xxxo', undefined],
  ['oo', undefined],
  ['1.60', undefined],
])('the attempts %j are read as %j', (text, expected) => expect(readHeightAttempts(text)).toBe(expected));
