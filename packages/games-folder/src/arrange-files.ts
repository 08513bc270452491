import { suggestion } from './cell-check.ts';
import type { FolderSource } from './folder-source.ts';
import { tableNames } from './folder-tables.ts';
import type { TableName } from './folder-tables.ts';
import { quote } from './problems.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';
import { readWorkbook, WorkbookUnreadable } from './spreadsheet/workbook.ts';
import type { Sheet } from './spreadsheet/workbook.ts';

/** Source of the rows of a table: a text file, or a sheet of a workbook. */
export type TableSource = { file: string; bytes: Uint8Array } | { file: string; sheet: Sheet };

export interface FileProblem {
  file: string;
  code: ProblemCode;
  params: ProblemParams;
}

export interface ArrangedFiles {
  games?: { file: string; bytes: Uint8Array };
  tables: Map<TableName, TableSource>;
  /** Paths that are neither games.json nor a table; those that no cell references are ignored. */
  rest: Set<string>;
  problems: FileProblem[];
}

const knownFiles = ['games.json', ...tableNames.map((name) => `${name}.csv`)];
const textFile = /^(.+?)(?:\.csv|\.tsv|\.txt|\.csv\.txt|\.tsv\.txt)$/i;
const workbookFile = /^(.+)\.xls[xm]$/i;
const otherSpreadsheet = /\.(xls|xlsb|ods|numbers)$/i;

/** Assigns the files of a folder to its tables: case-insensitive, with an additional `.txt`, or as sheets of workbooks. */
export function arrangeFiles(source: FolderSource): ArrangedFiles {
  const arranged: ArrangedFiles = { tables: new Map(), rest: new Set(), problems: [] };
  const add = (name: TableName, table: TableSource): void => {
    const first = arranged.tables.get(name);
    if (first) arranged.problems.push(twice(table.file, first.file, name));
    else arranged.tables.set(name, table);
  };
  for (const [path, bytes] of source.files) {
    const name = tableNamed(textFile.exec(path)?.[1]);
    if (/^games\.json(\.txt)?$/i.test(path)) arranged.games = { file: path, bytes };
    else if (name !== undefined) add(name, { file: path, bytes });
    else if (workbookFile.test(path) && folderOf(path) !== undefined) addSheets(path, bytes, add, arranged.problems);
    else arranged.rest.add(path);
  }
  return arranged;
}

/** `Team members` becomes `team_members`, `content/Safe contacts` becomes `content/safe_contacts`. */
export function tableNamed(text: string | undefined): TableName | undefined {
  const name = text?.trim().toLowerCase().replaceAll(/[ -]/g, '_');
  return tableNames.find((known) => known === name);
}

const subfolders = ['content/', 'trivia/'] as const;

/** The part of a path before the name: empty, a folder with tables, or undefined for other folders. */
function folderOf(path: string): '' | (typeof subfolders)[number] | undefined {
  if (!path.includes('/')) return '';
  const lower = path.toLowerCase();
  return subfolders.find((folder) => lower.startsWith(folder) && !lower.slice(folder.length).includes('/'));
}

const twice = (file: string, first: string, name: TableName): FileProblem => ({
  file,
  code: 'E105',
  params: { form: 'table-twice', first: quote(first), name },
});

function addSheets(
  path: string,
  bytes: Uint8Array,
  add: (name: TableName, table: TableSource) => void,
  problems: FileProblem[],
): void {
  let sheets: Sheet[];
  try {
    sheets = readWorkbook(bytes);
  } catch (error) {
    if (!(error instanceof WorkbookUnreadable)) throw error;
    problems.push({ file: path, code: 'E105', params: error.params });
    return;
  }
  const own = tableNamed(workbookFile.exec(path)?.[1]);
  const folder = folderOf(path)!;
  // At the top, a sheet may also be a table of a subfolder: `Bulletins` is `content/bulletins`.
  const places = folder === '' ? ['', ...subfolders] : [folder];
  const nameOf = ({ name }: Sheet): TableName | undefined =>
    places.map((place) => tableNamed(place + name)).find((found) => found !== undefined);
  const hasOwn = sheets.some((sheet) => nameOf(sheet) === own);
  const isFilled = ({ rows, isTooLong }: Sheet): boolean => rows.length > 0 || isTooLong;
  const first = sheets.find(isFilled);
  for (const sheet of sheets) {
    const isOnly = own !== undefined && !hasOwn && sheet === first;
    const name = nameOf(sheet) ?? (isOnly ? own : undefined);
    const file = isOnly ? path : `${path}[${sheet.name}]`;
    if (name !== undefined && isFilled(sheet)) add(name, { file, sheet });
    else if (name !== undefined || isFilled(sheet)) {
      const params: ProblemParams = isFilled(sheet)
        ? {
            form: 'sheet-unknown',
            sheet: quote(sheet.name),
            ...suggestion(folder + sheet.name.toLowerCase(), tableNames),
          }
        : { form: 'sheet-empty', sheet: quote(sheet.name) };
      problems.push({ file: path, code: 'W103', params });
    }
  }
}

/** Files of a transport timetable (GTFS), which `@podium/gtfs` reads. */
export const isTimetableFile = (path: string): boolean => /^transport\/[^/]+\.(txt|geojson)$/i.test(path);

/** Reports ignored files: those that are not a table and that no cell references. */
export function ignoredFiles(
  source: FolderSource,
  { rest }: ArrangedFiles,
  isUsed: (path: string) => boolean,
): FileProblem[] {
  const paths = [
    ...[...rest].filter((path) => !isUsed(path) && !isTimetableFile(path)),
    ...(source.others ?? []),
  ].sort();
  return paths.map((file) => ({ file, code: 'W103', params: ignoredParams(file) }));
}

function ignoredParams(path: string): ProblemParams {
  if (otherSpreadsheet.test(path)) return { form: 'spreadsheet-unknown' };
  // A table of the sport in a folder of content.
  const table =
    folderOf(path) === 'content/' ? tableNamed(textFile.exec(path.slice('content/'.length))?.[1]) : undefined;
  if (table !== undefined) return { form: 'sport-table' };
  if (folderOf(path) === undefined || !/\.(csv|tsv|txt|xls[xm])$/i.test(path)) {
    if (path.includes('/')) return { form: 'file-unused' };
  }
  const name = path.toLowerCase().replace(textFile, '$1.csv').replace(workbookFile, '$1.csv');
  return { form: 'unknown-file', ...suggestion(name, knownFiles) };
}
