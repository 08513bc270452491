import type { PeriodAnswer, UnitAnswer } from '@podium/contract';
import type { Discipline } from '@podium/games';
import { compareSides } from './side-figures.ts';
import type { ComparedFigure } from './side-figures.ts';

/** S06: both sides' figures; counted from the parts of the contest for sports whose feed sends none, such as fencing. */
export function sideFigures(
  discipline: Pick<Discipline, 'codes' | 'statistics'>,
  { results, periods }: Pick<UnitAnswer, 'results' | 'periods'>,
): ComparedFigure[] {
  const figures = compareSides(discipline, results);
  return figures.length > 0 || results.length !== 2 ? figures : periodFigures(periods);
}

interface Part {
  /** Points scored in this period only. */
  home: number;
  away: number;
  /** Home minus away at the end of the period. */
  lead: number;
}

/** Periods won, the highest score in a period, and the largest lead at the end of one. */
function periodFigures(periods: readonly PeriodAnswer[]): ComparedFigure[] {
  const parts = periods.flatMap((period) => periodPart(period) ?? []);
  // `B3` of fencing and `C3` of a team match are bouts; others are periods.
  const [won, best] = /^[BC]\d/u.test(periods[0]?.code ?? '') ? ['boutsWon', 'bestBout'] : ['periodsWon', 'bestPeriod'];
  if (parts.length < 2) return [];
  const isScored = parts.some(({ home, away }) => Math.max(home, away) > 1);
  return [
    figure(
      won,
      parts.filter(({ home, away }) => home > away).length,
      parts.filter(({ home, away }) => away > home).length,
    ),
    ...(isScored
      ? [figure(best, Math.max(...parts.map(({ home }) => home)), Math.max(...parts.map(({ away }) => away)))]
      : []),
    figure(
      'largestLead',
      Math.max(0, ...parts.map(({ lead }) => lead)),
      Math.max(0, ...parts.map(({ lead }) => -lead)),
    ),
  ];
}

/** Undefined for the total, and for a period without scores. */
function periodPart({ code, home, away, homePeriod, awayPeriod }: PeriodAnswer): Part | undefined {
  const scores = [home, away, homePeriod, awayPeriod];
  if (code === 'TOT' || !scores.every((score) => score !== null && /^\d+$/u.test(score))) return undefined;
  const [total, otherTotal, own, other] = scores.map(Number);
  return { home: own!, away: other!, lead: total! - otherTotal! };
}

function figure(id: string, home: number, away: number): ComparedFigure {
  const entry = { id, phrase: id, code: id, better: 'higher' } as const;
  return {
    ...entry,
    home: { ...entry, value: String(home) },
    away: { ...entry, value: String(away) },
    share: home + away > 0 ? Math.round((home / (home + away)) * 100) : undefined,
    leads: home === away ? undefined : home > away ? 'home' : 'away',
  };
}
