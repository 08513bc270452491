import type { Attributes, Detail, PersonDescription } from './basics.ts';
import type { CompetitorElement } from './competitors.ts';

export interface RecordIndicator {
  order?: string;
  code?: string;
  recordType: string;
  isEqualled: boolean;
  attributes?: Attributes;
}

export interface ResultItemElement {
  unit: string;
  order?: string;
  /** Attributes of the nested Result (Result, ResultType, Rank, IRM, ResultPoints …). */
  attributes: Attributes;
  /** ExtendedResult rows of the nested Result. */
  details?: Detail[];
  /** Other attributes of the ResultItem. */
  itemAttributes?: Attributes;
}

export interface ResultElement {
  rank?: string;
  isRankEqual: boolean;
  resultType?: string;
  result?: string;
  irm?: string;
  qualificationMark?: string;
  wlt?: string;
  sortOrder?: string;
  startOrder?: string;
  startSortOrder?: string;
  diff?: string;
  points?: string;
  isUnchecked: boolean;
  photoFinish?: string;
  played?: string;
  won?: string;
  lost?: string;
  tied?: string;
  for?: string;
  against?: string;
  ratio?: string;
  attributes?: Attributes;
  /** ExtendedResult rows of the line. */
  details: Detail[];
  records: RecordIndicator[];
  items: ResultItemElement[];
  competitor?: CompetitorElement;
}

export interface PeriodElement {
  code: string;
  homeScore?: string;
  awayScore?: string;
  homePeriodScore?: string;
  awayPeriodScore?: string;
  duration?: string;
  details: Detail[];
  attributes?: Attributes;
}

export interface OfficialElement {
  code: string;
  function?: string;
  order?: string;
  bib?: string;
  description?: PersonDescription;
  attributes?: Attributes;
}

export interface UnitInfo {
  updatedAt?: string;
  startDate?: string;
  endDate?: string;
  duration?: string;
  /** ExtendedInfo rows, without Type DISPLAY (a pointer for television graphics). */
  infos: Detail[];
  progress?: { lastUnit?: string; unitsTotal?: string; unitsComplete?: string };
  sport?: { disciplineName?: string; eventName?: string; subEventName?: string; gender?: string; unitNum?: string };
  venue?: { venue?: string; venueName?: string; location?: string; locationName?: string; attendance?: string };
}

/** A list of result lines: of a unit, phase, pool or event ranking. */
export interface ResultListBody {
  info: UnitInfo;
  officials: OfficialElement[];
  periods?: { home?: string; away?: string; periods: PeriodElement[] };
  results: ResultElement[];
}
