/** Games that were imported from files, as the set-up of the console needs them. */
import type { GamesPlan, ImportedEvent, KnownPeople, PlanEvent } from '@podium/contract';
import type pg from 'pg';
import { readTables } from '../../../feed/folder/export/read-tables.ts';
import { listRows } from '../../../feed/folder/export/table-rows.ts';
import { readImportState } from '../../../feed/folder/import/import-state.ts';
import { partitionFor } from '../../../feed/folder/import/prepare-import.ts';
import { readInstallation } from '../../../feed/installation.ts';
import { importedDraft, importedEvents } from './imported-draft.ts';
import { peopleOfTables } from './people-of-tables.ts';

/** @returns the partition of the public Games, if they were imported; publications of a plan are imports too */
async function importedPartition(pool: pg.Pool): Promise<number | undefined> {
  const { gamesCode } = await readInstallation(pool);
  const partition = gamesCode === undefined ? undefined : await partitionFor(pool, gamesCode);
  return partition !== undefined && (await readImportState(pool, partition)) ? partition : undefined;
}

/** The plan with which imported Games begin in the console; undefined if there are none. */
export async function readImportedDraft(pool: pg.Pool): Promise<GamesPlan | undefined> {
  const partition = await importedPartition(pool);
  const tables = partition === undefined ? undefined : await readTables(pool, partition, { source: 'import' });
  return tables && importedDraft(tables);
}

/** Events of imports but those of a plan. @param events of the plan, which are not listed */
export async function readImportedEvents(pool: pg.Pool, events: readonly PlanEvent[]): Promise<ImportedEvent[]> {
  const partition = await importedPartition(pool);
  if (partition === undefined) return [];
  const rows = await listRows({ client: pool, partition, source: 'import' }, 'events', 'sort, id collate "C"');
  return importedEvents(rows, events);
}

/** Athletes and teams of imports, and of publications of the plan, which are imports too. */
export async function readKnownPeople(pool: pg.Pool): Promise<KnownPeople> {
  const partition = await importedPartition(pool);
  const tables = partition === undefined ? undefined : await readTables(pool, partition, { source: 'import' });
  return tables ? peopleOfTables(tables) : { people: [], teams: [], delegations: [] };
}
