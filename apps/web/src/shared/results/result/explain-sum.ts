import { parseMark } from '@podium/games';
import type { Facts } from '@podium/disciplines/reading';
import type { ResultLineAnswer } from '@podium/contract';

type SummedLine = Pick<ResultLineAnswer, 'result' | 'resultType' | 'parts'>;

/**
 * A result as the sum of its parts, `5.2 + 8.3 − 0.1 = 13.4`: its units or exercises, otherwise the judges' scores of
 * its only exercise. Empty if the numbers do not add up to it.
 */
export function sumOf({ result, resultType, parts = [] }: SummedLine, facts: Facts): string[] {
  if (result === null) return [];
  const exercises = facts.filter(({ kind, facts: below }) => kind === 'points' && below.length > 1);
  const only = exercises.length === 1 ? exercises[0]!.facts : facts;
  const judged = only.filter(({ kind, code }) => kind === 'points' && !/^(?:SCORE|TOTAL|RESULT)$/u.test(code));
  const candidates = [
    parts.map((part) => part.points ?? part.result ?? ''),
    exercises.map(({ value }) => value),
    judged.map(({ code, value }) => (/PENALTY|DEDUCTION/u.test(code) ? negative(value) : value)),
  ];
  const total = parseMark(resultType, result).value;
  const summands = candidates.find((all) => all.length > 1 && total !== null && sumOfMarks(resultType, all) === total);
  return summands ? [`${summands.join(' + ').replaceAll('+ -', '− ')} = ${result}`] : [];
}

const negative = (value: string): string => (/[1-9]/u.test(value) && !value.startsWith('-') ? `-${value}` : value);

/** Sum of marks in thousandths, which avoids rounding errors; undefined if a text is not a mark. */
function sumOfMarks(resultType: string | null, texts: readonly string[]): number | undefined {
  let sum = 0;
  for (const text of texts) {
    const { value } = parseMark(resultType, text);
    if (value === null) return undefined;
    sum += value;
  }
  return sum;
}
