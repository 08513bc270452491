import type { Better, MarkKind } from './marks/mark.ts';
import type { ActionType, PhaseKind } from './model/vocabulary.ts';
import type { StatisticRule } from './statistics/read-statistics.ts';

export const contestKinds = ['sides', 'race', 'field', 'judged', 'ranked'] as const;
/** What the units of a sport are: two sides meet, or many race, take attempts, are judged, are simply ranked. */
export type ContestKind = (typeof contestKinds)[number];

export const tieBreaks = ['shared', 'countback'] as const;
/** Equal marks share a rank, or the next best attempts part them. */
export type TieBreak = (typeof tieBreaks)[number];

export const poolCriteria = [
  'metPoints',
  'metDifference',
  'metFor',
  'difference',
  'for',
  'wins',
  'matchPoints',
  'ratio',
  'pointDifference',
  'pointRatio',
  'metRatio',
  'metPointRatio',
] as const;
/**
 * What separates sides of a pool that are level on points: points, difference and scores of the matches between them (`met…`)
 * or of all matches. Where scores are sets: matches won; match points, three for a win, two if the last set decided, one for
 * losing that; the ratio of sets won to sets lost (`ratio`), and the points of all sets by their difference or ratio.
 */
export type PoolCriterion = (typeof poolCriteria)[number];

/** How a pool is ranked where points do not decide. A sport whose federations disagree has more than one order. */
export interface PoolRules {
  /** Points for a match that is won, and for one that ends level. */
  win: number;
  tie: number;
  orders: readonly (readonly PoolCriterion[])[];
}

/** Minutes in which a result may be protested, unless a discipline's rules say otherwise. */
export const defaultProtestWindowMinutes = 30;

export const scoreCounts = ['points', 'periods', 'set-points'] as const;
/** The result of two sides: points of all parts; parts won; or two for each part won and one for each that ends level. */
export type ScoreCount = (typeof scoreCounts)[number];

/** What may happen to a side, as a scorer enters it: the feed's code, with its outcome where it has one, and the points. */
export interface ScoreButton {
  /** `YC`; undefined for a point without a name. */
  action?: string;
  /** `GOAL` of a `SHOT`. */
  result?: string;
  points: number;
}

/** How results are entered by hand. */
export interface Scoring {
  /** Parts of a contest of two sides: `Q1`, `Q2`. None: one score. */
  periods: readonly string[];
  /** Letters of parts that follow a level score, numbered from 1: `OT`. */
  overtime?: string;
  counts: ScoreCount;
  buttons: readonly ScoreButton[];
  /** Events whose code matches and whose marks differ from the sport's, with the attempts that are entered one by one. */
  events?: readonly { code: RegExp; attempts: number; mark: MarkKind }[];
}

/** What the rule book says: a record, no code. */
export interface DisciplineRules {
  /** The folder and the address: `swm`. */
  key: string;
  /** `SWM`; empty for the generic discipline, which has no code of its own. */
  code: string;
  /** The feed's codes for it where they differ: our `TRA` is its `GTR`. */
  feedCodes: readonly string[];
  contest: ContestKind;
  mark: MarkKind;
  better: Better;
  /** Of its marks: 0 to 3. */
  decimals: number;
  phases: readonly PhaseKind[];
  tieBreak: TieBreak;
  /** Of its pools, where it is known. */
  pools?: PoolRules;
  /** Bronzes a finished event has without a tie. */
  bronzes: 1 | 2;
  protestWindowMinutes: number;
}

export const columnWidths = ['phone', 'tablet', 'wide'] as const;
/** The narrowest page that has room for a column. */
export type ColumnWidth = (typeof columnWidths)[number];

/**
 * A column of the results beside those that every table has: rank, bib, name, delegation, result, difference, who goes on.
 * Its cell is a field of the line or a fact by its code; a code that comes with several places makes a column of each. Of a
 * split it is the time since the start, or of its `section` alone, then also of the last one: swim, bike, run. With `below`
 * it is the facts of that code below the fact, one column for each place, and `phrase` has the argument `{number}`: the
 * attempts of a snatch.
 */
