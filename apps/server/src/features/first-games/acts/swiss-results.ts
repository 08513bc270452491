import type { PlanEvent } from '@podium/contract';
import type { StoredDraw, SwissResult } from '@podium/games';
import type pg from 'pg';
import { partitionFor } from '../../../feed/folder/import/prepare-import.ts';
import { contestId } from '../plan-folder.ts';

interface Line {
  competitor: string;
  wlt: 'W' | 'L' | 'T' | null;
  rank: string | null;
}

/** Official results of the contests of an event, as points of its two sides. */
export async function readSwissResults(
  pool: pg.Pool,
  gamesCode: string,
  event: PlanEvent,
  { contests }: StoredDraw,
): Promise<SwissResult[]> {
  const partition = await partitionFor(pool, gamesCode);
  if (partition === undefined) return [];
  const keys = new Map(contests.map((contest) => [contestId(event, contest.key), contest]));
  const { rows } = await pool.query<{ ref: string; lines: Line[] }>(
    `select ref, lines from (
       select distinct on (head.ref) head.ref, head.status, line.lines
       from sport.result_sets head
       left join lateral (
         select jsonb_agg(jsonb_build_object('competitor', competitor_id, 'wlt', wlt, 'rank', rank)) as lines
         from sport.result_lines one where one.partition = head.partition and one.owner = head.owner
           and one.level = head.level and one.ref = head.ref) line on true
       where head.partition = $1 and head.level = 'unit' and head.ref = any($2::text[])
       order by head.ref, head.source desc, head.stamp desc, head.owner) newest
     where status = 'OFFICIAL'`,
    [partition, [...keys.keys()]],
  );
  return rows.map(({ ref, lines }): SwissResult => {
    const { key, sides } = keys.get(ref)!;
    const [first, second] = sides.map((side) =>
      lines.find(({ competitor }) => 'entrant' in side && competitor === side.entrant),
    );
    return { key, points: [pointsOf(first, second), pointsOf(second, first)] };
  });
}

/** One point for a win and half a point for a draw; places decide if no winner was declared. */
function pointsOf(own: Line | undefined, other: Line | undefined): number {
  if (own?.wlt) return own.wlt === 'W' ? 1 : own.wlt === 'T' ? 0.5 : 0;
  const [mine, theirs] = [Number(own?.rank ?? Infinity), Number(other?.rank ?? Infinity)];
  return mine < theirs ? 1 : mine === theirs && Number.isFinite(mine) ? 0.5 : 0;
}
