import { tableNamed } from './arrange-files.ts';
import { columnName } from './column-name.ts';
import { readWorkbook, WorkbookUnreadable } from './spreadsheet/workbook.ts';
import type { Sheet } from './spreadsheet/workbook.ts';
import { tableByColumns } from './single-file.ts';
import { schemaOf } from './table-schema.ts';

const workbookName = /^(.+)\.xls[xm]$/iu;

/**
 * Returns whether a workbook or text file contains tables of a Games folder: a sheet that is named like one and has its
 * columns. Offices name sheets `Results`, too.
 */
export function holdsTables(bytes: Uint8Array, name: string): boolean {
  const base = workbookName.exec(name)?.[1];
  if (base === undefined) return tableByColumns(bytes) !== undefined;
  try {
    return readWorkbook(bytes).some((sheet) => isTable(sheet, sheet.name) || isTable(sheet, base));
  } catch (error) {
    if (!(error instanceof WorkbookUnreadable)) throw error;
    return false;
  }
}

function isTable({ rows }: Sheet, name: string): boolean {
  const table = ['', 'content/', 'trivia/']
    .map((folder) => tableNamed(folder + name))
    .find((found) => found !== undefined);
  if (table === undefined) return false;
  const known = new Set(schemaOf(table).columns.map((column) => column.name));
  const header = (rows[0]?.cells ?? []).filter((cell) => cell !== '');
  return header.filter((cell) => known.has(columnName(cell))).length * 2 > header.length;
}
