/** Scores of parts (sets, halves) in a result of a feed, with organizers' corrections of single ones. */
import type { EnteredSide } from '../count/counted-parts.ts';
import { isPartField } from './corrected-result.ts';
import type { CorrectedField, PartField, ResultCorrection } from './corrected-result.ts';

interface PartScore {
  code: string;
  /** The running score, which some feeds send. */
  home?: string;
  away?: string;
  homePeriod?: string;
  awayPeriod?: string;
}

interface Sided {
  competitor: string;
  side: EnteredSide | null;
}

/** Code of the whole contest among the parts, whose score is the result. */
const total = 'TOT';
const columns = { home: 'homePeriod', away: 'awayPeriod' } as const;

export const partField = (code: string): PartField => `part.${code}`;

/** A side's score in a part; null if it has none, undefined if the feed does not send this part. */
export function partValue(
  parts: readonly PartScore[],
  { side }: Pick<Sided, 'side'>,
  field: CorrectedField,
): string | null | undefined {
  const part = parts.find(({ code }) => code !== total && partField(code) === field);
  return part && side ? (part[columns[side]] ?? null) : undefined;
}

/**
 * The parts with corrected scores. From a corrected part on, the running score of the feed is unknown, because it may
 * count points or parts won. A part that the feed does not send is not added.
 */
export function correctParts<Part extends PartScore>(
  parts: readonly Part[],
  sides: readonly Sided[],
  corrections: readonly ResultCorrection[],
): Part[] {
  let corrected = [...parts];
  for (const { competitor, field, value } of corrections) {
    const line = sides.find((side) => side.competitor === competitor);
    const before = line && isPartField(field) ? partValue(corrected, line, field) : undefined;
    if (!line?.side || before === undefined || before === value) continue;
    const column = columns[line.side];
    const place = corrected.findIndex(({ code }) => partField(code) === field);
    corrected = corrected.map((part, index) => {
      if (index < place || part.code === total) return part;
      const { home: _home, away: _away, ...rest } = part;
      if (index > place) return rest as Part;
      const { [column]: _score, ...others } = rest;
      return (value === null ? others : { ...others, [column]: value }) as Part;
    });
  }
  return corrected;
}

/** The feed's scores in parts that a line no longer shows. */
export const hiddenParts = (
  feed: readonly PartScore[],
  shown: readonly PartScore[],
  line: Pick<Sided, 'side'>,
): Partial<Record<PartField, string | null>> =>
  Object.fromEntries(
    feed.flatMap(({ code }) => {
      const field = partField(code);
      const value = partValue(feed, line, field);
      return value === undefined || value === partValue(shown, line, field) ? [] : [[field, value] as const];
    }),
  );
