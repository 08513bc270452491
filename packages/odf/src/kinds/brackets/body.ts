import type { Attributes, Detail } from '../../elements/basics.ts';
import type { CompetitorElement } from '../../elements/competitors.ts';
import type { PreviousUnit } from '../../elements/previous-unit.ts';
import type { UnitInfo } from '../../elements/results.ts';

export interface BracketPlace {
  pos?: string;
  /** TBD, BYE, NOCOMP or NCT if there is no competitor. */
  placeholder?: string;
  wlt?: string;
  rank?: string;
  result?: string;
  resultType?: string;
  irm?: string;
  qualificationMark?: string;
  isStruckOut: boolean;
  previousUnit?: PreviousUnit;
  competitor?: CompetitorElement;
  details: Detail[];
  attributes?: Attributes;
}

export interface BracketItemElement {
  code?: string;
  order?: string;
  position?: string;
  unit?: string;
  date?: string;
  time?: string;
  timestamp?: string;
  result?: string;
  places: BracketPlace[];
  details: Detail[];
  attributes?: Attributes;
}

export interface BracketElement {
  code: string;
  attributes?: Attributes;
  rounds: { code: string; items: BracketItemElement[]; attributes?: Attributes }[];
}

export interface BracketsBody {
  kind: 'brackets';
  info: UnitInfo;
  brackets: BracketElement[];
}
