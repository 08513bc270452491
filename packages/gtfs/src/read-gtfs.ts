import { ProblemList } from '@podium/games-folder';
import type { ProblemReport } from '@podium/games-folder';
import { checkFeed } from './check-feed.ts';
import { checkMeaning } from './check-meaning.ts';
import type { GamesFrame } from './check-meaning.ts';
import type { GtfsFeed, GtfsTable } from './gtfs-feed.ts';
import { gtfsSchema, gtfsTableNames } from './gtfs-schema.ts';
import type { GtfsTableName } from './gtfs-schema.ts';
import { leaveOutFlexible } from './leave-out-flexible.ts';
import { SourceTable } from './source-table.ts';

export interface GtfsReading {
  /** Undefined if there is any error. */
  feed?: GtfsFeed;
  report: ProblemReport;
}

/**
 * Reads and validates a feed, reporting all errors at once.
 *
 * @param files files by name: `stops.txt`
 * @param folder prefix of file names in problems: `transport/`
 * @param games what the timetable should agree with; without it, only the timetable itself is checked
 */
export function readGtfs(files: ReadonlyMap<string, Uint8Array>, folder = '', games?: GamesFrame): GtfsReading {
  const problems = new ProblemList();
  const tables = new Map<GtfsTableName, SourceTable>();
  const others = new Map<string, Uint8Array>();
  for (const name of gtfsTableNames) {
    const bytes = files.get(`${name}.txt`);
    if (!bytes) continue;
    const table = new SourceTable(name, `${folder}${name}.txt`, problems);
    table.read(bytes);
    tables.set(name, table);
  }
  for (const [name, bytes] of files) {
    if (tables.has(name.replace(/\.txt$/, '') as GtfsTableName)) continue;
    if (/^[\w-]+\.(txt|geojson)$/.test(name)) others.set(name, bytes);
    else reportFile(problems, folder + name, 'W103', { form: 'unknown-file' });
  }
  for (const name of gtfsTableNames)
    if (gtfsSchema[name].isRequired && !tables.has(name))
      reportFile(problems, `${folder}${name}.txt`, 'E101', { form: 'file-missing' });
  if (!tables.has('calendar') && !tables.has('calendar_dates'))
    reportFile(problems, `${folder}calendar.txt`, 'E101', { form: 'file-missing-or', other: 'calendar_dates.txt' });
  leaveOutFlexible(tables);
  for (const table of tables.values()) table.checkCells();
  checkFeed(tables);
  checkMeaning(tables, games);
  const report = problems.report();
  if (problems.hasErrors) return { report };
  const readTables: Partial<Record<GtfsTableName, GtfsTable>> = {};
  for (const [name, { columns, rows }] of tables) readTables[name] = { columns, rows };
  return { report, feed: { tables: readTables, others } };
}

function reportFile(
  problems: ProblemList,
  file: string,
  code: 'E101' | 'W103',
  params: Parameters<ProblemList['add']>[0]['params'],
): void {
  problems.add({ file, line: 1, column: 1, code, columnName: '', params });
}
