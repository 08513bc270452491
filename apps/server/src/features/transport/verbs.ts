import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FolderUnreadable, openFolder, ProblemList } from '@podium/games-folder';
import { readGtfs } from '@podium/gtfs';
import { publicPartition } from '../../feed/installation.ts';
import type { BaseKit, Feature } from '../kit.ts';
import { reportProblems, reportStop, reportSummary } from '../report-problems.ts';
import { feedFiles, unpackGtfs } from './packed-gtfs.ts';
import { readFrame } from './games-frame.ts';
import { publishedGtfs } from './published-timetable.ts';
import { publishTimetable, withdrawTimetable } from './publish.ts';

type Kit = Pick<BaseKit, 'pool' | 'log'>;
type Print = (line: string) => void;

const isFeedFile = (path: string): boolean => /\.(txt|geojson)$/i.test(path);

/** `podium import-gtfs <folder|zip> [--dry-run]` */
async function importGtfs(args: string[], kit: Kit, print: Print): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) {
    print('podium import-gtfs: expected one folder or .zip.');
    return 2;
  }
  let files: Map<string, Uint8Array>;
  try {
    const source = await openFolder(path, isFeedFile);
    if (source.problems.length > 0) {
      const problems = new ProblemList();
      for (const problem of source.problems) problems.add({ ...problem, line: 1, column: 1, columnName: '' });
      await reportProblems(problems.report(), print);
      print('podium import-gtfs: nothing was imported.');
      return 1;
    }
    files = feedFiles(source.files);
  } catch (error) {
    if (!(error instanceof FolderUnreadable)) throw error;
    await reportStop(error.params, `podium import-gtfs: ${error.message}`, print);
    return 2;
  }
  const { feed, report } = readGtfs(files, '', await readFrame(kit));
  await reportProblems(report, print);
  if (!feed) {
    print(
      `podium import-gtfs: ${formatCount(report.errors, 'error')}, ${formatCount(report.warnings, 'warning')}; nothing was imported.`,
    );
    return 1;
  }
  const count = (name: keyof typeof feed.tables): number => feed.tables[name]?.rows.length ?? 0;
  print(
    `${count('routes')} lines, ${count('stops')} stops, ${count('trips')} trips, ${count('stop_times')} stop times`,
  );
  const counts = new Map((['routes', 'stops', 'trips', 'stop_times'] as const).map((name) => [name, count(name)]));
  if (values['dry-run']) {
    await reportSummary(counts);
    print('Dry run: nothing was imported.');
    return 0;
  }
  if ((await publicPartition(kit.pool)) === undefined) {
    await reportStop({ form: 'no-games' }, 'podium import-gtfs: there are no Games to import a timetable for.', print);
    return 1;
  }
  try {
    const outcome = await publishTimetable(kit, feed);
    await reportSummary(counts, { isUnchanged: outcome !== 'published' });
    print(outcome === 'published' ? 'The timetable is published.' : 'This timetable is already published.');
    return 0;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    await reportStop({ form: 'import-refused', reason: error.message }, `podium import-gtfs: ${error.message}`, print);
    return 1;
  }
}

const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `podium export-gtfs <folder|zip>`. */
async function exportGtfs(args: string[], { pool }: Kit, print: Print): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) {
    print('podium export-gtfs: expected one folder or .zip.');
    return 2;
  }
  const partition = await publicPartition(pool);
  const gtfs = partition === undefined ? undefined : await publishedGtfs(pool, partition);
  if (!gtfs) {
    print('podium export-gtfs: no timetable is published.');
    return 1;
  }
  if (await isInUse(path)) {
    print(`podium export-gtfs: "${path}" exists and is not an empty folder.`);
    return 2;
  }
  if (/\.zip$/i.test(path)) {
    await writeFile(path, gtfs);
    print(`The timetable is in ${path}.`);
    return 0;
  }
  const files = unpackGtfs(gtfs);
  await mkdir(path, { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(path, name), bytes);
  print(`${files.size} files are in ${path}.`);
  return 0;
}

/** `podium withdraw-gtfs`. */
async function withdrawGtfs(args: string[], kit: Kit, print: Print): Promise<number> {
  parseArgs({ args, options: {} });
  const partition = await publicPartition(kit.pool);
  if (partition === undefined || !(await publishedGtfs(kit.pool, partition))) {
    print('podium withdraw-gtfs: no timetable is published.');
    return 1;
  }
  await withdrawTimetable(kit);
  print('The timetable is withdrawn.');
  return 0;
}

/** Returns whether a path is a file or a non-empty folder. */
async function isInUse(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length > 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

export const transportVerbs: NonNullable<Feature['verbs']> = [
  {
    name: 'import-gtfs',
    usage: 'import-gtfs <folder|zip> [--dry-run]',
    about: 'Imports a timetable in the GTFS format.',
    run: importGtfs,
  },
  {
    name: 'export-gtfs',
    usage: 'export-gtfs <folder|zip>',
    about: 'Writes the timetable in the GTFS format.',
    run: exportGtfs,
  },
  { name: 'withdraw-gtfs', usage: 'withdraw-gtfs', about: 'Withdraws the published timetable.', run: withdrawGtfs },
];
