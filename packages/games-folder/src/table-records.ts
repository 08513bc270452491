import { columnName } from './column-name.ts';
import { TextPositions, parseCsv } from './csv.ts';
import type { CsvFile } from './csv.ts';
import { folderLimits } from './folder-limits.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';
import type { SourceTable } from './source-table.ts';
import { decodeText } from './spreadsheet/decode-text.ts';
import { findSeparator } from './spreadsheet/find-separator.ts';
import type { Sheet } from './spreadsheet/workbook.ts';

export interface TableRecord {
  cells: string[];
  offsets: number[];
  /** Indexes of cells that the spreadsheet stores as dates. */
  dates?: number[];
}

export function textRecords(table: SourceTable, bytes: Uint8Array, fail: Fail): TableRecord[] | undefined {
  if (isSpreadsheet(bytes)) {
    table.isIncomplete = true;
    fail(0, 'E102', { form: 'is-spreadsheet' });
    return undefined;
  }
  const decoded = decodeText(bytes);
  if (!('text' in decoded)) {
    table.isIncomplete = true;
    const { line, column } = decoded;
    table.positions = { at: () => ({ line, column }) };
    fail(0, 'E102', { form: 'not-utf8' });
    return undefined;
  }
  const { text, guess } = decoded;
  if (guess !== undefined) fail(0, 'W102', { form: 'read-as', guess });
  table.positions = new TextPositions(text);
  const names = new Set(table.schema.columns.map(({ name }) => name));
  const form = findSeparator(text, (name) => names.has(columnName(name)));
  const csv = parseCsv(text, folderLimits.rowsPerFile + 1, form);
  reportStructure(csv, table, fail);
  return csv.records;
}

/** Returns whether a .csv is a renamed workbook: a zip (.xlsx, .ods) or a compound file (.xls). */
function isSpreadsheet(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return start === '504b0304' || start === 'd0cf11e0';
}

/** Sheets have no text offsets, so an offset encodes row and column. */
export function sheetRecords(table: SourceTable, sheet: Sheet, fail: Fail): TableRecord[] {
  const width = 1000;
  table.positions = {
    at: (offset) => ({ line: Math.max(1, Math.floor(offset / width)), column: (offset % width) + 1 }),
  };
  if (sheet.isTooLong) fail(width, 'E103', { form: 'too-many-rows', limit: folderLimits.rowsPerFile });
  table.isIncomplete = sheet.isTooLong;
  return sheet.rows.map(({ line, cells, dates }) => ({
    cells,
    offsets: cells.map((_, index) => line * width + index),
    dates,
  }));
}

export type Fail = (offset: number, code: ProblemCode, params: ProblemParams, columnName?: string) => void;

function reportStructure(csv: CsvFile, table: SourceTable, fail: Fail): void {
  for (const offset of csv.broken) fail(offset, 'E204', { form: 'quote-followed' });
  if (csv.unclosed !== undefined) fail(csv.unclosed, 'E204', { form: 'quote-open' });
  if (csv.overlong !== undefined) fail(csv.overlong, 'E103', { form: 'record-too-long' });
  if (csv.isTooLong) fail(0, 'E103', { form: 'too-many-rows', limit: folderLimits.rowsPerFile });
  table.isIncomplete =
    csv.broken.length > 0 || csv.unclosed !== undefined || csv.overlong !== undefined || csv.isTooLong;
  table.hasBrokenRecords = table.isIncomplete;
}
