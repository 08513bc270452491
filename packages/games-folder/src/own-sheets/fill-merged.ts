import type { SheetLine } from './own-sheet.ts';

/** Wider titles are decoration. */
const maxColumns = 200;

/** Repeats the value of merged cells in each of them: a delegation beside the lines of its athletes, a title above columns. */
export function fillMerged(rows: readonly SheetLine[], merged: readonly string[]): SheetLine[] {
  const lines = rows.map(({ line, cells }) => ({ line, cells: [...cells] }));
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  for (const range of merged) {
    const [, firstColumn, firstLine, lastColumn, lastLine] = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/u.exec(range) ?? [];
    if (firstColumn === undefined || lastColumn === undefined) continue;
    const from = columnIndex(firstColumn);
    const value = byNumber.get(Number(firstLine))?.cells[from] ?? '';
    if (value === '') continue;
    const to = Math.min(columnIndex(lastColumn), maxColumns);
    for (const { line, cells } of lines) {
      if (line < Number(firstLine) || line > Number(lastLine)) continue;
      for (let index = from; index <= to; index += 1) {
        while (cells.length <= index) cells.push('');
        if (cells[index] === '') cells[index] = value;
      }
    }
  }
  return lines;
}

const columnIndex = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.codePointAt(0)! - 64, 0) - 1;
