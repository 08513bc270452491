import type { Rally } from './rally.ts';
import type { ActionElement, PeriodElement } from '@podium/odf';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import { homeChance, otherSide, sides } from '../../formats/duel.ts';
import type { DuelRules, DuelState, Meeting, PlayedDuel, Side } from '../../formats/duel.ts';
import { stepAt, stepsByTurn } from '../steps.ts';
import { rallyActions } from './rally-actions.ts';

/** Sets or games to a number of points, won by two. */
export interface SetsData {
  minutes: number;
  /** `S` for sets or `G` for games. */
  letter: 'S' | 'G';
  toWin: number;
  points: number;
  lastPoints: number;
  /** Highest score of a set. */
  cap?: number;
  /** Unit of the running score: points of the match or games won. */
  running: 'points' | 'sets';
  resultType: 'POINTS' | 'SETS';
  luck: number;
  hasActions?: boolean;
  /** True if a player may retire during a knockout match. */
  mayRetire?: boolean;
}

export function setsDuel(data: SetsData): DuelRules {
  return { minutes: data.minutes, play: (home, away, meeting) => playSets(data, home, away, meeting) };
}

function playSets(data: SetsData, home: Competitor, away: Competitor, { random, needsWinner }: Meeting): PlayedDuel {
  const chance = Math.max(0.36, Math.min(0.64, 0.5 + (homeChance(home, away, 1) - 0.5) * data.luck));
  const rallies: Rally[] = [];
  const setsWon = { H: 0, A: 0 };
  while (setsWon.H < data.toWin && setsWon.A < data.toWin) {
    const set = setsWon.H + setsWon.A + 1;
    const goal = set === data.toWin * 2 - 1 ? data.lastPoints : data.points;
    const form = chance + random.gauss() * 0.03;
    const score = { H: 0, A: 0 };
    for (;;) {
      const side: Side = random.chance(form) ? 'H' : 'A';
      score[side] += 1;
      const lead = Math.abs(score.H - score.A);
      const top = Math.max(score.H, score.A);
      const endsSet = (top >= goal && lead >= 2) || (data.cap !== undefined && top >= data.cap);
      rallies.push({ set, side, ...score, endsSet });
      if (!endsSet) continue;
      setsWon[side] += 1;
      break;
    }
  }
  const winner: Side = setsWon.H > setsWon.A ? 'H' : 'A';
  // Own random numbers, so that other matches are not affected.
  const retirement = random.fork('retirement');
  const isBrokenOff = data.mayRetire === true && needsWinner && retirement.chance(0.02);
  if (isBrokenOff) {
    rallies.length = Math.max(1, Math.floor(rallies.length * retirement.between(0.4, 0.9)));
    for (const side of sides) setsWon[side] = rallies.filter((rally) => rally.endsSet && rally.side === side).length;
  }
  const setEnds = rallies
    .slice(0, -1)
    .flatMap((rally, index) => (rally.endsSet ? [stepAt(index + 1, rallies.length)] : []));
  return {
    winner,
    retired: isBrokenOff ? otherSide[winner] : undefined,
    resultType: data.resultType,
    result: { H: String(setsWon.H), A: String(setsWon.A) },
    scored: setsWon,
    steps: stepsByTurn(rallies.length),
    breaks: setEnds,
    resultAt: (progress) => stateAt(data, rallies.slice(0, countAt(rallies, progress))),
    actions: data.hasActions
      ? (progress): ActionElement[] =>
          rallyActions(home, away, rallies.slice(0, countAt(rallies, progress)), progress >= 1, random.fork('actions'))
      : undefined,
  };
}

function countAt(rallies: readonly Rally[], progress: number): number {
  return Math.min(rallies.length, Math.round(progress * rallies.length));
}

function stateAt(data: SetsData, rallies: readonly Rally[]): DuelState {
  const setsWon = { H: 0, A: 0 };
  const total = { H: 0, A: 0 };
  const periods: PeriodElement[] = [];
  const bySet = Map.groupBy(rallies, (rally) => rally.set);
  for (const [set, rallies] of bySet) {
    const last = rallies.at(-1)!;
    if (last.endsSet) setsWon[last.side] += 1;
    for (const side of sides) total[side] += last[side];
    const currentScore = data.running === 'sets' ? setsWon : total;
    periods.push({
      code: `${data.letter}${set}`,
      homeScore: String(currentScore.H),
      awayScore: String(currentScore.A),
      homePeriodScore: String(last.H),
      awayPeriodScore: String(last.A),
      details: last.endsSet ? [fact('WINNER', undefined, last.side, { type: 'EP' })] : [],
    });
  }
  const sum = data.running === 'sets' ? setsWon : total;
  periods.push({ code: 'TOT', homeScore: String(sum.H), awayScore: String(sum.A), details: [] });
  const current = rallies.at(-1)?.set ?? 1;
  return {
    result: { H: String(setsWon.H), A: String(setsWon.A) },
    periods,
    infos: [fact('PERIOD', undefined, `${data.letter}${current}`, { type: 'UI' })],
    details: { H: [fact('SETS_WON', undefined, setsWon.H)], A: [fact('SETS_WON', undefined, setsWon.A)] },
    own: { H: [fact('PTS_WON', 'TOT', total.H, { type: 'ST' })], A: [fact('PTS_WON', 'TOT', total.A, { type: 'ST' })] },
  };
}
