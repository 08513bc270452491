/** Computers at venues, and the files that they sent. */
import type { ImportProblem, TimingWatcher } from '@podium/contract';
import type pg from 'pg';
import { instantText } from '../instant-text.ts';

export interface WatcherSign {
  id: string;
  name: string;
  format: string;
  waiting: number;
}

export interface SentContent {
  /** Name of the watcher. */
  watcher: string;
  file: string;
  sha256: string;
  contest: string;
}

/** A watcher sends a sign of life every 15 seconds. */
const silentAfter = '50 seconds';
/** Watchers that are listed. */
const maxListed = 50;

/** Stores a sign of life. @returns the number of the last file that came */
export async function noteSign(pool: pg.Pool, { id, name, format, waiting }: WatcherSign): Promise<number> {
  const { rows } = await pool.query<{ number: number }>(
    `insert into timing.watchers (id, name, format, waiting) values ($1, $2, $3, $4)
     on conflict (id) do update set name = $2, format = $3, waiting = $4, last_seen_at = now()
     returning last_number as number`,
    [id, name, format, waiting],
  );
  return rows[0]!.number;
}

/** Returns whether the last content of the file was the same, and all of it was taken. */
export async function isSentBefore(pool: pg.Pool, { watcher, file, sha256, contest }: SentContent): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from timing.sent_files where watcher = $1 and file = $2 and sha256 = $3 and contest = $4 and is_whole`,
    [watcher, file, sha256, contest],
  );
  return rowCount === 1;
}

/** Stores that a file came. Its problems replace those of earlier files; without any, those of the same file end. */
export async function noteFile(
  pool: pg.Pool,
  { id, number, content, problems }: { id: string; number: number; content: SentContent; problems: ImportProblem[] },
): Promise<void> {
  const { watcher, file, sha256, contest } = content;
  await pool.query(
    `with file as (
       insert into timing.sent_files (watcher, file, sha256, contest, is_whole) values ($4, $3, $5, $6, $8)
       on conflict (watcher, file) do update set sha256 = $5, contest = $6, is_whole = $8)
     update timing.watchers set last_number = greatest(last_number, $2), files = files + 1, last_file = $3, last_file_at = now(),
       problems = case when not $8 then $7::jsonb when problems -> 0 ->> 'file' = $3 then '[]' else problems end,
       problem_at = case when not $8 then now() when problems -> 0 ->> 'file' = $3 then null else problem_at end
     where id = $1`,
    [id, number, file, watcher, sha256, contest, JSON.stringify(problems), problems.length === 0],
  );
}

interface Row extends Omit<TimingWatcher, 'lastSeenAt' | 'lastFileAt' | 'problemAt' | 'formatName'> {
  lastSeenAt: number;
  lastFileAt: number | null;
  problemAt: number | null;
}

/** Those that were heard of last, by name. */
export async function listWatchers(pool: pg.Pool, nameOf: (format: string) => string): Promise<TimingWatcher[]> {
  const { rows } = await pool.query<Row>(
    `select id, name, format, files, waiting, last_file as "lastFile", last_file_at as "lastFileAt", problems,
       problem_at as "problemAt", last_seen_at as "lastSeenAt", last_seen_at < now() - interval '${silentAfter}' as "isSilent"
     from timing.watchers order by last_seen_at desc limit ${maxListed}`,
  );
  const byName = rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
  return byName.map(({ lastSeenAt, lastFileAt, problemAt, ...row }) => ({
    ...row,
    formatName: nameOf(row.format),
    lastSeenAt: instantText(lastSeenAt),
    lastFileAt: lastFileAt === null ? null : instantText(lastFileAt),
    problemAt: problemAt === null ? null : instantText(problemAt),
  }));
}

/** Deletes watchers that were not heard of for a month. */
export async function forgetWatchers(client: pg.ClientBase): Promise<void> {
  await client.query(`delete from timing.watchers where last_seen_at < now() - interval '30 days'`);
  await client.query(`delete from timing.sent_files where watcher not in (select name from timing.watchers)`);
}
