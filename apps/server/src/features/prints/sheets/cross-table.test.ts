import type { StandingAnswer } from '@podium/contract';
import { expect, test } from 'vitest';
import { crossTable } from './cross-table.ts';

const side = (id: string) => ({ id, type: 'team', name: `Team ${id}`, organisation: null }) as const;
const group = (lines: Readonly<Record<string, readonly (readonly [string, string | undefined, boolean])[]>>) =>
  ({
    lines: Object.entries(lines).map(([id, met], index) => ({
      position: index + 1,
      result: String(6 - 3 * index),
      competitor: side(id),
      opponents: met.map(([other, result, isWon]) => ({ competitor: side(other), result, isWon })),
    })),
  }) as unknown as StandingAnswer;

const three = group({
  A: [
    ['B', '3-1', true],
    ['C', undefined, true],
  ],
  B: [['A', '1-3', false]],
  C: [['A', undefined, false]],
});

test('a group is printed with a row and a column for each side, the scores from the side of the row', () => {
  const { columns, rows } = crossTable('en', three)!;
  expect(columns.map(({ head }) => head)).toEqual(['', 'Name', '1', '2', '3', 'Result']);
  expect(rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ['1', 'Team A', '', '3-1', '+', '6'],
    ['2', 'Team B', '1-3', '', '–', '3'],
    ['3', 'Team C', '−', '–', '', '0'],
  ]);
});

test('a group without a match, or with more sides than fit on a page, is not printed', () => {
  expect(crossTable('en', group({ A: [], B: [], C: [] }))).toBeUndefined();
  const ids = Array.from({ length: 13 }, (_, index) => `S${index}`);
  const large = group(Object.fromEntries(ids.map((id) => [id, [['S0', '1-0', true] as const]])));
  expect(crossTable('en', large)).toBeUndefined();
});
