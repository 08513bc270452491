export type FeedFlag = 'P' | 'T';

/**
 * Attributes of OdfBody. `date` is `YYYY-MM-DD`, `time` always `hhmmssfff` (colons and the point of old editions are
 * removed).
 */
export interface Envelope {
  competitionCode: string;
  documentCode: string;
  documentSubcode?: string;
  documentType: string;
  documentSubtype?: string;
  version: number;
  resultStatus?: string;
  language?: string;
  feedFlag: FeedFlag;
  date: string;
  time: string;
  logicalDate?: string;
  source?: string;
}

/** Attributes without their own field. */
export type Attributes = Readonly<Record<string, string>>;

/** A generic detail of the feed, whatever the name of its element. */
export interface Detail {
  type?: string;
  code: string;
  pos?: string;
  value?: string;
  /** All other attributes of the element, by name: Value2, Rank, Diff, Attempt, Percent, IRM … */
  attributes?: Attributes;
  extensions?: Detail[];
}

/** An unusable value, or the element that it should have identified. */
export interface OmittedValue {
  line: number;
  /** `Competitor@Code`. */
  field: string;
  /** Beginning of the value, in quotes. */
  value: string;
  /** True if the whole element was left out. */
  isRow: boolean;
}

export interface Note {
  language?: string;
  text: string;
}

/** A person's names in a Description element. */
export interface PersonDescription {
  givenName?: string;
  familyName?: string;
  gender?: string;
  organisation?: string;
  birthDate?: string;
  ifId?: string;
  class?: string;
  attributes?: Attributes;
}
