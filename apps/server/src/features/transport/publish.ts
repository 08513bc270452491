import { createHash, randomUUID } from 'node:crypto';
import type { GtfsFeed } from '@podium/gtfs';
import { DeskJournal } from '../../feed/desk/desk-journal.ts';
import { publicPartition, readInstallation } from '../../feed/installation.ts';
import { partitionFor } from '../../feed/folder/import/prepare-import.ts';
import { JournalWriter } from '../../feed/journal-writer.ts';
import { applyAll } from '../../feed/applier.ts';
import { featureEntryTypes } from '../entry-types.gen.ts';
import type { BaseKit } from '../kit.ts';
import { maxGtfsBytes, packGtfs } from './packed-gtfs.ts';

type Kit = Pick<BaseKit, 'pool' | 'log'>;

/**
 * @param competitionCode of the Games; the public Games by default
 * @throws RangeError if the feed is too large or the entry is refused, ApiError if there are no Games
 */
export async function publishTimetable(
  kit: Kit,
  feed: GtfsFeed,
  competitionCode?: string,
): Promise<'published' | 'unchanged'> {
  const gtfs = packGtfs(feed);
  if (gtfs.length > maxGtfsBytes)
    throw new RangeError(`the feed takes ${megabytes(gtfs.length)} MB; the limit is ${megabytes(maxGtfsBytes)} MB`);
  const sha256 = createHash('sha256').update(gtfs).digest('hex');
  const current = await kit.pool.query<{ sha256: string }>(
    'select sha256 from transport.timetables where partition = $1',
    [competitionCode ? await partitionFor(kit.pool, competitionCode) : await publicPartition(kit.pool)],
  );
  if (current.rows[0]?.sha256 === sha256) return 'unchanged';
  await decide(kit, 'transport.publish', { gtfs: Buffer.from(gtfs).toString('base64') }, competitionCode);
  return 'published';
}

/** Removes the published timetable, if there is one. */
export async function withdrawTimetable(kit: Kit): Promise<void> {
  await decide(kit, 'transport.withdraw', {});
}

/** Writes a journal entry of the server itself and applies it. */
async function decide(
  { pool, log }: Kit,
  type: string,
  data: Readonly<Record<string, unknown>>,
  competitionCode?: string,
): Promise<void> {
  const gamesCode = competitionCode ?? (await readInstallation(pool)).gamesCode;
  const journal = new DeskJournal(new JournalWriter(pool, () => undefined), featureEntryTypes, () => gamesCode);
  const { id } = await journal.append({ type, data, by: null, nonce: randomUUID() });
  await applyAll(pool, { log, entryTypes: featureEntryTypes });
  const { rows } = await pool.query<{ reason: string | null }>(
    `select reason from feed.outcomes where journal_id = $1 and outcome = 'refused'`,
    [id],
  );
  if (rows[0]) throw new RangeError(rows[0].reason ?? 'the entry was refused');
}

const megabytes = (bytes: number): number => Math.ceil(bytes / (1024 * 1024));
