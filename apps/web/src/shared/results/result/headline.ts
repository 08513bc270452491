import { duelOutcome, halfPoints, markKind, spokenCompetitorName, tellingMark } from '@podium/games';
import { isFinished } from '../../elements/item-state.ts';
import { scoreSides } from '@podium/contract/score-sides';
import type { Competitor, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import type { DuelOutcome, DuelPart } from '@podium/games';
import type { ScoreSide } from '@podium/contract/score-sides';

/** A sentence about a result: its phrase and values. Names are isolated, so that they read correctly in any script. */
export interface Headline {
  phrase:
    | 'goldIn'
    | 'goldWith'
    | 'gold'
    | 'goldShared'
    | 'goldOver'
    | 'bronzeOver'
    | 'wins'
    /** The contest ended early: by a retirement, an injury, a withdrawal. */
    | 'stopped'
    | 'draw'
    | 'noWinner';
  values: {
    winner: string;
    second: string;
    result: string;
    /** The kind of mark of a shared gold. */
    kind: 'time' | 'other';
    /** In seconds, if less than a minute; `none` if missing, as for `second` and `record`. */
    gap: string;
    /** The runner-up's mark, if different: with equal marks, no mark shows what decided. */
    other: string;
    /** Two sides only: `89–44`, or the sport's phrase for the decision; `none` if neither may be said. */
    how: string;
    /** Score of a shoot-out, which is not part of the result: `4–3`. */
    tally: string;
    /** Irregular mark of both sides if neither won, or the mark that ended the contest early: `DSQ`. */
    irm: string;
    /** Kind of early end: `retirement`. */
    ending: string;
    /** The scores when it was broken off, home first, as in its title: `6–4 2–3`. */
    score: string;
    /** The medal won in a contest that ended early. */
    medal: 'gold' | 'bronze' | 'none';
    /** `W` for women, otherwise `other`, also for teams: in some languages verbs agree in gender. */
    gender: 'W' | 'other';
    /** Code of a record. */
    record: string;
  };
  /** Winners of a shared gold between the first and the last, if three or more. */
  others?: readonly string[];
}

/**
 * The outcome of a finished contest: the winner of the gold, or the winner and loser of a match. Undefined while the
 * contest is open, and for heats, whose table is sufficient.
 *
 * @param how the decision in the sport's words, if any
 * @param isUnopposed the winner had no opponent
 */
export function headlineOf(unit: UnitAnswer, how?: string, isUnopposed = false): Headline | undefined {
  if (!isFinished(unit) || unit.outcome?.decidedBy === 'correction') return undefined;
  return unit.isHeadToHead && unit.results.length > 0 ? sidesHeadline(unit, how, isUnopposed) : goldHeadline(unit);
}

/**
 * The lines whose marks decided the medals: the unit's, the totals of a combined event, or none. If points decided,
 * they replace the results; if neither agrees with the places, no line has a mark.
 */
export function decidingLines({ outcome, overall, results }: UnitAnswer): readonly ResultLineAnswer[] {
  const lines = outcome?.marks === 'total' ? (overall?.lines ?? []) : outcome?.marks === 'own' ? results : [];
  const by = tellingMark(lines);
  if (by === 'result') return lines;
  return by === 'points'
    ? lines.map((line) => ({ ...line, result: line.points, resultType: 'POINTS', diff: null }))
    : [];
}

const isolate = (text: string): string => (text === '' ? '' : `\u{2068}${text}\u{2069}`);
const isolatedName = (competitor: Competitor): string => isolate(spokenCompetitorName(competitor));

/** The value for missing data that the phrases expect. */
const none = 'none';
const nothing = {
  winner: '',
  second: none,
  result: '',
  kind: 'other',
  gap: none,
  other: '',
  how: '',
  tally: none,
  irm: none,
  ending: none,
  score: none,
  medal: none,
  gender: 'other',
  record: none,
} as const;

function genderOf(unit: UnitAnswer, { type }: Competitor): 'W' | 'other' {
  return type === 'athlete' && unit.event?.gender === 'W' ? 'W' : 'other';
}

/** Outcome of a contest between two sides; undefined before both are known. */
export function outcomeOf(unit: UnitAnswer, hasDecision: boolean): DuelOutcome | undefined {
  const [home, away] = scoreSides(unit);
  if (!home || !away) return undefined;
  if (isAbandoned(unit)) return { kind: 'unclear' };
  const parts = unit.periods
    .filter(({ code }) => code !== 'TOT' && code !== 'PSO')
    .map((part): DuelPart => [part.homePeriod ?? part.home, part.awayPeriod ?? part.away]);
  return duelOutcome([home, away], parts, hasDecision);
}

/** Returns whether an organizer has declared the contest abandoned: a level score is no draw then. */
const isAbandoned = ({ details }: UnitAnswer): boolean =>
  details.some(({ code, value }) => code === 'DECIDED_BY' && value === 'ABD');

function sidesHeadline(unit: UnitAnswer, decision: string | undefined, isUnopposed: boolean): Headline | undefined {
  const sides = scoreSides(unit);
  const outcome = outcomeOf(unit, decision !== undefined);
  if (!outcome) return undefined;
  if (outcome.kind === 'won') return wonHeadline(unit, sides, outcome, decision, isUnopposed);
  // The medal went to a competitor who did not win the contest, or the score contradicts the winner.
  if (unit.outcome?.winners.length) return goldHeadline(unit);
  const [home, away] = sides as [ScoreSide, ScoreSide];
  const names = { winner: isolatedName(home.competitor), second: isolatedName(away.competitor) };
  if (outcome.kind === 'noWinner')
    return { phrase: 'noWinner', values: { ...nothing, ...names, irm: outcome.irm ?? none } };
  if (outcome.kind === 'draw')
    return { phrase: 'draw', values: { ...nothing, ...names, how: isolate(joinWithDashes(outcome.score)) } };
  return undefined;
}

const sentenceEndings: ReadonlySet<string> = new Set(['retirement', 'withdrawal', 'injury', 'exclusion', 'other']);

function wonHeadline(
  unit: UnitAnswer,
  sides: readonly ScoreSide[],
  { winner: index, by, irm, scores, tally }: DuelOutcome & { kind: 'won' },
  decision: string | undefined,
  isUnopposed: boolean,
): Headline {
  const [winner, loser] = [sides[index]!, sides[1 - index]!];
  const winnerFirst = (pair: readonly [string, string]): string =>
    joinWithDashes(index === 0 ? pair : [pair[1], pair[0]]);
  const isAwarded = unit.outcome?.decidedBy === 'awards';
  const medal = !isAwarded ? none : unit.medal === 'bronze' ? 'bronze' : 'gold';
  const values = {
    ...nothing,
    winner: isolatedName(winner.competitor),
    second: isolatedName(loser.competitor),
    gender: genderOf(unit, winner.competitor),
    medal,
  } as const;
  if (decision === undefined && sentenceEndings.has(by)) {
    const score = scores.length > 0 ? isolate(scores.map(joinWithDashes).join(' ')) : none;
    return { phrase: 'stopped', values: { ...values, ending: by, irm: irm ?? none, score } };
  }
  const phrase = medal === none ? 'wins' : medal === 'bronze' ? 'bronzeOver' : 'goldOver';
  const [score] = scores;
  return {
    phrase,
    values: {
      ...values,
      second: isUnopposed ? none : values.second,
      how: decision ?? (score ? isolate(winnerFirst(score)) : none),
      tally: tally ? isolate(winnerFirst(tally)) : none,
    },
  };
}

/** Never broken across lines: `89–44`. */
const joinWithDashes = (pair: readonly [string, string]): string => pair.map(halfPoints).join('\u{2060}–\u{2060}');

function goldHeadline(unit: UnitAnswer): Headline | undefined {
  const golds = (unit.medal === 'gold' && unit.outcome?.winners) || [];
  const [first] = golds;
  if (!first) return undefined;
  const lineOf = (competitor: Competitor | undefined) =>
    decidingLines(unit).find((line) => line.competitor.id === competitor?.id);
  const line = lineOf(first);
  const winner = { winner: isolatedName(first), gender: genderOf(unit, first) };
  if (golds.length > 1) {
    const names = golds.map(isolatedName);
    const second = names.pop()!;
    const values = { ...nothing, winner: names[0]!, second, ...sharedMark(golds.map(lineOf)) };
    return { phrase: 'goldShared', values, others: names.slice(1) };
  }
  if (!line?.result || unit.isHeadToHead) return { phrase: 'gold', values: { ...nothing, ...winner } };
  const second = unit.podium?.find(({ medal }) => medal === 'silver')?.competitor;
  return markHeadline(line, lineOf(second), { ...nothing, ...winner });
}

/** The mark of a shared gold, if all winners have the same. */
function sharedMark(lines: readonly (ResultLineAnswer | undefined)[]): Pick<Headline['values'], 'result' | 'kind'> {
  const [line] = lines;
  if (!line?.result || lines.some((other) => other?.result !== line.result)) return { result: none, kind: 'other' };
  return { result: isolate(line.result), kind: markKind(line.resultType) === 'time' ? 'time' : 'other' };
}

function markHeadline(
  line: ResultLineAnswer,
  second: ResultLineAnswer | undefined,
  winner: Headline['values'],
): Headline {
  const values = {
    ...winner,
    result: isolate(line.result ?? ''),
    record: line.records[0]?.type ?? none,
    second: second ? isolatedName(second.competitor) : none,
    other: second?.result && second.result !== line.result ? isolate(second.result) : none,
  };
  if (markKind(line.resultType) !== 'time') return { phrase: 'goldWith', values };
  const gap = /^\+?(\d+(?:\.\d+)?)$/u.exec(second?.diff ?? '')?.[1];
  return { phrase: 'goldIn', values: { ...values, gap: gap && Number(gap) > 0 ? gap : none } };
}
