import type { Medallist } from '@podium/contract';

/** Fewer a reader counts at a glance. */
const MIN_MEDALS = 4;
const MIN_DAYS = 2;

type Counts = Record<Medallist['medal'], number>;

/** The medals of a day, and all up to its end. */
export interface MedalDay {
  day: string;
  won: Counts;
  soFar: Counts & { total: number };
}

/**
 * Medals day by day, on the days that brought one, as the medal table counts them: official ones, none of exhibitions. Undefined
 * where that says little, and where the day of one is not known.
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
