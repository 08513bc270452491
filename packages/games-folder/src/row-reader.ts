import { cleanText } from '@podium/games';
import { checkCell } from './cell-check.ts';
import { checkMedia } from './check-media.ts';
import { requiredGroups } from './column.ts';
import type { Column } from './column.ts';
import { unescapeFormula } from './csv.ts';
import type { FolderCheck } from './folder-check.ts';
import { quote } from './problems.ts';
import { SourceRow } from './source-table.ts';
import type { SourceTable } from './source-table.ts';
import { readLocalTime } from './spreadsheet/local-times.ts';
import type { DateOrder } from './spreadsheet/local-times.ts';
import { normalCell, visibleText } from './spreadsheet/normal-cell.ts';
import type { CellContext } from './spreadsheet/normal-cell.ts';
import { checkPath } from './check-path.ts';
import type { TableRecord } from './table-records.ts';

/** Error values of spreadsheet formulas. */
const formulaError = /^#(N\/A|REF!|DIV\/0!|NAME\?|VALUE!|NUM!|NULL!|SPILL!)$/;

/** UTF-8 that was opened as Windows-1252 and saved again: `ConceiÃ§Ã£o`, `JosÃ©`, `Ã‰rico`. */
const wrongLetters = /Ã[\u0080-\u009F¡-©±-¶¼‰‡]/u;

/** Converts the records of one file to rows, with cells in canonical form. */
export class RowReader {
  readonly #check: FolderCheck;
  readonly #table: SourceTable;
  readonly #columns: readonly (Column | undefined)[];
  readonly #context: CellContext;
  /** Groups of columns of this file; at least one column of each group must be filled. */
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
        this.#check.report(this.#table, row, column.name, 'E303', { form: 'date-order', value: quote(value) });
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
