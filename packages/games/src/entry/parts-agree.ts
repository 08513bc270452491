/** Finds results that no longer follow from their parts after a correction of one of them. */
import type { SideScore } from '../count/counted-parts.ts';
import type { MarkKind } from '../marks/mark.ts';
import { betterMark, parseMark } from '../marks/mark.ts';
import { resultTypes } from './entered-result.ts';

interface PartedLine {
  competitor: string;
  result: string | null;
  /** Values of attempts, or scores in parts, in order. */
  parts: readonly (string | null)[];
}

interface Disagreement {
  competitor: string;
  /** The result as it would follow from the parts. */
  counted: string;
}

const ways: readonly ((home: number, away: number) => SideScore)[] = [
  (home, away) => ({ home, away }),
  (home, away) => ({ home: Number(home > away), away: Number(away > home) }),
  (home, away) => (home === away ? { home: 1, away: 1 } : { home: home > away ? 2 : 0, away: away > home ? 2 : 0 }),
];

/**
 * Scores of two sides that followed from their parts before the correction, and do not afterwards. A feed counts by
 * rules of its own, so the way of counting is the one that fits the score before: the sum, parts won, or set points.
 */
export function disagreeingScores(before: readonly PartedLine[], after: readonly PartedLine[]): Disagreement[] {
  const way = ways.find((way) => {
    const score = countScore(before, way);
    return score !== undefined && before.every(({ result }, side) => result !== null && Number(result) === score[side]);
  });
  const counted = way && countScore(after, way);
  if (!counted) return [];
  return after.flatMap(({ competitor, result }, side) =>
    Number(result) === counted[side] ? [] : [{ competitor, counted: String(counted[side]) }],
  );
}

function countScore(lines: readonly PartedLine[], way: (typeof ways)[number]): [number, number] | undefined {
  const [home, away] = lines;
  if (!home || !away || home.parts.length === 0) return undefined;
  const scores = home.parts.map((score, index) => way(Number(score ?? 0), Number(away.parts[index] ?? 0)));
  const sum = (side: keyof SideScore): number => scores.reduce((total, score) => total + score[side], 0);
  return [sum('home'), sum('away')];
}

/** Results that were the best attempt before the correction, and are not afterwards. */
export function disagreeingMarks(
  before: readonly PartedLine[],
  after: readonly PartedLine[],
  mark: MarkKind,
): Disagreement[] {
  const type = resultTypes[mark];
  const value = (text: string | null): number | null => parseMark(type, text).value;
  const best = ({ parts }: PartedLine): string | undefined =>
    parts
      .filter((text): text is string => value(text) !== null)
      .toSorted((a, b) => (betterMark(type) === 'lower' ? value(a)! - value(b)! : value(b)! - value(a)!))[0];
  return after.flatMap((line): Disagreement[] => {
    const old = before.find(({ competitor }) => competitor === line.competitor);
    const [was, is] = [old && best(old), best(line)];
    if (was === undefined || is === undefined || value(was) !== value(old!.result)) return [];
    return value(is) === value(line.result) ? [] : [{ competitor: line.competitor, counted: is }];
  });
}
