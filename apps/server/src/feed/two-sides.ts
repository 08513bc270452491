import type { OwnedRow } from './apply/projection.ts';
import type { LineSummary } from './sport-tables.ts';

type SummarizedLine = Pick<
  OwnedRow<'resultLines'>,
  'competitorId' | 'competitorType' | 'organisation' | 'name' | 'rank' | 'result' | 'irm' | 'wlt' | 'side' | 'from'
>;

/** Lines of a result for schedule rows: both of two, otherwise the first three of a ranking. */
export function summarizeLines(lines: readonly SummarizedLine[]): LineSummary[] {
  const summarized = lines.length === 2 ? lines : firstThree(lines);
  return summarized.map((line) => ({
    competitor: line.competitorId,
    type: line.competitorType ?? undefined,
    organisation: line.organisation ?? undefined,
    name: line.name ?? undefined,
    rank: line.rank ?? undefined,
    result: line.result ?? undefined,
    irm: line.irm ?? undefined,
    wlt: line.wlt ?? undefined,
    side: line.side ?? undefined,
    from: line.from ?? undefined,
  }));
}

function firstThree<Line extends { rank?: string | null }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ rank }) => rank !== undefined && rank !== null).slice(0, 3);
}

interface StoredResult {
  lines: number;
  hasPeriods: boolean;
  summary: readonly LineSummary[];
}

/** Returns whether two lines are the sides of one contest: there are periods, a winner or a home side. */
export function isHeadToHead({ lines, hasPeriods, summary }: StoredResult): boolean {
  return lines === 2 && (hasPeriods || summary.some(({ wlt, side }) => wlt !== undefined || side !== undefined));
}

/** The displayed lines: the two sides, or the first three of a ranking. */
export function shownLines(result: StoredResult): LineSummary[] {
  return isHeadToHead(result) ? [...result.summary] : firstThree(result.summary);
}
