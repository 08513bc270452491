import type { Attributes, Detail, PersonDescription } from './basics.ts';
import type { CompetitorElement } from './competitors.ts';
import type { PreviousUnit } from './schedule.ts';

export interface ActionPerson {
  code: string;
  order?: string;
  bib?: string;
  role?: string;
  /** The competitor (side) of the person. */
  competitor: string;
  description?: PersonDescription;
  attributes?: Attributes;
  /** A coach; `function` is the coach's. */
  isCoach?: boolean;
  function?: string;
}

export interface ActionElement {
  id: string;
  parentId?: string;
  period?: string;
  order?: string;
  action?: string;
  actionAdd?: string;
  description?: string;
  comment?: string;
  when?: string;
  result?: string;
  scoreHome?: string;
  scoreAway?: string;
  leadHome?: string;
  leadAway?: string;
  shootOutHome?: string;
  shootOutAway?: string;
  timestamp?: string;
  competitors: { code: string; type?: string; order?: string; organisation?: string; attributes?: Attributes }[];
  people: ActionPerson[];
  details: Detail[];
  attributes: Attributes;
}

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
