import type { Attributes, Detail, PersonDescription } from './basics.ts';

export interface AthleteElement {
  code: string;
  order?: string;
  startOrder?: string;
  startSortOrder?: string;
  bib?: string;
  role?: string;
  description?: PersonDescription;
  /** EventUnitEntry, ExtendedResult and StatsItem rows of this member. */
  details: Detail[];
  attributes?: Attributes;
}

export interface CoachElement {
  code: string;
  order?: string;
  function?: string;
  description?: PersonDescription;
  attributes?: Attributes;
}

export interface OpponentElement {
  code: string;
  type?: string;
  pos?: string;
  organisation?: string;
  unit?: string;
  date?: string;
  time?: string;
  homeAway?: string;
  result?: string;
  attributes?: Attributes;
  teamName?: string;
}

export interface CompetitorElement {
  /** Competitor code, or TBD, BYE, NOCOMP, NCT, NOAWARD. */
  code: string;
  /** A athlete, T team, G group, H horse. */
  type?: string;
  organisation?: string;
  bib?: string;
  order?: string;
  seed?: string;
  teamName?: string;
  coaches: CoachElement[];
  /** EventUnitEntry and StatsItem rows of the competitor. */
  details: Detail[];
  athletes: AthleteElement[];
  opponents: OpponentElement[];
  attributes?: Attributes;
  /** Teams that form this team. */
  teams?: CompetitorElement[];
}
