import { gamesPlan } from '@podium/contract';
import type { FirstGamesAnswer } from '@podium/contract';
import { drawEvent, storeDraw } from '@podium/games';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { SignedIn } from '../../access/actor.ts';
import { ApiError } from '../../ground/api-error.ts';
import { begunKeys } from './compare-plan.ts';
import type { BegunContests, PublishedPlan } from './compare-plan.ts';
import { signExchanges } from './sign-exchanges.ts';
import { keptEvent } from './keep-needed.ts';

type Fields = FirstGamesAnswer['faults'];

/** The public plan, and the one before it. */
export interface StoredPublication extends PublishedPlan {
  /** Undefined after the first publication, and after a publication was undone. */
  before?: PublishedPlan;
  /** Id of the event, if the last publication was one act. */
  actOn?: string;
}

type ImportedFacts = Pick<FirstGamesAnswer, 'importedEvents' | 'isOfOtherGames'>;

/** The plan as stored, with the plan that is public. */
export interface StoredPlan extends Omit<
  FirstGamesAnswer,
  'draws' | 'kept' | 'publicEvents' | 'canTakeBack' | keyof ImportedFacts
> {
  /** Undefined before the first publication. */
  published: StoredPublication | undefined;
}

/** The plan and its faults; an empty plan of version 0 if none was saved yet. */
export async function readPlan(client: pg.Pool | pg.ClientBase, lock: '' | 'for update' = ''): Promise<StoredPlan> {
  const { rows } = await client.query<{
    plan: Record<string, unknown>;
    version: number;
    person: string | null;
    username: string | null;
    edited_at: number;
    published_version: number | null;
    published: StoredPublication | null;
  }>(
    `select plan, version, persons.id as person, persons.username, edited_at, published_version, published
     from "first-games".plans left join people.persons on persons.id = plans.edited_by ${lock && 'for update of plans'}`,
  );
  const [row] = rows;
  if (!row)
    return {
      plan: {},
      version: 0,
      editedBy: null,
      editedAt: null,
      publishedVersion: null,
      faults: findFaults({}),
      published: undefined,
    };
  return {
    plan: row.plan,
    version: row.version,
    editedBy: row.person === null ? null : { id: row.person, username: row.username ?? '' },
    editedAt: new Date(row.edited_at).toISOString(),
    publishedVersion: row.published_version,
    faults: findFaults(row.plan),
    published: row.published ?? publishedEarlier(row.plan, row.published_version === row.version),
  };
}

/** The published plan of a database in which it is not stored: the plan itself, if it was not changed since. */
function publishedEarlier(plan: Record<string, unknown>, isPublished: boolean): PublishedPlan | undefined {
  const parsed = isPublished ? gamesPlan.safeParse(plan) : undefined;
  if (!parsed?.success) return undefined;
  const draws = parsed.data.events.map((event) => [event.id, storeDraw(event, drawEvent(event))] as const);
  return { plan: parsed.data, draws: Object.fromEntries(draws) };
}

/** The plan as the console reads it. */
export function presentPlan(
  { published, ...plan }: StoredPlan,
  begunContests: BegunContests,
  imported: ImportedFacts,
): FirstGamesAnswer {
  const events = new Map(published?.plan.events.map((event) => [event.id, event]));
  const draws: FirstGamesAnswer['draws'] = {};
  const kept: FirstGamesAnswer['kept'] = [];
  for (const [id, stored] of Object.entries(published?.draws ?? {})) {
    const event = events.get(id);
    if (!event) continue;
    const begun = [...begunKeys(event, stored, begunContests)];
    draws[id] = { ...stored, begun };
    if (begun.length > 0 && !draftEvents(plan.plan).some((other) => isDeepStrictEqual(other, event)))
      kept.push(keptEvent(published!.plan, event));
  }
  return {
    ...plan,
    draws,
    kept,
    publicEvents: published?.plan.events ?? [],
    canTakeBack: published?.before !== undefined,
    ...imported,
  };
}

/** Events of a draft, which may be anything. */
const draftEvents = ({ events }: Record<string, unknown>): readonly unknown[] => (Array.isArray(events) ? events : []);

/** Notes that the plan has been published, in the caller's transaction. */
export async function storePublished(client: pg.ClientBase, published: StoredPublication): Promise<void> {
  await client.query('update "first-games".plans set published_version = version, published = $1', [
    JSON.stringify(published),
  ]);
}

/**
 * Notes a publication other than that of the plan, which it may have changed, in the caller's transaction.
 *
 * @param isCurrent whether all of the plan is public
 */
export async function storeChanged(
  client: pg.ClientBase,
  { plan, published, isCurrent, by }: { plan: object; published: StoredPublication; isCurrent: boolean; by: string },
): Promise<void> {
  await client.query(
    `update "first-games".plans set version = version + 1, plan = $1, published = $2, edited_by = $4, edited_at = now(),
       published_version = case when $3 then version + 1 else least(published_version, version) end`,
    [JSON.stringify(plan), JSON.stringify(published), isCurrent, by],
  );
}

/** @throws ApiError 409 with the person who changed the plan meanwhile */
export async function savePlan(
  client: pg.Pool,
  { plan, version, by }: { plan: Record<string, unknown>; version: number; by: SignedIn },
): Promise<void> {
  const before = await readPlan(client);
  const signed = signExchanges(plan, before.plan, by.username);
  const { rowCount } = await client.query(
    `insert into "first-games".plans (id, plan, version, edited_by, edited_at)
     select 1, $1, 1, $3, now() where $2 = 0 or exists (select from "first-games".plans)
     on conflict (id) do update set plan = excluded.plan, version = plans.version + 1, edited_by = excluded.edited_by,
       edited_at = now(), published = coalesce(plans.published, $4) where plans.version = $2`,
    // Stored here for plans that were published before this column existed.
    [JSON.stringify(signed), version, by.userId, before.published ? JSON.stringify(before.published) : null],
  );
  if (rowCount === 0) await rejectVersion(client);
}

/** @throws ApiError 409 */
export async function rejectVersion(client: pg.Pool | pg.ClientBase): Promise<never> {
  const { editedBy } = await readPlan(client);
  throw new ApiError('conflict', 'The plan was changed by someone else.', {
    fields: [{ field: 'version', message: editedBy?.username ?? 'unknown' }],
  });
}

function findFaults(plan: Record<string, unknown>): Fields {
  const checked = gamesPlan.safeParse(plan);
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
}
