import type { GtfsTableName } from './gtfs-schema.ts';

/** Cells as in the file; every row has one cell per column. */
export interface GtfsTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A valid feed. Every cell keeps its text, so that writing the feed reproduces it. */
export interface GtfsFeed {
  tables: Readonly<Partial<Record<GtfsTableName, GtfsTable>>>;
  /** Other files of the standard, such as fares, which are not parsed. */
  others: ReadonlyMap<string, Uint8Array>;
}

/** Reads cells of a row by column name; absent columns and empty cells are ''. */
export type CellReader = (row: readonly string[], column: string) => string;

export function cellReader({ columns }: GtfsTable): CellReader {
  const indexes = new Map(columns.map((name, index) => [name, index]));
  return (row, column) => {
    const index = indexes.get(column);
    return index === undefined ? '' : (row[index] ?? '').trim();
  };
}

/** `gtfsTable([{ stop_id: 'A', stop_name: 'Pier' }])`: columns in the order of their first use. */
export function gtfsTable(rows: readonly Readonly<Record<string, string | number>>[]): GtfsTable {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { columns, rows: rows.map((row) => columns.map((column) => String(row[column] ?? ''))) };
}
