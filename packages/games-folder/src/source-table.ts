import type { FileSchema } from './column.ts';
import type { TextPosition } from './csv.ts';
import type { FolderRow, TableName } from './folder-tables.ts';

/** A row and its invalid cells, so that no check relies on one of them. */
export class SourceRow {
  readonly values: FolderRow;
  readonly #offsets: readonly number[];
  #wrong: Set<string> | undefined;

  constructor(values: FolderRow, offsets: readonly number[] = []) {
    this.values = values;
    this.#offsets = offsets;
  }

  /** The cell's text; undefined if it is empty or invalid. */
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

  /** Offset of a cell in the file's text; that of the record if the cell is absent. */
  offset(index: number): number {
    return this.#offsets[index] ?? this.#offsets[0] ?? 0;
  }
}

/** One file of the folder, or the rows of an earlier import if the file is absent. */
export class SourceTable {
  readonly name: TableName;
  readonly schema: FileSchema;
  isPresent = false;
  /** Some rows of the file were not read, so the target of an unresolved reference may exist. */
  isIncomplete = false;
  /** Some record could not be read, so counts and sequences are unreliable. */
  hasBrokenRecords = false;
  rows: SourceRow[] = [];
  readonly byId = new Map<string, SourceRow>();
  columnIndex = new Map<string, number>();
  positions: { at(offset: number): TextPosition } | undefined;
  /** Name of the file or sheet in messages. */
  shownFile: string;

  constructor(name: TableName, schema: FileSchema) {
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
