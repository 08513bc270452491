import { cleanText, noFlag } from '@podium/games';
import type { TableSource } from './arrange-files.ts';
import { checkCell, suggestion } from './cell-check.ts';
import { checkMedia } from './check-media.ts';
import { leastColumns, requiredGroups } from './column.ts';
import type { Column } from './column.ts';
import { unescapeFormula, parseCsv, TextPositions } from './csv.ts';
import type { CsvFile } from './csv.ts';
import { leavesFolder } from './folder-source.ts';
import type { FolderCheck } from './folder-check.ts';
import { folderLimits } from './folder-limits.ts';
import { mediaTypeOf } from './media-type.ts';
import { quoted, shortened } from './problems.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';
import { SourceRow } from './source-table.ts';
import type { SourceTable } from './source-table.ts';
import { decodeText } from './spreadsheet/decode-text.ts';
import { findSeparator } from './spreadsheet/find-separator.ts';
import { dateOrder, isDayFirst, readLocalTime } from './spreadsheet/local-times.ts';
import type { DateOrder } from './spreadsheet/local-times.ts';
import { normalCell, visibleText } from './spreadsheet/normal-cell.ts';
import type { CellContext } from './spreadsheet/normal-cell.ts';
import type { Sheet } from './spreadsheet/workbook.ts';

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

interface TableRecord {
  cells: string[];
  offsets: number[];
  /** Indexes of cells that the spreadsheet stores as dates. */
  dates?: number[];
}

