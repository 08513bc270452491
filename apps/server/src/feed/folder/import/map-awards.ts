import type { FolderRow } from '@podium/games-folder';
import type { OwnedRow } from '../../apply/projection.ts';
import { competitorTypeOf, parseList, parseNumber, readTexts } from '../cell-values.ts';
import type { FolderIndex } from './folder-index.ts';

/** Awards by event, in file order. */
export function awardRows(index: FolderIndex, stamp: string): OwnedRow<'awards'>[] {
  const lineups = Map.groupBy(index.rows('lineups'), (row) => `${row['unit']} ${row['competitor']}`);
  const counts = new Map<string, number>();
  return index.rows('medals').map((row) => {
    const event = index.event(row['event']);
    const eventId = event?.id ?? row['event']!;
    const sort = counts.get(eventId) ?? 0;
    counts.set(eventId, sort + 1);
    const competitor = row['competitor']!;
    const type = row['competitor_type'];
    const note = row['note_en'] ?? Object.values(readTexts(row, 'note') ?? {})[0];
    return {
      source: 0,
      eventId,
      disciplineCode: event?.disciplineCode ?? '',
      medal: row['medal']!,
      ageGroup: row['age_group'],
      sort,
      order: parseNumber(row['order']),
      competitorId: competitor,
      competitorType: competitorTypeOf[type ?? ''],
      organisation: type === undefined ? undefined : index.organisationOf(competitor, type),
      unitId: index.unit(row['unit'])?.id ?? row['unit'],
      day: row['date'],
      isNotAwarded: competitor === 'NOAWARD',
      status: row['status'] === 'provisional' ? 'PROVISIONAL' : 'OFFICIAL',
      stamp,
      members: type === 'team' ? awardMembers(row, index, lineups.get(`${row['unit']} ${competitor}`)) : [],
      notes: note === undefined ? [] : [note],
    };
  });
}

/**
 * Team members who get the medal: those named in the row, otherwise the line-up of the unit, otherwise all athletes
 * of the team.
 */
function awardMembers(row: FolderRow, index: FolderIndex, lineup: readonly FolderRow[] | undefined): { id: string }[] {
  if (row['members'] !== undefined) return parseList(row['members']).map((id) => ({ id }));
  const ids = (lineup ?? index.teamMembers.get(row['competitor']!) ?? []).map((member) => member['participant']!);
  return [...new Set(ids)]
    .filter((id) => (index.participants.get(id)?.['role'] ?? 'athlete') === 'athlete')
    .map((id) => ({ id }));
}

export function recordRow(row: FolderRow, sort: number, index: FolderIndex): OwnedRow<'records'> {
  const holder = row['participant'];
  const eventId = index.event(row['event'])?.id ?? row['event']!;
  const isHistorical = row['historical'] === 'true';
  return {
    eventId,
    code: eventId,
    type: row['type']!,
    sort,
    order: parseNumber(row['order']),
    isEstablished: row['not_established'] !== 'true',
    resultType: row['result_type'],
    result: row['result'],
    holderId: holder,
    holderName: row['holder_name'],
    holderOrganisation:
      row['holder_organisation'] ?? (holder === undefined ? undefined : index.organisationOf(holder, 'person')),
    date: row['date'],
    place: row['place'],
    competition: row['competition'],
    unitId: index.unit(row['unit'])?.id ?? row['unit'],
    isEqualled: row['equalled'] === 'true',
    isUnconfirmed: false,
    isHistorical,
    isCurrent: row['current'] === undefined ? !isHistorical : row['current'] === 'true',
    note: readTexts(row, 'note'),
    details: [],
  };
}
