import { suggestion } from './cell-check.ts';
import { isContentName, isTriviaName, schemaOf } from './table-schema.ts';
import { folderLimits } from './folder-limits.ts';
import type { FolderSource } from './folder-source.ts';
import { tableNames } from './folder-tables.ts';
import type { FolderRow, GamesFacts, TableName } from './folder-tables.ts';
import { quote } from './problems.ts';
import type { ProblemCode, ProblemList, ProblemParams } from './problems.ts';
import { SourceRow, SourceTable } from './source-table.ts';
import { LocalZone } from './spreadsheet/local-times.ts';

/** Rows of earlier imports, used for files that are absent from the folder. */
export type KnownRows = Partial<Record<TableName, readonly FolderRow[]>>;

/** Ids that content may reference although no file of the folder contains them. */
export type KnownIds = ReadonlyMap<TableName, ReadonlySet<string>>;

/** Shared state of a folder's checks: its tables, its problems, and the resolution of references. */
export class FolderCheck {
  readonly source: FolderSource;
  readonly problems: ProblemList;
  readonly games: GamesFacts | undefined;
  readonly #tables = new Map<TableName, SourceTable>();
  readonly #absent = new Set<string>();
  readonly #knownIds: KnownIds;

  readonly zone: LocalZone | undefined;

  constructor(
    source: FolderSource,
    problems: ProblemList,
    games: GamesFacts | undefined,
    known: KnownRows,
    given: ReadonlySet<TableName>,
    knownIds: KnownIds = new Map(),
  ) {
    this.#knownIds = knownIds;
    this.source = source;
    this.problems = problems;
    this.games = games;
    this.zone = games && new LocalZone(games.timeZone);
    for (const name of tableNames) {
      const table = new SourceTable(name, schemaOf(name));
      this.#tables.set(name, table);
      if (given.has(name)) continue;
      table.rows = (known[name] ?? []).map((values) => new SourceRow(values));
      for (const row of table.rows) {
        const { id } = row.values;
        if (id !== undefined) table.byId.set(id, row);
      }
    }
  }

  table(name: TableName): SourceTable {
    return this.#tables.get(name)!;
  }

  /** Makes rows that stay beside those of a file the targets of references. */
  addKnown(name: TableName, rows: readonly FolderRow[]): void {
    const { byId } = this.table(name);
    for (const values of rows)
      if (values['id'] !== undefined && !byId.has(values['id'])) byId.set(values['id'], new SourceRow(values));
  }

  /** Present tables in load order. */
  get present(): SourceTable[] {
    return [...this.#tables.values()].filter((table) => table.isPresent);
  }

  report(table: SourceTable, row: SourceRow, column: string, code: ProblemCode, params: ProblemParams): void {
    // In a row that is right otherwise, no name has slipped into the column of the delegation.
    const isDelegation = column === 'organisation' && code === 'E402' && !row.hasWrongCells;
    if (!code.startsWith('W')) row.markWrong(column);
    const isPersonal = !isDelegation && table.schema.columns.some(({ name, isPersonal: is }) => is && name === column);
    this.problems.add({
      file: table.shownFile,
      ...table.positionOf(row, column),
      code,
      columnName: column,
      params: isPersonal ? withoutValue(params) : params,
    });
  }

  /** Resolves a reference and reports a missing row. Undefined if the cell is empty or invalid, or its row does not exist. */
  resolve(table: SourceTable, row: SourceRow, column: string, to: TableName): SourceRow | undefined {
    const id = row.get(column);
    return id === undefined ? undefined : this.#find(table, row, column, to, id);
  }

  resolveAll(table: SourceTable, row: SourceRow, column: string, to: TableName): void {
    for (const id of row.get(column)?.split(';') ?? []) if (id !== '') this.#find(table, row, column, to, id);
  }

  #find(table: SourceTable, row: SourceRow, column: string, to: TableName, id: string): SourceRow | undefined {
    const target = this.table(to);
    const found = target.byId.get(id);
    const isOutsideSport = isContentName(table.name) || isTriviaName(table.name);
    if (!found && isOutsideSport && this.#knownIds.get(to)?.has(id)) return undefined;
    if (!found && !target.isPresent && target.byId.size === 0) {
      row.markWrong(column);
      this.reportAbsent(table, row, column, target.file);
    } else if (!found && !target.isIncomplete) {
      const isQuiet =
        target.byId.size > folderLimits.idsForSuggestion || this.problems.isFull(table.file, 'E402', column);
      const meant = isQuiet ? {} : suggestion(id, target.byId.keys());
      this.report(table, row, column, 'E402', { form: 'not-found', value: quote(id), file: target.file, ...meant });
    }
    return found;
  }

  /** Reports once per column that the referenced file is absent, or both files if the row may be in either. */
  reportAbsent(table: SourceTable, row: SourceRow, column: string, file: string, other?: string): void {
    const key = `${table.name} ${column}`;
    if (this.#absent.has(key)) return;
    this.#absent.add(key);
    const params: ProblemParams =
      other === undefined ? { form: 'file-absent', file } : { form: 'file-absent-either', file, other };
    this.report(table, row, column, 'E402', params);
  }

  /** Returns the row of a valid reference. */
  target(row: SourceRow | undefined, column: string, to: TableName): SourceRow | undefined {
    const id = row?.get(column);
    return id === undefined ? undefined : this.table(to).byId.get(id);
  }

  /** Reports rows that repeat a value of an earlier row. */
  reportTwice(
    table: SourceTable,
    column: string,
    keyOf: (row: SourceRow) => string | undefined,
    code: ProblemCode = 'E401',
  ): void {
    const seen = new Map<string, SourceRow>();
    for (const row of table.rows) {
      const key = row.get(column) === undefined ? undefined : keyOf(row);
      if (key === undefined) continue;
      const first = seen.get(key);
      if (!first) seen.set(key, row);
      else
        this.report(table, row, column, code, {
          form: 'same-value',
          value: quote(row.get(column)!),
          line: table.lineOf(first),
        });
    }
  }
}

/** Omits values of cells about people, and suggestions for them. */
function withoutValue(params: ProblemParams): ProblemParams {
  const { value: _, near: __, ...rest } = params;
  return rest;
}

/** Groups rows by key; rows without one are omitted. */
export function groupRows(
  rows: readonly SourceRow[],
  keyOf: (row: SourceRow) => string | undefined,
): Map<string, SourceRow[]> {
  const groups = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
