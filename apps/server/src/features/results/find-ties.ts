import { doneRounds, tieAtTheCut } from './done-rounds.ts';
import type { Contest } from './contest.ts';
import type { EventRows } from './event-rows.ts';

/** Competitors who are level where a round ends that the contest completes: `level`, and who of them would go on. */
export function findTies(
  rows: EventRows,
  { row: { unit }, discipline }: Contest,
): { level: string[]; going: string[] }[] {
  const { phaseId } = unit;
  if (phaseId === undefined) return [];
  const round = doneRounds(rows, discipline).find(({ phase }) => phase.id === phaseId);
  if (!round?.isOver) return [];
  const wanted = [...rows.contests.values()].flatMap(({ lines }) =>
    lines.flatMap(({ from }) => (from?.ref === phaseId ? Number(from.result) : [])),
  );
  const places = Math.max(0, ...wanted.filter(Number.isInteger));
  const tie = places > 0 ? tieAtTheCut(round, places) : undefined;
  return tie ? [tie] : [];
}
