import { doneRounds, openTies } from './done-rounds.ts';
import type { OpenTie } from './done-rounds.ts';
import type { Contest } from './contest.ts';
import type { EventRows } from './event-rows.ts';

/** Undecided ties of the contest's round, once all of its contests are decided. */
export function findTies(rows: EventRows, { row: { unit }, discipline }: Contest): OpenTie[] {
  const round = doneRounds(rows, discipline).find(({ phase }) => phase.id === unit.phaseId);
  return round ? openTies(round) : [];
}
