/** Results of a feed with organizers' corrections of single values. */

export const correctedFields = ['result', 'rank', 'irm', 'wlt'] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** A corrected value of one line; null: the line has none. */
export interface ResultCorrection {
  competitor: string;
  field: CorrectedField;
  value: string | null;
}

/** The values of a line that a correction may change, itself or as a consequence. */
export interface CorrectableLine {
  competitor: string;
  sort: number;
  rank: string | null;
  isRankEqual: boolean;
  resultType: string | null;
  result: string | null;
  irm: string | null;
  diff: string | null;
  wlt: string | null;
}

type Values = Omit<CorrectableLine, 'competitor'>;

/**
 * The lines to show, in the order of their places. A correction changes one value of one line. What would contradict it
 * follows: a competitor without a valid result has no rank and no mark, two equal ranks are shared, and gaps to a
 * corrected mark are unknown. The result depends only on the feed's last lines and on the corrections, not on the order
 * in which they arrived.
 */
export function correctResult<Line extends CorrectableLine>(
  lines: readonly Line[],
  corrections: readonly ResultCorrection[],
): Line[] {
  const byCompetitor = Map.groupBy(corrections, ({ competitor }) => competitor);
  const type = lines.find(({ resultType }) => resultType !== null && resultType !== 'IRM')?.resultType ?? null;
  const changed = lines.map((line) => {
    const own = byCompetitor.get(line.competitor) ?? [];
    return own.some(({ field, value }) => line[field] !== value) ? correctLine(line, own, type) : line;
  });
  if (changed.every((line, index) => line === lines[index])) return [...lines];
  const isLeaderChanged = lines.some((line, index) => line.rank === '1' && changed[index] !== line);
  const places = lines.some((line, index) => isPlaceChanged(line, changed[index]!));
  return (places ? inPlaces(changed) : changed).map((line) =>
    isLeaderChanged && line.diff !== null ? { ...line, diff: null } : line,
  );
}

function correctLine<Line extends CorrectableLine>(
  line: Line,
  corrections: readonly ResultCorrection[],
  type: string | null,
): Line {
  const values = new Map(corrections.map(({ field, value }) => [field, value]));
  const get = (field: CorrectedField): string | null => (values.has(field) ? values.get(field)! : line[field]);
  const irm = get('irm');
  const isOut = irm !== null && values.has('irm');
  const result = isOut ? null : get('result');
  return {
    ...line,
    irm,
    result,
    rank: isOut ? null : get('rank'),
    wlt: get('wlt'),
    resultType:
      irm !== null ? 'IRM' : result === null ? null : line.resultType === 'IRM' ? type : (line.resultType ?? type),
    diff: null,
  };
}

const isPlaceChanged = (a: CorrectableLine, b: CorrectableLine): boolean => a.rank !== b.rank || a.irm !== b.irm;

/** By rank, then in the feed's order; two sides of a match stay in their order. */
function inPlaces<Line extends CorrectableLine>(lines: readonly Line[]): Line[] {
  if (lines.some(({ wlt }) => wlt !== null)) return [...lines];
  const positions = lines.map(({ sort }) => sort);
  const place = ({ rank }: Line): number => (rank === null || Number.isNaN(Number(rank)) ? Infinity : Number(rank));
  const isShared = (rank: string | null): boolean =>
    rank !== null && lines.filter((line) => line.rank === rank).length > 1;
  return lines
    .toSorted((a, b) => (place(a) === place(b) ? a.sort - b.sort : place(a) - place(b)))
    .map((line, index) => ({ ...line, sort: positions[index]!, isRankEqual: isShared(line.rank) }));
}

/** The feed's values that a line no longer shows; undefined if it shows all of them. */
export function hiddenValues(feed: CorrectableLine, shown: CorrectableLine): Partial<Values> | undefined {
  const names = ['sort', 'rank', 'isRankEqual', 'resultType', 'result', 'irm', 'diff', 'wlt'] as const;
  const hidden = names.filter((name) => feed[name] !== shown[name]).map((name) => [name, feed[name]] as const);
  return hidden.length > 0 ? Object.fromEntries(hidden) : undefined;
}
