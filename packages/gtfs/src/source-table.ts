import { decodeText, folderLimits, suggestion, parseCsv, TextPositions } from '@podium/games-folder';
import type { CsvFile, ProblemCode, ProblemList, ProblemParams } from '@podium/games-folder';
import { cellFault } from './cell-fault.ts';
import { cellReader } from './gtfs-feed.ts';
import type { GtfsTable } from './gtfs-feed.ts';
import { gtfsSchema } from './gtfs-schema.ts';
import type { GtfsTableName } from './gtfs-schema.ts';

/** A table of a feed during validation: its cells and their positions in the file. */
export class SourceTable implements GtfsTable {
  readonly name: GtfsTableName;
  readonly file: string;
  columns: string[] = [];
  rows: string[][] = [];
  /** False if records are missing because of errors, so that references to them are not reported as well. */
  isComplete = true;
  readonly #problems: ProblemList;
  #offsets: number[][] = [];
  #positions: TextPositions | undefined;
  #read: ReturnType<typeof cellReader> | undefined;

  constructor(name: GtfsTableName, file: string, problems: ProblemList) {
    this.name = name;
    this.file = file;
    this.#problems = problems;
  }

  /** Text of a cell without spaces around it; '' if the column is absent. */
  cell(index: number, column: string): string {
    this.#read ??= cellReader(this);
    return this.#read(this.rows[index]!, column);
  }

  lineNumber(index: number): number {
    return this.#positions?.at(this.#offsets[index]![0]!).line ?? 1;
  }

  report(index: number, column: string, code: ProblemCode, params: ProblemParams): void {
    const offsets = this.#offsets[index]!;
    const cell = this.columns.indexOf(column);
    this.#add(offsets[cell] ?? offsets[0]!, code, params, column);
  }

  /** Reads header and cells; `checkCells` then checks each cell on its own. */
  read(bytes: Uint8Array): void {
    const decoded = decodeText(bytes);
    if (!('text' in decoded)) {
      this.isComplete = false;
      const place = { line: decoded.line, column: decoded.column };
      this.#problems.add({ file: this.file, ...place, code: 'E102', columnName: '', params: { form: 'not-utf8' } });
      return;
    }
    this.#positions = new TextPositions(decoded.text);
    if (decoded.guess !== undefined) this.#add(0, 'W102', { form: 'read-as', guess: decoded.guess });
    const csv = parseCsv(decoded.text, folderLimits.rowsPerFile + 1);
    this.#reportStructure(csv);
    const header = csv.records.shift();
    if (!header) {
      this.#add(0, 'E206', { form: 'header-missing', example: requiredNames(this.name).join(',') });
      this.isComplete = false;
      return;
    }
    this.#readHeader(header.cells, header.offsets);
    for (const { cells, offsets } of csv.records) {
      if (cells.length > this.columns.length) {
        this.#add(offsets[0]!, 'E203', {
          form: 'cell-count',
          found: cells.length,
          expected: this.columns.length,
        });
        this.isComplete = false;
        continue;
      }
      while (cells.length < this.columns.length) cells.push('');
      this.rows.push(cells);
      this.#offsets.push(offsets);
    }
  }

  /** Leaves out rows before their cells are checked. */
  keepRows(isKept: (index: number) => boolean): void {
    const kept = this.rows.flatMap((_, index) => (isKept(index) ? [index] : []));
    if (kept.length === this.rows.length) return;
    this.rows = kept.map((index) => this.rows[index]!);
    this.#offsets = kept.map((index) => this.#offsets[index]!);
  }

  #readHeader(cells: readonly string[], offsets: readonly number[]): void {
    this.columns = cells.map((cell) => cell.trim());
    const columnNames = gtfsSchema[this.name].columns.map(({ name }) => name);
    for (const [index, column] of this.columns.entries()) {
      if (this.columns.indexOf(column) !== index) this.#add(offsets[index]!, 'E202', { form: 'column-twice' }, column);
      const meant = columnNames.includes(column) ? {} : suggestion(column, columnNames);
      if (meant.near !== undefined) this.#add(offsets[index]!, 'W205', { form: 'column-unknown', ...meant }, column);
    }
    for (const column of requiredNames(this.name))
      if (!this.columns.includes(column)) this.#add(0, 'E201', { form: 'column-missing' }, column);
  }

  checkCells(): void {
    for (const { name, type, isRequired } of gtfsSchema[this.name].columns) {
      const column = this.columns.indexOf(name);
      if (column === -1) continue;
      for (const [index, row] of this.rows.entries()) {
        const value = row[column]!.trim();
        if (value === '') {
          if (isRequired) this.report(index, name, 'E301', { form: 'empty' });
          continue;
        }
        const fault = cellFault(value, type);
        if (fault) this.report(index, name, fault.code, fault.params);
      }
    }
  }

  #reportStructure(csv: CsvFile): void {
    for (const offset of csv.broken) this.#add(offset, 'E204', { form: 'quote-followed' });
    if (csv.unclosed !== undefined) this.#add(csv.unclosed, 'E204', { form: 'quote-open' });
    if (csv.overlong !== undefined) this.#add(csv.overlong, 'E103', { form: 'record-too-long' });
    if (csv.isTooLong) this.#add(0, 'E103', { form: 'too-many-rows', limit: folderLimits.rowsPerFile });
    const hasMore = csv.unclosed !== undefined || csv.overlong !== undefined || csv.isTooLong;
    if (csv.broken.length > 0 || hasMore) this.isComplete = false;
  }

  #add(offset: number, code: ProblemCode, params: ProblemParams, columnName = ''): void {
    if (this.#problems.isFull(this.file, code, columnName)) {
      this.#problems.add({ file: this.file, line: 1, column: 1, code, columnName, params });
      return;
    }
    const place = this.#positions?.at(offset) ?? { line: 1, column: 1 };
    this.#problems.add({ file: this.file, ...place, code, columnName, params });
  }
}

export type SourceTables = ReadonlyMap<GtfsTableName, SourceTable>;

function requiredNames(name: GtfsTableName): string[] {
  return gtfsSchema[name].columns.filter(({ isRequired }) => isRequired).map((column) => column.name);
}
