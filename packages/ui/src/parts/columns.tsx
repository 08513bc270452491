import { Cell, HeaderCell, RowHeader } from './table.tsx';
import type { ReactNode } from 'react';
import type { CellProps } from './table.tsx';

/** A column of a table: its heading and its cells are declared together, so that they agree about presence, side and width. */
export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: CellProps['align'];
  /** Class of the heading and of the cells: their width, and the screens that show them. */
  width?: string;
  /** Further class of the cells: `num`. */
  cellClass?: string;
  /** The cells name their row. */
  isRowHeader?: boolean;
  /** Short name of the row, which screen readers announce with each cell. */
  abbr?: (row: Row) => string;
}

/** The heading of each column, for a table's `thead`. */
export function ColumnHeads<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr>
      {columns.map(({ id, header, align, width }) => (
        <HeaderCell key={id} align={align} className={width}>
          {header}
        </HeaderCell>
      ))}
    </tr>
  );
}

/** The cells of one row. */
export function ColumnCells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map(({ id, cell, align, width, cellClass, isRowHeader = false, abbr }) => {
    const Part = isRowHeader ? RowHeader : Cell;
    return (
      <Part key={id} align={align} className={[cellClass, width].filter(Boolean).join(' ')} abbr={abbr?.(row)}>
        {cell(row)}
      </Part>
    );
  });
}

/** A column of numbers or marks, which are written from left to right in every language. */
export const markColumn = <Row,>(
  id: string,
  header: ReactNode,
  mark: (row: Row) => ReactNode,
  { cellClass, ...look }: Pick<Column<Row>, 'align' | 'width' | 'cellClass'> = {},
): Column<Row> => ({
  id,
  header,
  cell: (row) => <bdi dir="ltr">{mark(row)}</bdi>,
  align: 'end',
  cellClass: cellClass === undefined ? 'num' : `num ${cellClass}`,
  ...look,
});

/** Leaves out columns that a table does not have: `hasBib && { id: 'bib', … }`. */
export const columnsOf = <Row,>(...columns: readonly (Column<Row> | false | readonly Column<Row>[])[]): Column<Row>[] =>
  columns.flatMap((column) => (column === false ? [] : column));
