import type pg from 'pg';
import type { PeriodRow } from '../../feed/tables/results.ts';

/** Total points of home and away over all sets of a match, by unit. */
export type SetPoints = ReadonlyMap<string, readonly [number, number]>;

/** Returns only matches with all set points known; feed data takes precedence over imported data. */
export async function readSetPoints(pool: pg.Pool, partition: number, units: readonly string[]): Promise<SetPoints> {
  if (units.length === 0) return new Map();
  const { rows } = await pool.query<{ ref: string; periods: PeriodRow[] }>(
    `select distinct on (ref) ref, periods from sport.result_sets
     where partition = $1 and level = 'unit' and ref = any($2::text[]) order by ref, source desc, stamp desc, owner`,
    [partition, units],
  );
  return new Map(
    rows.flatMap(({ ref, periods }) => {
      // The feed also reports the whole match as a period, which has no points of its own.
      const sets = periods.filter(({ homePeriod, awayPeriod }) => homePeriod !== undefined || awayPeriod !== undefined);
      const home = sum(sets.map(({ homePeriod }) => homePeriod));
      const away = sum(sets.map(({ awayPeriod }) => awayPeriod));
      return home === undefined || away === undefined ? [] : [[ref, [home, away]] as const];
    }),
  );
}

/** Sum of the figures; undefined if there are none, or one is not a whole number. */
function sum(figures: readonly (string | undefined)[]): number | undefined {
  if (figures.length === 0 || !figures.every((figure) => figure !== undefined && /^\d+$/u.test(figure)))
    return undefined;
  return figures.reduce((total, figure) => total + Number(figure), 0);
}
