import type { PeriodElement } from '@podium/odf';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import { homeChance } from '../../formats/duel.ts';
import type { DuelRules, Side } from '../../formats/duel.ts';

/** A team match of several contests between members: the first team to win `toWin` of them wins. */
export function teamTie(minutes: number, toWin: number, rate: number): DuelRules {
  return {
    minutes,
    play: (home, away, { random }) => {
      const winners: Side[] = [];
      const won = { H: 0, A: 0 };
      while (won.H < toWin && won.A < toWin) {
        const pair = (team: Competitor): Competitor => ({
          ...team,
          strength: (team.members[winners.length % team.members.length]?.strength ?? 0) * 0.5 + team.strength * 0.5,
        });
        const side: Side = random.chance(homeChance(pair(home), pair(away), rate)) ? 'H' : 'A';
        won[side] += 1;
        winners.push(side);
      }
      const count = winners.length;
      const breaks = winners.slice(1).map((_, index) => (index + 1) / count);
      return {
        winner: won.H > won.A ? 'H' : 'A',
        resultType: 'POINTS',
        result: { H: String(won.H), A: String(won.A) },
        scored: { ...won },
        steps: [0, ...breaks],
        breaks,
        resultAt: (progress) => {
          const total = { H: 0, A: 0 };
          const periods = winners.slice(0, Math.round(progress * count)).map((side, index): PeriodElement => {
            total[side] += 1;
            return {
              code: `C${index + 1}`,
              homeScore: String(total.H),
              awayScore: String(total.A),
              homePeriodScore: side === 'H' ? '1' : '0',
              awayPeriodScore: side === 'A' ? '1' : '0',
              details: [fact('WINNER', undefined, side, { type: 'EP' })],
            };
          });
          periods.push({ code: 'TOT', homeScore: String(total.H), awayScore: String(total.A), details: [] });
          return { result: { H: String(total.H), A: String(total.A) }, periods };
        },
      };
    },
  };
}
