import type { EnteredPeriod, EnteredSide } from '../count/counted-parts.ts';
import type { ContestDecision, ContestEnding } from './contest-ending.ts';
import type { EnteredFact, RecordKind } from './entered-facts.ts';

export interface EnteredLine {
  competitor: string;
  start: string | null;
  side: EnteredSide | null;
  mark: string | null;
  irm: string | null;
  /** Attempts in order: `7.84`, `x` failed, `-` passed. */
  attempts: readonly string[];
}

/** A score or card that counts, with the score after it. */
export interface EnteredAction {
  id: string;
  at: string;
  side: EnteredSide;
  points: number;
  action?: string;
  person?: string;
  clock?: string;
  period: string;
  home: number;
  away: number;
}

export interface EnteredContest {
  status: 'START_LIST' | 'LIVE' | 'UNOFFICIAL' | 'OFFICIAL';
  lines: readonly EnteredLine[];
  /** Periods that have begun, in order. */
  periods: readonly EnteredPeriod[];
  /** The current period. */
  period: string | null;
  /** Set by the scorer. Of two competitors without sides, `home` is the first starter. */
  winner: EnteredSide | null;
  /** Kind of ending, if it was not played to its end. */
  ending: ContestEnding | null;
  /** A decision about this contest, not about its round. */
  decision: ContestDecision | null;
  /** Heights of the bar in order, of an event with a bar. */
  bars: readonly string[];
  facts: readonly EnteredFact[];
  /** Records and bests by competitor. */
  records: Readonly<Record<string, readonly RecordKind[]>>;
  actions: readonly EnteredAction[];
  /** Ids of steps that were undone. */
  undoneIds: ReadonlySet<string>;
  /** Begin and end of the contest, according to the steps. */
  beganAt: string | null;
  endedAt: string | null;
}
