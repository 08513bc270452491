import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ApiError } from '../ground/api-error.ts';
import { FairGate } from '../ground/fair-gate.ts';
import { transaction } from '../database/database.ts';
import type { Decision } from '../feed/desk/desk-entry.ts';
import type { Program } from '../read-model/program/program.ts';
import type { FeatureKit } from './kit.ts';
import { waitUntilShown } from './wait-until-shown.ts';

/** Arbitrary number that no other advisory lock uses. */
const lock = 827_001;
/**
 * Decisions of this process take turns before they take a connection, so that a hall full of scorers leaves the
 * database to everybody else; authors take turns too, so that one who sends much at once delays the others by one.
 */
const turns = new FairGate({ atOnce: 1, waiting: 1000, waitingPerAddress: 30, waitMs: 10_000 });
/** Earlier decisions are applied within milliseconds, unless the journal is stuck. */
const patienceMs = 5000;
const lookMs = 10;

/** `decision` is undefined if there is nothing to decide. */
interface Prepared<Result> {
  decision?: Decision;
  result: Result;
}

/**
 * Serializes decisions about the schedule, a name, a result or a switch. Each one sees all earlier decisions, so that
 * the second of two people who saw the same state gets a conflict. A repeated request is not checked again, because
 * its first run changed the state.
 *
 * @param head identifies the decision; a repeated request has the same
 * @param author whose turn it is: the account, or the scorer's link
 * @param prepare checks against the current schedule, and throws or returns the decision
 * @returns the result of `prepare`; undefined for a repeated request
 * @throws ApiError 503 if too many decisions are waiting
 */
export async function decideInTurn<Result>(
  { pool, journal, program, programAt }: Pick<FeatureKit, 'pool' | 'journal' | 'program' | 'programAt'>,
  head: Pick<Decision, 'type' | 'by' | 'nonce'>,
  prepare: (games: Program, client: pg.ClientBase) => Prepared<Result> | Promise<Prepared<Result>>,
  author = head.by?.userId ?? '',
): Promise<Result | undefined> {
  const leave = await turns.enter(author);
  if (!leave) throw new ApiError('unavailable', 'Too many decisions are waiting.', { headers: { 'retry-after': '2' } });
  const { entry, result } = await transaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await programAt(await whenApplied(client, journal.typesInTurn));
    const first = await journal.find(client, head);
    if (first !== undefined) return { entry: first, result: undefined };
    const { decision, result: found } = await prepare(program(), client);
    if (!decision) return { entry: undefined, result: found };
    const receipt = await journal.appendWith(client, decision);
    return { entry: receipt.id, result: found };
  }).finally(leave);
  if (entry === undefined) return result;
  await waitUntilShown({ pool, programAt }, entry);
  return result;
}

/** Resolves when no earlier decision is waiting. @returns the last change of the outbox */
async function whenApplied(client: pg.ClientBase, types: readonly string[]): Promise<number> {
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(lookMs)) {
    const { rows } = await client.query<{ isWaiting: boolean; seq: number }>(
      `select last_seq as seq, exists (select from feed.pending join feed.journal on journal.id = pending.journal_id
         where journal.kind = 'desk' and journal.header ->> 'type' = any($1)) as "isWaiting"
       from feed.installation`,
      [types],
    );
    if (!rows[0]!.isWaiting) return rows[0]!.seq;
  }
  throw new ApiError('unavailable', 'Earlier decisions are not applied yet.', { headers: { 'retry-after': '5' } });
}
