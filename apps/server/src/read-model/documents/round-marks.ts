import type { ResultLineAnswer } from '@podium/contract';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/**
 * S05: the lines of a heat with the qualification marks of the ranking over its round. Competitors who advance by
 * time are known only when all heats are finished, so the feed marks them there and leaves the heat unchanged; a mark
 * in the heat's own message takes precedence.
 */
export function withRoundMarks<Line extends ResultLineAnswer>(
  { standings }: Pick<Snapshot, 'standings'>,
  { phaseId, isHeadToHead }: Pick<UnitInfo, 'phaseId' | 'isHeadToHead'>,
  lines: Line[],
): Line[] {
  const marks = isHeadToHead || phaseId === undefined ? undefined : standings.get(phaseId)?.marks;
  if (marks === undefined || marks.size === 0) return lines;
  return lines.map((line) =>
    line.qualification === null && line.irm === null
      ? { ...line, qualification: marks.get(line.competitor.id ?? '') ?? null }
      : line,
  );
}
