import type { Better, MarkKind } from './marks/mark.ts';
import type { Detail, DetailedLine } from './model/detail.ts';
import type { PhaseKind } from './model/vocabulary.ts';
import type { StatisticRule } from './statistics/read-statistics.ts';

/** Columns that each line of results has, whatever the sport. */
export const commonColumns = [
  'rank',
  'bib',
  'competitor',
  'organisation',
  'result',
  'difference',
  'qualification',
] as const;
export type CommonColumn = (typeof commonColumns)[number];

export interface ResultColumn {
  /** A common column, or the key of one of the discipline's statistics. */
  key: string;
  /** Shown on a phone too, where at most four have room. */
  isOnPhone: boolean;
}

export const tieBreaks = ['shared', 'countback'] as const;
/** Equal marks share a rank, or the next best attempts part them. */
export type TieBreak = (typeof tieBreaks)[number];

/** Minutes in which a result may be protested, unless a discipline's rules say otherwise. */
export const defaultProtestWindowMinutes = 30;

/** What a discipline's `rules.ts` holds: a record, no code. */
export interface DisciplineRules {
  /** The folder and the address: `swm`. */
  key: string;
  /** `SWM`; empty for the generic discipline, which has no code of its own. */
  code: string;
  /** The feed's codes for it where they differ: our `TRA` is its `GTR`. */
  feedCodes: readonly string[];
  mark: MarkKind;
  better: Better;
  /** Of its marks: 0 to 3. */
  decimals: number;
  phases: readonly PhaseKind[];
  tieBreak: TieBreak;
  /** Bronzes a finished event has without a tie. */
  bronzes: 1 | 2;
  /** Two sides meet: the first line is home, the second away. */
  hasHeadToHead: boolean;
  /** The unit is parted in sets, games, periods or rounds with a score each. */
  hasPeriods: boolean;
  /** Play by play is sent. */
  hasActions: boolean;
  columns: readonly ResultColumn[];
  statistics: readonly StatisticRule[];
  protestWindowMinutes: number;
}

export const factKinds = ['split', 'reaction', 'wind', 'attempt', 'set', 'period', 'points', 'other'] as const;
export type FactKind = (typeof factKinds)[number];

/** A detail of a line that a discipline can name; `other` is shown under the feed's own code. */
export interface Fact {
  kind: FactKind;
  /** Key of a phrase of the discipline or the generic one; null where only the code can name it. */
  phrase: string | null;
  /** What the phrase's `{number}` is: the second split's `2`. */
  number?: string;
  type?: string;
  code: string;
  pos?: string;
  value: string;
  /** The feed's other attributes, as sent: `Value2`, `Rank`, `Diff`. */
  attributes?: Detail['attributes'];
  /** What the feed says below it: the wind of an attempt. */
  facts: Facts;
}
export type Facts = readonly Fact[];

/** One sport as the rest of the product sees it. */
export interface Discipline extends DisciplineRules {
  /** Names the details of a line; what it does not know it leaves visible under its own code. */
  readDetails: (line: DetailedLine) => Facts;
}
