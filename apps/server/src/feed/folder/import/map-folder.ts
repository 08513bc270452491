import { createHash } from 'node:crypto';
import { isFlagCode, mediaTypeOf } from '@podium/games-folder';
import type { FileName, FolderTables } from '@podium/games-folder';
import type { StoredFile } from '../../apply/projection.ts';
import type { FolderIndex } from './folder-index.ts';
import type { ImportRows } from './import-rows.ts';
import { actionRows } from './map-actions.ts';
import { awardRows, recordRow } from './map-awards.ts';
import {
  disciplineRow,
  eventRow,
  eventRulesRow,
  gamesRow,
  organisationRow,
  phaseRow,
  venueRow,
} from './map-catalogue.ts';
import { codeRows } from './map-codes.ts';
import { documentRow } from './map-documents.ts';
import { entryRow, participantRow, teamRow } from './map-people.ts';
import { resultRows } from './map-results.ts';
import { unitRow } from './map-units.ts';

/**
 * Converts folder tables to table rows. Pure.
 * @param index may include rows of earlier imports for files that this folder lacks
 * @param files files of this folder; only tables that depend on one of them are written
 */
export function mapFolder(index: FolderIndex, files: ReadonlySet<FileName>, stamp: string): ImportRows {
  const stored = storedFiles(index.tables);
  const findImage = (path: string | undefined): string | undefined => {
    const file = path === undefined || isFlagCode(path) ? undefined : stored.get(path);
    return file ? `file:${file.sha256}` : path;
  };
  const rows: ImportRows = {
    owned: { games: { owner: 'import games.json', rows: [gamesRow(index.tables.games)] } },
    scoped: {},
    files: [...new Map([...stored.values()].map((file) => [file.sha256, file])).values()],
  };
  const { owned, scoped } = rows;
  const has = (...names: FileName[]): boolean => names.some((name) => files.has(name));
  if (has('organisations')) {
    owned.organisations = {
      owner: 'import organisations.csv',
      rows: index.rows('organisations').map((row, sort) => organisationRow(row, sort, findImage)),
    };
  }
  if (has('venues'))
    owned.venues = {
      owner: 'import venues.csv',
      rows: index.rows('venues').map((row, sort) => venueRow(row, sort, findImage)),
    };
  if (has('disciplines'))
    owned.disciplines = { owner: 'import disciplines.csv', rows: index.rows('disciplines').map(disciplineRow) };
  if (has('codes')) owned.codeLabels = { owner: 'import codes.csv', rows: codeRows(index.rows('codes'), index) };
  if (has('events')) owned.events = { owner: 'import events.csv', rows: index.rows('events').map(eventRow) };
  if (has('event_rules'))
    owned.eventRules = { owner: 'import event_rules.csv', rows: index.rows('event_rules').map(eventRulesRow) };
  if (has('phases'))
    owned.phases = {
      owner: 'import phases.csv',
      rows: index.rows('phases').map((row, sort) => phaseRow(row, sort, index)),
    };
  if (has('units')) scoped.scheduleUnits = index.rows('units').map((row) => unitRow(row, index));
  if (has('participants'))
    scoped.participants = index.rows('participants').map((row) => participantRow(row, index, findImage));
  if (has('teams', 'team_members')) scoped.teams = index.rows('teams').map((row) => teamRow(row, index));
  if (has('entries'))
    owned.entries = {
      owner: 'import entries.csv',
      rows: index.rows('entries').map((row, sort) => entryRow(row, sort, index)),
    };
  if (has('results', 'lineups', 'officials', 'result_details', 'units')) {
    const { sets, lines } = resultRows(index, stamp);
    owned.resultSets = { owner: 'import results.csv', rows: sets };
    owned.resultLines = { owner: 'import results.csv', rows: lines };
  }
  if (has('medals')) owned.awards = { owner: 'import medals.csv', rows: awardRows(index, stamp) };
  if (has('records'))
    owned.records = {
      owner: 'import records.csv',
      rows: index.rows('records').map((row, sort) => recordRow(row, sort, index)),
    };
  if (has('documents')) {
    owned.reports = {
      owner: 'import documents.csv',
      rows: index.rows('documents').map((row, sort) => documentRow(row, sort, index, stored)),
    };
  }
  return rows;
}

/** Actions and their streams; undefined if the folder has no actions. */
export function mapActions(
  index: FolderIndex,
  files: ReadonlySet<FileName>,
  stamp: string,
): ReturnType<typeof actionRows> | undefined {
  return files.has('actions') ? actionRows(index, stamp) : undefined;
}

function storedFiles(tables: FolderTables): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  for (const [path, bytes] of tables.attachments) {
    const mediaType = mediaTypeOf(bytes);
    if (mediaType === undefined) continue;
    files.set(path, { sha256: createHash('sha256').update(bytes).digest('hex'), mediaType, bytes: Buffer.from(bytes) });
  }
  return files;
}
