import { featureKey } from '@podium/contract/live-keys';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EntryType } from '../../feed/desk/entry-type.ts';
import { maxGtfsBytes } from './packed-gtfs.ts';
import { readTimetable } from './read-timetable.ts';

export const timetableKey = featureKey('transport', 'timetable');

/** Base64 uses four characters for three bytes. */
const gtfsText = z.base64().max(Math.ceil(maxGtfsBytes / 3) * 4);

const publish: EntryType<{ gtfs: string }> = {
  type: 'transport.publish',
  data: z.object({ gtfs: gtfsText }),
  tables: ['transport.timetables'],
  apply: async ({ data, partition, at }, client) => {
    const gtfs = Buffer.from(data.gtfs, 'base64');
    // An invalid feed throws, and the entry is quarantined.
    await readTimetable(gtfs);
    await client.query(
      `insert into transport.timetables (partition, gtfs, sha256, published_at) values ($1, $2, $3, $4)
       on conflict (partition) do update
       set gtfs = excluded.gtfs, sha256 = excluded.sha256, published_at = excluded.published_at`,
      [partition, gtfs, createHash('sha256').update(gtfs).digest('hex'), new Date(at)],
    );
    return [timetableKey];
  },
};

const withdraw: EntryType<object> = {
  type: 'transport.withdraw',
  data: z.object({}),
  tables: ['transport.timetables'],
  apply: async ({ partition }, client) => {
    const { rowCount } = await client.query('delete from transport.timetables where partition = $1', [partition]);
    return rowCount === 0 ? [] : [timetableKey];
  },
};

export const entryTypes = [publish, withdraw];
