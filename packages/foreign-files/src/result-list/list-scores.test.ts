import { expect, test } from 'vitest';
import { readMatch, readParts, readScore } from './list-scores.ts';

test.each([
  [
    '3 x 1 (25-20, 23-25, 25-18, 25-21)',
    {
      home: '3',
      away: '1',
      parts: [
        ['25', '20'],
        ['23', '25'],
        ['25', '18'],
        ['25', '21'],
      ],
    },
  ],
  [
    '2 x 1 (7-6(4), 3-6, 7–6 [10])',
    {
      home: '2',
      away: '1',
      parts: [
        ['7', '6', '4'],
        ['3', '6'],
        ['7', '6', '10'],
      ],
    },
  ],
  [
    '6-7(5) 4-6',
    {
      home: '0',
      away: '2',
      parts: [
        ['6', '7', '5'],
        ['4', '6'],
      ],
    },
  ],
  ['2-1 (1)', { home: '2', away: '1', parts: [], hasUnreadParts: true }],
  ['3–1', { home: '3', away: '1', parts: [] }],
  ['2 a 0', { home: '2', away: '0', parts: [] }],
  ['2–2 (4–3 pên.)', { home: '2', away: '2', parts: [], shootout: ['4', '3'] }],
  ['½-½', { home: '0.5', away: '0.5', parts: [] }],
  ['W.O. x 1', { absent: 'home', parts: [] }],
])('the score %s is read', (cell, score) => {
  expect(readScore(cell)).toEqual(score);
});

test.each(['adiado', '3', '', '12/03/2026'])('%s is no score', (cell) => {
  expect(readScore(cell)).toBeUndefined();
});

test('the scores of sets stand in a cell of their own', () => {
  expect(readParts('7-6(4) 3-6; 6 - 4')).toEqual({
    parts: [
      ['7', '6', '4'],
      ['3', '6'],
      ['6', '4'],
    ],
  });
  expect(readParts('25-20 22-25 15-12')).toEqual({
    parts: [
      ['25', '20'],
      ['22', '25'],
      ['15', '12'],
    ],
  });
});

test('both sides and the score stand in one cell', () => {
  expect(readMatch('Itajubá 3 x 1 Passos')).toMatchObject({
    home: 'Itajubá',
    away: 'Passos',
    score: { home: '3', away: '1' },
  });
  expect(readMatch('Ana Silva (Passos) x Bia Souza (Itajubá)')).toEqual({
    home: 'Ana Silva (Passos)',
    away: 'Bia Souza (Itajubá)',
  });
});

test.each([
  ['3 x 1 (25-20, 23, 25-18)', true],
  ['2 x 1 (1-0 no intervalo)', undefined],
  ['2 x 1 (prorrogação)', undefined],
])('a part of the score %s that cannot be read is marked', (cell, isMarked) => {
  expect(readScore(cell)?.hasUnreadParts).toBe(isMarked);
  expect(readParts('25-20 22:').hasUnreadParts).toBe(true);
});
