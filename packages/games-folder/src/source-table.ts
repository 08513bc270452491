import type { FileSchema } from './column.ts';
import type { TextPosition } from './csv.ts';
import type { FileName, FolderRow } from './folder-tables.ts';

/** A row and what is known to be wrong with it, so that no check rests on a wrong cell. */
export class SourceRow {
  readonly values: FolderRow;
  readonly #offsets: readonly number[];
  #wrong: Set<string> | undefined;

  constructor(values: FolderRow, offsets: readonly number[] = []) {
    this.values = values;
    this.#offsets = offsets;
  }

  /** The cell's text, undefined where it is empty or found wrong. */
  get(column: string): string | undefined {
    return this.#wrong?.has(column) ? undefined : this.values[column];
  }

  isEmpty(column: string): boolean {
    return this.values[column] === undefined;
  }

  isWrong(column: string): boolean {
    return this.#wrong?.has(column) ?? false;
  }

  get hasWrongCells(): boolean {
    return this.#wrong !== undefined;
  }

  markWrong(column: string): void {
    (this.#wrong ??= new Set()).add(column);
  }

  /** Where a cell begins in the file's text; the record where the cell is not there. */
  offset(index: number): number {
    return this.#offsets[index] ?? this.#offsets[0] ?? 0;
  }
}

/** One file of the folder, or what an earlier import left of it where the file is absent. */
export class SourceTable {
  readonly name: FileName;
  readonly schema: FileSchema;
  isPresent = false;
  /** Rows are missing that the file has: what is not found here may be there. */
  isIncomplete = false;
  /** Some record could not be read: counts and sequences say nothing. */
  hasBrokenRecords = false;
  rows: SourceRow[] = [];
  readonly byId = new Map<string, SourceRow>();
  columnIndex = new Map<string, number>();
  positions: { at(offset: number): TextPosition } | undefined;
  /** The file or sheet that the rows come from, as messages name it. */
  shownFile: string;

  constructor(name: FileName, schema: FileSchema) {
    this.name = name;
    this.schema = schema;
    this.shownFile = this.file;
  }

  get file(): string {
    return `${this.name}.csv`;
  }

  hasColumn(column: string): boolean {
    return this.columnIndex.has(column);
  }

  positionOf(row: SourceRow, column: string): TextPosition {
    return this.positions?.at(row.offset(this.columnIndex.get(column) ?? 0)) ?? { line: 1, column: 1 };
  }

  lineOf(row: SourceRow): number {
    return this.positions?.at(row.offset(0)).line ?? 1;
  }
}
