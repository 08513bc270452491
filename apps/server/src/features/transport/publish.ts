import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { GtfsFeed } from '@podium/gtfs';
import { DeskJournal } from '../../feed/desk/desk-journal.ts';
import { publicPartition, readInstallation } from '../../feed/installation.ts';
import { JournalWriter } from '../../feed/journal-writer.ts';
import { applyAll } from '../../feed/applier.ts';
import type { Log } from '../../log.ts';
import { featureEntryTypes } from '../entry-types.gen.ts';
import { maxGtfsBytes, packGtfs } from './packed-gtfs.ts';

/** @throws RangeError if the feed is too large or the entry is refused, ApiError if there are no Games */
export async function publishTimetable(
  { pool, log }: { pool: pg.Pool; log: Log },
  feed: GtfsFeed,
): Promise<'published' | 'unchanged'> {
  const gtfs = packGtfs(feed);
  if (gtfs.length > maxGtfsBytes)
    throw new RangeError(`the feed takes ${megabytes(gtfs.length)} MB; the limit is ${megabytes(maxGtfsBytes)} MB`);
  const sha256 = createHash('sha256').update(gtfs).digest('hex');
  const partition = await publicPartition(pool);
  const current = await pool.query<{ sha256: string }>('select sha256 from transport.timetables where partition = $1', [
    partition,
  ]);
  if (current.rows[0]?.sha256 === sha256) return 'unchanged';
  const { gamesCode } = await readInstallation(pool);
  const journal = new DeskJournal(new JournalWriter(pool, () => undefined), featureEntryTypes, () => gamesCode);
  const { id } = await journal.append({
    type: 'transport.publish',
    data: { gtfs: Buffer.from(gtfs).toString('base64') },
    by: null,
    nonce: randomUUID(),
  });
  await applyAll(pool, { log, entryTypes: featureEntryTypes });
  const { rows } = await pool.query<{ reason: string | null }>(
    `select reason from feed.outcomes where journal_id = $1 and outcome = 'refused'`,
    [id],
  );
  if (rows[0]) throw new RangeError(rows[0].reason ?? 'the entry was refused');
  return 'published';
}

const megabytes = (bytes: number): number => Math.ceil(bytes / (1024 * 1024));
