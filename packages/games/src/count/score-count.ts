/**
 * A way of counting a contest between two sides. A sport uses one of this folder, or brings its own in its folder:
 * forms, scorers' pages, messages and checks read only this interface.
 */
import type { Doubt } from '../rules/doubt.ts';
import type { PartsRules, PointsRules, ScoreButton } from './count-rules.ts';
import type { CountedParts, EnteredPeriod, EnteredSide, SideScore } from './counted-parts.ts';

/** A score as entered for a side. */
export interface ScoredStep {
  side: EnteredSide;
  points: number;
  action?: string | undefined;
}

/** An entry of the play-by-play, with the score after it. */
export interface CountedPlay extends SideScore {
  period: string;
  action?: string | undefined;
}

/**
 * The rules that a way of counting was made from, so that an event can change single ones. `apply` is the function made
 * from them: a way of counting that replaces it only borrows the others, and is not rebuilt.
 */
export type CountBasis = ({ kind: 'points'; rules: PointsRules } | { kind: 'parts'; rules: PartsRules }) & {
  apply: ScoreCount['apply'];
};

export interface ScoreCount {
  /** Undefined for ways of counting that have no rules to change, such as tennis. */
  basis?: CountBasis;
  /** Type of the score in results: points, or parts won. */
  resultType: 'POINTS' | 'SETS';
  /** Codes of the regular parts: `Q1`, `Q2`. If empty, there is one score. */
  parts: readonly string[];
  buttons: readonly ScoreButton[];
  /** True if the score counts parts won, so that the score of the current part is shown beside it. */
  hasPartScore: boolean;
  /** True if half a point can be scored, as in a drawn game of chess. */
  hasHalves?: boolean;
  /** True if sets or games decide a contest, so that it cannot end level, in a pool either. */
  needsWinner: boolean;
  /** Parts that can be chosen: the regular ones, those that have begun, and those that may follow. */
  listParts: (periods: readonly EnteredPeriod[]) => string[];
  /** The parts after a score; the same object if it does not count, because the contest is decided. */
  apply: (parts: CountedParts, step: ScoredStep) => CountedParts;
  /** The play-by-play entry of a score; undefined if it has none, such as a point within a game. */
  describe: (before: CountedParts, after: CountedParts, step: ScoredStep) => CountedPlay | undefined;
  /**
   * @param isOver whether the contest has ended; until then, the current part is not won
   * @param isEarly whether it ended without being played to its end: a part that was under way is not won either
   */
  score: (parts: CountedParts, isOver: boolean, isEarly?: boolean) => SideScore;
  /** The score up to the last of these parts, if the feed sends one with each. */
  runningScore?: (periods: readonly EnteredPeriod[]) => SideScore;
  /** Impossible and doubtful scores of parts in a contest that has been played to its end. */
  judge: (periods: readonly EnteredPeriod[]) => Doubt[];
  /** Returns whether a part with this score was decided by a game whose points are entered beside it: 7:6 in tennis. */
  hasDecider?: (period: EnteredPeriod) => boolean;
  /** Text of a score within a part, such as a game of tennis: `40`, `AD`. */
  innerScore?: (period: EnteredPeriod) => { home: string; away: string } | undefined;
  /** Facts about a part for results, by codes of the sport's record. */
  facts?: (period: EnteredPeriod) => { code: string; value: string }[];
}
