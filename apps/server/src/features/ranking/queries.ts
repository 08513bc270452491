import type pg from 'pg';
import type { UserType } from '@podium/contract';
import type { PointsCount } from './standings.ts';

/** Accounts whose lines are public; demo accounts count only in the demo Games. */
const rankedCondition = (isDemo: boolean): string => `is_ranked and is_active${isDemo ? '' : ' and not is_demo'}`;

export interface PersonLine {
  username: string;
  organisation: string | null;
  type: UserType;
  points: number;
}

/** Matches the index of the ranking, including its nulls clause, although there are no nulls. */
const order = 'points desc nulls last, lower(username)';

interface Part {
  isDemo: boolean;
  type?: UserType;
  /** Letters in the username, in any case. */
  query?: string;
}

/** With three or more letters a trigram index applies, which requires `like`; its wildcards are escaped. */
const pattern = (query: string | undefined): string | null => query?.replaceAll(/[\\%_]/gu, String.raw`\$&`) ?? null;

/** Filter of a part of the list, with `$1` for the letters and `$2` for the type. */
const condition = ({ isDemo, type, query }: Part): string =>
  [
    rankedCondition(isDemo),
    query === undefined ? '$1::text is null' : `lower(username) like '%' || lower($1) || '%'`,
    type === undefined ? '$2::text is null' : 'type = $2',
  ].join(' and ');

/** Number of people per number of points, in this part of the list. */
export async function countPoints(pool: pg.Pool, part: Part): Promise<PointsCount[]> {
  const { rows } = await pool.query<PointsCount>(
    `select type, points, count(*)::int as count from people.persons where ${condition(part)} group by type, points`,
    [pattern(part.query), part.type ?? null],
  );
  return rows;
}

interface Lines extends Part {
  /** Points of the first line. */
  from: number;
  min: number;
  offset: number;
  limit: number;
}

/** Lines in ranking order. */
export async function listLines(pool: pg.Pool, lines: Lines): Promise<PersonLine[]> {
  const { rows } = await pool.query<PersonLine>(
    `select username, organisation, type, points from people.persons
     where ${condition(lines)} and points <= $3 and points >= $4 order by ${order} limit $5 offset $6`,
    [pattern(lines.query), lines.type ?? null, lines.from, lines.min, lines.limit, lines.offset],
  );
  return rows;
}

export interface MyLine extends PersonLine {
  isRanked: boolean;
}

export async function findMine(pool: pg.Pool, personId: string): Promise<MyLine | undefined> {
  const { rows } = await pool.query<MyLine>(
    'select username, organisation, type, points, is_ranked as "isRanked" from people.persons where id = $1',
    [personId],
  );
  return rows[0];
}

/** Number of people with the same points who are listed before this username. */
export async function countBefore(
  pool: pg.Pool,
  { isDemo, type, points, username }: { isDemo: boolean; type?: UserType; points: number; username: string },
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from people.persons
     where ${rankedCondition(isDemo)} and points = $1 and lower(username) < lower($2) ${type === undefined ? '' : 'and type = $3'}`,
    [points, username, ...(type === undefined ? [] : [type])],
  );
  return rows[0]?.count ?? 0;
}
