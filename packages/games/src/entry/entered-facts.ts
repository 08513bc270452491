/** Facts of a contest or of its lines that scorers enter beside the marks: wind, reaction times, splits. */
import { latinDigits } from '../marks/latin-digits.ts';
import { parseMark } from '../marks/mark.ts';
import { racedMeters } from '../rules/raced-meters.ts';

export interface FactRule {
  /** Code of the feed: `WIND_SPEED`. */
  code: string;
  /** `line`: a value of each competitor. `contest`: one for all. */
  of: 'line' | 'contest';
  /** Codes of the events that have it. */
  events: RegExp;
  /** `signed`: `+1.3`, `time`: `1:04.20`. */
  format: 'seconds' | 'signed' | 'time';
  /** Values beyond it, in both directions, are no measurement. */
  most?: number;
  /** Distance between splits in meters: a race of 200 m has three at 50 m. */
  everyMeters?: number;
  /** Each attempt of a line has its own value, such as the wind of a long jump. */
  isOfAttempt?: true;
}

export interface EnteredFact {
  code: string;
  /** Null: a fact of the contest. */
  competitor: string | null;
  /** Number of a split or attempt; null for a fact with one value. */
  pos: string | null;
  value: string;
}

/** Splits that a form has room for. */
const maxSplits = 7;

type PlacedFact = FactRule & {
  /** Numbers of its values; null: it has one without a number. */
  positions: readonly (string | null)[];
};

/**
 * Facts that a contest has.
 *
 * @param code of the contest
 * @param attempts of each competitor
 */
export function findFacts(rules: readonly FactRule[], code: string, attempts: number): PlacedFact[] {
  return rules.flatMap((rule): PlacedFact[] => {
    if (!rule.events.test(code)) return [];
    if (rule.isOfAttempt) return attempts > 0 ? [{ ...rule, positions: numbersTo(attempts) }] : [];
    if (rule.everyMeters === undefined) return [{ ...rule, positions: [null] }];
    const count = Math.ceil((racedMeters(code) ?? 0) / rule.everyMeters) - 1;
    const positions = numbersTo(count);
    return positions.length > 0 && positions.length <= maxSplits ? [{ ...rule, positions }] : [];
  });
}

const numbersTo = (count: number): string[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => String(index + 1));

/**
 * A value as the feed writes it; undefined if the text is none.
 *
 * @example readFactValue('1,3', { format: 'signed' }) // '+1.3'
 */
export function readFactValue(
  text: string,
  { format, most = Infinity }: Pick<FactRule, 'format' | 'most'>,
): string | undefined {
  const plain = latinDigits(text).trim().replace(',', '.').replace('−', '-');
  if (format === 'time') return parseMark('TIME', plain).value === null ? undefined : plain;
  if (!/^[+-]?\d{1,2}(?:\.\d{1,3})?$/u.test(plain) || Math.abs(Number(plain)) > most) return undefined;
  if (format === 'seconds') return plain;
  return /^[+-]/u.test(plain) || Number(plain) === 0 ? plain : `+${plain}`;
}

/** The facts after one was set, or removed (null). */
export function withFact(
  facts: readonly EnteredFact[],
  { value, ...key }: Omit<EnteredFact, 'value'> & { value: string | null },
): EnteredFact[] {
  const others = facts.filter(
    (fact) => fact.code !== key.code || fact.competitor !== key.competitor || fact.pos !== key.pos,
  );
  return value === null ? others : [...others, { ...key, value }];
}

/** Records and bests that a scorer can give to a mark. */
export const recordKinds = ['WR', 'AR', 'NR', 'GR', 'SB', 'PB'] as const;
export type RecordKind = (typeof recordKinds)[number];
