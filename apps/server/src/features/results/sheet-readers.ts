/** Reads the parts of a sheet beside the contest itself: who entered what, and whether the user may enter. */
import type { ResultSheet } from '@podium/contract';
import type pg from 'pg';
import type { SignedIn } from '../../access/actor.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { mayScoreUnit } from '../may-edit-unit.ts';
import type { Contest } from './contest.ts';
import { hasCode } from './enter-steps.ts';

/** @param user undefined: a scorer whose link includes the contest */
export const enterFaultOf = (unit: UnitInfo, user: SignedIn | undefined): ResultSheet['enterFault'] =>
  !hasCode(unit) ? 'noCode' : user === undefined || mayScoreUnit(user, unit) ? null : 'noRight';

/** @returns names of the accounts that entered or corrected something, by id */
export async function readAuthors(pool: pg.Pool, contests: readonly Contest[]): Promise<ReadonlyMap<string, string>> {
  const ids = contests.flatMap(({ row }) => [...row.steps, ...row.corrections].flatMap(({ by }) => by ?? []));
  const { rows } = await pool.query<{ id: string; username: string }>(
    'select id, username from people.persons where id = any($1)',
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row.username]));
}
