import type { FolderRow } from '@podium/games-folder';
import type { OwnedRow, ScopedRow } from '../../apply/projection.ts';
import type { TeamMember } from '../../sport-tables.ts';
import { competitorTypeOf, parseNumber, readTexts } from './cell-values.ts';
import type { FolderIndex } from './folder-index.ts';
import type { ImageOf } from './map-catalogue.ts';

export function participantRow(row: FolderRow, index: FolderIndex, findImage: ImageOf): ScopedRow<'participants'> {
  return {
    id: row['id']!,
    role: row['role']!,
    functionName: readTexts(row, 'function'),
    organisation: index.organisation(row['organisation']),
    familyName: row['family_name'],
    givenName: row['given_name'],
    displayName: row['display_name'],
    gender: row['gender'],
    birthDate: row['birth_date'] ?? row['birth_year'],
    height: parseNumber(row['height_cm']),
    weight: parseNumber(row['weight_kg']),
    institution: readTexts(row, 'institution'),
    nationality: row['nationality'],
    photo: findImage(row['photo']),
    federationId: row['federation_id'],
    odfCode: row['odf_code'],
    publication: row['publication'],
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
    id: row['id']!,
    disciplineCode: event?.disciplineCode,
    eventId: event?.id ?? row['event'],
    organisation: index.organisation(row['organisation']),
    name: readTexts(row, 'name') ?? {},
    shortName: readTexts(row, 'short_name'),
    gender: row['gender'],
    odfCode: row['odf_code'],
    isVisible: row['current'] !== 'false',
    members,
    staff,
    registrations: [],
    details: [],
  };
}

export function entryRow(row: FolderRow, sort: number, index: FolderIndex): OwnedRow<'entries'> {
  return {
    eventId: index.event(row['event'])?.id ?? row['event']!,
    competitorId: row['competitor']!,
    competitorType: competitorTypeOf[row['competitor_type']!]!,
    sort,
    bib: row['bib'],
    seed: row['seed'],
    group: row['group'],
    status: row['status'],
    best: row['best'],
    qualification: row['qualification'],
    ageGroup: row['age_group'],
    details: [],
  };
}