export interface Column {
  from: { field: 'startOrder' | 'points' } | { code: string; of?: 'section' } | { code: string; below: string };
  /** Of its heading, where the fact's own name is too long for one: `RT`. */
  phrase?: string;
  width: ColumnWidth;
}

export const factKinds = ['reaction', 'lane', 'wind', 'points', 'split', 'attempt', 'period', 'other'] as const;
/** What a fact is about; in this order they are told. */
export type FactKind = (typeof factKinds)[number];

/** What a code of the feed is called, and how its values are told. Phrases are the sport's own or the generic one's. */
export interface CodeRule {
  kind?: FactKind;
  /** Without one it goes by its code. */
  phrase?: string;
  /** With the argument `{number}`, for one with a numeric place. */
  numbered?: string;
  /** Of all of them together, told as one where they come below a fact: the arrows of a set, `10 9 9`. */
  together?: string;
  /**
   * Code of the detail that says with `Y` or `N` whether the attempt at the same place is valid. A failed attempt is told
   * as `125 x`.
   */
  validBy?: string;
  /** Of splits: what ends at the finish, `F`, where it has a name: the run. */
  finish?: string;
  /** What the feed's second value beside it is: the time of the length, whether the wind was over the limit. */
  second?: string;
  /** Phrases of values that are codes themselves. */
  values?: Readonly<Record<string, string>>;
  /** Names of values that are the same in every language: `O-soto-gari`. */
  names?: Readonly<Record<string, string>>;
  /** Not told, since the page says it in another way, or since it says nothing; or only with these values. */
  isSilent?: true | readonly string[];
}
/** By the feed's code, `IPP`, or with its type, `UI:WIND_SPEED`. */
export type CodeRules = Readonly<Record<string, CodeRule>>;

export interface ActionRule {
  type?: ActionType;
  phrase?: string;
  /** Where the outcome says it better: a shot that is a goal. */
  results?: Readonly<Record<string, Pick<ActionRule, 'type' | 'phrase'>>>;
  /** Its outcome and what is added to it say what was reviewed and what was decided, not what happened. */
  isReview?: true;
}
/** By the feed's code of the action: `SHOT`. */
export type ActionRules = Readonly<Record<string, ActionRule>>;

/**
 * What a part of a contest is called, by the letters of its code, `Q` of `Q4`: both phrases have the argument `{number}`.
 * Or by its whole code, `H1`: then the phrase has none.
 */
export type PeriodRules = Readonly<Record<string, { phrase: string; short: string }>>;

/**
 * A fact of a contest that says which part is on. Its value is the part's code, or the number that follows its `letters`;
 * where it merely says that a part is on, that is its `value`, and the part goes by the fact's own code and `phrase`.
 */
export interface CurrentPeriodRule {
  code: string;
  letters?: string;
  value?: string;
  phrase?: string;
}

export const chartKinds = ['scoreRun', 'setMomentum', 'placesBySplit', 'attempts'] as const;
/** Who was ahead score by score; the points of both sides set by set; who was in which place on the way; attempts on one scale. */
export type ChartKind = (typeof chartKinds)[number];

/** One sport as the rest of the product sees it: what it is called stands in its phrases. */
export interface Discipline extends DisciplineRules {
  scoring: Scoring;
  columns: readonly Column[];
  /** The heading of the order in a start list: `lane`. */
  startOrder: string;
  /** Codes of the events that run in lanes, in a sport of which not all do. */
  laneEvents?: RegExp;
  codes: CodeRules;
  actions: ActionRules;
  periods: PeriodRules;
  currentPeriod: readonly CurrentPeriodRule[];
  /** Of a line: compared between two sides, or led by one of many. */
  statistics: readonly StatisticRule[];
  /** Of a player in a line-up. */
  memberStatistics: readonly StatisticRule[];
  charts: readonly ChartKind[];
  /** Positions from the own goal to the other, where a line-up can be drawn on a pitch. */
  pitch: readonly string[];
}
