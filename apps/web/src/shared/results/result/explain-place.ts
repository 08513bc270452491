import { markKind, parseMark } from '@podium/games';
import { lastDecider } from './tie-decider.ts';
import { sumOf } from './explain-sum.ts';
import type { Facts } from '@podium/disciplines/reading';
import type { Competitor, ResultLineAnswer, StartLine } from '@podium/contract';
import type { TieDecider } from './tie-decider.ts';

type Line = ResultLineAnswer;
type FactsOfLines = ReadonlyMap<StartLine, Facts>;

type Other = Pick<Line, 'competitor'> & { rank: string };

/** Ties with more peers than this do not list names. */
const MAX_PEERS = 3;

/** One reason for a place, named like its phrase. */
export type PlaceReason =
  | { reason: 'place'; rank: string; count: number }
  | { reason: 'behind' | 'ahead'; gap: string; isPoints: boolean; other: Other }
  | { reason: 'shared'; others: readonly Competitor[] }
  | { reason: 'sameMark'; other: Other }
  | ({ reason: 'decided' } & (TieDecider | { by: 'points'; own: string; theirs: string }))
  | { reason: 'byPlace' | 'byMark' | 'byPoints' }
  | { reason: 'sum'; sum: string };

/**
 * Explains the place of a line from the marks of all lines: the number of competitors, the gaps to the neighbors,
 * what separated it from an equal mark, how it advances, and the parts of its mark. If the ranks contradict the marks
 * but match the points, as in races of several sport classes, the points are used. Nothing is guessed.
 */
export function explainPlace(line: Line, lines: readonly Line[], facts: FactsOfLines): PlaceReason[] {
  if (line.irm !== null || !isRank(line.rank)) return [];
  const ranked = lines.filter(({ rank, irm }) => irm === null && isRank(rank));
  if (ranked.length < 2) return [];
  return [
    ...explainPlaceIn(line.rank, lines),
    ...explainGaps(line, ranked, facts),
    ...explainAdvance(line),
    ...sumOf(line, facts.get(line) ?? []).map((sum) => ({ reason: 'sum', sum }) as const),
  ];
}

function explainGaps(line: Line, ranked: readonly Line[], facts: FactsOfLines): PlaceReason[] {
  const shared = sharedWith(line, ranked);
  if (isOrdered(ranked)) return [...shared, ...gapsOf(line, ranked, facts)];
  const scored = ranked.map((one): Line => ({ ...one, result: one.points, resultType: 'POINTS' }));
  const own = scored[ranked.indexOf(line)]!;
  if (!own.result || !isOrdered(scored)) return shared;
  const gaps = gapsOf(own, scored, facts).filter(({ reason }) => reason === 'behind' || reason === 'ahead');
  return [...shared, { reason: 'byPoints' }, ...gaps];
}

function sharedWith(line: Line, ranked: readonly Line[]): PlaceReason[] {
  const peers = ranked.filter((one) => one !== line && placeOf(one) === placeOf(line));
  return peers.length > 0 && peers.length <= MAX_PEERS
    ? [{ reason: 'shared', others: peers.map(({ competitor }) => competitor) }]
    : [];
}

/**
 * The size of the field: classified competitors, or all ranked ones or all lines if the place is beyond that; omitted
 * if even that is too small.
 */
function explainPlaceIn(rank: string, lines: readonly Line[]): PlaceReason[] {
  const ranked = lines.filter((one) => isRank(one.rank));
  const classified = ranked.filter(({ irm }) => irm === null).length;
  const count = [classified, ranked.length, lines.length].find((size) => size >= Number(rank));
  return count === undefined ? [] : [{ reason: 'place', rank, count }];
}

/** Returns whether the marks follow the ranks, ascending or descending. */
function isOrdered(ranked: readonly Line[]): boolean {
  const marks = ranked
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(markOf)
    .filter((mark) => mark !== null);
  const steps = new Set(marks.slice(1).map((mark, index) => Math.sign(mark - marks[index]!)));
  return !(steps.has(1) && steps.has(-1));
}

