import type { FolderRow, FolderTables } from '@podium/games-folder';
import type pg from 'pg';
import { applyAll } from '../../../feed/applier.ts';
import { deskEntry } from '../../../feed/desk/desk-entry.ts';
import { partitionFor } from '../../../feed/folder/import/prepare-import.ts';
import { appendToJournal } from '../../../feed/journal.ts';
import type { Log } from '../../../ground/log.ts';
import { machineNow } from '../../../ground/machine-time.ts';
import { featureEntryTypes as entryTypes } from '../../entry-types.gen.ts';
import { contentDecisions } from './prepare-content.ts';
import type { StoredFiles } from './prepare-content.ts';
import { ownIds } from './references.ts';

/**
 * Publishes the content of a folder that was read without errors, and applies it.
 *
 * @param files the sport tables of the same folder
 * @param withdrawsMissing see `contentDecisions`
 * @returns the number of items that were published or withdrawn
 */
export async function publishContent({
  pool,
  log,
  competitionCode,
  content,
  stored,
  files,
  withdrawsMissing,
}: {
  pool: pg.Pool;
  log: Log;
  competitionCode: string;
  content: ReadonlyMap<string, readonly FolderRow[]>;
  stored: StoredFiles;
  files?: FolderTables['files'];
  withdrawsMissing: boolean;
}): Promise<number> {
  if (content.size === 0) return 0;
  const partition = await partitionFor(pool, competitionCode);
  const ownId = await ownIds(pool, partition, files);
  const decisions = await contentDecisions({ pool, partition, content, stored, ownId, withdrawsMissing });
  const nowMs = machineNow();
  await appendToJournal(
    pool,
    decisions.map((decision) => deskEntry(decision, competitionCode, nowMs)),
  );
  await applyAll(pool, { log, entryTypes });
  return decisions.length;
}
