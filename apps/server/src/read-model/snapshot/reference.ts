import type { EventRules, Gender, Language, PhaseKind, Regions, Texts, ZoneClock } from '@podium/games';

/**
 * Names of entities: Games, disciplines, events, phases, organizations, venues, labels. Small, so it is loaded as a
 * whole.
 */
export interface Reference {
  games: GamesInfo;
  /** By our code. */
  disciplines: Map<string, DisciplineInfo>;
  /** Feed disciplines that we merge into another one, by the feed's code. */
  branches: Map<string, DisciplineInfo>;
  events: Map<string, EventInfo>;
  phases: Map<string, PhaseInfo>;
  units: Map<string, UnitName>;
  organisations: Map<string, OrganisationInfo>;
  /** The present codes of delegations by the codes that they had before; without ambiguous ones. */
  formerCodes: Map<string, string>;
  venues: Map<string, VenueInfo>;
  /** Texts by `set code`. */
  labels: Map<string, Texts>;
  /** The feed's names for codes of a sport, by the feed's discipline and code. */
  sportCodes: Map<string, Map<string, SportCode>>;
}

export interface SportCode {
  /** Type of the code: `@Action`, `@Statistics`. */
  type: string;
  name: Texts;
}

export interface GamesInfo {
  code: string;
  name: Texts;
  timeZone: string;
  zone: ZoneClock;
  dayEndsAt: string;
  firstDay?: string;
  lastDay?: string;
  languages: Language[];
  regions: Regions;
  publicationDefault: 'full' | 'basic' | 'number';
  year: number;
}

export interface DisciplineInfo {
  code: string;
  key: string;
  name: Texts;
  /** Key of the sport whose pictogram it shares. */
  pictogram?: string;
  order: number;
  isStub: boolean;
}

export interface EventInfo {
  id: string;
  disciplineCode: string;
  /** The feed's discipline: `CRD`, which is `CYC` here. */
  feedCode: string;
  name: Texts;
  gender?: Gender;
  division?: '1' | '2' | '3';
  isExhibition: boolean;
  kind?: string;
  /** Number of gold medals; 0 for an event without medals. */
  medals: number;
  /** Given by the feed or the organizers. */
  givenOrder?: number;
  /** Position in the feed. */
  order: number;
  isStub: boolean;
  /** Rules that its organizers have chosen. */
  rules?: EventRules;
  /** An event of another feed discipline has the same name. */
  isNamedWithBranch?: boolean;
}

interface PhaseInfo {
  id: string;
  eventId: string;
  name: Texts;
  order: number;
  /** Games folders only. */
  kind?: PhaseKind;
}

interface UnitName {
  name: Texts;
  order: number;
  unitType?: string;
}

interface OrganisationInfo {
  code: string;
  name: Texts;
  /** As sent: `noc`, `club`, or a word of the feed. */
  type?: string;
  flag?: string;
  isRanked: boolean;
  isStub: boolean;
}

interface VenueInfo {
  id: string;
  kind: 'venue' | 'location';
  parentId?: string;
  name: Texts;
  address?: Texts;
  city?: string;
  cluster?: string;
  latitude?: number;
  longitude?: number;
  order: number;
}
