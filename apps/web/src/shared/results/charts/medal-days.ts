import type { Medallist } from '@podium/contract';

/** Readers count fewer at a glance. */
const MIN_MEDALS = 4;
const MIN_DAYS = 2;

type Counts = Record<Medallist['medal'], number>;

/** The medals of a day, and the running total at its end. */
export interface MedalDay {
  day: string;
  won: Counts;
  soFar: Counts & { total: number };
}

/**
 * Medals by day, for days with medals, counted as in the medal table: official ones without exhibitions. Undefined if
 * there are too few, or if the day of one is unknown.
 */
export function medalDays(medallists: readonly Medallist[]): MedalDay[] | undefined {
  const counted = medallists.filter(({ isOfficial, event }) => isOfficial && !event.isExhibition);
  const byDay = Map.groupBy(counted, ({ day }) => day);
  if (byDay.has(null) || byDay.size < MIN_DAYS || counted.length < MIN_MEDALS) return undefined;
  const soFar = { gold: 0, silver: 0, bronze: 0, total: 0 };
  return [...byDay]
    .toSorted(([one], [other]) => one!.localeCompare(other!, 'en'))
    .map(([day, won]) => {
      const counts = { gold: 0, silver: 0, bronze: 0 };
      for (const { medal } of won) {
        counts[medal]++;
        soFar[medal]++;
        soFar.total++;
      }
      return { day: day!, won: counts, soFar: { ...soFar } };
    });
}
