import type { Attributes, Detail } from './basics.ts';
import type { CompetitorElement } from './competitors.ts';

export interface RegisteredEvent {
  event: string;
  bib?: string;
  class?: string;
  status?: string;
  substitute?: string;
  entries: Detail[];
  attributes?: Attributes;
}

export interface DisciplineRegistration {
  code: string;
  ifId?: string;
  entries: Detail[];
  events: RegisteredEvent[];
  attributes?: Attributes;
}

export interface ParticipantElement {
  code: string;
  parent?: string;
  status?: string;
  givenName?: string;
  familyName?: string;
  printName?: string;
  printInitialName?: string;
  tvName?: string;
  tvInitialName?: string;
  tvFamilyName?: string;
  localGivenName?: string;
  localFamilyName?: string;
  gender?: string;
  organisation?: string;
  birthDate?: string;
  height?: string;
  weight?: string;
  nationality?: string;
  mainFunctionId?: string;
  current?: string;
  modification?: string;
  /** The reader drops passport names, birth place and residence: personal data that the product never needs. */
  attributes: Attributes;
  disciplines: DisciplineRegistration[];
}

export interface TeamMemberElement {
  code: string;
  order?: string;
  bib?: string;
  /** For a team official, the Function. */
  role?: string;
  attributes?: Attributes;
}

export interface TeamElement {
  code: string;
  status?: string;
  organisation?: string;
  name?: string;
  shortName?: string;
  gender?: string;
  modification?: string;
  attributes: Attributes;
  members: TeamMemberElement[];
  officials: TeamMemberElement[];
  disciplines: DisciplineRegistration[];
}

export interface NameElement {
  code: string;
  language?: string;
  attributes: Attributes;
}

export interface EntryElement {
  competitor: CompetitorElement;
  sortOrder?: string;
  bib?: string;
  status?: string;
  substitute?: string;
  class?: string;
  details: Detail[];
  attributes?: Attributes;
}
