import type { Competitor, StartLine, UnitAnswer } from '@podium/contract';

export interface ScoreSide {
  side: 'home' | 'away';
  competitor: Competitor;
  score: string | null;
  irm: string | null;
  isWinner: boolean;
  isLoser: boolean;
}

type SideLine = Pick<StartLine, 'side' | 'competitor'> & {
  result?: string | null;
  irm?: string | null;
  wlt?: string | null;
};

/** The two sides of a unit: of the results, else of the start list, else of the schedule. */
export function sidesOf({ results, startList, competitors = [] }: UnitAnswer): ScoreSide[] {
  const scheduled = competitors.map((competitor): SideLine => ({ ...competitor, side: null, competitor }));
  const lines: SideLine[] = [results, startList, scheduled].find(({ length }) => length > 0) ?? [];
  return lines
    .slice(0, 2)
    .map(({ side, competitor, result, irm, wlt }, index) => ({
      side: side ?? sideAt(index),
      competitor,
      score: result ?? null,
      irm: irm ?? null,
      isWinner: wlt === 'W',
      isLoser: wlt === 'L',
    }))
    .sort((a, b) => Number(a.side === 'away') - Number(b.side === 'away'));
}

const sideAt = (index: number) => (index === 0 ? 'home' : 'away');
