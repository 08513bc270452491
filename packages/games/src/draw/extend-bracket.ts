import type { DrawnEvent, PlannedContest, PlannedPhase, PlannedSide } from './drawn-event.ts';

/** A contest beside the main bracket, before it is known which of its sides there are. */
export interface SideContest {
  key: string;
  number: number;
  name: PlannedContest['name'];
  /** Undefined: nobody comes from there, because the contest that it waits for is a bye. */
  sides: readonly [PlannedSide | undefined, PlannedSide | undefined];
  medal?: 'bronze';
  bracket: NonNullable<PlannedContest['bracket']>;
}

/** The side that waits for a contest; a single side advances without a contest. */
export function winnerOf({ key, sides: [home, away] }: SideContest): PlannedSide | undefined {
  return home && away ? { contest: key, result: 'W' } : (home ?? away);
}

/** The side that waits for the loser of a contest, if it takes place. */
export const loserOf = ({ key, sides: [home, away] }: SideContest): PlannedSide | undefined =>
  home && away ? { contest: key, result: 'L' } : undefined;

/** Contests of a phase with two sides. */
export function takePlace(phase: string, contests: readonly SideContest[]): PlannedContest[] {
  return contests.flatMap(({ sides: [home, away], ...contest }) =>
    home && away ? [{ ...contest, phase, sides: [home, away], isDuel: true }] : [],
  );
}

/**
 * Adds phases to a bracket, in order, before one of its phases and its stage. A phase ranks its losers below those of
 * the phases after it.
 */
export function insertPhases(
  { phases, contests, stages }: DrawnEvent,
  before: string,
  added: readonly { phase: PlannedPhase; contests: readonly PlannedContest[] }[],
): DrawnEvent {
  const present = added.filter((one) => one.contests.length > 0);
  const index = phases.findIndex(({ code }) => code === before);
  const isBefore = new Set(contests.filter(({ phase }) => phase === before).map(({ key }) => key));
  const stage = stages.findIndex((keys) => keys.some((key) => isBefore.has(key)));
  return {
    phases: phases.toSpliced(index, 0, ...present.map(({ phase }) => phase)),
    contests: contests.toSpliced(
      contests.findIndex(({ phase }) => phase === before),
      0,
      ...present.flatMap((one) => one.contests),
    ),
    stages: stages.toSpliced(stage, 0, ...present.map((one) => one.contests.map(({ key }) => key))),
  };
}

/** The quarterfinals or semifinals of a bracket from the top to the bottom; undefined where there was a bye. */
export function roundContests(
  { contests }: DrawnEvent,
  round: 'QFL' | 'SFL',
  count: number,
): (PlannedContest | undefined)[] {
  return Array.from({ length: count }, (_, index) =>
    contests.find(
      ({ bracket }) => bracket?.code === 'MAIN' && bracket.round === round && bracket.position === index + 1,
    ),
  );
}

/** The loser of a contest of the main bracket. */
export const loserSide = (contest: PlannedContest | undefined): PlannedSide | undefined =>
  contest && { contest: contest.key, result: 'L' };
