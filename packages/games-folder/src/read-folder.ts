import { perLanguage } from '@podium/content';
import { arrangeFiles, ignoredFiles } from './arrange-files.ts';
import type { ArrangedFiles, FileProblem } from './arrange-files.ts';
import { FolderCheck } from './folder-check.ts';
import type { KnownIds, KnownRows } from './folder-check.ts';
import type { FolderSource } from './folder-source.ts';
import { contentTables, fileNames, tableNames, triviaNames } from './folder-tables.ts';
import type { ContentFile, FolderRow, FolderTables, GamesFacts, TableName } from './folder-tables.ts';
import { readGamesJson } from './games-json.ts';
import { ProblemList, quote } from './problems.ts';
import type { ProblemReport } from './problems.ts';
import { contentBytes } from './check-media.ts';
import { withMapFolder } from './map-folder.ts';
import { isFlagCode } from './flag-code.ts';
import { readTable } from './read-table.ts';
import { checkContent } from './rules/content.ts';
import { rules } from './rules/rules.ts';
import { decodeText } from './spreadsheet/decode-text.ts';
import { checkTrivia } from './rules/trivia.ts';
import { isContentName, isTriviaName } from './table-schema.ts';

export interface FolderReading {
  /** Undefined if there is any error. */
  tables?: FolderTables;
  /** Files that content cells reference, each with its first use. */
  contentFiles?: ContentFile[];
  /** The content of games.json, even if tables have errors. */
  games?: GamesFacts;
  report: ProblemReport;
  /** The place of a cell, by the id of its row or the other columns of its key. */
  placeOf: (table: TableName, row: FolderRow, column: string) => { file: string; line: number; column: number };
}

/** Returns whether a file can be part of a Games folder: tables, workbooks, games.json, and all files in subfolders. */
export function isFolderFile(path: string): boolean {
  return (
    path.includes('/') ||
    /\.(csv|tsv|txt|xls[xm]|json|pdf|jpe?g|png|webp|svg|vtt|mp4|webm|geojson|pmtiles)$/i.test(path)
  );
}

/** Called after each table with the number of tables read and their total. */
export type TableListener = (done: number, total: number) => void;

/** Maximum number of ignored files that are named. */
const maxNamed = 50;

/**
 * Reads and validates a Games folder, reporting all errors at once.
 *
 * @param known rows of earlier imports, for absent files
 * @param isAddition rows that a file lacks stay, so that references to them are right
 */
export function readFolder(
  given: FolderSource,
  known: KnownRows = {},
  knownIds?: KnownIds,
  onTable?: TableListener,
  { isAddition = false }: { isAddition?: boolean } = {},
): FolderReading {
  const problems = new ProblemList();
  const source = withMapFolder(given);
  const arranged = arrangeFiles(source);
  for (const problem of [...source.problems, ...arranged.problems]) addFile(problems, problem);
  const games = readGames(arranged.games, problems);
  return readArranged({ source, arranged, known, knownIds, games, problems, onTable, isAddition });
}

/**
 * Reads and validates only the content tables.
 *
 * @param knownIds targets that the tables may reference besides each other
 * @param games the Games of the content; the folder needs no games.json
 */
export function readContent(given: FolderSource, knownIds: KnownIds, games: GamesFacts): FolderReading {
  const problems = new ProblemList();
  const source = withMapFolder(given);
  const arranged = arrangeFiles(source);
  const tables = new Map([...arranged.tables].filter(([name]) => isContentName(name)));
  for (const problem of [...source.problems, ...arranged.problems, ...otherTables(arranged)])
    addFile(problems, problem);
  return readArranged({ source, arranged: { ...arranged, tables }, known: {}, knownIds, games, problems });
}

/** Sport tables and games.json in a folder of which only the content is read. */
function otherTables({ games, tables }: ArrangedFiles): FileProblem[] {
  const files = [...tables].flatMap(([name, { file }]) => (isContentName(name) ? [] : [file]));
  return [...(games ? [games.file] : []), ...files.sort()].map((file) => ({
    file,
    code: 'W103',
    params: { form: 'sport-table' },
  }));
}

const addFile = (problems: ProblemList, { file, code, params }: FileProblem): void =>
  problems.add({ file, line: 1, column: 1, code, columnName: '', params });

function readArranged({
  source,
  arranged,
  known,
  knownIds,
  games,
  problems,
  onTable,
  isAddition = false,
}: {
  source: FolderSource;
  arranged: ArrangedFiles;
  known: KnownRows;
  knownIds: KnownIds | undefined;
  games: GamesFacts | undefined;
  problems: ProblemList;
  onTable?: TableListener;
  isAddition?: boolean;
}): FolderReading {
  const check = new FolderCheck(source, problems, games, known, new Set(arranged.tables.keys()), knownIds);
  let checked = 0;
  for (const name of tableNames) {
    const table = arranged.tables.get(name);
    if (!table) continue;
    readTable(check, check.table(name), table);
    if (isAddition) check.addKnown(name, known[name] ?? []);
    onTable?.((checked += 1), arranged.tables.size);
  }
  const ignored = ignoredFiles(source, arranged, usedPaths(check));
  for (const problem of ignored.slice(0, maxNamed)) addFile(problems, problem);
  if (ignored.length > maxNamed)
    addFile(problems, {
      file: 'folder',
      code: 'W103',
      params: { form: 'more-files', count: ignored.length - maxNamed },
    });
  checkReferences(check);
  for (const table of check.present) {
    if (isContentName(table.name)) checkContent(check, table);
    else if (isTriviaName(table.name)) checkTrivia(check, table);
    else rules[table.name]?.(check, table);
  }
  const report = problems.report();
  const placeOf: FolderReading['placeOf'] = (name, given, column) => {
    const table = check.table(name);
    const { key } = table.schema;
    const row =
      table.byId.get(given['id'] ?? '') ??
      table.rows.find(({ values }) => key.every((one) => values[one] === given[one]));
    return { file: table.shownFile, ...(row ? table.positionOf(row, column) : { line: 1, column: 1 }) };
  };
  if (problems.hasErrors || !games) return { games, report, placeOf };
  const { content, contentFiles } = collectContent(check);
  return {
    games,
    report,
    placeOf,
    tables: { ...collect(check, games), content, contentFiles, trivia: collectTrivia(check) },
    contentFiles,
  };
}

