/**
 * The feed's messages as plain values. Every value is the text that came; what the reader does not know it counts and,
 * inside a known element, keeps in `attributes`.
 *
 * Invariant: an empty attribute is an absent one. Lists keep document order.
 */

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

export interface Note {
  language?: string;
  text: string;
}

export interface LanguageText {
  language: string;
  text: string;
}

export interface CodeText {
  language: string;
  description?: string;
  longDescription?: string;
  shortDescription?: string;
}

export interface CodeRow {
  code: string;
  attributes: Attributes;
  texts: CodeText[];
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
}

export interface RegisteredEvent {
  event: string;
  bib?: string;
  class?: string;
  status?: string;
  substitute?: string;
  entries: Detail[];
}

export interface DisciplineRegistration {
  code: string;
  ifId?: string;
  entries: Detail[];
  events: RegisteredEvent[];
}

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
  /** Passport names, birth place and residence are dropped by the reader: personal data the product never needs. */
  attributes: Attributes;
  disciplines: DisciplineRegistration[];
}

export interface TeamMemberElement {
  code: string;
  order?: string;
  bib?: string;
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

export interface NameElement {
  code: string;
  language?: string;
  attributes: Attributes;
}

export interface EntryElement {
  competitor: CompetitorElement;
  sortOrder?: string;
  bib?: string;
  status?: string;
  substitute?: string;
  class?: string;
  details: Detail[];
}

export interface SessionElement {
  code: string;
  startDate?: string;
  endDate?: string;
  venue?: string;
  venueName?: string;
  status?: string;
  type?: string;
  medal?: string;
  names: LanguageText[];
  attributes: Attributes;
}

export interface PreviousUnit {
  unit: string;
  value?: string;
  wlt?: string;
}

export interface StartElement {
  startOrder?: string;
  sortOrder?: string;
  previousUnit?: PreviousUnit;
  competitor?: CompetitorElement;
}

export interface ScheduleUnitElement {
  code: string;
  phaseType?: string;
  scheduleStatus?: string;
  unitNum?: string;
  startDate?: string;
  endDate?: string;
  hideStartDate: boolean;
  hideEndDate: boolean;
  actualStartDate?: string;
  actualEndDate?: string;
  order?: string;
  medal?: string;
  venue?: string;
  location?: string;
  venueName?: string;
  locationName?: string;
  sessionCode?: string;
  modification?: string;
  startTexts: LanguageText[];
  names: LanguageText[];
  descriptions: LanguageText[];
  starts: StartElement[];
  attributes: Attributes;
}

export interface AthleteElement {
  code: string;
  order?: string;
  startOrder?: string;
  startSortOrder?: string;
  bib?: string;
  role?: string;
  description?: PersonDescription;
  /** EventUnitEntry, ExtendedResult and StatsItem rows of this member. */
  details: Detail[];
  attributes?: Attributes;
}

export interface CoachElement {
  code: string;
  order?: string;
  function?: string;
  description?: PersonDescription;
}

export interface OpponentElement {
  code: string;
  type?: string;
  pos?: string;
  organisation?: string;
  unit?: string;
  date?: string;
  time?: string;
  homeAway?: string;
  result?: string;
  attributes?: Attributes;
}

export interface CompetitorElement {
  /** Competitor code, or TBD, BYE, NOCOMP, NCT, NOAWARD. */
  code: string;
  /** A athlete, T team, G group, H horse. */
  type?: string;
  organisation?: string;
  bib?: string;
  order?: string;
  seed?: string;
  teamName?: string;
  coaches: CoachElement[];
  /** EventUnitEntry and StatsItem rows of the competitor. */
  details: Detail[];
  athletes: AthleteElement[];
  opponents: OpponentElement[];
  attributes?: Attributes;
}

export interface RecordIndicator {
  order?: string;
  code?: string;
  recordType: string;
  isEqualled: boolean;
}

export interface ResultItemElement {
  unit: string;
  order?: string;
  /** Attributes of the Result inside (Result, ResultType, Rank, IRM, ResultPoints …). */
  attributes: Attributes;
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
}

export interface OfficialElement {
  code: string;
  function?: string;
  order?: string;
  bib?: string;
  description?: PersonDescription;
}

export interface UnitInfo {
  updatedAt?: string;
  startDate?: string;
  endDate?: string;
  duration?: string;
  /** ExtendedInfo rows; Type DISPLAY is left out (a pointer for television graphics). */
  infos: Detail[];
  progress?: { lastUnit?: string; unitsTotal?: string; unitsComplete?: string };
  sport?: { disciplineName?: string; eventName?: string; subEventName?: string; gender?: string; unitNum?: string };
  venue?: { venue?: string; venueName?: string; location?: string; locationName?: string; attendance?: string };
}

export interface ActionPerson {
  code: string;
  order?: string;
  bib?: string;
  role?: string;
  /** The competitor (side) the person acts for. */
  competitor: string;
  description?: PersonDescription;
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
  competitors: { code: string; type?: string; order?: string; organisation?: string }[];
  people: ActionPerson[];
  details: Detail[];
  attributes: Attributes;
}

export interface BracketPlace {
  pos?: string;
  /** TBD, BYE, NOCOMP, NCT where nobody stands. */
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
}

export interface BracketElement {
  code: string;
  rounds: { code: string; items: BracketItemElement[] }[];
}

export interface MedallistElement {
  /** gold, silver or bronze. */
  medal: string;
  date?: string;
  unit?: string;
  competitor: CompetitorElement;
}

export interface DisciplineMedallists {
  code: string;
  totalEvents?: string;
  finishedEvents?: string;
  events: { code: string; name?: string; date?: string; medallists: MedallistElement[] }[];
}

export interface MedalNumber {
  /** M, W, X or TOT. */
  type: string;
  gold: number;
  silver: number;
  bronze: number;
  total: number;
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
  }[];
}

