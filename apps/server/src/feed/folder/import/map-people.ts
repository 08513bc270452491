import type { FolderRow } from '@podium/games-folder';
import type { OwnedRow, ScopedRow } from '../../apply/projection.ts';
import type { TeamMember } from '../../sport-tables.ts';
import { plainProperties } from '../plain-columns.ts';
import { competitorTypeOf, parseNumber, readTexts } from '../cell-values.ts';
import type { FolderIndex } from './folder-index.ts';
import type { ImageOf } from './map-catalogue.ts';

export function participantRow(row: FolderRow, index: FolderIndex, findImage: ImageOf): ScopedRow<'participants'> {
  return {
    ...plainProperties('participants', 'participants', row),
    id: row['id']!,
    role: row['role']!,
    functionName: readTexts(row, 'function'),
    organisation: index.organisation(row['organisation']),
    birthDate: row['birth_date'] ?? row['birth_year'],
    height: parseNumber(row['height_cm']),
    weight: parseNumber(row['weight_kg']),
    photo: findImage(row['photo']),
    isVisible: true,
    registrations: [],
    details: [],
  };
}

export function teamRow(row: FolderRow, index: FolderIndex): ScopedRow<'teams'> {
  const event = index.event(row['event']);
  const members: TeamMember[] = [];
  const staff: TeamMember[] = [];
  for (const member of index.teamMembers.get(row['id']!) ?? []) {
    const isAthlete = (index.participants.get(member['participant']!)?.['role'] ?? 'athlete') === 'athlete';
    (isAthlete ? members : staff).push({
      id: member['participant']!,
      role: member['role'],
      order: parseNumber(member['order']),
      bib: member['bib'],
      position: member['position'],
    });
  }
  return {
    ...plainProperties('teams', 'teams', row),
    id: row['id']!,
    disciplineCode: event?.disciplineCode,
    eventId: event?.id ?? row['event'],
    organisation: index.organisation(row['organisation']),
    name: readTexts(row, 'name') ?? {},
    isVisible: row['current'] !== 'false',
    members,
    staff,
    registrations: [],
    details: [],
  };
}

export function entryRow(row: FolderRow, sort: number, index: FolderIndex): OwnedRow<'entries'> {
  return {
    ...plainProperties('entries', 'entries', row),
    eventId: index.event(row['event'])?.id ?? row['event']!,
    competitorId: row['competitor']!,
    competitorType: competitorTypeOf[row['competitor_type']!]!,
    sort,
    details: [],
  };
}
