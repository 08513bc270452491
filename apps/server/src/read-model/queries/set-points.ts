import type pg from 'pg';
import type { PeriodRow } from '../../feed/tables/results.ts';

/** Points of home and away in all sets of a match together, by its unit. */
export type SetPoints = ReadonlyMap<string, readonly [number, number]>;

/** Of matches with all sets known; from the feed where an import has them too. */
export async function readSetPoints(pool: pg.Pool, partition: number, units: readonly string[]): Promise<SetPoints> {
  if (units.length === 0) return new Map();
  const { rows } = await pool.query<{ ref: string; periods: PeriodRow[] }>(
    `select distinct on (ref) ref, periods from sport.result_sets
     where partition = $1 and level = 'unit' and ref = any($2::text[]) order by ref, source desc, stamp desc, owner`,
    [partition, units],
  );
  return new Map(
    rows.flatMap(({ ref, periods }) => {
      // The whole match is reported as one of them, without points of its own.
      const sets = periods.filter(({ homePeriod, awayPeriod }) => homePeriod !== undefined || awayPeriod !== undefined);
      const home = sum(sets.map(({ homePeriod }) => homePeriod));
      const away = sum(sets.map(({ awayPeriod }) => awayPeriod));
      return home === undefined || away === undefined ? [] : [[ref, [home, away]] as const];
    }),
  );
}

/** undefined where there is none, or one is no number. */
function sum(figures: readonly (string | undefined)[]): number | undefined {
  if (figures.length === 0 || !figures.every((figure) => figure !== undefined && /^\d+$/u.test(figure)))
    return undefined;
  return figures.reduce((total, figure) => total + Number(figure), 0);
}
