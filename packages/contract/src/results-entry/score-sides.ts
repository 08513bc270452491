import { scoreBeforeShootOut } from '@podium/games';
import { isAwarded, isWinner } from '../sport/winner.ts';
import type { Competitor } from '../common.ts';
import type { ResultLineAnswer, StartLine } from '../sport/lines.ts';
import type { UnitAnswer } from '../sport/units.ts';

export interface ScoreSide {
  side: 'home' | 'away';
  competitor: Competitor;
  /** Without the goals of a shoot-out. */
  score: string | null;
  resultType: string | null;
  irm: string | null;
  shootOut: string | null;
  /** Medal won here. */
  medal?: ResultLineAnswer['medal'];
  isWinner: boolean;
  isLoser: boolean;
}

type SideLine = Pick<StartLine, 'side' | 'competitor'> &
  Partial<Pick<ResultLineAnswer, 'result' | 'resultType' | 'irm' | 'wlt' | 'medal'>>;

/** The two sides of a unit: from the results, otherwise the start list, otherwise the schedule. */
export function scoreSides({ results, startList, competitors = [], current, outcome }: UnitAnswer): ScoreSide[] {
  const scheduled = competitors.map((competitor): SideLine => ({ ...competitor, side: null, competitor }));
  const lines: SideLine[] = [results, startList, scheduled].find(({ length }) => length > 0) ?? [];
  const sides = lines
    .slice(0, 2)
    .map(({ side, ...line }, index) => ({ side: side ?? sideAt(index), ...line }))
    .map(({ side, competitor, result, resultType, irm, wlt, medal }): ScoreSide => ({
      side,
      competitor,
      // The live score, if it is known before the result contains it.
      score: current?.lines?.find(({ id }) => id === competitor.id)?.result ?? result ?? null,
      resultType: resultType ?? null,
      irm: irm ?? null,
      shootOut: competitors.find(({ id }) => id !== null && id === competitor.id)?.shootOut ?? null,
      medal,
      isWinner: isWinner(outcome, competitor.id, wlt),
      isLoser: wlt === 'L' && !isAwarded(outcome, competitor.id),
    }))
    .sort((a, b) => Number(a.side === 'away') - Number(b.side === 'away'));
  return withoutShootOut(sides);
}

function withoutShootOut(sides: ScoreSide[]): ScoreSide[] {
  const [home, away] = sides;
  if (!home?.score || !away?.score || !home.shootOut || !away.shootOut) return sides;
  const [homeScore, awayScore] = scoreBeforeShootOut([home.score, away.score], [home.shootOut, away.shootOut]);
  return [
    { ...home, score: homeScore },
    { ...away, score: awayScore },
  ];
}

const sideAt = (index: number): ScoreSide['side'] => (index === 0 ? 'home' : 'away');
