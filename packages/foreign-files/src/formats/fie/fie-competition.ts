import type { FolderRow } from '@podium/games-folder';
import { row, texts } from '@podium/games-folder';
import { ForeignFileError } from '../../foreign-error.ts';
import type { ForeignOptions } from '../../foreign-format.ts';
import { Delegations } from '../../delegations.ts';
import { lookUp } from '../../look-up.ts';
import { personRow } from '../../person-row.ts';
import { own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { attribute, countryAttribute, dayAttribute, numberAttribute } from '../../xml/attributes.ts';
import { childrenNamed, listChildren } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { findWeapon } from './fie-words.ts';

/** A fencer or team of the competition. */
export interface Entrant {
  element: XmlElement;
  type: 'person' | 'team';
  id: string;
  /** `L` or `R`, the hand that holds the weapon. */
  hand: string | undefined;
}

/** The competition with its people. Numbers of the file refer to fencers, teams and referees. */
export interface Competition {
  root: XmlElement;
  event: string;
  isTeam: boolean;
  gender: string;
  day: string;
  delegations: Delegations;
  participants: Map<string, FolderRow>;
  entrants: Map<string, Entrant>;
  /** Ids of all fencers, also of those in teams. */
  fencers: Map<string, string>;
  referees: Map<string, string>;
  teams: FolderRow[];
  /** Number of teams of each delegation. */
  teamCounts: Map<string, number>;
  teamIds: Set<string>;
  members: FolderRow[];
}

export function readCompetition(root: XmlElement, options: ForeignOptions): Competition {
  const isTeam = root.name.endsWith('ParEquipes');
  const weapon = findWeapon(attribute(root, 'Arme'));
  if (!weapon)
    throw new ForeignFileError({ form: 'foreign-missing', line: root.line, element: root.name, expected: 'Arme' });
  const gender = lookUp({ M: 'M', F: 'W', X: 'X' }, attribute(root, 'Sexe')?.toUpperCase()) ?? 'X';
  const category = attribute(root, 'Categorie')?.toUpperCase() ?? 'S';
  const day = dayAttribute(root, 'Date') ?? dayAttribute(root, 'DateDebut');
  if (day === undefined)
    throw new ForeignFileError({ form: 'foreign-missing', line: root.line, element: root.name, expected: 'Date' });
  const competition: Competition = {
    root,
    event: stableId(
      `FEN-${gender}${weapon.code}`,
      ...(isTeam ? ['T'] : []),
      ...(category === 'S' ? [] : [slug(category)]),
    ),
    isTeam,
    gender: gender === 'X' && !isTeam ? 'O' : gender,
    day,
    delegations: new Delegations(options),
    participants: new Map(),
    entrants: new Map(),
    fencers: new Map(),
    referees: new Map(),
    teams: [],
    teamCounts: new Map(),
    teamIds: new Set(),
    members: [],
  };
  const delegation = delegationsOf(root, competition);
  for (const element of listChildren(root, 'Tireurs', 'Tireur')) readFencer(element, competition, delegation(element));
  for (const element of listChildren(root, 'Equipes', 'Equipe')) readTeam(element, competition, delegation);
  for (const element of listChildren(root, 'Arbitres', 'Arbitre'))
    readReferee(element, competition, delegation(element));
  return competition;
}

/** Fencers of an international competition represent their country, others their club if the file has one. */
function delegationsOf(root: XmlElement, { delegations }: Competition): (element: XmlElement) => string {
  const teams = listChildren(root, 'Equipes', 'Equipe');
  const people = [
    ...listChildren(root, 'Tireurs', 'Tireur'),
    ...teams,
    ...teams.flatMap((team) => childrenNamed(team, 'Tireur')),
  ];
  const domain = attribute(root, 'Domaine')?.toUpperCase();
  const nations = new Set(people.flatMap((person) => countryAttribute(person, 'Nation') ?? []));
  const isInternational = domain === 'I' || (domain === undefined && nations.size > 1);
  return (element) => {
    const country = countryAttribute(element, 'Nation');
    const club = attribute(element, 'Club');
    return country !== undefined && (isInternational || club === undefined)
      ? delegations.country(country)
      : delegations.club(club, country);
  };
}

function addPerson(
  element: XmlElement,
  role: 'athlete' | 'official',
  organisation: string,
  { participants }: Competition,
): string | undefined {
  const family = attribute(element, 'Nom') ?? attribute(element, 'Prenom');
  if (family === undefined) return undefined;
  const given = attribute(element, 'Nom') === undefined ? undefined : attribute(element, 'Prenom');
  const gender = lookUp({ M: 'M', F: 'W' } as const, attribute(element, 'Sexe')?.toUpperCase());
  const born = dayAttribute(element, 'DateNaissance');
  const nationality = countryAttribute(element, 'Nation');
  const license = attribute(element, 'Licence') ?? attribute(element, 'LicenceNat');
  const club = attribute(element, 'Club');
  const person = personRow({
    role,
    organisation,
    family,
    ...(given !== undefined && { given }),
    ...(gender !== undefined && { gender }),
    ...(born !== undefined && Number(born.slice(0, 4)) > 1900 && { born }),
    ...(nationality !== undefined && { nationality }),
    ...(license !== undefined && { license }),
    ...(club !== undefined && organisation === nationality && { institution: club }),
  });
  const id = person['id']!;
  if (!participants.has(id)) participants.set(id, person);
  return id;
}

const handOf = (element: XmlElement): string | undefined =>
  lookUp({ D: 'R', R: 'R', G: 'L', I: 'L', L: 'L' }, attribute(element, 'Lateralite')?.toUpperCase());

function readFencer(element: XmlElement, competition: Competition, organisation: string): string | undefined {
  const id = addPerson(element, 'athlete', organisation, competition);
  if (id === undefined) return undefined;
  const number = attribute(element, 'ID') ?? id;
  competition.fencers.set(number, id);
  if (!competition.isTeam) competition.entrants.set(number, { element, type: 'person', id, hand: handOf(element) });
  return id;
}

function readReferee(element: XmlElement, competition: Competition, organisation: string): void {
  const id = addPerson(element, 'official', organisation, competition);
  if (id !== undefined) competition.referees.set(attribute(element, 'ID') ?? id, id);
}

/** A team has the name of the file, else that of its delegation; the second of a delegation has a number. */
function readTeam(element: XmlElement, competition: Competition, delegation: (element: XmlElement) => string): void {
  const { event, gender, teams, members, entrants } = competition;
  const organisation = delegation(element);
  const number = attribute(element, 'ID');
  const given = attribute(element, 'Nom') ?? (number !== undefined && /\p{L}/u.test(number) ? number : undefined);
  const same = competition.teamCounts.get(organisation) ?? 0;
  competition.teamCounts.set(organisation, same + 1);
  const key = stableId(organisation, event, slug(given ?? '') || String(same + 1));
  const id = competition.teamIds.has(key) ? stableId(key, String(same + 1)) : key;
  competition.teamIds.add(id);
  const basis = given ?? attribute(element, 'Club') ?? countryAttribute(element, 'Nation') ?? number ?? id;
  const name = given === undefined && same > 0 ? `${basis} ${same + 1}` : basis;
  teams.push(row({ id, event, organisation, ...texts('name', own(name)), gender }));
  entrants.set(number ?? id, { element, type: 'team', id, hand: undefined });
  const people = childrenNamed(element, 'Tireur').flatMap((fencer) => {
    const person = attribute(fencer, 'Nom') === undefined ? undefined : readFencer(fencer, competition, organisation);
    return person ?? competition.fencers.get(attribute(fencer, 'REF') ?? '') ?? [];
  });
  for (const [index, participant] of [...new Set(people)].entries())
    members.push(row({ team: id, participant, order: index + 1 }));
}

/** The place in a list before or after the competition. */
export const rankOf = (element: XmlElement, name: string): number | undefined =>
  numberAttribute(element, name) || undefined;
