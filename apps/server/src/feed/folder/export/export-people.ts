import { competitorTypes, lineupRoles, withFallbackName, row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { Registration, TeamMember } from '../../sport-tables.ts';
import type { Attachments } from './attachments.ts';
import { unknownOrganisation } from './export-catalogue.ts';
import { plainCells } from '../plain-columns.ts';
import { preferFeed } from './table-rows.ts';
import type { DbRow } from './table-rows.ts';

/** Folder ids of organizations by the code in our tables. */
export type OrganisationIds = ReadonlyMap<string, string>;

/** Data about a person that only a folder has, above all the publication level. */
const factsOfFolder = [
  'publication',
  'institution',
  'schoolYear',
  'photo',
  'functionName',
  'odfCode',
  'federationId',
] as const;

/**
 * All visible people, without duplicates. The feed's row takes precedence; folder-only data is added from the import.
 */
export function withFactsOfImport(participants: readonly DbRow<'participants'>[]): DbRow<'participants'>[] {
  const imported = new Map(participants.flatMap((person) => (person.isImport ? [[person.id, person] as const] : [])));
  return preferFeed(participants, (person) => person.id)
    .filter((person) => person.isVisible)
    .map((person) => {
      const importedPerson = imported.get(person.id);
      const facts = factsOfFolder.map((name) => [name, person[name] ?? importedPerson?.[name] ?? null]);
      return Object.assign({}, person, Object.fromEntries(facts));
    });
}

export function participantRows(
  participants: readonly DbRow<'participants'>[],
  organisations: OrganisationIds,
  attachments: Attachments,
): FolderRow[] {
  return participants.map((person) => {
    const isYear = /^\d{4}$/.test(person.birthDate ?? '');
    return row({
      ...plainCells('participants', 'participants', person),
      organisation: organisations.get(person.organisation ?? '') ?? person.organisation ?? unknownOrganisation,
      family_name: person.familyName ?? person.displayName ?? person.id,
      gender: person.gender === 'M' || person.gender === 'W' ? person.gender : undefined,
      birth_date: isYear ? undefined : person.birthDate,
      birth_year: isYear ? person.birthDate : undefined,
      height_cm: person.height,
      weight_kg: person.weight,
      nationality: /^[A-Z0-9]{3}$/.test(person.nationality ?? '') ? person.nationality : undefined,
      ...texts('function', person.functionName),
      photo: attachments.image(person.photo),
    });
  });
}

export function teamRows(teams: readonly DbRow<'teams'>[], organisations: OrganisationIds): FolderRow[] {
  return teams.map((team) =>
    row({
      ...plainCells('teams', 'teams', team),
      event: team.eventId,
      organisation: organisations.get(team.organisation ?? '') ?? team.organisation ?? unknownOrganisation,
      ...texts('name', withFallbackName(team.name, team.id)),
    }),
  );
}

export function teamMemberRows(teams: readonly DbRow<'teams'>[]): FolderRow[] {
  return teams.flatMap((team) => {
    const seen = new Set<string>();
    const orders = new Set<number>();
    const memberRow = (member: TeamMember, isStaff: boolean): FolderRow[] => {
      if (seen.has(member.id)) return [];
      seen.add(member.id);
      const order = member.order !== undefined && !orders.has(member.order) ? member.order : undefined;
      if (order !== undefined) orders.add(order);
      const role = memberRole(member.role, isStaff && !team.isImport);
      return [row({ team: team.id, participant: member.id, order, role, bib: member.bib, position: member.position })];
    };
    return [
      ...team.members.flatMap((member) => memberRow(member, false)),
      ...team.staff.flatMap((member) => memberRow(member, true)),
    ];
  });
}

/** The folder's name for a role; for a role that only the feed knows, `coach` for staff and undefined for others. */
function memberRole(role: string | undefined, isStaff: boolean): string | undefined {
  if (role !== undefined && role.split(';').every((word) => lineupRoles.includes(word))) return role;
  return isStaff ? 'coach' : undefined;
}

const statuses: ReadonlyMap<string, string> = new Map([
  ['active', 'active'],
  ['reserve', 'reserve'],
  ['withdrawn', 'withdrawn'],
  ['CANCEL', 'withdrawn'],
  ['WITHDRAWN', 'withdrawn'],
]);

/** Rows of entry messages first, then entries included in participant and team messages. */
export function entryRows(
  entries: readonly DbRow<'entries'>[],
  people: readonly { id: string; role?: string; registrations: Registration[]; type: 'person' | 'team' }[],
  isEvent: (id: string) => boolean,
): FolderRow[] {
  const seen = new Set<string>();
  const bibs = new Set<string>();
  const rows: FolderRow[] = [];
  const add = (event: string, competitor: string, cells: Parameters<typeof row>[0]): void => {
    if (seen.has(`${event} ${competitor}`) || !isEvent(event)) return;
    seen.add(`${event} ${competitor}`);
    const bib = cells['bib'] && !bibs.has(`${event} ${String(cells['bib'])}`) ? cells['bib'] : undefined;
    if (bib) bibs.add(`${event} ${String(bib)}`);
    rows.push(row({ event, competitor, ...cells, bib }));
  };
  for (const entry of entries) {
    add(entry.eventId, entry.competitorId, {
      ...plainCells('entries', 'entries', entry),
      competitor_type: competitorTypes.get(entry.competitorType) ?? 'person',
      status: entry.isImport ? entry.status : (statuses.get(entry.status ?? '') ?? 'active'),
    });
  }
  for (const { id, role, type, registrations } of people) {
    for (const registration of role === undefined || role === 'athlete' ? registrations : []) {
      const value = (code: string): string | undefined =>
        registration.details.find((detail) => detail.code === code)?.value;
      add(registration.event, id, {
        competitor_type: type,
        bib: registration.bib,
        seed: value('SEED'),
        group: value('GROUP'),
        status: registration.substitute === 'Y' ? 'reserve' : (statuses.get(registration.status ?? '') ?? 'active'),
        best: value('QUAL_BEST'),
        qualification: value('QUAL_TYPE'),
      });
    }
  }
  return rows;
}
