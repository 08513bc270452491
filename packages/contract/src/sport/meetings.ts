import type { StandingLine } from './disciplines.ts';
import type { OpponentAnswer } from './lines.ts';

type Line = Pick<StandingLine, 'competitor' | 'opponents'>;

/** Contests between two lines of a group that have a score or a winner, from the first one's perspective: `5-3`. */
export function meetings(line: Line, other: Line): OpponentAnswer[] {
  if (other.competitor.id === null) return [];
  return (line.opponents ?? []).filter(
    ({ competitor, result, isWon }) =>
      competitor.id === other.competitor.id && (result !== undefined || isWon !== undefined),
  );
}

/** Returns whether the head-to-head scores add to the table: with three or more competitors, after the first contest. */
export function hasCrossTable({ lines }: { lines: readonly Line[] }): boolean {
  return lines.length > 2 && lines.some((line) => lines.some((other) => meetings(line, other).length > 0));
}
