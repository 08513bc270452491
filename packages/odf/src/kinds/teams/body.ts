import type { Attributes } from '../../elements/basics.ts';
import type { DisciplineRegistration } from '../../elements/registrations.ts';

export interface TeamMemberElement {
  code: string;
  order?: string;
  bib?: string;
  /** The Function of a team official. */
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

export interface TeamsBody {
  kind: 'teams';
  isUpdate: boolean;
  teams: TeamElement[];
}
