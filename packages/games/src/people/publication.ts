import type { OrganisationCode, ParticipantId } from '../model/ids.ts';
import type { ParticipantRole, PersonGender, PublicationLevel } from '../model/vocabulary.ts';
import type { AgeGroup } from './age-group.ts';
import { ageGroup } from './age-group.ts';
import { listedName, spokenNameAsSent } from './spoken-name.ts';

/** Everything known about a person; a missing field is unknown or lacks consent. */
export interface Person {
  participantId: ParticipantId;
  role: ParticipantRole;
  organisation: OrganisationCode | null;
  givenName?: string | null;
  familyName?: string | null;
  /** Spelling of the sender; `FAMILY Given` if absent. */
  displayName?: string | null;
  bib?: string | null;
  /** Replaces the name if only a number is public; defaults to the bib. */
  number?: string | null;
  gender?: PersonGender | null;
  /** `2009-11-02`. */
  birthDate?: string | null;
  birthYear?: number | null;
  nationality?: string | null;
  height?: number | null;
  weight?: number | null;
  institution?: string | null;
  /** As the school writes it: `9º ano`, `SR`. */
  schoolYear?: string | null;
  photo?: string | null;
}

/** Publishable data of a person; null means unpublished or unknown, indistinguishably. */
export interface PublishedPerson {
  level: PublicationLevel;
  participantId: ParticipantId;
  role: ParticipantRole;
  organisation: OrganisationCode | null;
  /** Null if only the number is public: the page then shows "Athlete 214" in its language. */
  displayName: string | null;
  /** The name in spoken order. */
  spokenName: string | null;
  givenName: string | null;
  familyName: string | null;
  number: string | null;
  bib: string | null;
  gender: PersonGender | null;
  ageGroup: AgeGroup | null;
  birthDate: string | null;
  nationality: string | null;
  height: number | null;
  weight: number | null;
  institution: string | null;
  schoolYear: string | null;
  photo: string | null;
}

/**
 * Reduces a person to a publication level. Every page, search, API, widget, PDF, calendar and share image uses this
 * function. `number` leaves bib or number and delegation; `basic` adds name, gender and age group; `full` everything.
 */
export function publishedPerson(person: Person, level: PublicationLevel, gamesYear: number): PublishedPerson {
  const onlyNumber: PublishedPerson = {
    level: 'number',
    participantId: person.participantId,
    role: person.role,
    organisation: person.organisation,
    displayName: null,
    spokenName: null,
    givenName: null,
    familyName: null,
    number: nonEmpty(person.number) ?? nonEmpty(person.bib),
    bib: nonEmpty(person.bib),
    gender: null,
    ageGroup: null,
    birthDate: null,
    nationality: null,
    height: null,
    weight: null,
    institution: null,
    schoolYear: null,
    photo: null,
  };
  if (level !== 'basic' && level !== 'full') return onlyNumber;
  const displayName = fullDisplayName(person);
  const { familyName: family, givenName: given, organisation } = person;
  const basic: PublishedPerson = {
    ...onlyNumber,
    level: 'basic',
    displayName,
    spokenName: displayName && spokenNameAsSent(displayName, { family, givenName: given, organisation }),
    givenName: nonEmpty(person.givenName),
    familyName: nonEmpty(person.familyName),
    gender: person.gender ?? null,
    ageGroup: personAgeGroup(person, gamesYear),
  };
  if (level === 'basic') return basic;
  return {
    ...basic,
    level: 'full',
    birthDate: nonEmpty(person.birthDate),
    nationality: nonEmpty(person.nationality),
    height: person.height ?? null,
    weight: person.weight ?? null,
    institution: nonEmpty(person.institution),
    schoolYear: nonEmpty(person.schoolYear),
    photo: nonEmpty(person.photo),
  };
}

function fullDisplayName({ displayName, familyName, givenName, organisation }: Person): string | null {
  return nonEmpty(displayName) ?? nonEmpty(listedName({ family: familyName, givenName, organisation }));
}

function personAgeGroup({ birthDate, birthYear }: Person, gamesYear: number): AgeGroup | null {
  const year = birthYear ?? Number(/^(\d{4})(?:-|$)/.exec(birthDate ?? '')?.[1] ?? Number.NaN);
  return Number.isInteger(year) && year <= gamesYear ? ageGroup(year, gamesYear) : null;
}

function nonEmpty(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
