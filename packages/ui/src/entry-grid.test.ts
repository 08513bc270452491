import { describe, expect, test } from 'vitest';
import { moveOfKey, nextCell } from './entry-grid.ts';
import type { Cell } from './entry-grid.ts';

/** Two competitors with three attempts each; the last attempt of the second one is left out. */
const cells: Cell[] = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column) => ({ row, column, isSkipped: row === 1 && column === 2 })),
);
const place = (cell: Cell | undefined): number[] | undefined => cell && [cell.row, cell.column];

describe('Enter', () => {
  test('goes through the attempts round by round, without those of a competitor who is out', () => {
    const path = [[0, 0]];
    for (let cell: Cell | undefined = cells[0]; cell;) {
      cell = nextCell(cells, cell, 'next', 'rounds');
      if (cell) path.push([cell.row, cell.column]);
    }
    expect(path).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 2],
    ]);
  });

  test('goes from competitor to competitor in the other order', () => {
    expect(place(nextCell(cells, { row: 0, column: 2 }, 'next', 'competitors'))).toEqual([1, 0]);
    expect(nextCell(cells, { row: 1, column: 1 }, 'next', 'competitors')).toBeUndefined();
  });
});

describe('arrows', () => {
  test('move to the next field of the line or of the round, and stay at the edge', () => {
    const from = { row: 0, column: 1 };
    const moves = (['up', 'down', 'left', 'right'] as const).map((move) =>
      place(nextCell(cells, from, move, 'rounds')),
    );
    expect(moves).toEqual([undefined, [1, 1], [0, 0], [0, 2]]);
  });

  test('move the caret first within a text', () => {
    const field = (selectionStart: number) => ({ value: '7.84', selectionStart, selectionEnd: selectionStart });
    expect(moveOfKey('ArrowLeft', field(2))).toBeUndefined();
    expect(moveOfKey('ArrowRight', field(4))).toBe('right');
    expect(moveOfKey('ArrowRight', { value: '7.84', selectionStart: 0, selectionEnd: 4 })).toBe('right');
    expect(moveOfKey('ArrowDown', field(2))).toBe('down');
    expect(moveOfKey('a', field(0))).toBeUndefined();
  });
});
