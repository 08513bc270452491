import type { TableSource } from './arrange-files.ts';
import type { Column } from './column.ts';
import type { FolderCheck } from './folder-check.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';
import type { SourceTable } from './source-table.ts';
import { dateOrder, isDayFirst, readLocalTime } from './spreadsheet/local-times.ts';
import type { DateOrder } from './spreadsheet/local-times.ts';
import { checkKeys, rememberId } from './check-keys.ts';
import { readHeader } from './read-header.ts';
import { RowReader } from './row-reader.ts';
import { sheetRecords, textRecords } from './table-records.ts';
import type { Fail, TableRecord } from './table-records.ts';

/** Reads one file of the folder into its table: header, cells, keys. References and rules are checked after all files are read. */
export function readTable(check: FolderCheck, table: SourceTable, source: TableSource): void {
  table.isPresent = true;
  table.shownFile = source.file;
  check.problems.placeFile(source.file, table.file);
  const fail = (offset: number, code: ProblemCode, params: ProblemParams, columnName = ''): void => {
    check.problems.add({
      file: table.shownFile,
      ...(table.positions?.at(offset) ?? { line: 1, column: 1 }),
      code,
      columnName,
      params,
    });
  };
  const records = 'sheet' in source ? sheetRecords(table, source.sheet, fail) : textRecords(table, source.bytes, fail);
  const header = records?.shift();
  if (!header) {
    if (records) readHeader([], [], table, fail);
    return;
  }
  const columns = readHeader(header.cells, header.offsets, table, fail);
  if (!columns) return;
  const written = orderOfDates(columns, records!);
  const order = written === 'unknown' && isDayFirst(check.games?.timeZone ?? '') ? 'day' : written;
  if (order === 'both') fail(header.offsets[0]!, 'E303', { form: 'date-orders' });
  if (order !== written) reportDayFirst(columns, records!, fail);
  const reader = new RowReader(check, table, columns, order);
  for (const record of records!) {
    if (record.cells.every((cell) => cell.trim() === '')) continue;
    if (record.cells.slice(header.cells.length).every((cell) => cell.trim() === '')) {
      table.rows.push(reader.read(record));
      continue;
    }
    const { cells, offsets } = record;
    fail(offsets[0]!, 'E203', { form: 'cell-count', found: cells.length, expected: header.cells.length });
    table.hasBrokenRecords = true;
    rememberId(table, columns, cells);
  }
  reader.reportCleaned();
  checkKeys(check, table);
}

/** Notes that dates which could have the month first are read as the country of the Games writes them. */
function reportDayFirst(columns: readonly (Column | undefined)[], records: readonly TableRecord[], fail: Fail): void {
  const isOpen = (cell: string): boolean => readLocalTime(cell.trim(), 'unknown') === 'order';
  for (const { cells, offsets } of records)
    for (const index of dateColumns(columns))
      if (isOpen(cells[index] ?? '')) return fail(offsets[index]!, 'W303', { form: 'day-first' }, columns[index]!.name);
}

const dateColumns = (columns: readonly (Column | undefined)[]): number[] =>
  columns.flatMap((column, index) =>
    column?.type.kind === 'date' || column?.type.kind === 'days' || column?.type.kind === 'time' ? [index] : [],
  );

function orderOfDates(columns: readonly (Column | undefined)[], records: readonly TableRecord[]): DateOrder {
  const indexes = dateColumns(columns);
  if (indexes.length === 0) return 'unknown';
  return dateOrder(records.flatMap(({ cells }) => indexes.map((index) => cells[index] ?? '')));
}
