import {
  addedProgramItem,
  changedProgramItem,
  languageCode,
  programItemAnswer,
  programItemsAnswer,
  removedProgramItem,
} from '@podium/contract';
import type { LanguageCode, ListedProgramItem, ProgramItem } from '@podium/contract';
import { toLogicalDay } from '@podium/games';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import type { SignedIn } from '../../access/actor.ts';
import type { Decision } from '../../feed/desk/desk-entry.ts';
import { ApiError } from '../../ground/api-error.ts';
import { gamesFrame } from '../../read-model/program/known.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program } from '../../read-model/program/program.ts';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { decideInTurn } from '../decide-in-turn.ts';
import type { FeatureKit } from '../kit.ts';
import { mayArrangeItem } from '../may-edit-unit.ts';
import { nextStamp } from '../next-stamp.ts';
import { presentItem, readItems } from './read-items.ts';
import type { ItemRow } from './read-items.ts';

const base = '/api/v1/desk/program-items';
const ofProgram = {
  tag: 'desk',
  access: { grants: ['manager'], isForPart: true },
  query: z.object({ lang: languageCode.default('en') }),
} as const;
const ofItem = { ...ofProgram, params: z.object({ id: z.string().min(1).max(80) }) } as const;
/** Teams arrive before the first day and leave after the last one. */
const daysAround = 31;
const dayMs = 86_400_000;

const errors = {
  forbidden: 'Your rights do not include the place or sport of the item',
  conflict: 'Field `seen`: somebody else changed it',
  notFound: 'There is no such item',
  unprocessable: 'A place or sport that does not exist, or a start far from the Games',
} as const;

/** Routes for organizers to add items to the schedule, change and remove them. */
export function programItemRoutes(kit: FeatureKit): Route[] {
  const { pool, program } = kit;
  const answer = async (id: string, lang: LanguageCode, user: SignedIn): Promise<ListedProgramItem> => {
    const games = program();
    const [row] = await readItems(pool, games.partition, id);
    return presentItem(row!, { games, presenter: new Presenter(games, lang), user });
  };
  const decide = async (
    head: Pick<Decision, 'type' | 'by' | 'nonce'>,
    id: string,
    itemAt: (games: Program, client: pg.ClientBase) => Promise<{ item: ProgramItem; after?: string }>,
  ): Promise<void> => {
    await decideInTurn(kit, head, async (games, client) => {
      const { item, after } = await itemAt(games, client);
      const data = { id, item, stamp: nextStamp(games, kit.clock.now(), head.nonce, after) };
      return { decision: { ...head, data, about: `program-item/${id}` }, result: undefined };
    });
  };

  return [
    route(
      {
        ...ofProgram,
        method: 'get',
        path: base,
        summary: 'Items that organizers added to the schedule, removed ones included',
        answer: programItemsAnswer,
      },
      async ({ query: { lang }, user }) => {
        const games = program();
        const presenter = new Presenter(games, lang);
        const rows = await readItems(pool, games.partition);
        const items = rows.map((row) => presentItem(row, { games, presenter, user }));
        return { items, total: items.length };
      },
    ),
    route(
      {
        ...ofProgram,
        method: 'post',
        path: base,
        summary: 'Add an item to the schedule',
        description: 'Only an item for everyone is public.',
        body: addedProgramItem,
        answer: programItemAnswer,
        status: 201,
        errors: { forbidden: errors.forbidden, unprocessable: errors.unprocessable },
      },
      async ({ c, query: { lang }, body: { item, nonce }, user }) => {
        const id = `P-${createHash('sha256').update(`${user.userId} ${nonce}`).digest('hex').slice(0, 12)}`;
        await decide(knownBy('schedule.add', nonce, user), id, async (games) => {
          checkItem(games, item, user);
          return { item };
        });
        return c.json(await answer(id, lang, user), 201, personal);
      },
    ),
    route(
      {
        ...ofItem,
        method: 'put',
        path: `${base}/{id}`,
        summary: 'Change an added item',
        description: 'A removed item is in the schedule again.',
        body: changedProgramItem,
        answer: programItemAnswer,
        errors,
      },
      async ({ params: { id }, query: { lang }, body: { item, seen, nonce }, user }) => {
        await decide(knownBy('schedule.change', nonce, user), id, async (games, client) => {
          const { stamp } = await findItem(client, games, { id, seen, user });
          checkItem(games, item, user);
          return { item, after: stamp };
        });
        return answer(id, lang, user);
      },
    ),
    route(
      {
        ...ofItem,
        method: 'post',
        path: `${base}/{id}/remove`,
        summary: 'Remove an added item from the schedule',
        body: removedProgramItem,
        answer: programItemAnswer,
        errors: { forbidden: errors.forbidden, conflict: errors.conflict, notFound: errors.notFound },
      },
      async ({ params: { id }, query: { lang }, body: { seen, nonce }, user }) => {
        await decide(knownBy('schedule.remove', nonce, user), id, async (games, client) => {
          const { item, stamp } = await findItem(client, games, { id, seen, user });
          return { item, after: stamp };
        });
        return answer(id, lang, user);
      },
    ),
  ];
}

/** @throws ApiError 403, 404; 409 if the item has changed since the author saw it */
async function findItem(
  client: pg.ClientBase,
  { partition }: Program,
  { id, seen, user }: { id: string; seen: string; user: SignedIn },
): Promise<ItemRow> {
  const [row] = await readItems(client, partition, id);
  if (!row) throw new ApiError('notFound', 'There is no such item.');
  if (!mayArrangeItem(user, row.item)) throw notIncluded();
  if (row.stamp !== seen)
    throw new ApiError('conflict', 'Somebody else changed it.', { fields: [{ field: 'seen', message: 'overtaken' }] });
  return row;
}

/** @throws ApiError 403, 422 */
function checkItem(games: Program, item: ProgramItem, user: SignedIn): void {
  const { venues, disciplines } = games.reference;
  for (const field of ['venue', 'location'] as const)
    if (item[field] !== null && !venues.has(item[field])) throw invalid(field, 'unknownVenue');
  if (item.discipline !== null && !disciplines.has(item.discipline)) throw invalid('discipline', 'unknownDiscipline');
  if (isFarOutside(games, item.start)) throw invalid('start', 'outsideGames');
  if (!mayArrangeItem(user, item)) throw notIncluded();
}

function isFarOutside(games: Program, start: string): boolean {
  const { firstDay, lastDay } = gamesFrame(games);
  if (firstDay === null || lastDay === null) return false;
  const { zone, dayEndsAt } = games.reference.games;
  const day = Date.parse(toLogicalDay(Date.parse(start), zone, dayEndsAt));
  return day < Date.parse(firstDay) - daysAround * dayMs || day > Date.parse(lastDay) + daysAround * dayMs;
}

const notIncluded = (): ApiError => new ApiError('forbidden', 'Your rights do not include this item.');
const invalid = (field: string, message: string): ApiError =>
  new ApiError('unprocessable', 'Invalid field.', { fields: [{ field: `item.${field}`, message }] });

const knownBy = (
  type: string,
  nonce: string,
  { userId, grants }: SignedIn,
): Pick<Decision, 'type' | 'by' | 'nonce'> => ({
  type,
  by: { userId, role: grants.some(({ role }) => role === 'admin') ? 'admin' : 'manager' },
  nonce,
});
