import type { ScoreCount } from './count/score-count.ts';
import type { AttemptCut } from './entry/attempt-cut.ts';
import type { FactRule } from './entry/entered-facts.ts';
import type { Better, MarkKind } from './marks/mark.ts';
import type { ActionType, PhaseKind } from './model/vocabulary.ts';
import type { StatisticRule } from './statistics/read-statistics.ts';

export const contestKinds = ['sides', 'race', 'field', 'judged', 'ranked'] as const;
/**
 * Ways to decide the units of a sport: two sides meet, or many competitors race, take attempts, are judged or are
 * only ranked.
 */
export type ContestKind = (typeof contestKinds)[number];

export const tieBreaks = ['shared', 'countback'] as const;
/** Equal marks share a rank, or are separated by the next best attempts. */
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
  'opponentPointsCut',
  'opponentPoints',
  'beatenPoints',
] as const;
/**
 * Criterion that separates sides of a pool that are level on points. Criteria starting with `met` count only the
 * matches between those sides, all others every match. If scores are sets, the criteria are: matches won; match
 * points (three for a win, two if the last set decided, one for losing that one); the ratio of sets won to sets lost
 * (`ratio`); and the points of all sets, as difference or ratio.
 *
 * In a Swiss tournament, the opponents differ: `opponentPoints` are all points that they have in the table (Buchholz),
 * `opponentPointsCut` without those of the weakest one, and `beatenPoints` are those of the opponents a side has beaten
 * and half of those with whom it drew (Sonneborn-Berger). A bye counts as an opponent with as many points as the side.
 */
export type PoolCriterion = (typeof poolCriteria)[number];

/**
 * Ranking rules of a pool for sides level on points. A sport has several orders if the rules of its federations
 * differ.
 */
export interface PoolRules {
  /** Points for a win and for a draw. */
  win: number;
  tie: number;
  orders: readonly (readonly PoolCriterion[])[];
  /**
   * Score of a match that was not played, and the points of all its parts; one to nothing without a rule. Sports whose
   * matches are decided by sets or games need none: it follows from their number.
   */
  walkover?: { score: number; partPoints?: number };
}

/** Minutes in which a result may be protested, unless a discipline's rules say otherwise. */
export const defaultProtestWindowMinutes = 30;

/** Marks of an event that differ from those of its sport. */
export interface EventMarks {
  code: RegExp;
  attempts: number;
  mark: MarkKind;
  /** Attempts after which only the best continue. */
  cut?: AttemptCut;
  /** True if competitors jump over a bar that rises, with three attempts at each height. */
  isHeights?: true;
}

/** Rules for entering results by hand. */
export interface Scoring {
  /** Counts contests between two sides. */
  count: ScoreCount;
  /** Events, matched by code, that count differently: doubles of tennis. */
  eventCounts?: readonly { code: RegExp; count: ScoreCount }[];
  /**
   * Events, matched by code, whose marks differ from those of the sport, with the number of attempts recorded
   * individually.
   */
  events?: readonly EventMarks[];
  /** Values that scorers enter in addition to marks. */
  facts?: readonly FactRule[];
  /**
   * The best marks ever, or the most that the sport can give (`isLimit`), by code of the event, the first that matches.
   * Marks beyond are asked about; those beyond a limit, or better by more than a tenth, are refused.
   */
  bests?: readonly { events: RegExp; mark: string; isLimit?: boolean }[];
  /** Average speeds (m/s) that nobody has exceeded over this distance (m) or more, shortest distance first. */
  fastest?: readonly (readonly [from: number, speed: number])[];
}

/** The rule book as data. */
export interface DisciplineRules {
  /** The name of the folder and the path segment in addresses: `swm`. */
  key: string;
  /** `SWM`; empty for the generic discipline, which has no code of its own. */
  code: string;
  /** The feed's codes if they differ: our `TRA` is `GTR` in the feed. */
  feedCodes: readonly string[];
  contest: ContestKind;
  mark: MarkKind;
  better: Better;
  /** Decimals of the marks: 0 to 3. */
  decimals: number;
  phases: readonly PhaseKind[];
  tieBreak: TieBreak;
  /** Ranking rules of the pools, if known. */
  pools?: PoolRules;
  /** Number of bronze medals in an event without ties. */
  bronzes: 1 | 2;
  protestWindowMinutes: number;
}

export const columnWidths = ['phone', 'tablet', 'wide'] as const;
/** Minimum page width at which a column is shown. */
export type ColumnWidth = (typeof columnWidths)[number];

