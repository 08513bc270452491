import { withoutTitle } from '@podium/contract/item-words';
import type { StandingAnswer, StandingLine } from '@podium/contract';

/** Counts in a pool's table, in display order. */
const counts = ['played', 'won', 'tied', 'lost', 'for', 'against', 'ratio'] as const;
export type StandingCount = (typeof counts)[number];

export interface StandingColumns {
  counts: StandingCount[];
  diff: boolean;
  /** Points of a pool, or the result; undefined if only the order is sent. */
  result: 'points' | 'result' | undefined;
  qualification: boolean;
}

/** Columns that contain data; `tied` only if a match was tied. */
export function columnsOf({ lines }: Pick<StandingAnswer, 'lines'>): StandingColumns {
  const isPool = lines.some(({ table }) => table !== undefined);
  const isCounted = (name: StandingCount) =>
    lines.some(({ table }) => table?.[name] !== undefined && (name !== 'tied' || table[name] !== '0'));
  const hasResult = lines.some(({ result, points, irm }) => (result ?? points ?? irm) !== null);
  return {
    counts: counts.filter(isCounted),
    diff: lines.some(({ diff }) => diff !== null),
    result: hasResult ? (isPool ? 'points' : 'result') : undefined,
    qualification: lines.some(({ qualification }) => qualification !== null),
  };
}

/** Lines without a rank (DNS, DNF, DSQ) at the end, the others in the order sent. */
export function inOrder(lines: readonly StandingLine[]): StandingLine[] {
  const isUnranked = ({ rank, irm }: StandingLine) => rank === null && irm !== null;
  return [...lines.filter((line) => !isUnranked(line)), ...lines.filter(isUnranked)];
}

/** The parts of a total, `100 m 10.52`: each with its result, or its points if there is no result. */
export function partsOf(
  { parts = [] }: Pick<StandingLine, 'parts'>,
  event: string,
): { name: string; mark: string; isIrm?: true }[] {
  return parts.flatMap(({ name, result, points, irm }) => {
    const mark = irm ?? result ?? points;
    const isIrm = irm ? { isIrm: true as const } : {};
    return name && mark ? [{ name: withoutTitle(name, event), mark, ...isIrm }] : [];
  });
}

/** The tie-break between equal lines, if the feed reports it. */
export function tieBreakOf({ details }: Pick<StandingLine, 'details'>): string | undefined {
  return details.find(({ code, value }) => code === 'TIE_BREAK' && value)?.value;
}

/** The anchor of a group: `group-b` for "Pool B", and for the second group if it has no letter. */
export function groupId(name: string | undefined, index: number): string {
  const last = name?.split(/[\s-]/u).at(-1) ?? '';
  const isLetter = last.length === 1 && last === last.toUpperCase();
  const letter =
    isLetter || Number.isInteger(Number.parseInt(last, 10)) ? last : String.fromCodePoint(65 + (index % 26));
  return `group-${letter.toLowerCase()}`;
}
