import type { BodyOf, Detail, ParticipantElement, TeamElement } from '@podium/odf';
import type { GamesEvent, Person } from '../model.ts';
import { entryMethod } from '../people/entry-method.ts';
import { nationality } from '../people/nationality.ts';
import { disciplineRsc } from './envelope.ts';

/** @param isUpdate whether only these people change, and the others stay as they were sent */
export function participantsBody(
  discipline: string,
  people: readonly Person[],
  isUpdate = false,
): BodyOf<'participants'> {
  return {
    kind: 'participants',
    isUpdate,
    participants: people.map((person) => participantElement(discipline, person)),
  };
}

function participantElement(discipline: string, person: Person): ParticipantElement {
  const family = person.family.toUpperCase();
  return {
    code: person.id,
    parent: person.id,
    status: 'ACTIVE',
    givenName: person.givenName,
    familyName: person.family,
    printName: `${family} ${person.givenName}`,
    printInitialName: `${family} ${person.givenName[0]}`,
    tvName: `${person.givenName} ${family}`,
    tvInitialName: `${person.givenName[0]}. ${family}`,
    tvFamilyName: family,
    gender: person.gender === 'W' ? 'F' : 'M',
    organisation: person.organisation,
    birthDate: person.birthDate,
    height: person.height === undefined ? undefined : String(person.height),
    weight: person.weight === undefined ? undefined : String(person.weight),
    nationality: nationality(person),
    mainFunctionId: person.function,
    current: 'true',
    attributes: {},
    disciplines: [
      {
        code: disciplineRsc(discipline),
        ifId: person.role === 'athlete' ? `${discipline}${person.id.slice(-5)}` : undefined,
        entries: [],
        events: person.entries.map((entry) => ({
          event: entry.event,
          bib: entry.bib ?? person.bib,
          status: 'ACTIVE',
          entries: entryDetails(entry.best, entryMethod(person, entry.event)),
        })),
      },
    ],
  };
}

function entryDetails(best: string | undefined, method: string | undefined): Detail[] {
  return [
    ...(best === undefined ? [] : [{ type: 'ENTRY', code: 'QUAL_BEST', value: best }]),
    ...(method === undefined ? [] : [{ type: 'ENTRY', code: 'QUAL_TYPE', value: method }]),
  ];
}

export function teamsBody(discipline: string, events: readonly GamesEvent[]): BodyOf<'teams'> {
  const teams = events.flatMap((event) =>
    event.competitors
      .filter((competitor) => competitor.type === 'T')
      .map((team): TeamElement => ({
        code: team.id,
        status: 'ACTIVE',
        organisation: team.organisation,
        name: team.name,
        shortName: team.name,
        gender: event.gender,
        attributes: { TeamType: 'ORG', Number: '1' },
        members: team.members.map((member, index) => ({ code: member.id, order: String(index + 1), bib: member.bib })),
        officials: team.coach ? [{ code: team.coach.id, order: '1', role: team.coach.function }] : [],
        disciplines: [
          {
            code: disciplineRsc(discipline),
            entries: [],
            events: [
              { event: event.code, entries: team.group ? [{ type: 'ENTRY', code: 'GROUP', value: team.group }] : [] },
            ],
          },
        ],
      })),
  );
  return { kind: 'teams', isUpdate: false, teams };
}
