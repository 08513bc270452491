import { writeCsv } from '@podium/games-folder';
import type { GtfsFeed } from './gtfs-feed.ts';
import { gtfsTableNames } from './gtfs-schema.ts';

/** Files of a feed by name; the same feed gives the same bytes. */
export function writeGtfs({ tables, others }: GtfsFeed): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of gtfsTableNames) {
    const table = tables[name];
    if (table) files.set(`${name}.txt`, new TextEncoder().encode(writeCsv(table.columns, table.rows)));
  }
  for (const [name, bytes] of [...others].toSorted(([a], [b]) => (a < b ? -1 : 1))) files.set(name, bytes);
  return files;
}
