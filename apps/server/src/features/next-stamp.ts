import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Presenter } from '../read-model/program/presenter.ts';
import type { Program } from '../read-model/program/program.ts';

/**
 * Time at the Games in the format of the feed's stamps; the hash breaks ties between simultaneous decisions.
 *
 * @param after stamp of the decision that this one follows: while the clock of the Games stands still, as in a
 * rehearsal, the hash is made larger
 */
export function nextStamp(games: Program, now: number, nonce: string, after = ''): string {
  const local = new Presenter(games, 'en').instant(now)!.slice(0, 19).replaceAll(/\D/gu, '');
  const hash = createHash('sha256').update(nonce).digest('hex').slice(0, 8);
  const stamp = `${local}${String(Math.trunc(now) % 1000).padStart(3, '0')}:9999999999:${hash}`;
  return stamp > after ? stamp : afterStamp(after);
}

/** The next larger stamp of the same moment. */
export function afterStamp(stamp: string): string {
  const hash = (Number.parseInt(stamp.slice(-8), 16) + 1).toString(16).padStart(8, '0');
  return `${stamp.slice(0, -8)}${hash}`;
}

/** Tables in which the newest decision about a subject wins, with the column of the subject. */
const subjects = { edits: 'unit_id', result_edits: 'unit_id', names: 'person_id', levels: 'person_id' } as const;

/** Stamp of the newest decision about any of these units or people, which a new one has to follow; empty if there is none. */
export async function lastStamp(
  client: Pick<pg.Pool, 'query'> | pg.ClientBase,
  { partition }: Pick<Program, 'partition'>,
  table: keyof typeof subjects,
  ids: readonly string[],
): Promise<string> {
  const { rows } = await client.query<{ stamp: string | null }>(
    `select max(stamp) as stamp from sport.${table} where partition = $1 and ${subjects[table]} = any($2::text[])`,
    [partition, ids],
  );
  return rows[0]?.stamp ?? '';
}
