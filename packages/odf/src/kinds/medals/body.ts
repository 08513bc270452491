import type { Attributes } from '../../elements/basics.ts';

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

export interface MedalsBody {
  kind: 'medals';
  dateTime?: string;
  lastEvent?: string;
  totalEvents?: number;
  finishedEvents?: number;
  summary: MedalNumber[];
  lines: MedalLineElement[];
}
