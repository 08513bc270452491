import type { Detail, PeriodElement } from '@podium/odf';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import { isReached, stepAt, stepsAt } from '../steps.ts';
import { clockText, homeChance } from '../../formats/duel.ts';
import type { DuelRules, DuelState, Meeting, PlayedDuel, Side } from '../../formats/duel.ts';

/** A bout with points in periods: wrestling, taekwondo, karate, fencing. */
export interface BoutData {
  minutes: number;
  colors: readonly [string, string];
  periods: readonly string[];
  periodSeconds: number;
  /** Time between two scores (seconds). */
  pace: readonly [number, number];
  scores: readonly { code: string; points: number; weight: number }[];
  /** Points, or a lead, that ends the match immediately. */
  target?: number;
  superiority?: number;
  /** The period that follows if the score is level: its first score decides. */
  decider?: { code: string; seconds: number };
  /** Rounds are won one by one, and each starts at zero. */
  byRounds?: boolean;
  /** Influence of the difference in strength on the chance to win. */
  rate: number;
  /** The `RES_CODE` that reports how the bout was decided. */
  decision: (facts: Decision) => string;
  /** Further details of a side at the end: classification points in wrestling. */
  extra?: (facts: Decision, isWinner: boolean) => Detail[];
  /** True if each kind of score has its own statistic. */
  hasCounts?: boolean;
}

export interface Decision {
  winner: Side;
  points: Readonly<Record<Side, number>>;
  lead: number;
  isEarly: boolean;
}

interface Touch {
  at: number;
  period: number;
  clock: number;
  side: Side;
  code: string;
  points: number;
}

export function boutDuel(data: BoutData): DuelRules {
  return {
    minutes: data.minutes,
    colors: data.colors,
    play: (home, away, meeting) => playBout(data, home, away, meeting),
  };
}

function playBout(data: BoutData, home: Competitor, away: Competitor, { random }: Meeting): PlayedDuel {
  const chance = homeChance(home, away, data.rate);
  const weights = data.scores.flatMap((score) => Array.from({ length: score.weight }, () => score));
  const touches: Touch[] = [];
  const points = { H: 0, A: 0 };
  const rounds = { H: 0, A: 0 };
  const roundWinners: Side[] = [];
  let isEarly = false;
  let elapsedSeconds = 0;
  for (const index of data.periods.keys()) {
    const roundScore = { H: 0, A: 0 };
    let end = data.periodSeconds;
    for (let clock = random.int(...data.pace); clock < data.periodSeconds; clock += random.int(...data.pace)) {
      const side: Side = random.chance(chance) ? 'H' : 'A';
      const score = random.pick(weights);
      roundScore[side] += score.points;
      points[side] += score.points;
      touches.push({ at: elapsedSeconds + clock, period: index, clock, side, code: score.code, points: score.points });
      const sum = data.byRounds ? roundScore : points;
      const isReached = data.target !== undefined && sum[side] >= data.target;
      const hasSuperiority = data.superiority !== undefined && Math.abs(sum.H - sum.A) >= data.superiority;
      if (!isReached && !hasSuperiority) continue;
      isEarly = !data.byRounds;
      end = clock + 1;
      break;
    }
    elapsedSeconds += end;
    if (data.byRounds) {
      const side =
        roundScore.H === roundScore.A ? (random.chance(chance) ? 'H' : 'A') : roundScore.H > roundScore.A ? 'H' : 'A';
      rounds[side] += 1;
      roundWinners.push(side);
      if (rounds[side] === 2) break;
    }
    if (isEarly) break;
  }
  const finalScore = data.byRounds ? rounds : points;
  const last = touches.at(-1)?.side ?? (random.chance(chance) ? 'H' : 'A');
  if (data.decider && !data.byRounds && points.H === points.A) {
    // Own random numbers, so that the bouts that follow are not affected.
    const clock = random.fork(`${home.id} ${away.id}`).int(5, data.decider.seconds);
    const { code, points: worth } = data.scores[0]!;
    points[last] += worth;
    touches.push({ at: elapsedSeconds + clock, period: data.periods.length, clock, side: last, code, points: worth });
    elapsedSeconds += clock + 1;
  }
  const winner: Side = finalScore.H === finalScore.A ? last : finalScore.H > finalScore.A ? 'H' : 'A';
  const facts: Decision = { winner, points: finalScore, lead: Math.abs(points.H - points.A), isEarly };
  const ends = touches.flatMap((touch, index) =>
    touches[index + 1] && touches[index + 1]!.period !== touch.period ? [stepAt(touch.at, elapsedSeconds)] : [],
  );
  const state = (progress: number): DuelState => {
    const touchesSoFar =
      progress >= 1 ? touches : touches.filter((touch) => isReached(touch.at, progress, elapsedSeconds));
    return stateAt(data, touchesSoFar, progress >= 1, roundWinners, facts, elapsedSeconds);
  };
  return {
    winner,
    resultType: 'POINTS',
    result: { H: String(finalScore.H), A: String(finalScore.A) },
    scored: { ...finalScore },
    steps: stepsAt(
      touches.map((touch) => touch.at),
      elapsedSeconds,
    ),
    breaks: ends,
    resultAt: state,
  };
}

const periodCode = ({ periods, decider }: BoutData, index: number): string => periods[index] ?? decider!.code;

function stateAt(
  data: BoutData,
  touches: readonly Touch[],
  isOver: boolean,
  roundWinners: readonly Side[],
  facts: Decision,
  seconds: number,
): DuelState {
  const score = { H: 0, A: 0 };
  const rounds = { H: 0, A: 0 };
  const periods: PeriodElement[] = [];
  const current = touches.at(-1)?.period ?? 0;
  const displayedRound = isOver && data.byRounds ? roundWinners.length - 1 : current;
  for (let index = 0; index <= displayedRound; index += 1) {
    const roundScore = { H: 0, A: 0 };
    for (const touch of touches) if (touch.period === index) roundScore[touch.side] += touch.points;
    score.H += roundScore.H;
    score.A += roundScore.A;
    if (index < displayedRound || isOver) {
      const side = roundWinners[index];
      if (side) rounds[side] += 1;
    }
    const currentScore = data.byRounds ? rounds : score;
    periods.push({
      code: periodCode(data, index),
      homeScore: String(currentScore.H),
      awayScore: String(currentScore.A),
      homePeriodScore: String(roundScore.H),
      awayPeriodScore: String(roundScore.A),
      details: [],
    });
  }
  const sum = data.byRounds ? rounds : score;
  periods.push({ code: 'TOT', homeScore: String(sum.H), awayScore: String(sum.A), details: [] });
  const infos: Detail[] = [fact('PERIOD', undefined, periodCode(data, displayedRound), { type: 'UI' })];
  if (isOver) {
    infos.push(fact('RES_CODE', undefined, data.decision(facts), { type: 'UI' }));
    infos.push(fact('TIME', undefined, clockText(seconds), { type: 'UI' }));
  }
  const sideDetails = (side: Side): Detail[] => [
    ...(data.hasCounts ? touchCounts(data, touches, side) : []),
    ...(isOver && data.extra ? data.extra(facts, facts.winner === side) : []),
  ];
  return {
    result: { H: String(sum.H), A: String(sum.A) },
    periods,
    infos,
    details: { H: sideDetails('H'), A: sideDetails('A') },
  };
}

function touchCounts(data: BoutData, touches: readonly Touch[], side: Side): Detail[] {
  return data.scores.flatMap(({ code }) => {
    const count = touches.filter((touch) => touch.side === side && touch.code === code).length;
    return count > 0 ? [fact(code, 'TOT', count)] : [];
  });
}