/** Reads only games.json, before the tables. */
export function readGamesFacts(source: FolderSource): GamesFacts | undefined {
  return readGames(arrangeFiles(gamesOnly(source)).games, new ProblemList());
}

/** Returns whether the folder contains every table, so that rows of earlier imports are not needed. */
export function hasEveryTable(source: FolderSource): boolean {
  return fileNames.every((name) => source.files.has(`${name}.csv`));
}

function gamesOnly(source: FolderSource): FolderSource {
  return { ...source, files: new Map([...source.files].filter(([path]) => /\.json(\.txt)?$/i.test(path))) };
}

function readGames(found: ArrangedFiles['games'], problems: ProblemList): GamesFacts | undefined {
  const fail = (code: 'E101' | 'E102', form: 'games-missing' | 'not-utf8', at = { line: 1, column: 1 }): undefined => {
    problems.add({ file: 'games.json', ...at, code, columnName: '', params: { form } });
  };
  if (!found) return fail('E101', 'games-missing');
  const decoded = decodeText(found.bytes);
  return 'text' in decoded ? readGamesJson(decoded.text, problems) : fail('E102', 'not-utf8', decoded);
}

function checkReferences(check: FolderCheck): void {
  for (const table of check.present) {
    for (const { name, type } of table.schema.columns) {
      if (type.kind !== 'reference' || !table.hasColumn(name)) continue;
      for (const row of table.rows) {
        if (type.isList) check.resolveAll(table, row, name, type.to);
        else check.resolve(table, row, name, type.to);
      }
    }
    checkNames(check, table.name);
  }
}

/** Reports missing names: if a column exists for a language of the Games, its cells must not be empty. */
function checkNames(check: FolderCheck, name: TableName): void {
  const table = check.table(name);
  for (const language of check.games?.languages ?? []) {
    const column = `name_${language}`;
    if (!table.hasColumn(column)) continue;
    for (const row of table.rows) {
      if (row.isEmpty(column) && perLanguage('name').some((other) => !row.isEmpty(other)))
        check.report(table, row, column, 'W601', { form: 'name-missing', value: quote(language) });
    }
  }
}

function usedPaths(check: FolderCheck): (path: string) => boolean {
  const used = new Set<string>();
  for (const table of check.present) {
    for (const { name, type } of table.schema.columns) {
      if (type.kind !== 'path' && type.kind !== 'flag' && type.kind !== 'media') continue;
      const folder = type.kind === 'media' ? 'content/' : '';
      for (const row of table.rows) if (row.values[name] !== undefined) used.add(folder + row.values[name]);
    }
  }
  return (path) => used.has(path);
}

function collect(check: FolderCheck, games: GamesFacts): FolderTables {
  const tables: FolderTables = { games, files: {}, attachments: new Map() };
  for (const table of check.present) {
    if (isContentName(table.name) || isTriviaName(table.name)) continue;
    tables.files[table.name] = table.rows.map((row) => row.values);
    for (const { name, type } of table.schema.columns) {
      if (type.kind !== 'path' && type.kind !== 'flag') continue;
      for (const row of table.rows) {
        const path = row.values[name];
        if (path === undefined || (type.kind === 'flag' && isFlagCode(path))) continue;
        tables.attachments.set(path, check.source.files.get(path)!);
      }
    }
  }
  return tables;
}

function collectTrivia(check: FolderCheck): NonNullable<FolderTables['trivia']> {
  return new Map(
    triviaNames.flatMap((name) => {
      const table = check.table(name);
      return table.isPresent ? [[name, table.rows.map(({ values }) => values)] as const] : [];
    }),
  );
}

/** Rows and files of content; each file is listed once, with its first use. */
function collectContent(check: FolderCheck): { content: Map<string, FolderRow[]>; contentFiles: ContentFile[] } {
  const content = new Map<string, FolderRow[]>();
  const files = new Map<string, ContentFile>();
  for (const [kind, tableName] of contentTables) {
    const table = check.table(tableName);
    if (!table.isPresent) continue;
    content.set(
      kind,
      table.rows.map(({ values }) => values),
    );
    for (const { name, type } of table.schema.columns) {
      if (type.kind !== 'media') continue;
      for (const row of table.rows) {
        const path = row.values[name];
        if (path === undefined || files.has(path)) continue;
        const at = { file: table.shownFile, ...table.positionOf(row, name), columnName: name };
        files.set(path, { path, bytes: contentBytes(check.source, path)!, purpose: type.purpose, at });
      }
    }
  }
  return { content, contentFiles: [...files.values()] };
}
