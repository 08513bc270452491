/** Field events in which only the best continue after some attempts. */
import { parseMark } from '../marks/mark.ts';
import { rankResults } from '../ranking/rank-results.ts';

export interface AttemptCut {
  /** Number of attempts of all competitors. */
  after: number;
  /** Number of competitors who continue; those level at the last place do, too. */
  to: number;
}

interface AttemptLine {
  competitor: string;
  irm: string | null;
  attempts: readonly string[];
}

/** Competitors who do not continue, once all have made their first attempts; empty before that. */
export function cutCompetitors(lines: readonly AttemptLine[], { after, to }: AttemptCut): string[] {
  const isMade = ({ irm, attempts }: AttemptLine): boolean =>
    irm !== null ||
    Array.from({ length: after }, (_, index) => attempts[index] ?? '').every((attempt) => attempt !== '');
  if (lines.length <= to || !lines.every(isMade)) return [];
  const rows = lines.map((line) => {
    const values = line.attempts
      .slice(0, after)
      .flatMap((text) => parseMark('DISTANCE', text).value ?? [])
      .toSorted((a, b) => b - a);
    return { competitorId: line.competitor, irm: line.irm, value: values[0] ?? null, countback: values.slice(1) };
  });
  return rankResults(rows, { better: 'higher' }).flatMap(({ line, rank }) =>
    rank === null || rank > to ? line.competitorId : [],
  );
}
