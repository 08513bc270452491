import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Timetable } from '@podium/gtfs';
import { readTimetable } from './read-timetable.ts';

interface PublishedTimetable {
  timetable: Timetable;
  /** Epoch milliseconds. */
  publishedAt: number;
}

/** Feeds by content: the published one, and the previous one while its documents are still being built. */
const timetables = new LRUCache<string, Promise<Timetable>>({ max: 2 });

/** The timetable of a partition, read once per process; undefined if none is published. */
export async function publishedTimetable(pool: pg.Pool, partition: number): Promise<PublishedTimetable | undefined> {
  const { rows } = await pool.query<{ sha256: string; publishedAt: number }>(
    `select sha256, published_at as "publishedAt" from transport.timetables where partition = $1`,
    [partition],
  );
  const [row] = rows;
  if (!row) return undefined;
  const cached = timetables.get(row.sha256);
  if (cached) return { timetable: await cached, publishedAt: row.publishedAt };
  const reading = publishedGtfs(pool, partition).then((gtfs) => readTimetable(gtfs!));
  timetables.set(row.sha256, reading);
  // Failures are not cached, because the database may be unavailable only temporarily.
  reading.catch(() => timetables.delete(row.sha256));
  return { timetable: await reading, publishedAt: row.publishedAt };
}

/** Zip of the published feed. */
export async function publishedGtfs(pool: pg.Pool, partition: number): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ gtfs: Buffer }>('select gtfs from transport.timetables where partition = $1', [
    partition,
  ]);
  return rows[0]?.gtfs;
}