function textRecords(table: SourceTable, bytes: Uint8Array, fail: Fail): TableRecord[] | undefined {
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

/** Whether a .csv is a renamed workbook: a zip (.xlsx, .ods) or a compound file (.xls). */
function isSpreadsheet(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return start === '504b0304' || start === 'd0cf11e0';
}

/** Sheets have no text offsets, so an offset encodes row and column. */
function sheetRecords(table: SourceTable, sheet: Sheet, fail: Fail): TableRecord[] {
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

type Fail = (offset: number, code: ProblemCode, params: ProblemParams, columnName?: string) => void;

function reportStructure(csv: CsvFile, table: SourceTable, fail: Fail): void {
  for (const offset of csv.broken) fail(offset, 'E204', { form: 'quote-followed' });
  if (csv.unclosed !== undefined) fail(csv.unclosed, 'E204', { form: 'quote-open' });
  if (csv.overlong !== undefined) fail(csv.overlong, 'E103', { form: 'record-too-long' });
  if (csv.isTooLong) fail(0, 'E103', { form: 'too-many-rows', limit: folderLimits.rowsPerFile });
  table.isIncomplete =
    csv.broken.length > 0 || csv.unclosed !== undefined || csv.overlong !== undefined || csv.isTooLong;
  table.hasBrokenRecords = table.isIncomplete;
}

/** Normalizes a header: `Family_name ` becomes `family_name`. */
export const columnName = (cell: string): string => cleanText(cell).trim().toLowerCase();

/** The column at each position of the header, undefined if unknown or a duplicate; undefined if no column is known. */
function readHeader(
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
        fail(offsets[index]!, 'W205', { form: 'column-unknown', ...suggestion(name, known.keys()) }, shortened(cell));
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

/** Error values of spreadsheet formulas. */
const formulaError = /^#(N\/A|REF!|DIV\/0!|NAME\?|VALUE!|NUM!|NULL!|SPILL!)$/;

/** UTF-8 that was opened as Windows-1252 and saved again: `ConceiÃ§Ã£o`, `JosÃ©`, `Ã‰rico`. */
const wrongLetters = /Ã[\u0080-\u009F¡-©±-¶¼‰‡]/u;

/** Converts the records of one file to rows, with cells in canonical form. */
class RowReader {
  readonly #check: FolderCheck;
  readonly #table: SourceTable;
  readonly #columns: readonly (Column | undefined)[];
  readonly #context: CellContext;
  /** The columns of this file in each group of which one must be filled. */
  readonly #groups: readonly (readonly Column[])[];
  #cleaned = 0;
  #firstCleaned = 0;
  #hasReportedOrder: boolean;
  #hasReportedLetters = false;

  constructor(check: FolderCheck, table: SourceTable, columns: readonly (Column | undefined)[], order: DateOrder) {
    this.#check = check;
    this.#table = table;
    this.#columns = columns;
    this.#context = { order, zone: check.zone };
    this.#groups = requiredGroups(columns.filter((column) => column !== undefined));
    this.#hasReportedOrder = order === 'both';
  }

  read({ cells, offsets, dates }: TableRecord): SourceRow {
    const values: Record<string, string> = {};
    const row = new SourceRow(values, offsets);
    for (const [index, column] of this.#columns.entries()) {
      if (!column) continue;
      const given = unescapeFormula(cells[index] ?? '');
      const text = visibleText(column, given);
      if (cleanText(given) !== given) this.#noteCleaned(offsets[index]!);
      if (text === '') {
        if (column.isRequired) this.#check.report(this.#table, row, column.name, 'E301', { form: 'empty' });
        continue;
      }
      if (wrongLetters.test(text)) {
        row.markWrong(column.name);
        if (!this.#hasReportedLetters)
          this.#check.report(this.#table, row, column.name, 'E102', { form: 'wrong-letters' });
        this.#hasReportedLetters = true;
      }
      const value = normalCell(column, text, this.#context);
      values[column.name] = value;
      this.#checkCell(row, column, value, dates?.includes(index) ?? false);
    }
    for (const group of this.#groups) {
      if (group.every(({ name }) => values[name] === undefined))
        this.#check.report(this.#table, row, group[0]!.name, 'E301', { form: 'no-language' });
    }
    return row;
  }

  /** Gives one warning for all cells of a file that contain invisible characters. */
  reportCleaned(): void {
    if (this.#cleaned === 0) return;
    const { problems } = this.#check;
    const place = this.#table.positions?.at(this.#firstCleaned) ?? { line: 1, column: 1 };
    const params = { form: 'invisible-removed', count: this.#cleaned } as const;
    problems.add({ file: this.#table.shownFile, ...place, code: 'W308', columnName: '', params });
  }

  #noteCleaned(offset: number): void {
    if (this.#cleaned === 0) this.#firstCleaned = offset;
    this.#cleaned += 1;
  }

  #checkCell(row: SourceRow, column: Column, value: string, isDate: boolean): void {
    const { kind } = column.type;
    const isTimely = kind === 'date' || kind === 'time';
    if (isTimely && readLocalTime(value, this.#context.order) === 'order') {
      row.markWrong(column.name);
      if (!this.#hasReportedOrder)
        this.#check.report(this.#table, row, column.name, 'E303', { form: 'date-order', value: quoted(value) });
      this.#hasReportedOrder = true;
      return;
    }
    // Without games.json the time zone is unknown; report that problem, not this cell.
    if (kind === 'time' && !this.#context.zone && readLocalTime(value, this.#context.order) !== undefined) return;
    const fault =
      (formulaError.test(value)
        ? { code: 'E309' as const, params: { form: 'formula-error' as const, value } }
        : undefined) ??
      (isDate && !isTimely && column.name !== 'date'
        ? { code: 'E309' as const, params: { form: 'became-date' as const } }
        : undefined) ??
      checkCell(column, value) ??
      checkPath(this.#check, column, value) ??
      checkMedia(this.#check, column, value);
    if (fault) this.#check.report(this.#table, row, column.name, fault.code, fault.params);
    else if (kind === 'time') this.#checkOffset(row, column, value);
  }

  #checkOffset(row: SourceRow, column: Column, value: string): void {
    const { zone } = this.#context;
    const shown = zone?.otherThan(value);
    if (!zone || shown === undefined) return;
    const params = { form: 'offset-differs', value, shown, zone: zone.name } as const;
    this.#check.report(this.#table, row, column.name, 'W303', params);
  }
}

function checkPath(
  check: FolderCheck,
  { type: { kind } }: Column,
  value: string,
): { code: ProblemCode; params: ProblemParams } | undefined {
  if (kind !== 'path' && (kind !== 'flag' || isFlagCode(value))) return undefined;
  if (leavesFolder(value)) return { code: 'E104', params: { form: 'path-leaves' } };
  if (check.source.links.has(value)) return { code: 'E104', params: { form: 'path-link' } };
  const bytes = check.source.files.get(value);
  if (!bytes) return { code: 'E104', params: { form: 'path-missing', value: quoted(value) } };
  const megabyte = 1024 * 1024;
  if (bytes.length > folderLimits.attachmentBytes) {
    const limit = folderLimits.attachmentBytes / megabyte;
    return { code: 'E103', params: { form: 'file-too-large', size: Math.ceil(bytes.length / megabyte), limit } };
  }
  return mediaTypeOf(bytes) === undefined ? { code: 'E305', params: { form: 'not-media' } } : undefined;
}

/** `AZ`, `AZE` and `GB-ENG` are flag codes, and `none` means no flag. Any other text is the path of an image. */
export function isFlagCode(text: string): boolean {
  return text === noFlag || /^[A-Z]{2,3}(-[A-Z0-9]{1,3})?$/.test(text);
}

/** A row with too many cells is not read, but its id counts as known. */
function rememberId(table: SourceTable, columns: readonly (Column | undefined)[], cells: readonly string[]): void {
  const index = columns.findIndex((column) => column?.name === 'id');
  const id = index === -1 ? undefined : cells[index];
  if (!id || table.byId.has(id)) return;
  const row = new SourceRow({ id });
  for (const { name } of table.schema.columns) if (name !== 'id') row.markWrong(name);
  table.byId.set(id, row);
}

function checkKeys(check: FolderCheck, table: SourceTable): void {
  const { key } = table.schema;
  const required = new Set(table.schema.columns.filter((column) => column.isRequired).map((column) => column.name));
  const rowsByKey = new Map<string, SourceRow>();
  for (const row of table.rows) {
    if (key.some((name) => row.isWrong(name) || (required.has(name) && row.isEmpty(name)))) continue;
    const text = key.map((name) => row.get(name) ?? '').join('\u0000');
    const first = rowsByKey.get(text);
    if (first) check.report(table, row, key[0]!, 'E401', { form: 'same-key', line: table.lineOf(first) });
    else rowsByKey.set(text, row);
    const id = row.values['id'];
    if (key.length === 1 && id !== undefined && !first && !table.byId.has(id)) table.byId.set(id, row);
  }
  if (key.length > 1) return;
  // An invalid id counts as known, so that references to it are not reported as well.
  for (const row of table.rows) {
    const id = row.values['id'];
    if (id !== undefined && !table.byId.has(id)) table.byId.set(id, row);
  }
}
