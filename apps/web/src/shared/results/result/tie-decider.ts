import { parseMark } from '@podium/games';
import type { Facts } from '@podium/disciplines/reading';

/** The criterion that separated two equal marks: the next best attempt, failures at the height, total failures. */
export interface TieDecider {
  by: 'attempt' | 'failures' | 'allFailures';
  own: string;
  theirs: string;
}

const overHeight = /^(?:[xo-]{1,3}|x*r|)$/iu;

/** Compares the attempts of two lines with the same best one; undefined if they do not differ. */
export function lastDecider(own: Facts, theirs: Facts): TieDecider | undefined {
  const [one, other] = [own, theirs].map((facts) => facts.filter(({ kind }) => kind === 'attempt'));
  if (!one || !other || one.length === 0 || other.length === 0) return undefined;
  const isHeights = [...one, ...other].every(({ value }) => overHeight.test(value));
  return isHeights ? byFailures(one, other) : byNextBest(one, other);
}

/** Compares distances from the best one down; the first difference decides. */
function byNextBest(own: Facts, theirs: Facts): TieDecider | undefined {
  const [one, other] = [bestFirst(own), bestFirst(theirs)];
  const at = one.findIndex((mark, index) => mark.value !== other[index]?.value);
  const [mine, their] = [one[at], other[at]];
  return at > 0 && mine && their ? { by: 'attempt', own: mine.text, theirs: their.text } : undefined;
}

/** Attempts with a distance; excludes failures and the number of the best attempt. */
const bestFirst = (facts: Facts) =>
  facts
    .filter(({ code, number }) => code !== 'BEST_ATTEMPT_NUM' && number !== undefined)
    .map(({ value }) => parseMark('DISTANCE', value))
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => b.value! - a.value!);

/** Failures at the last height cleared, then in total up to it. */
function byFailures(own: Facts, theirs: Facts): TieDecider | undefined {
  const [one, other] = [failuresOf(own), failuresOf(theirs)];
  if (one.last !== other.last) return { by: 'failures', own: String(one.last), theirs: String(other.last) };
  if (one.all !== other.all) return { by: 'allFailures', own: String(one.all), theirs: String(other.all) };
  return undefined;
}

function failuresOf(facts: Facts): { last: number; all: number } {
  const cleared = facts.findLastIndex(({ value }) => /o/iu.test(value));
  const counts = facts.slice(0, cleared + 1).map(({ value }) => value.match(/x/giu)?.length ?? 0);
  return { last: counts.at(-1) ?? 0, all: counts.reduce((sum, count) => sum + count, 0) };
}
