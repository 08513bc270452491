import { liveKeys } from '@podium/contract/live-keys';
import type pg from 'pg';
import { fileNames, parseFolder, parseParis, readArchive } from '@podium/games-folder';
import type { FolderTables } from '@podium/games-folder';
import { zoneClock } from '@podium/i18n';
import type { Outcome } from '../../apply/batch.ts';
import { readTables } from '../export/read-tables.ts';
import { findPartition } from '../../installation.ts';
import type { JournalRow } from '../../journal.ts';
import { FolderIndex } from './folder-index.ts';
import { repeatImportFile } from './import-package.ts';
import { readImportState, writeImportState } from './import-state.ts';
import { mapActions, mapFolder } from './map-folder.ts';
import { collectIdNames, noNames, renameIds } from './own-ids.ts';
import { writeActions, writeImport } from './write-import.ts';

/**
 * Applies one import in the applier's transaction. The result depends only on the journal row and the tables, so a
 * replay gives the same rows.
 */
export async function applyImport(client: pg.PoolClient, row: JournalRow): Promise<Outcome> {
  const code = row.header.competitionCode;
  const partition = await findPartition(client, code, row.feedFlag);
  let tables: FolderTables;
  try {
    tables = readPackage(row, code);
  } catch (error) {
    const reason = (error as Error).message;
    return {
      journalId: row.id,
      partition,
      outcome: 'refused',
      reason,
      warnings: [{ code: 'import-unreadable', detail: reason }],
    };
  }
  const before = await readImportState(client, partition);
  const idNames = collectIdNames(tables, before?.names ?? noNames());
  for (const name of fileNames) {
    const rows = tables.files[name];
    if (rows) tables.files[name] = renameIds(name, rows, idNames);
  }
  const index = new FolderIndex(before ? await withKnownRows(client, partition, tables) : tables);
  const stamp = localStamp(tables.games.generatedAt, tables.games.timeZone);
  const names = new Set(fileNames.filter((name) => tables.files[name]));
  await writeImport(client, partition, mapFolder(index, names, stamp), stamp);
  const actions = mapActions(index, names, stamp);
  if (actions) await writeActions(client, partition, actions);
  await writeImportState(client, partition, code, stamp, {
    sha256: row.sha256.toString('hex'),
    generatedAt: tables.games.generatedAt,
    names: idNames,
  });
  return {
    journalId: row.id,
    partition,
    outcome: 'applied',
    warnings: [],
    change: { kind: 'import', keys: [liveKeys.games], stamp: '' },
  };
}

function readPackage(row: JournalRow, code: string): FolderTables {
  const source = readArchive(row.bytes);
  if (source.problems.length > 0)
    throw new Error(`the package of the import cannot be read: ${source.problems[0]!.code}`);
  source.files.delete(repeatImportFile);
  const tables = row.kind === 'paris2024' ? parseParis(source.files) : parseFolder(source);
  return { ...tables, games: { ...tables.games, code } };
}

/** Adds the rows of earlier imports for files that this folder lacks, because rows refer to them. */
async function withKnownRows(client: pg.PoolClient, partition: number, tables: FolderTables): Promise<FolderTables> {
  if (fileNames.every((name) => tables.files[name])) return tables;
  const currentTables = await readTables(client, partition, { source: 'import' });
  return { ...tables, files: { ...currentTables?.files, ...tables.files } };
}

/** Converts an instant to a feed stamp: `YYYYMMDDhhmmssfff` in the time zone of the Games, version 0, no hash. */
function localStamp(instant: string, timeZone: string): string {
  const timeMs = Date.parse(instant);
  const local = new Date(timeMs + zoneClock(timeZone)(timeMs) * 60_000).toISOString();
  return `${local.replace(/\D/g, '')}:0000000000:00000000`;
}
