import type { Attributes } from '../../elements/basics.ts';
import type { DisciplineRegistration } from '../../elements/registrations.ts';

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

export interface ParticipantsBody {
  kind: 'participants';
  isUpdate: boolean;
  participants: ParticipantElement[];
}
