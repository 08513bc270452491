import { parseMark } from '../marks/mark.ts';

interface RankedLine {
  rank: string | null;
  irm: string | null;
  result: string | null;
  resultType: string | null;
  points: string | null;
}

/**
 * Returns the value of ranked lines that decided their order: the result, or the points, as in races of several sport
 * classes. `none` if neither agrees with the ranks: then no mark may be given as the reason for a place.
 */
export function tellingMark(lines: readonly RankedLine[]): 'result' | 'points' | 'none' {
  const ranked = lines
    .filter(({ rank, irm }) => !irm && /^\d{1,9}$/u.test(rank ?? ''))
    .toSorted((one, other) => Number(one.rank) - Number(other.rank));
  if (isOrdered(ranked, ({ resultType, result }) => parseMark(resultType, result).value)) return 'result';
  const hasPoints = ranked.some(({ points }) => points !== null);
  return hasPoints && isOrdered(ranked, ({ points }) => parseMark('POINTS', points).value) ? 'points' : 'none';
}

/** Returns whether the marks never turn back: best first in either direction, with equal ones side by side. */
function isOrdered(ranked: readonly RankedLine[], markOf: (line: RankedLine) => number | null): boolean {
  const marks = ranked.map(markOf).filter((mark) => mark !== null);
  const steps = new Set(marks.slice(1).map((mark, index) => Math.sign(mark - marks[index]!)));
  return !(steps.has(1) && steps.has(-1));
}