export interface CommunicationElement {
  kind: 'decision' | 'protest';
  publishTime?: string;
  unit?: string;
  status?: string;
  attributes: Attributes;
  /** Child element name to text, in document order: Subtitle, Summary, Details, IssuedBy, DecisionShort, FactsFound … */
  texts: { name: string; language?: string; text: string }[];
  jury: { code: string; familyName?: string; attributes?: Attributes }[];
}

export interface WeatherElement {
  date?: string;
  conditions: Detail[];
}

/** One list of result lines: a unit's, a phase's, a pool's, an event's ranking. */
export interface ResultListBody {
  info: UnitInfo;
  officials: OfficialElement[];
  periods?: { home?: string; away?: string; periods: PeriodElement[] };
  results: ResultElement[];
}

export type OdfBody =
  | { kind: 'codes'; set: string; rows: CodeRow[] }
  | { kind: 'participants'; isUpdate: boolean; participants: ParticipantElement[] }
  | { kind: 'teams'; isUpdate: boolean; teams: TeamElement[] }
  | { kind: 'names'; names: NameElement[] }
  | { kind: 'entries'; entries: EntryElement[] }
  | { kind: 'schedule'; isUpdate: boolean; sessions: SessionElement[]; units: ScheduleUnitElement[] }
  | ({ kind: 'result' } & ResultListBody)
  | ({ kind: 'phase-result' } & ResultListBody)
  | ({ kind: 'cumulative-result' } & ResultListBody)
  | ({ kind: 'pool-standing' } & ResultListBody)
  | ({ kind: 'ranking' } & ResultListBody)
  | { kind: 'brackets'; info: UnitInfo; brackets: BracketElement[] }
  | { kind: 'actions'; info: UnitInfo; home?: string; away?: string; actions: ActionElement[] }
  | {
      kind: 'current';
      info: UnitInfo;
      clock?: { period?: string; time?: string; isRunning: boolean };
      periods?: { home?: string; away?: string; periods: PeriodElement[] };
      results: ResultElement[];
    }
  | { kind: 'statistics'; info: UnitInfo; groups: { code?: string; details: Detail[]; competitors: CompetitorElement[] }[] }
  | { kind: 'medallists'; info: UnitInfo; medallists: MedallistElement[] }
  | { kind: 'medallists-summary'; disciplines: DisciplineMedallists[] }
  | {
      kind: 'medals';
      dateTime?: string;
      lastEvent?: string;
      totalEvents?: number;
      finishedEvents?: number;
      summary: MedalNumber[];
      lines: MedalLineElement[];
    }
  | { kind: 'records'; records: RecordElement[] }
  | { kind: 'config'; configs: { unit?: string; details: Detail[] }[] }
  | { kind: 'communication'; communications: CommunicationElement[] }
  | { kind: 'pdf'; info: UnitInfo; base64: string }
  | { kind: 'weather'; weathers: WeatherElement[] }
  | { kind: 'control' }
  | { kind: 'unknown' };

export type OdfBodyKind = OdfBody['kind'];
export type BodyOf<Kind extends OdfBodyKind> = Extract<OdfBody, { kind: Kind }>;

export interface OdfMessage<Kind extends OdfBodyKind = OdfBodyKind> {
  envelope: Envelope;
  editions: { gen?: string; sport?: string; codes?: string };
  notes: Note[];
  /** No Competition element: what was said under this key is withdrawn. `body` is then empty. */
  isRetraction: boolean;
  body: BodyOf<Kind>;
  /** Unknown element or attribute paths (`Result@Odd`, `Competition/Strange`) and how often each was met. */
  unknown: ReadonlyMap<string, number>;
}
