import { suggestion } from './cell-check.ts';
import { leastColumns, requiredGroups } from './column.ts';
import { columnName } from './column-name.ts';
import type { Column } from './column.ts';
import { shorten } from './problems.ts';
import type { SourceTable } from './source-table.ts';
import type { Fail } from './table-records.ts';

/** The column at each position of the header, undefined if unknown or a duplicate; undefined if no column is known. */
export function readHeader(
  cells: readonly string[],
  offsets: readonly number[],
  table: SourceTable,
  fail: Fail,
): (Column | undefined)[] | undefined {
  const known = new Map(table.schema.columns.map((column) => [column.name, column]));
  if (cells.length > 0 && !cells.some((cell) => known.has(columnName(cell)))) {
    table.isIncomplete = true;
    const example = leastColumns(table.schema.columns).map(({ name }) => name);
    fail(offsets[0]!, 'E206', { form: 'header-missing', example: example.join(', ') });
    return undefined;
  }
  const columns = cells.map((cell, index) => {
    const name = columnName(cell);
    const column = known.get(name);
    if (!column) {
      if (name !== '')
        fail(offsets[index]!, 'W205', { form: 'column-unknown', ...suggestion(name, known.keys()) }, shorten(cell));
      return undefined;
    }
    if (table.columnIndex.has(name)) {
      fail(offsets[index]!, 'E202', { form: 'column-twice' }, name);
      return undefined;
    }
    table.columnIndex.set(name, index);
    return column;
  });
  for (const { name, isRequired } of table.schema.columns) {
    if (!isRequired || table.columnIndex.has(name)) continue;
    fail(offsets[0] ?? 0, 'E201', { form: 'column-missing' }, name);
    if (name === 'id') table.isIncomplete = true;
  }
  for (const group of requiredGroups(table.schema.columns)) {
    if (!group.some(({ name }) => table.columnIndex.has(name)))
      fail(offsets[0] ?? 0, 'E201', { form: 'no-language' }, group[0]!.name);
  }
  return columns;
}
