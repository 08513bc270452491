import { markKind, spokenCompetitorName } from '@podium/games';
import { isFinished } from '../../program/item-state.ts';
import { scoreSides } from '@podium/contract/score-sides';
import type { Competitor, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import type { ScoreSide } from '@podium/contract/score-sides';

/** A sentence about a result: its phrase and values. Names are isolated, so that they read correctly in any script. */
export interface Headline {
  phrase: 'goldIn' | 'goldWith' | 'gold' | 'goldShared' | 'goldOver' | 'bronzeOver' | 'wins' | 'draw' | 'noWinner';
  values: {
    winner: string;
    second: string;
    result: string;
    /** In seconds, if less than a minute; `none` if missing, as for `second` and `record`. */
    gap: string;
    /** The runner-up's mark, if different: with equal marks, no mark shows what decided. */
    other: string;
    /** Two sides only: `89–44`, or the sport's phrase for the decision. */
    how: string;
    /** Score of a shoot-out, which is not part of the result: `4–3`. */
    tally: string;
    /** Irregular mark of both sides if neither won: `DSQ`. */
    irm: string;
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

/** The lines whose marks decided the medals: the unit's, the totals of a combined event, or none. */
export function decidingLines({ outcome, overall, results }: UnitAnswer): readonly ResultLineAnswer[] {
  if (outcome?.marks === 'total') return overall?.lines ?? [];
  return outcome?.marks === 'own' ? results : [];
}

const isolated = (text: string): string => (text === '' ? '' : `\u{2068}${text}\u{2069}`);
const called = (competitor: Competitor): string => isolated(spokenCompetitorName(competitor));

/** The value for missing data that the phrases expect. */
const none = 'none';
const nothing = {
  winner: '',
  second: none,
  result: '',
  gap: none,
  other: '',
  how: '',
  tally: none,
  irm: none,
  gender: 'other',
  record: none,
} as const;

function genderOf(unit: UnitAnswer, { type }: Competitor): 'W' | 'other' {
  return type === 'athlete' && unit.event?.gender === 'W' ? 'W' : 'other';
}

function sidesHeadline(unit: UnitAnswer, decision: string | undefined, isUnopposed: boolean): Headline | undefined {
  const sides = scoreSides(unit);
  const [home, away] = sides;
  if (!home || !away) return undefined;
  const winner = sides.find(({ isWinner }) => isWinner);
  const loser = sides.find((side) => side !== winner)!;
  const between = (one: (side: ScoreSide) => string | null): string =>
    isolated([winner ?? home, winner ? loser : away].map(one).filter(Boolean).join('\u{2060}–\u{2060}'));
  const how = decision ?? between(({ score, irm }) => score ?? irm);
  if (how === '') return undefined;
  // The medal went to a competitor who did not win the contest.
  if (!winner && unit.outcome?.winners.length) return goldHeadline(unit);
  if (!winner) {
    const names = { winner: called(home.competitor), second: called(away.competitor) };
    if (home.irm && away.irm)
      return { phrase: 'noWinner', values: { ...nothing, ...names, irm: home.irm === away.irm ? home.irm : none } };
    const isLevel = home.score !== null && home.score === away.score;
    return isLevel ? { phrase: 'draw', values: { ...nothing, ...names, how } } : undefined;
  }
  const isAwarded = unit.outcome?.decidedBy === 'awards';
  const values = {
    ...nothing,
    winner: called(winner.competitor),
    second: isUnopposed ? none : called(loser.competitor),
    how,
    tally: between(({ shootOut }) => shootOut) || none,
    gender: genderOf(unit, winner.competitor),
  };
  const phrase = !isAwarded ? 'wins' : unit.medal === 'bronze' ? 'bronzeOver' : 'goldOver';
  return { phrase, values };
}

function goldHeadline(unit: UnitAnswer): Headline | undefined {
  const golds = (unit.medal === 'gold' && unit.outcome?.winners) || [];
  const [first] = golds;
  if (!first) return undefined;
  const lineOf = (competitor: Competitor | undefined) =>
    decidingLines(unit).find((line) => line.competitor.id === competitor?.id);
  const line = lineOf(first);
  const winner = { winner: called(first), gender: genderOf(unit, first) };
  if (golds.length > 1) {
    const names = golds.map(called);
    const second = names.pop()!;
    return { phrase: 'goldShared', values: { ...nothing, winner: names[0]!, second }, others: names.slice(1) };
  }
  if (!line?.result || unit.isHeadToHead) return { phrase: 'gold', values: { ...nothing, ...winner } };
  const second = unit.podium?.find(({ medal }) => medal === 'silver')?.competitor;
  return markHeadline(line, lineOf(second), { ...nothing, ...winner });
}

function markHeadline(
  line: ResultLineAnswer,
  second: ResultLineAnswer | undefined,
  winner: Headline['values'],
): Headline {
  const values = {
    ...winner,
    result: isolated(line.result ?? ''),
    record: line.records[0]?.type ?? none,
    second: second ? called(second.competitor) : none,
    other: second?.result && second.result !== line.result ? isolated(second.result) : none,
  };
  if (markKind(line.resultType) !== 'time') return { phrase: 'goldWith', values };
  const gap = /^\+?(\d+(?:\.\d+)?)$/u.exec(second?.diff ?? '')?.[1];
  return { phrase: 'goldIn', values: { ...values, gap: gap && Number(gap) > 0 ? gap : none } };
}
