import type { Attributes, Detail, PersonDescription } from '../../elements/basics.ts';
import type { UnitInfo } from '../../elements/results.ts';

export interface ActionPerson {
  code: string;
  order?: string;
  bib?: string;
  role?: string;
  /** The competitor (side) that the person belongs to. */
  competitor: string;
  description?: PersonDescription;
  attributes?: Attributes;
  /** The person is a coach; `function` is the coach's function. */
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

export interface ActionsBody {
  kind: 'actions';
  info: UnitInfo;
  home?: string;
  away?: string;
  actions: ActionElement[];
}
