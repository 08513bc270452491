/** Rules of the two built-in ways of counting. */
import type { SideScore } from './counted-parts.ts';

/** Something a scorer records for a side: the feed's action code, its outcome if it has one, and its points. */
export interface ScoreButton {
  /** `YC`; undefined for a point without a name. */
  action?: string;
  /** `GOAL` for a `SHOT`. */
  result?: string;
  points: number;
}

export interface PointsRules {
  parts?: readonly string[];
  /** Code letters of the parts that follow a level score, numbered from 1: `OT`. */
  overtime?: string;
  /** True if a shootout may decide a level contest. */
  hasShootOut?: boolean;
  buttons?: readonly ScoreButton[];
  /** True if a match that needs no winner may end level; by default it may. */
  levelIsAllowed?: boolean;
  /** The match ends when a side has this score. */
  pointsToWin?: number;
  /** The match ends when a side leads by this. */
  leadToWin?: number;
  /** Returns whether the sport's rules allow the final score, if they need more than these numbers to say it. */
  isScore?: (score: SideScore) => boolean;
  /** The first score ends an overtime. */
  goldenPoint?: boolean;
}

/** Points that win a set or game: `to` points with a lead of `lead`, at the latest at `cap` points. */
export interface PartRules {
  to: number;
  lead: number;
  cap?: number;
  /** Points in the deciding part, if they differ. */
  lastTo?: number;
}

export interface PartsRules {
  parts: readonly string[];
  /** The largest score of a side in a part, and the largest lead: arrows and their points, a round that a lead ends. */
  most?: number;
  mostLead?: number;
  /** Points that win a part; undefined if its time ends it. */
  part?: PartRules;
  buttons?: readonly ScoreButton[];
  /** True if a match that needs no winner may end level; by default only if parts are won on time. */
  levelIsAllowed?: boolean;
  /** The organizers of the event have chosen when a part is won, so that it cannot end otherwise. */
  isChosen?: boolean;
}