/**
 * A column of the results in addition to those of every table (rank, bib, name, delegation, result, difference,
 * qualification). Its cell is a field of the line or a fact selected by code; a code with several positions makes one
 * column each. For a split it is the time since the start, or with `section` the time since the previous split: swim,
 * bike, run. With `below` it is the facts of that code below the fact, one column per position, and `phrase` takes
 * the argument `{number}`: the attempts of a snatch.
 */
export interface Column {
  from: { field: 'startOrder' | 'points' } | { code: string; of?: 'section' } | { code: string; below: string };
  /** Heading, if the fact's own name is too long for one: `RT`. */
  phrase?: string;
  width: ColumnWidth;
}

export const factKinds = ['reaction', 'lane', 'wind', 'points', 'split', 'attempt', 'period', 'other'] as const;
/** The subject of a fact, in display order. */
export type FactKind = (typeof factKinds)[number];

/** The name of a feed code and how its values are shown. Phrases belong to the sport or to `generic`. */
export interface CodeRule {
  kind?: FactKind;
  /** Without a phrase the code itself is shown. */
  phrase?: string;
  /** Phrase with the argument `{number}`, for numeric positions. */
  numbered?: string;
  /** Phrase for all of them shown as one, if they come below a fact: the arrows of a set, `10 9 9`. */
  together?: string;
  /**
   * Code of the detail whose `Y` or `N` says if the attempt at the same position is valid. A failed attempt is shown
   * as `125 x`.
   */
  validBy?: string;
  /** For splits: the name of the one that ends at the finish, `F`, such as the run. */
  finish?: string;
  /** Meaning of the feed's second value: the time of the length, or if the wind was over the limit. */
  second?: string;
  /** Phrases of values that are codes. */
  values?: Readonly<Record<string, string>>;
  /** Names of values that are the same in every language: `O-soto-gari`. */
  names?: Readonly<Record<string, string>>;
  /** Points of the game that decided a part, home first (`7–5`). They are shown beside the score of the part: 7–6⁵. */
  isDecider?: true;
  /** Hidden because the page already shows it or because it carries no information; or hidden for these values only. */
  isSilent?: true | readonly string[];
}
/** Keyed by the feed's code, `IPP`, or by type and code, `UI:WIND_SPEED`. */
export type CodeRules = Readonly<Record<string, CodeRule>>;

export interface ActionRule {
  type?: ActionType;
  phrase?: string;
  /** Overrides by outcome: a shot that is a goal. */
  results?: Readonly<Record<string, Pick<ActionRule, 'type' | 'phrase'>>>;
  /** The outcome and the additions describe a review and its decision, not a play. */
  isReview?: true;
}
/** Keyed by the feed's action code: `SHOT`. */
export type ActionRules = Readonly<Record<string, ActionRule>>;

/**
 * Names of periods, keyed by the letters of their code, `Q` for `Q4`; both phrases take the argument `{number}`. Or
 * keyed by the whole code, `H1`, with phrases that take no argument.
 */
export type PeriodRules = Readonly<Record<string, { phrase: string; short: string }>>;

/**
 * A fact that reports the current period. Its value is the period's code or the number that follows its `letters`. If
 * the fact only reports that a period is in progress, that value is given as `value`, and the period is named by the
 * fact's own code and `phrase`.
 */
export interface CurrentPeriodRule {
  code: string;
  letters?: string;
  value?: string;
  phrase?: string;
}

export const chartKinds = ['scoreRun', 'setMomentum', 'placesBySplit', 'attempts'] as const;
/**
 * Kinds of charts: the lead score by score, both sides' points per set, places along the course, or attempts on one
 * scale.
 */
export type ChartKind = (typeof chartKinds)[number];

/** One sport as the rest of the product sees it. Its name is a phrase. */
export interface Discipline extends DisciplineRules {
  scoring: Scoring;
  columns: readonly Column[];
  /** Heading of the start order in a start list: `lane`. */
  startOrder: string;
  /** Codes of the events that use lanes, in a sport in which not all do. */
  laneEvents?: RegExp;
  codes: CodeRules;
  actions: ActionRules;
  periods: PeriodRules;
  currentPeriod: readonly CurrentPeriodRule[];
  /** Statistics of a result line: compared between two sides, or listed with the leaders. */
  statistics: readonly StatisticRule[];
  /** Statistics of a player in a line-up. */
  memberStatistics: readonly StatisticRule[];
  charts: readonly ChartKind[];
  /** Positions from the own goal to the opponents', if a line-up can be drawn on a pitch. */
  pitch: readonly string[];
}
