import { checkCell, meaning } from './cell-check.ts';
import type { Column } from './column.ts';
import { armed, parseCsv, TextPositions } from './csv.ts';
import type { CsvFile } from './csv.ts';
import { leavesFolder } from './folder-source.ts';
import type { FolderCheck } from './folder-check.ts';
import { folderLimits } from './folder-limits.ts';
import { mediaTypeOf } from './media-type.ts';
import { quoted } from './problems.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';
import { SourceRow } from './source-table.ts';
import type { SourceTable } from './source-table.ts';

/** Reads one file of the folder into its table: header, cells, keys. References and cross checks come after all files. */
export function readTable(check: FolderCheck, table: SourceTable, bytes: Uint8Array): void {
  table.isPresent = true;
  const fail = (offset: number, code: ProblemCode, params: ProblemParams, columnName = ''): void => {
    check.problems.add({
      file: table.file,
      ...(table.positions?.at(offset) ?? { line: 1, column: 1 }),
      code,
      columnName,
      params,
    });
  };
  const text = decode(bytes);
  if (typeof text !== 'string') {
    table.isIncomplete = true;
    check.problems.add({ file: table.file, ...text, code: 'E102', columnName: '', params: { form: 'not-utf8' } });
    return;
  }
  table.positions = new TextPositions(text);
  const csv = parseCsv(text, folderLimits.rowsPerFile + 1);
  reportStructure(csv, table, fail);
  const header = csv.records.shift() ?? { cells: [], offsets: [] };
  const columns = readHeader(header.cells, header.offsets, table, fail);
  for (const { cells, offsets } of csv.records) {
    if (cells.length === header.cells.length) {
      table.rows.push(readRow(check, table, columns, cells, offsets));
      continue;
    }
    fail(offsets[0]!, 'E203', { form: 'cell-count', found: cells.length, expected: header.cells.length });
    table.hasBrokenRecords = true;
    keepId(table, columns, cells);
  }
  checkKeys(check, table);
}

/** The file's text without its byte order mark, or where its first byte stands that is no UTF-8. */
export function decode(bytes: Uint8Array): string | { line: number; column: number } {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    let line = 1;
    for (let start = 0; start <= bytes.length; line++) {
      const end = bytes.indexOf(0x0a, start);
      const part = bytes.subarray(start, end === -1 ? bytes.length : end);
      try {
        new TextDecoder('utf-8', { fatal: true }).decode(part);
      } catch {
        return { line, column: Array.from(new TextDecoder().decode(part)).indexOf('\uFFFD') + 1 };
      }
      if (end === -1) break;
      start = end + 1;
    }
    return { line: 1, column: 1 };
  }
}

type Fail = (offset: number, code: ProblemCode, params: ProblemParams, columnName?: string) => void;

function reportStructure(csv: CsvFile, table: SourceTable, fail: Fail): void {
  for (const offset of csv.broken) fail(offset, 'E204', { form: 'quote-followed' });
  if (csv.unclosed !== undefined) fail(csv.unclosed, 'E204', { form: 'quote-open' });
  if (csv.isTooLong) fail(0, 'E103', { form: 'too-many-rows', limit: folderLimits.rowsPerFile });
  table.isIncomplete = csv.broken.length > 0 || csv.unclosed !== undefined || csv.isTooLong;
  table.hasBrokenRecords = table.isIncomplete;
}

/** Which column stands at each place of the header; undefined where it is unknown or there already. */
function readHeader(
  cells: readonly string[],
  offsets: readonly number[],
  table: SourceTable,
  fail: Fail,
): (Column | undefined)[] {
  const known = new Map(table.schema.columns.map((column) => [column.name, column]));
  const columns = cells.map((name, index) => {
    const column = known.get(name);
    if (!column) {
      if (name !== '')
        fail(offsets[index]!, 'W205', { form: 'column-unknown', hint: meaning(name, known.keys()) }, name);
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
    fail(0, 'E201', { form: 'column-missing' }, name);
    if (name === 'id') table.isIncomplete = true;
  }
  return columns;
}

function readRow(
  check: FolderCheck,
  table: SourceTable,
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  offsets: readonly number[],
): SourceRow {
  const values: Record<string, string> = {};
  const row = new SourceRow(values, offsets);
  for (const [index, column] of columns.entries()) {
    const given = armed(cells[index]!);
    if (!column) continue;
    if (given === '') {
      if (column.isRequired) check.report(table, row, column.name, 'E301', { form: 'empty' });
      continue;
    }
    const value = (column.type.kind === 'word' && column.type.aliases?.get(given)) || given;
    values[column.name] = value;
    const fault = checkCell(column, value) ?? checkPath(check, column, value);
    if (fault) check.report(table, row, column.name, fault.code, fault.params);
  }
  return row;
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

/** `AZ`, `AZE`, `GB-ENG`: letters of a flag; anything else is the path of an image. */
export function isFlagCode(text: string): boolean {
  return /^[A-Z]{2,3}(-[A-Z0-9]{1,3})?$/.test(text);
}

/** A row with too few or too many cells is not read, but what it is called is known. */
function keepId(table: SourceTable, columns: readonly (Column | undefined)[], cells: readonly string[]): void {
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
  const seen = new Map<string, SourceRow>();
  for (const row of table.rows) {
    if (key.some((name) => row.isWrong(name) || (required.has(name) && row.isEmpty(name)))) continue;
    const text = key.map((name) => row.get(name) ?? '').join('\u0000');
    const first = seen.get(text);
    if (first) check.report(table, row, key[0]!, 'E401', { form: 'same-key', line: table.lineOf(first) });
    else seen.set(text, row);
    const id = row.values['id'];
    if (key.length === 1 && id !== undefined && !first && !table.byId.has(id)) table.byId.set(id, row);
  }
  if (key.length > 1) return;
  // An id that is wrong itself is known all the same: who refers to it makes no second mistake.
  for (const row of table.rows) {
    const id = row.values['id'];
    if (id !== undefined && !table.byId.has(id)) table.byId.set(id, row);
  }
}