function gapsOf(line: Line, ranked: readonly Line[], facts: FactsOfLines): PlaceReason[] {
  const before = ranked.findLast((one) => placeOf(one) < placeOf(line));
  const after = ranked.find((one) => placeOf(one) > placeOf(line));
  const winner = ranked[0]!;
  if (!before) {
    const gap = after && gapBetween(line, after, ranked);
    if (after && gap === '0') return separatingReasons(line, after, facts);
    return after && gap ? [{ reason: 'ahead', gap, isPoints: isPoints(line), other: toOther(after) }] : [];
  }
  const [gap, whole] = [gapBetween(before, line, ranked), gapBetween(winner, line, ranked)];
  const near = gap === '0' ? separatingReasons(line, before, facts) : gapTo(before, gap);
  return [...near, ...(placeOf(winner) < placeOf(before) && whole !== '0' ? gapTo(winner, whole) : [])];
}

const placeOf = ({ rank }: Line): number => Number(rank);
const isPoints = ({ resultType }: Line): boolean => resultType === 'POINTS';
const isRank = (rank: string | null): rank is string => rank !== null && /^\d+$/u.test(rank);
const toOther = ({ competitor, rank }: Line): Other => ({ competitor, rank: rank! });
const gapTo = (line: Line, gap: string | undefined): PlaceReason[] =>
  gap === undefined ? [] : [{ reason: 'behind', gap, isPoints: isPoints(line), other: toOther(line) }];

/** Explains why two lines with the same mark have different places. */
function separatingReasons(line: Line, other: Line, facts: FactsOfLines): PlaceReason[] {
  const decider = lastDecider(facts.get(line) ?? [], facts.get(other) ?? []);
  const same: PlaceReason = { reason: 'sameMark', other: toOther(other) };
  if (decider) return [same, { reason: 'decided', ...decider }];
  const [own, theirs] = [line.points, other.points];
  return own && theirs && own !== theirs && !isPoints(line)
    ? [same, { reason: 'decided', by: 'points', own, theirs }]
    : [same];
}

/**
 * The difference between two marks, in their format: `0.42`. Undefined if either is missing, or if the better place
 * has the worse mark, as after a handicap.
 */
function gapBetween(better: Line, worse: Line, ranked: readonly Line[]): string | undefined {
  const [one, other] = [markOf(better), markOf(worse)];
  const [first, last] = [markOf(ranked[0]!), markOf(ranked.at(-1)!)];
  if (one === null || other === null || first === null || last === null) return undefined;
  if (one === other) return '0';
  if (Math.sign(other - one) !== Math.sign(last - first)) return undefined;
  const gap = (Math.abs(other - one) / 1000).toFixed(Math.max(decimalsOf(better), decimalsOf(worse)));
  return isTime(better) ? withMinutes(gap) : gap;
}

const markOf = ({ resultType, result }: Line): number | null => parseMark(resultType, result).value;
const decimalsOf = ({ result }: Line): number => Math.min(result?.split('.')[1]?.length ?? 0, 3);

const isTime = ({ resultType, result }: Line): boolean =>
  markKind(resultType) === 'time' || (result?.includes(':') ?? false);

/** Converts `62.33` seconds to `1:02.33`. */
function withMinutes(seconds: string): string {
  const minutes = Math.floor(Number(seconds) / 60);
  const [whole, fraction] = seconds.split('.');
  const rest = String(Number(whole) - minutes * 60).padStart(minutes > 0 ? 2 : 1, '0');
  return (minutes > 0 ? `${minutes}:` : '') + rest + (fraction === undefined ? '' : `.${fraction}`);
}

/** Advances by place (`Q`), or by mark (`q`). */
function explainAdvance({ qualification }: Line): PlaceReason[] {
  if (qualification === 'Q') return [{ reason: 'byPlace' }];
  return qualification === 'q' ? [{ reason: 'byMark' }] : [];
}
