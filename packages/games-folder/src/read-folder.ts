import { meaning } from './cell-check.ts';
import { FolderCheck } from './folder-check.ts';
import type { KnownRows } from './folder-check.ts';
import { folderSchema } from './folder-schema.ts';
import type { FolderSource } from './folder-source.ts';
import { fileNames } from './folder-tables.ts';
import type { FolderTables, GamesFacts } from './folder-tables.ts';
import { readGamesJson } from './games-json.ts';
import { ProblemList, quoted } from './problems.ts';
import type { ProblemReport } from './problems.ts';
import { decode, isFlagCode, readTable } from './read-table.ts';
import { rules } from './rules/rules.ts';

export interface FolderReading {
  /** Undefined where an error forbids to use the folder. */
  tables?: FolderTables;
  /** What the folder says of the Games, also where its tables have errors. */
  games?: GamesFacts;
  report: ProblemReport;
}

const knownFiles = ['games.json', ...fileNames.map((name) => `${name}.csv`)];

/** Which files of a directory a Games folder can use. */
export function isFolderFile(path: string): boolean {
  return path.includes('/') || /\.(csv|json|pdf|jpe?g|png|webp)$/i.test(path);
}

/** Reads and checks a Games folder: all of its errors at once. `known` are rows of earlier imports for files it does not have. */
export function readFolder(source: FolderSource, known: KnownRows = {}): FolderReading {
  const problems = new ProblemList();
  for (const { file, code, params } of source.problems)
    problems.add({ file, line: 1, column: 1, code, columnName: '', params });
  for (const path of source.files.keys()) {
    if (!/^[^/]+\.(csv|json)$/i.test(path) || knownFiles.includes(path)) continue;
    problems.add({
      file: path,
      line: 1,
      column: 1,
      code: 'W103',
      columnName: '',
      params: { form: 'unknown-file', hint: meaning(path, knownFiles) },
    });
  }
  const games = readGames(source, problems);
  const check = new FolderCheck(source, problems, games, known);
  for (const name of fileNames) {
    const table = check.table(name);
    const bytes = source.files.get(table.file);
    if (bytes) readTable(check, table, bytes);
  }
  checkReferences(check);
  for (const table of check.present) rules[table.name]?.(check, table);
  const report = problems.report();
  if (problems.hasErrors || !games) return { games, report };
  return { games, report, tables: collect(check, games) };
}

function readGames(source: FolderSource, problems: ProblemList): GamesFacts | undefined {
  const bytes = source.files.get('games.json');
  const fail = (code: 'E101' | 'E102', form: 'games-missing' | 'not-utf8', at = { line: 1, column: 1 }): undefined => {
    problems.add({ file: 'games.json', ...at, code, columnName: '', params: { form } });
  };
  if (!bytes) return fail('E101', 'games-missing');
  const text = decode(bytes);
  return typeof text === 'string' ? readGamesJson(text, problems) : fail('E102', 'not-utf8', text);
}

function checkReferences(check: FolderCheck): void {
  for (const table of check.present) {
    for (const { name, type } of table.schema.columns) {
      if (type.kind !== 'reference' || !table.hasColumn(name)) continue;
      for (const row of table.rows) check.resolve(table, row, name, type.to);
    }
    checkNames(check, table.name);
  }
}

/** A column of a language of the Games says that its names are there: an empty cell is a name forgotten. */
function checkNames(check: FolderCheck, name: (typeof fileNames)[number]): void {
  const table = check.table(name);
  for (const language of check.games?.languages ?? []) {
    const column = `name_${language}`;
    if (language === 'en' || !table.hasColumn(column)) continue;
    for (const row of table.rows) {
      if (row.isEmpty(column) && !row.isEmpty('name_en'))
        check.report(table, row, column, 'W601', { form: 'name-missing', value: quoted(language) });
    }
  }
}

function collect(check: FolderCheck, games: GamesFacts): FolderTables {
  const tables: FolderTables = { games, files: {}, attachments: new Map() };
  for (const table of check.present) {
    tables.files[table.name] = table.rows.map((row) => row.values);
    for (const { name, type } of folderSchema[table.name].columns) {
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
