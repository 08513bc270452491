import type { Attributes, Detail } from './basics.ts';
import type { CompetitorElement } from './competitors.ts';

export interface MedallistElement {
  /** gold, silver or bronze. */
  medal: string;
  date?: string;
  unit?: string;
  competitor: CompetitorElement;
  attributes?: Attributes;
}

export interface DisciplineMedallists {
  code: string;
  totalEvents?: string;
  finishedEvents?: string;
  events: { code: string; name?: string; date?: string; medallists: MedallistElement[]; attributes?: Attributes }[];
  attributes?: Attributes;
}

export interface MedalNumber {
  /** M, W, X or TOT. */
  type: string;
  gold: number;
  silver: number;
  bronze: number;
  total: number;
  attributes?: Attributes;
}

export interface MedalLineElement {
  organisation: string;
  organisationName?: string;
  rank?: string;
  rankTotal?: string;
  sortRank?: string;
  sortRankTotal?: string;
  isRankEqual: boolean;
  isRankTotalEqual: boolean;
  numbers: MedalNumber[];
  attributes?: Attributes;
}

export interface RecordDataElement {
  order?: string;
  resultType?: string;
  result?: string;
  unit?: string;
  country?: string;
  place?: string;
  date?: string;
  competition?: string;
  isEqualled: boolean;
  isUnconfirmed: boolean;
  isHistorical: boolean;
  isCurrent: boolean;
  attributes?: Attributes;
  details: Detail[];
  competitor?: CompetitorElement;
}

export interface RecordElement {
  code: string;
  name?: string;
  types: {
    order?: string;
    recordType: string;
    isShared: boolean;
    isNotEstablished: boolean;
    notEstablishedLabel?: string;
    subcode?: string;
    data: RecordDataElement[];
    attributes?: Attributes;
  }[];
  attributes?: Attributes;
}
