import { objectAt, objectsAt, textAt, wholeAt } from '../../json/read-json.ts';
import type { JsonObject } from '../../json/read-json.ts';
import { lookUp } from '../../look-up.ts';
import { didNotStart } from './attempt-values.ts';
import type { AttemptMeasure } from './attempt-values.ts';
import { puzzles, roundFormats } from './wcif-words.ts';

/** One competitor of a round. */
export interface CubeLine {
  competitor: string;
  number: number | undefined;
  ranking: number | undefined;
  attempts: number[];
  best: number | undefined;
  average: number | undefined;
  /** All attempts are made, or the cutoff ended them. */
  isDone: boolean;
  group?: { name: string; start: string } | undefined;
  station?: number | undefined;
}

export interface CubeRound {
  /** `333-r1`. */
  code: string;
  number: number;
  isLast: boolean;
  format: (typeof roundFormats)[string];
  element: JsonObject;
  lines: CubeLine[];
}

export interface CubeEvent {
  /** Letters of the file: `333`. */
  letters: string;
  measure: AttemptMeasure;
  rounds: CubeRound[];
}

/** Events with their rounds in the order of the file; `competitors` are ids by the number on the badge. */
export function readEvents(
  root: JsonObject,
  competitors: ReadonlyMap<number, string>,
  unmatched: (count: number) => void,
): CubeEvent[] {
  const seen = new Set<string>();
  return objectsAt(root, 'events').flatMap((event): CubeEvent[] => {
    const letters = textAt(event, 'id');
    if (letters === undefined || !/^\w{1,20}$/u.test(letters) || seen.has(letters)) return [];
    seen.add(letters);
    const rounds = objectsAt(event, 'rounds');
    return [
      {
        letters,
        measure: lookUp(puzzles, letters)?.measure ?? 'time',
        rounds: rounds.map((element, index): CubeRound => {
          const format = lookUp(roundFormats, textAt(element, 'format')) ?? roundFormats['a']!;
          return {
            code: `${letters}-r${index + 1}`,
            number: index + 1,
            isLast: index === rounds.length - 1,
            format,
            element,
            lines: readLines(element, { format, competitors, unmatched }),
          };
        }),
      },
    ];
  });
}

function readLines(
  round: JsonObject,
  {
    format,
    competitors,
    unmatched,
  }: {
    format: CubeRound['format'];
    competitors: ReadonlyMap<number, string>;
    unmatched: (count: number) => void;
  },
): CubeLine[] {
  const seen = new Set<string>();
  return objectsAt(round, 'results').flatMap((result): CubeLine[] => {
    const number = wholeAt(result, 'personId');
    const competitor = competitors.get(number ?? Number.NaN);
    if (competitor === undefined || seen.has(competitor)) {
      unmatched(1);
      return [];
    }
    seen.add(competitor);
    const attempts = objectsAt(result, 'attempts')
      .slice(0, format.attempts)
      .map((attempt) => wholeAt(attempt, 'result') ?? 0);
    const ranking = wholeAt(result, 'ranking');
    return [
      {
        competitor,
        number,
        attempts,
        ranking: ranking !== undefined && ranking > 0 && ranking < 10_000 ? ranking : undefined,
        best: wholeAt(result, 'best'),
        average: wholeAt(result, 'average'),
        isDone: isDone(attempts, format.attempts, objectAt(round, 'cutoff')),
      },
    ];
  });
}

/** An attempt of value 0 was not made; the attempts before a cutoff are all if none of them is better than it. */
function isDone(attempts: readonly number[], expected: number, cutoff: JsonObject | undefined): boolean {
  const made = attempts.filter((value) => value !== 0).length;
  const [first, value] = [wholeAt(cutoff, 'numberOfAttempts'), wholeAt(cutoff, 'attemptResult')];
  if (made >= expected) return true;
  if (first === undefined || value === undefined || made === 0 || made < first) return false;
  return !attempts.slice(0, first).some((one) => one > 0 && one < value);
}

/** The mark of a competitor without a valid attempt. */
export function irmOf({ attempts, isDone: done, best }: CubeLine): 'DNS' | 'DNF' | undefined {
  if (!done || (best !== undefined && best > 0)) return undefined;
  return attempts.every((value) => value === 0 || value === didNotStart) ? 'DNS' : 'DNF';
}
