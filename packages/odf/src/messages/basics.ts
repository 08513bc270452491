export type FeedFlag = 'P' | 'T';

/** The attributes of OdfBody. `date` is `YYYY-MM-DD`, `time` always `hhmmssfff` (colons and point of old editions removed). */
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

/** Attributes without a field of their own. */
export type Attributes = Readonly<Record<string, string>>;

/** The feed's generic triple, under whichever element name it came. */
export interface Detail {
  type?: string;
  code: string;
  pos?: string;
  value?: string;
  /** Value2, Rank, Diff, Attempt, Percent, IRM …: everything else the element said, by its attribute name. */
  attributes?: Attributes;
  extensions?: Detail[];
}

/** A value that cannot be used, or the element that it should have named. */
export interface LeftOut {
  line: number;
  /** `Competitor@Code` */
  field: string;
  /** Its beginning, in quotes. */
  value: string;
  /** The whole element is left out. */
  isRow: boolean;
}

export interface Note {
  language?: string;
  text: string;
}

export interface LanguageText {
  language: string;
  text: string;
}

/** A person as a Description element names them. */
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
