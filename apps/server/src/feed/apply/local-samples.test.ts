/** Local check with messages published by others, which we may not redistribute. */
import { access, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { OdfError, readEnvelope } from '@podium/odf';
import { testDatabase } from '../../database/test-database.ts';
import { openInstallation } from '../installation.ts';
import type { JournalEntry } from '../journal.ts';
import { feedEntries } from '../testing/feed-files.ts';

const folder = fileURLToPath(new URL('../../../../../../shared/odf/samples/', import.meta.url));
const isHere = await access(folder).then(
  () => true,
  () => false,
);

test.skipIf(!isHere)(
  `every sample is applied or refused with a reason${isHere ? '' : ' (skipped: ../shared/odf/samples is not here, local check only)'}`,
  async () => {
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.xml'));
    const entries: JournalEntry[] = [];
    const refusals: string[] = [];
    for (const file of files) {
      const bytes = await readFile(join(folder, file));
      try {
        const envelope = readEnvelope(bytes);
        entries.push({ kind: 'odf', feedFlag: envelope.feedFlag, header: envelope, bytes });
      } catch (error) {
        expect(error, file).toBeInstanceOf(OdfError);
        refusals.push((error as OdfError).message);
      }
    }
    expect(files.length).toBeGreaterThan(100);
    expect(refusals.every((reason) => /line \d+|expected/.test(reason))).toBe(true);
    const database = await testDatabase();
    try {
      await openInstallation(database.pool);
      await feedEntries(database.pool, entries);
      const { rows } = await database.pool.query<{ outcome: string; reason: string | null; count: number }>(
        'select outcome, reason, count(*) as count from feed.outcomes group by 1, 2',
      );
      const total = rows.reduce((sum, row) => sum + row.count, 0);
      const { rows: warningRows } = await database.pool.query<{ count: number }>(
        'select count(*) as count from feed.journal',
      );
      expect(total).toBe(warningRows[0]!.count);
      expect(rows.filter((row) => row.outcome === 'refused' && !row.reason)).toEqual([]);
      // The Rio pair: production and rehearsal of the same code sets remain separate.
      const { rows: heads } = await database.pool.query<{ feed_flag: string; version: number }>(
        `select feed_flag, version from feed.heads join feed.partitions on id = partition where key like 'DT_CODES%HORSE_BREED%' order by 1`,
      );
      expect(heads.map((head) => head.feed_flag)).toEqual(['P', 'T']);
      expect(heads[0]!.version).toBeLessThan(heads[1]!.version);
    } finally {
      await database.close();
    }
  },
);
