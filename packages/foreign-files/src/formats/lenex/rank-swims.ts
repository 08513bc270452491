import { lookUp } from '../../look-up.ts';
import type { Swim } from './lenex-swims.ts';

export interface RankedSwim {
  swim: Swim;
  /** Undefined without a time that counts. */
  rank: number | undefined;
  isEqual: boolean;
  sort: number;
}

interface RankOptions {
  /** Follows the places of the file where both swims have one, which know of swim-offs and of A and B finals. */
  usesPlaces?: boolean;
  /** Ranks swims of a later round before all others. */
  usesDepth?: boolean;
}

const counts = ({ time, status }: Swim): boolean => time !== undefined && status === undefined;

/** Ranks swims by time; equal times share a rank. Swims without a time follow: start lists by lane, then by mark. */
export function rankSwims(
  swims: readonly Swim[],
  { usesPlaces = false, usesDepth = false }: RankOptions = {},
): RankedSwim[] {
  const compare = (one: Swim, other: Swim): number => {
    const depth = usesDepth ? other.round.words.depth - one.round.words.depth : 0;
    if (depth !== 0) return depth;
    if (usesPlaces && one.place !== undefined && other.place !== undefined) return one.place - other.place;
    const final = usesDepth || usesPlaces ? finalLetter(one).localeCompare(finalLetter(other)) : 0;
    return final || one.time! - other.time!;
  };
  // Equal swims have one order, whatever the order of the file.
  const ranked = swims
    .filter(counts)
    .toSorted((one, other) => compare(one, other) || one.competitor.id.localeCompare(other.competitor.id));
  const rest = swims.filter((swim) => !counts(swim)).toSorted(byMark);
  const lines: RankedSwim[] = [];
  let rank = 0;
  for (const [index, swim] of ranked.entries()) {
    const isTied = index > 0 && compare(ranked[index - 1]!, swim) === 0;
    const given = usesPlaces ? (swim.place ?? 0) : 0;
    if (!isTied) rank = Math.max(index + 1, given, rank + 1);
    if (isTied) lines.at(-1)!.isEqual = true;
    lines.push({ swim, rank, isEqual: isTied, sort: index + 1 });
  }
  for (const swim of rest) lines.push({ swim, rank: undefined, isEqual: false, sort: lines.length + 1 });
  return lines;
}

/** `B` for a heat of the B final; empty for heats with a number. */
const finalLetter = ({ heat }: Swim): string => (heat && /^[A-Z]\b/u.test(heat.label) ? heat.label.charAt(0) : '');

/** Swims out of competition by time, then lanes without a result, then marks. */
function byMark(one: Swim, other: Swim): number {
  const group = ({ status }: Swim): number => (status === undefined ? 1 : (lookUp(order, status) ?? 2));
  return (
    group(one) - group(other) ||
    (one.time ?? 0) - (other.time ?? 0) ||
    Number(one.lane ?? 0) - Number(other.lane ?? 0) ||
    one.competitor.id.localeCompare(other.competitor.id)
  );
}
const order: Readonly<Record<string, number>> = { EXH: 0, DNF: 3, SICK: 4, RJC: 4, WDR: 4, DNS: 5, DSQ: 6 };
