import { cupTable, sumOfPoints } from '@podium/games';
import type { CupCount, CupScore } from '@podium/games';
import type { CupSides } from './cup-sides.ts';
import type { CupScoredPlace } from './scored-places.ts';

interface CupStanding extends CupCount {
  places: number[];
  /** Codes of the disciplines with their points, the most first. */
  sports: { discipline: string; points: number }[];
  change: number | null;
  gained: number;
  course?: { ranks: (number | null)[]; points: number[] };
}

/** The course by day is given for the first ten. */
const maxCourses = 10;

/** The table of a cup with the way to it: points by sport, the newest day, and ranks by day. */
export function cupStandings(scores: readonly CupScoredPlace[], sides: CupSides): CupStanding[] {
  const counted = scores.map((score) => ({
    score,
    entry: { side: sides.of(score.organisation)!, place: score.scoredPlace, points: score.points } satisfies CupScore,
  }));
  const forTable = sides.forTable(new Set(counted.map(({ entry }) => entry.side)));
  const tableUntil = (day?: string): CupCount[] =>
    cupTable(
      counted.filter(({ score }) => day === undefined || score.day! <= day).map(({ entry }) => entry),
      forTable,
    );
  const days = scoredDays(scores);
  const tables = days.map((day) => new Map(tableUntil(day).map((row) => [row.side, row])));
  const bySide = Map.groupBy(counted, ({ entry }) => entry.side);
  return tableUntil().map((row, index) => {
    const own = bySide.get(row.side)!;
    const before = tables.at(-2)?.get(row.side);
    return {
      ...row,
      places: [...row.places],
      sports: [...Map.groupBy(own, ({ score }) => score.event.disciplineCode)]
        .map(([discipline, ofSport]) => ({ discipline, points: sumOfPoints(ofSport.map(({ entry }) => entry)) }))
        .toSorted((a, b) => b.points - a.points || (a.discipline < b.discipline ? -1 : 1)),
      change: row.rank === null || !before || before.rank === null ? null : before.rank - row.rank,
      gained: sumOfPoints(
        own.filter(({ score }) => days.length > 0 && score.day === days.at(-1)).map(({ entry }) => entry),
      ),
      ...(index < maxCourses &&
        days.length > 1 && {
          course: {
            ranks: tables.map((table) => table.get(row.side)?.rank ?? null),
            points: tables.map((table) => table.get(row.side)?.points ?? 0),
          },
        }),
    };
  });
}

/** Days with points in order; empty if one is unknown. */
export function scoredDays(scores: readonly Pick<CupScoredPlace, 'day'>[]): string[] {
  if (scores.some(({ day }) => day === undefined)) return [];
  return [...new Set(scores.flatMap(({ day }) => day ?? []))].sort();
}
