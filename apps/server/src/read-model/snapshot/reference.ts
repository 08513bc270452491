import type { Gender, Language, Regions, Texts, ZoneClock } from '@podium/games';

/** What names things: Games, disciplines, events, phases, organisations, venues, labels. Small, loaded whole. */
export interface Reference {
  games: GamesInfo;
  /** By our code. */
  disciplines: Map<string, DisciplineInfo>;
  /** What the feed takes for a discipline of its own and we gather under another, by the feed's code. */
  branches: Map<string, DisciplineInfo>;
  events: Map<string, EventInfo>;
  phases: Map<string, PhaseInfo>;
  units: Map<string, UnitName>;
  organisations: Map<string, OrganisationInfo>;
  venues: Map<string, VenueInfo>;
  /** `set code` to texts. */
  labels: Map<string, Texts>;
  /** What a source calls the codes of a sport, by the feed's discipline and code. */
  sportCodes: Map<string, Map<string, SportCode>>;
}

export interface SportCode {
  /** Kind of the code: `@Action`, `@Statistics`. */
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
  order: number;
  isStub: boolean;
}

export interface EventInfo {
  id: string;
  disciplineCode: string;
  /** Where the feed has it: `CRD`, which is `CYC` here. */
  feedCode: string;
  name: Texts;
  gender?: Gender;
  division?: '1' | '2' | '3';
  isExhibition: boolean;
  kind?: string;
  /** Golds to win; 0 = an event without medals. */
  medals: number;
  order: number;
  isStub: boolean;
  /** Another of the feed's disciplines has one that is called the same. */
  isNamedWithBranch?: boolean;
}

interface PhaseInfo {
  id: string;
  eventId: string;
  name: Texts;
  order: number;
}

interface UnitName {
  name: Texts;
  order: number;
  unitType?: string;
}

interface OrganisationInfo {
  code: string;
  name: Texts;
  /** As its source says: `noc`, `club`, or a word of the feed. */
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
