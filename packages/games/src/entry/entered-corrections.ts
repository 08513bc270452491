/** An official result that was entered by hand before the feed sent its own, as corrections over the feed. */
import { parseMark } from '../marks/mark.ts';
import { partField, partValue } from './corrected-parts.ts';
import { factField, factValue } from './corrected-result.ts';
import type { CorrectableLine, ResultCorrection } from './corrected-result.ts';
import type { EnteredSide } from '../count/counted-parts.ts';

type Line = Omit<CorrectableLine, 'sort' | 'isRankEqual' | 'diff'> & { side: EnteredSide | null };
type Part = Parameters<typeof partValue>[0][number];

interface Result {
  lines: readonly Line[];
  periods: readonly Part[];
}

/**
 * The values of the entered result that differ from the feed's. Values that nobody entered, such as splits, and
 * competitors who are in one of both only, are the feed's. The same mark in other digits is no difference.
 */
export function enteredCorrections(fed: Result, entered: Result): ResultCorrection[] {
  return fed.lines.flatMap((line): ResultCorrection[] => {
    const { competitor } = line;
    const own = entered.lines.find((one) => one.competitor === competitor);
    if (!own) return [];
    const corrections: ResultCorrection[] = [];
    if (own.irm !== line.irm) corrections.push({ competitor, field: 'irm', value: own.irm });
    for (const field of ['result', 'rank', 'wlt'] as const)
      if (own[field] !== null && !isSame(own, line, field)) corrections.push({ competitor, field, value: own[field] });
    const values = [
      ...own.details.flatMap((detail) => {
        const field = enteredCodes.has(detail.code) ? factField(detail) : undefined;
        return field ? [{ field, value: detail.value ?? null, fed: factValue(line.details, field) }] : [];
      }),
      ...entered.periods.map(({ code }) => {
        const field = partField(code);
        return { field, value: partValue(entered.periods, own, field), fed: partValue(fed.periods, line, field) };
      }),
    ];
    return [
      ...corrections,
      ...values.flatMap(({ field, value, fed: before }) =>
        value === null || value === undefined || before === undefined || before === value
          ? []
          : { competitor, field, value },
      ),
    ];
  });
}

/** Details that scorers enter, and that are corrected one by one. */
const enteredCodes: ReadonlySet<string> = new Set(['ATTEMPT', 'INTERMEDIATE']);

function isSame(own: Line, line: Line, field: 'result' | 'rank' | 'wlt'): boolean {
  if (own[field] === line[field]) return true;
  if (field !== 'result') return false;
  const value = parseMark(own.resultType, own.result).value;
  return value !== null && value === parseMark(line.resultType, line.result).value;
}
