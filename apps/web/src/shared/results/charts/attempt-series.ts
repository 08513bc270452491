import { markKind, parseMark } from '@podium/games';
import { readLines } from '../sport/fact-columns.ts';
import type { Discipline } from '@podium/games';
import type { Fact } from '@podium/disciplines/reading';
import type { ResultLineAnswer, UnitAnswer } from '@podium/contract';

const MAX_LINES = 8;
const MIN_LINES = 3;

/** One attempt as sent, with its position on the scale (0 to 100); undefined without a distance. */
export interface Attempt {
  text: string;
  wind: string | undefined;
  at: number | undefined;
}

export interface AttemptSeries {
  /** The limits of the scale. */
  from: string;
  to: string;
  rows: readonly { line: ResultLineAnswer; attempts: readonly Attempt[]; best: number | undefined }[];
}

/** The attempts of the leaders of a field event on one scale; undefined if there are too few to compare. */
export function attemptSeries(
  discipline: Pick<Discipline, 'codes'>,
  unit: Pick<UnitAnswer, 'results' | 'details'>,
): AttemptSeries | undefined {
  const facts = readLines(discipline, unit);
  const lines = unit.results
    .filter(({ rank, irm, resultType }) => irm === null && rank !== null && markKind(resultType) === 'distance')
    .slice(0, MAX_LINES)
    .map((line) => ({ line, attempts: (facts.get(line) ?? []).filter(isAttempt) }));
  const marks = lines
    .flatMap(({ attempts }) => attempts.map(({ value }) => parseMark('DISTANCE', value)))
    .filter(({ value }) => value !== null)
    .toSorted((one, other) => one.value! - other.value!);
  const [shortest, longest] = [marks[0], marks.at(-1)];
  if (lines.length < MIN_LINES || marks.length <= lines.length || shortest?.value === longest?.value) return undefined;
  const [from, to] = [shortest!.value!, longest!.value!];
  const rows = lines.map(({ line, attempts }) => {
    const drawn = attempts.map((fact): Attempt => {
      const { value } = parseMark('DISTANCE', fact.value);
      return {
        text: fact.value,
        wind: fact.facts.find(({ kind }) => kind === 'wind')?.value,
        at: value === null ? undefined : Math.round(((value - from) / (to - from)) * 1000) / 10,
      };
    });
    const reached = drawn.flatMap(({ at }) => at ?? []);
    return { line, attempts: drawn, best: reached.length > 0 ? Math.max(...reached) : undefined };
  });
  return { from: shortest!.text, to: longest!.text, rows };
}

/** Excludes the fact that only gives the number of the best attempt. */
const isAttempt = ({ kind, code, number }: Fact): boolean =>
  kind === 'attempt' && number !== undefined && code !== 'BEST_ATTEMPT_NUM';
