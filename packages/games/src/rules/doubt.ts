import type { EnteredSide } from '../count/counted-parts.ts';

/** A reason to look again. The author may keep the entry, unless it is one of `impossible`. */
export type Doubt =
  /** A part that one side must win ends level: 25:25. */
  | { code: 'levelPart'; part: string; home: number; away: number }
  /** It was abandoned, and is undecided. */
  | { code: 'abandoned' }
  /** The contest needs a winner and has none. */
  | { code: 'level' }
  /** Neither side has won as many parts as a win needs, although both took part to the end. */
  | { code: 'fewParts'; home: number; away: number; needed: number }
  /** The winner that was set is behind, and the other side is neither out nor disqualified. */
  | { code: 'winnerBehind'; side: EnteredSide; home: number; away: number }
  /** A part that ends at a score at which it cannot end: 3:99, 24:20. */
  | { code: 'partScore'; part: string; home: number; away: number }
  /** A part that cannot end at this score by the rules that the organizers have chosen for the event. */
  | { code: 'partRule'; part: string; home: number; away: number; to: number; lead: number; cap: number | null }
  /**
   * A part, or without one the whole contest, that the sport does not know: an archer's set of 31, two ippons for one.
   */
  | { code: 'sportPart'; part: string; home: number; away: number }
  /**
   * The game that decided a part cannot end like this, or the other side has won the part: a tie-break of 7:4 and 6:7.
   */
  | { code: 'decider'; part: string; home: number; away: number }
  | { code: 'sportScore'; home: number; away: number }
  /** The winner that was set is out. */
  | { code: 'winnerOut'; side: EnteredSide }
  /** A game that is worth neither a point to one side nor half a point to both. */
  | { code: 'gameScore'; part: string; home: number; away: number }
  /** Scores beyond those at which the match ends. */
  | { code: 'overLimit'; home: number; away: number; limit: number }
  /** Both sides scored in an extra time that ends with its first score. */
  | { code: 'goldenPart'; part: string; home: number; away: number }
  /** An attempt of a competitor who was not among the best after the cut. */
  | { code: 'extraAttempt'; competitor: string; mark: string }
  /** A part that was played after the contest was decided. */
  | { code: 'partAfterEnd'; part: string; home: number; away: number }
  /** An attempt of a competitor who was out after three failures. */
  | { code: 'lateAttempt'; competitor: string; mark: string }
  /** A mark beyond what anybody can reach, or what the sport can give: 7.9 s over 100 m, a place of 9 among 8. */
  | { code: 'beyondMark'; competitor: string; mark: string }
  /** A mark of a competitor who did not start. */
  | { code: 'absentMark'; competitor: string; mark: string }
  /** A mark far from those of the others, or one that no athlete can reach over this distance. */
  | { code: 'farMark'; competitor: string; mark: string }
  /** A mark with more decimals than the sport measures. */
  | { code: 'finerMark'; competitor: string; mark: string };

/** These cannot be confirmed: the entry has to be corrected first. */
export const impossible: ReadonlySet<Doubt['code']> = new Set([
  'levelPart',
  'level',
  'partRule',
  'gameScore',
  'overLimit',
  'goldenPart',
  'abandoned',
  'sportPart',
  'sportScore',
  'decider',
  'winnerOut',
  'lateAttempt',
  'beyondMark',
  'absentMark',
]);
