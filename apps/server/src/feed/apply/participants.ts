import { eventKey, participantsKey } from '@podium/contract/live-keys';
import { rscToId } from '@podium/games';
import type { DisciplineRegistration, ParticipantElement, TeamElement, TeamMemberElement } from '@podium/odf';
import type { Registration, TeamMember } from '../sport-tables.ts';
import { parseCode } from './codes.ts';
import { emptyProjection } from './projection.ts';
import type { Project, ScopedRow } from './projection.ts';
import { teamsWithoutMembers } from './teams-without-members.ts';
import { parseInteger, parseMeasure } from './values.ts';

/** People of one discipline. A full message replaces only that discipline's rows of a person. */
export const projectParticipants: Project<'participants'> = (message) => {
  const { envelope, body } = message;
  const discipline = parseCode(envelope.documentCode).disciplineCode ?? envelope.documentCode;
  const rows = new Map(body.participants.map((element) => [element.code, participantRow(element, discipline)]));
  return {
    ...emptyProjection(),
    scoped: { scope: `participants/${discipline}`, isFull: !body.isUpdate, rows: { participants: [...rows.values()] } },
    keys: [participantsKey(discipline)],
  };
};

function participantRow(element: ParticipantElement, discipline: string): ScopedRow<'participants'> {
  const registration =
    element.disciplines.find((registration) => registration.code.startsWith(discipline)) ?? element.disciplines[0];
  return {
    id: element.code,
    disciplineCode: discipline,
    role: functionRole(element.mainFunctionId),
    function: element.mainFunctionId,
    organisation: element.organisation,
    familyName: element.familyName,
    givenName: element.givenName,
    displayName: element.printName,
    tvName: element.tvName,
    localName: [element.localFamilyName, element.localGivenName].filter(Boolean).join(' ') || undefined,
    gender:
      element.gender === 'F' ? 'W' : element.gender === 'M' || element.gender === 'W' ? element.gender : undefined,
    birthDate: element.birthDate,
    height: parseMeasure(element.height),
    weight: parseMeasure(element.weight),
    nationality: element.nationality,
    federationId: registration?.ifId,
    isVisible: element.status !== 'CANCEL' && element.modification !== 'D',
    registrations: toRegistrations(element.disciplines),
    details: registration?.entries ?? [],
  };
}

/**
 * Codes beginning with `AA` are athletes, codes containing `COACH` are coaches, all others officials. Without a
 * function, the person is an athlete.
 */
function functionRole(functionId: string | undefined): string {
  if (functionId === undefined || functionId.startsWith('AA')) return 'athlete';
  return functionId.includes('COACH') ? 'coach' : 'official';
}

function toRegistrations(disciplines: readonly DisciplineRegistration[]): Registration[] {
  return disciplines.flatMap((discipline) =>
    discipline.events.map((event) => ({
      event: rscToId(event.event),
      bib: event.bib,
      class: event.class,
      status: event.status,
      substitute: event.substitute,
      details: event.entries,
    })),
  );
}

export const projectTeams: Project<'teams'> = (message) => {
  const { envelope, body } = message;
  const discipline = parseCode(envelope.documentCode).disciplineCode ?? envelope.documentCode;
  const rows = new Map(body.teams.map((element) => [element.code, teamRow(element, discipline)]));
  const empty = [...rows.values()].filter(({ members, isVisible }) => isVisible && members.length === 0);
  return {
    ...emptyProjection(),
    warnings: empty.length > 0 ? [teamsWithoutMembers(empty.map(({ id }) => id))] : [],
    scoped: { scope: `teams/${discipline}`, isFull: !body.isUpdate, rows: { teams: [...rows.values()] } },
    keys: [participantsKey(discipline)],
  };
};

function teamRow(element: TeamElement, discipline: string): ScopedRow<'teams'> {
  const registrations = toRegistrations(element.disciplines);
  return {
    id: element.code,
    disciplineCode: discipline,
    eventId: registrations[0]?.event,
    organisation: element.organisation,
    name: element.name ? { en: element.name } : {},
    shortName: element.shortName ? { en: element.shortName } : undefined,
    gender: element.gender === 'F' ? 'W' : element.gender,
    isVisible: element.status !== 'CANCEL' && element.modification !== 'D',
    members: element.members.map((member) => memberRow(member)),
    staff: element.officials.map((member) => memberRow(member)),
    registrations,
    details: element.disciplines.flatMap((registration) => registration.entries),
  };
}

function memberRow(member: TeamMemberElement): TeamMember {
  return {
    id: member.code,
    order: parseInteger(member.order),
    bib: member.bib,
    role: member.role ?? member.attributes?.['Function'],
  };
}

export const projectEntries: Project<'entries'> = (message) => {
  const event = parseCode(message.envelope.documentCode);
  return {
    ...emptyProjection(),
    owned: {
      entries: message.body.entries.map((entry, sort) => {
        const value = (code: string): string | undefined => entry.details.find((detail) => detail.code === code)?.value;
        return {
          eventId: event.id,
          competitorId: entry.competitor.code,
          competitorType: entry.competitor.type ?? 'A',
          sort,
          bib: entry.bib ?? entry.competitor.bib,
          seed: value('SEED'),
          group: value('GROUP'),
          status: entry.status,
          best: value('QUAL_BEST'),
          qualification: value('QUAL_TYPE'),
          details: entry.details,
        };
      }),
    },
    keys: [eventKey(event.id), participantsKey(event.disciplineCode ?? '')],
  };
};
