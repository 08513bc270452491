import type { OwnedRow } from './projection.ts';
import type { LineSummary } from '../sport-tables.ts';

type Line = OwnedRow<'resultLines'>;

/** Two lines that are sides of one contest: there are periods, or it is said who won or who is at home. */
export function isHeadToHead(lines: readonly Line[], hasPeriods: boolean): boolean {
  return lines.length === 2 && (hasPeriods || lines.some((line) => line.wlt !== undefined || line.side !== undefined));
}

/** The two sides, or the first three of a ranking. */
export function summaryOf(lines: readonly Line[], isTwoSided: boolean): LineSummary[] {
  const shown = isTwoSided ? lines : lines.filter((line) => line.rank !== undefined).slice(0, 3);
  return shown.map((line) => ({
    competitor: line.competitorId,
    type: line.competitorType ?? undefined,
    organisation: line.organisation ?? undefined,
    name: line.name ?? undefined,
    rank: line.rank ?? undefined,
    result: line.result ?? undefined,
    irm: line.irm ?? undefined,
    wlt: line.wlt ?? undefined,
  }));
}
