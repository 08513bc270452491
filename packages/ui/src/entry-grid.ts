/** The order in which the keyboard goes through the fields of a form with a line per competitor. */

export interface Cell {
  row: number;
  column: number;
  /** Left out by Enter, but not by the arrows: attempts of a competitor who is out. */
  isSkipped?: boolean;
}

/** `rounds`: the first attempt of everybody, then the second; `competitors`: all attempts of one, then of the next. */
export type EntryOrder = 'rounds' | 'competitors';
export type CellMove = 'next' | 'up' | 'down' | 'left' | 'right';

/** The cell after a move; undefined at the end, where the focus stays. */
export function nextCell(cells: readonly Cell[], from: Cell, move: CellMove, order: EntryOrder): Cell | undefined {
  const byRow = (a: Cell, b: Cell): number => a.row - b.row || a.column - b.column;
  const byColumn = (a: Cell, b: Cell): number => a.column - b.column || a.row - b.row;
  switch (move) {
    case 'next': {
      const compare = order === 'rounds' ? byColumn : byRow;
      return cells.filter((cell) => !cell.isSkipped && compare(cell, from) > 0).toSorted(compare)[0];
    }
    case 'up':
      return cells
        .filter(({ row, column }) => column === from.column && row < from.row)
        .toSorted(byRow)
        .at(-1);
    case 'down':
      return cells.filter(({ row, column }) => column === from.column && row > from.row).toSorted(byRow)[0];
    case 'left':
      return cells
        .filter(({ row, column }) => row === from.row && column < from.column)
        .toSorted(byRow)
        .at(-1);
    case 'right':
      return cells.filter(({ row, column }) => row === from.row && column > from.column).toSorted(byRow)[0];
    default:
      return undefined;
  }
}

const arrows: Readonly<Record<string, CellMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * The move of a key in a text field; undefined if the key belongs to the field: an arrow within its text moves the
 * caret.
 */
export function moveOfKey(
  key: string,
  {
    value,
    selectionStart,
    selectionEnd,
  }: { value: string; selectionStart: number | null; selectionEnd: number | null },
): CellMove | undefined {
  const move = arrows[key];
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  if (move === 'left' && !isWhole && (selectionStart !== 0 || selectionEnd !== 0)) return undefined;
  if (move === 'right' && !isWhole && (selectionStart !== value.length || selectionEnd !== value.length))
    return undefined;
  return move;
}

/** The cell of a field that has one, by its `data-row` and `data-column`. */
const cellOf = ({ dataset }: HTMLElement): Cell => ({
  row: Number(dataset['row']),
  column: Number(dataset['column']),
  isSkipped: dataset['skipped'] === 'true',
});

interface CellKeyEvent {
  key: string;
  currentTarget: HTMLInputElement;
  preventDefault: () => void;
}

/**
 * Handles a key in a field of a grid, the closest element with `data-grid`: Enter goes to the next field, arrows to
 * those around it, Escape resets the field. The focus never leaves the grid.
 *
 * @param onLast is called at Enter in the last field, which keeps the focus
 */
export function handleCellKey(
  event: CellKeyEvent,
  { order, onReset, onLast }: { order: EntryOrder; onReset: () => void; onLast: () => void },
): void {
  const { key, currentTarget: field } = event;
  if (key === 'Escape') {
    onReset();
    return;
  }
  const move = key === 'Enter' ? 'next' : moveOfKey(key, field);
  if (!move) return;
  const fields = [
    ...(field.closest('[data-grid]')?.querySelectorAll<HTMLInputElement>('input[data-row]:enabled') ?? []),
  ];
  const next = nextCell(fields.map(cellOf), cellOf(field), move, order);
  const target =
    next &&
    fields.find(({ dataset }) => dataset['row'] === String(next.row) && dataset['column'] === String(next.column));
  if (key === 'Enter' || target) event.preventDefault();
  if (target) {
    target.focus();
    target.select();
  } else if (key === 'Enter') onLast();
}
