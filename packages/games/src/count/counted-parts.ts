export type EnteredSide = 'home' | 'away';

/** A number of each side. */
export interface SideScore {
  home: number;
  away: number;
}

export interface EnteredPeriod extends SideScore {
  code: string;
  /** Units that a sport counts within a part besides its score: the points of a game. */
  tallies?: Readonly<Record<string, SideScore>>;
}

/** The parts of a contest that have begun, in order, and the current one. */
export interface CountedParts {
  periods: readonly EnteredPeriod[];
  period: string | null;
}
