import { markKindOf, spokenCompetitorName } from '@podium/games';
import { isFinished } from '../item-state.ts';
import { sidesOf } from '@podium/contract/sides-of';
import type { Competitor, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import type { ScoreSide } from '@podium/contract/sides-of';

/** A sentence about a result: which one, and what goes into it. Names are isolated, so that they read right in any script. */
export interface Headline {
  phrase: 'goldIn' | 'goldWith' | 'gold' | 'goldShared' | 'goldOver' | 'bronzeOver' | 'wins' | 'draw' | 'noWinner';
  values: {
    winner: string;
    second: string;
    result: string;
    /** In seconds, where it is less than a minute; `none` as `second` and `record` are where there is none. */
    gap: string;
    /** The mark of the second, where it is another: what decided between equal ones no mark says. */
    other: string;
    /** Two sides only: `89–44`, or how it was decided in the sport's words. */
    how: string;
    /** Score of a shoot-out, which is not part of the result: `4–3`. */
    tally: string;
    /** Of both, where nobody won: `DSQ`. */
    irm: string;
    /** For languages whose verbs have one; of a team the other form. */
    gender: 'W' | 'other';
    /** A record's code. */
    record: string;
  };
  /** Winners of a gold shared by three or more, between the first and the last. */
  others?: readonly string[];
}

/**
 * What a finished contest comes to: of one that decides gold who won it, of one between two sides who beat whom; nothing
 * while it is open, and nothing of a heat, whose table says it.
 *
 * @param how the decision in words, where the sport has one
 * @param isUnopposed nobody came to be beaten
 */
export function headlineOf(unit: UnitAnswer, how?: string, isUnopposed = false): Headline | undefined {
  if (!isFinished(unit) || unit.outcome?.decidedBy === 'correction') return undefined;
  return unit.isHeadToHead && unit.results.length > 0 ? sidesHeadline(unit, how, isUnopposed) : goldHeadline(unit);
}

/** The lines whose marks the medals were won with: the unit's, the totals of a combined event, or none. */
export function decidingLines({ outcome, overall, results }: UnitAnswer): readonly ResultLineAnswer[] {
  if (outcome?.marks === 'total') return overall?.lines ?? [];
  return outcome?.marks === 'own' ? results : [];
}

const isolated = (text: string): string => (text === '' ? '' : `\u{2068}${text}\u{2069}`);
const called = (competitor: Competitor): string => isolated(spokenCompetitorName(competitor));

/** What is not told, in the words of the phrases. */
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
  const sides = sidesOf(unit);
  const [home, away] = sides;
  if (!home || !away) return undefined;
  const winner = sides.find(({ isWinner }) => isWinner);
  const loser = sides.find((side) => side !== winner)!;
  const between = (one: (side: ScoreSide) => string | null): string =>
    isolated([winner ?? home, winner ? loser : away].map(one).filter(Boolean).join('\u{2060}–\u{2060}'));
  const how = decision ?? between(({ score, irm }) => score ?? irm);
  if (how === '') return undefined;
  // The medal went to somebody else than who won the contest.
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
  if (markKindOf(line.resultType) !== 'time') return { phrase: 'goldWith', values };
  const gap = /^\+?(\d+(?:\.\d+)?)$/u.exec(second?.diff ?? '')?.[1];
  return { phrase: 'goldIn', values: { ...values, gap: gap && Number(gap) > 0 ? gap : none } };
}
