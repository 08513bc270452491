import { sharedPlaces, wantedPlaces } from '@podium/games';
import type { Discipline } from '@podium/games';
import { doneContest, doneRounds, openTies, waitingContests } from './done-rounds.ts';
import type { RoundTie } from './done-rounds.ts';
import type { Contest } from './contest.ts';
import { isDecided } from './event-rows.ts';
import type { ContestRow, EventRows } from './event-rows.ts';

export interface FoundTie extends RoundTie {
  /** The contest, or its whole round, that a decision ends. */
  of: 'contest' | 'round';
}

/** Undecided ties of the contest, and of its round once all contests of it are decided. */
export function findTies(rows: EventRows, { row: { unit }, discipline }: Contest): FoundTie[] {
  const round = doneRounds(rows, discipline).find(({ phase }) => phase.id === unit.phaseId);
  return [
    ...contestTies(rows, rows.contests.get(unit.id), discipline),
    ...(round ? openTies(round) : []).map((tie) => ({ ...tie, of: 'round' as const })),
  ];
}

/** Ties of one contest at a place for which others wait. */
export function contestTies({ contests }: EventRows, row: ContestRow | undefined, discipline: Discipline): FoundTie[] {
  if (!row || !isDecided(row)) return [];
  const wanted = wantedPlaces(waitingContests(contests), row.unit.id);
  return sharedPlaces(doneContest(row, discipline).lines, wanted).map((tie) => ({
    ...tie,
    of: 'contest',
    isShared: false,
  }));
}
