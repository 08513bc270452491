/** Results of a feed with organizers' corrections of single values. */

export const lineFields = ['result', 'rank', 'irm', 'wlt'] as const;
type LineField = (typeof lineFields)[number];

/**
 * Name of a value of one line: one of the line's own, a detail by code and position (`fact.INTERMEDIATE.3`: the third
 * split or attempt), or its score in one part (`part.S1`).
 */
export type CorrectedField = LineField | FactField | PartField;
export type FactField = `fact.${string}`;
export type PartField = `part.${string}`;

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
  /** Splits, attempts and everything else in the feed about the line. */
  details: readonly CorrectableDetail[];
}

interface CorrectableDetail {
  code: string;
  pos?: string;
  value?: string;
  attributes?: Readonly<Record<string, string>>;
}

type Values = Omit<CorrectableLine, 'competitor' | 'details'>;

/** Name of a detail as a corrected field; undefined if it has no position, such as the wind of a race. */
export const factField = ({ code, pos }: CorrectableDetail): FactField | undefined =>
  pos === undefined ? undefined : `fact.${code}.${pos}`;

/** A detail's value; null if the detail has none, undefined if the feed does not send this detail. */
export function factValue(details: readonly CorrectableDetail[], field: FactField): string | null | undefined {
  const detail = details.find((one) => factField(one) === field);
  return detail && (detail.value ?? null);
}

/**
 * The details with another value of one of them; a detail that the feed does not send is not added. Its rank and gap
 * are unknown then, and so is the time since the split before, here and at the next split.
 */
function withFactValue<Line extends CorrectableLine>(line: Line, field: FactField, value: string | null): Line {
  const place = line.details.findIndex((one) => factField(one) === field);
  const detail = line.details[place];
  if (!detail || (detail.value ?? null) === value) return line;
  const next = line.details.findIndex(
    ({ code, pos }, index) => index > place && code === detail.code && pos !== undefined,
  );
  const details = line.details.map((one, index) => {
    if (index === next) return without(one, ['Value2']);
    if (index !== place) return one;
    const { value: _before, ...rest } = without(one, ['Value2', 'Rank', 'RankEqual', 'SortOrder', 'Diff']);
    return value === null ? rest : { ...rest, value };
  });
  return { ...line, details };
}

function without(detail: CorrectableDetail, names: readonly string[]): CorrectableDetail {
  if (!detail.attributes) return detail;
  const { attributes, ...rest } = detail;
  const kept = Object.entries(attributes).filter(([name]) => !names.includes(name));
  return kept.length > 0 ? { ...rest, attributes: Object.fromEntries(kept) } : rest;
}

const isLineField = (field: CorrectedField): field is LineField => lineFields.some((name) => name === field);
export const isFactField = (field: CorrectedField): field is FactField => field.startsWith('fact.');
export const isPartField = (field: CorrectedField): field is PartField => field.startsWith('part.');

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
    const isChanged = own.some(({ field, value }) => isLineField(field) && line[field] !== value);
    return isChanged ? correctLine(line, own, type) : line;
  });
  const isLeaderChanged = lines.some((line, index) => line.rank === '1' && changed[index] !== line);
  const places = lines.some((line, index) => isPlaceChanged(line, changed[index]!));
  return (places ? inPlaces(changed) : changed).map((line) =>
    withFacts(
      isLeaderChanged && line.diff !== null ? { ...line, diff: null } : line,
      byCompetitor.get(line.competitor) ?? [],
    ),
  );
}

const withFacts = <Line extends CorrectableLine>(line: Line, corrections: readonly ResultCorrection[]): Line =>
  corrections.reduce(
    (corrected, { field, value }) => (isFactField(field) ? withFactValue(corrected, field, value) : corrected),
    line,
  );

function correctLine<Line extends CorrectableLine>(
  line: Line,
  corrections: readonly ResultCorrection[],
  type: string | null,
): Line {
  const values = new Map(corrections.map(({ field, value }) => [field, value]));
  const get = (field: LineField): string | null => (values.has(field) ? values.get(field)! : line[field]);
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
export function hiddenValues<Line extends CorrectableLine>(
  feed: Line,
  shown: Line,
): (Partial<Values> & { details?: Line['details'] } & Partial<Record<FactField, string | null>>) | undefined {
  const names = ['sort', 'rank', 'isRankEqual', 'resultType', 'result', 'irm', 'diff', 'wlt'] as const;
  const values: Partial<Values> = Object.fromEntries(
    names.filter((name) => feed[name] !== shown[name]).map((name) => [name, feed[name]] as const),
  );
  const facts: Partial<Record<FactField, string | null>> = Object.fromEntries(
    feed.details.flatMap((detail, index) => {
      const field = factField(detail);
      return field === undefined || detail.value === shown.details[index]?.value
        ? []
        : [[field, detail.value ?? null] as const];
    }),
  );
  // Besides its value, a corrected detail loses what depends on it.
  const details = feed.details === shown.details ? {} : { details: feed.details };
  const hidden = { ...values, ...facts, ...details };
  return Object.keys(hidden).length > 0 ? hidden : undefined;
}
