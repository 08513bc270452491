import { compareMarks, parseMark } from '@podium/games';
import { readLines } from '../sport/fact-columns.ts';
import type { Discipline } from '@podium/games';
import type { Fact, Facts } from '@podium/disciplines/reading';
import type { ResultLineAnswer, UnitAnswer } from '@podium/contract';

/** A chart shows at most this many lines, from the top. */
const MAX_LINES = 8;
/** With one split and the finish, a table shows the same. */
const MIN_SPLITS = 2;
const MIN_LINES = 3;

/** The places of one line at each split, undefined if the time is unknown; the last is the finish. */
export interface PlaceRun {
  line: ResultLineAnswer;
  places: readonly (number | undefined)[];
}

export interface PlacesBySplit {
  /** The splits, named like the facts of a line. */
  splits: readonly Pick<Fact, 'phrase' | 'number' | 'place' | 'code'>[];
  runs: readonly PlaceRun[];
}

/** The places of the leaders of a race at each split; undefined if no place changed or too little is known. */
export function placesBySplit(
  discipline: Pick<Discipline, 'codes'>,
  unit: Pick<UnitAnswer, 'results' | 'details'>,
): PlacesBySplit | undefined {
  const facts = readLines(discipline, unit);
  const all = [...facts.values()].flatMap((own) => own.filter(isSplit));
  const splits = [...new Map(all.map((fact) => [fact.number!, fact])).values()].toSorted(
    (one, other) => Number(one.number) - Number(other.number),
  );
  const ranked = unit.results.filter(({ rank, irm }) => irm === null && rank !== null && /^\d+$/u.test(rank));
  if (splits.length < MIN_SPLITS || ranked.length < MIN_LINES) return undefined;
  const runs = ranked.slice(0, MAX_LINES).map((line) => ({
    line,
    places: [
      ...splits.map(({ number }) => placeAt(number!, facts.get(line) ?? [], [...facts.values()])),
      Number(line.rank),
    ],
  }));
  const isMoved = runs.some(({ places }) => new Set(places.filter((place) => place !== undefined)).size > 1);
  return isMoved ? { splits, runs } : undefined;
}

const isSplit = ({ kind, number }: Fact): boolean => kind === 'split' && number !== undefined;

/** The rank as sent, otherwise computed from everyone's time at the split. */
function placeAt(number: string, own: Facts, all: readonly Facts[]): number | undefined {
  const split = splitAt(number, own);
  if (!split) return undefined;
  const sent = split.facts.find(({ code }) => code === 'Rank')?.value ?? '';
  if (/^[1-9]\d*$/u.test(sent)) return Number(sent);
  const time = parseMark('TIME', split.value);
  if (time.value === null) return undefined;
  const faster = all.filter((facts) => {
    const other = parseMark('TIME', splitAt(number, facts)?.value);
    return compareMarks(other, time, 'lower') < 0;
  });
  return faster.length + 1;
}

const splitAt = (number: string, facts: Facts): Fact | undefined =>
  facts.find((fact) => isSplit(fact) && fact.number === number);
