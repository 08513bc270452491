import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorAnswer, peopleAnswer, personAnswer, personChange, personFilter } from '@podium/contract';
import type { PeopleAnswer, PersonAnswer } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AccessTable } from '../../access/access-table.ts';
import { ApiError } from '../../api-error.ts';
import { bodyOf, personal, queryOf } from '../asked.ts';
import { endSessions } from './account.ts';
import type { AccountKit } from './feature.ts';
import { eraseAccount } from './my-data.ts';
import { changePerson, freeCpf, readPerson, resetSecondFactor } from './people-admin.ts';

const base = '/api/v1/people';
const admins = { grants: ['admin'], isFresh: true } as const;

export const peopleAccess: AccessTable = {
  [`GET ${base}`]: admins,
  [`GET ${base}/:id`]: admins,
  [`PATCH ${base}/:id`]: admins,
  [`DELETE ${base}/:id`]: admins,
  [`DELETE ${base}/:id/sessions`]: admins,
  [`DELETE ${base}/:id/two-factor`]: admins,
  [`DELETE ${base}/:id/cpf`]: admins,
};

/** People's affairs in the hands of admins. People are named by id: a user name is not for addresses. */
export function addPeople(app: OpenAPIHono, kit: AccountKit): void {
  describePeople(app);

  const personOf = async (c: Context): Promise<PersonAnswer> => {
    const id = z.uuid().safeParse(c.req.param('id'));
    const person = id.success ? await readPerson(kit, { id: id.data }) : undefined;
    if (!person) throw new ApiError('notFound', 'There is no such person.');
    return person;
  };
  /** One's own account stays open, so that an admin is left. */
  const otherPerson = async (c: Context): Promise<PersonAnswer> => {
    const [person, actor] = [await personOf(c), await kit.actor(c)];
    if (actor.kind === 'user' && actor.userId === person.id)
      throw new ApiError('conflict', 'This is your own account. Use the account page.');
    return person;
  };
  /** Who did what to whom, by ids. */
  const note = async (c: Context, action: string, { id }: PersonAnswer): Promise<void> => {
    const actor = await kit.actor(c);
    kit.log.info({ action, person: id, by: actor.kind === 'user' ? actor.userId : '' }, 'an admin changed an account');
  };

  app.get(base, async (c) => {
    const person = await readPerson(kit, queryOf(c, personFilter));
    const items = person ? [person] : [];
    return c.json({ items, total: items.length } satisfies PeopleAnswer, 200, personal);
  });
  app.get(`${base}/:id`, async (c) => c.json((await personOf(c)) satisfies PersonAnswer, 200, personal));
  app.patch(`${base}/:id`, async (c) => {
    const change = await bodyOf(c, personChange);
    const person = change.isLocked ? await otherPerson(c) : await personOf(c);
    await changePerson(kit, person.id, change);
    await note(c, `change ${Object.keys(change).join(' ')}`, person);
    return c.json((await personOf(c)) satisfies PersonAnswer, 200, personal);
  });
  app.delete(`${base}/:id`, async (c) => {
    const person = await otherPerson(c);
    await eraseAccount(kit, person.id);
    await note(c, 'erase', person);
    return c.json({}, 200, personal);
  });
  app.delete(`${base}/:id/sessions`, async (c) => {
    const person = await personOf(c);
    await endSessions(kit.pool, person.id);
    await note(c, 'end sessions', person);
    return c.json({}, 200, personal);
  });
  app.delete(`${base}/:id/two-factor`, async (c) => {
    const person = await otherPerson(c);
    if (!(await resetSecondFactor(kit, person.id))) throw new ApiError('notFound', 'There is no second factor.');
    await note(c, 'reset second factor', person);
    return c.json({}, 200, personal);
  });
  app.delete(`${base}/:id/cpf`, async (c) => {
    const person = await personOf(c);
    if (!(await freeCpf(kit, person.id))) throw new ApiError('notFound', 'There is no CPF.');
    await note(c, 'free CPF', person);
    return c.json({}, 200, personal);
  });
}

function describePeople(app: OpenAPIHono): void {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  const nothing = z.object({});
  const params = z.object({ id: z.string() });
  const described: [
    method: 'get' | 'patch' | 'delete',
    path: string,
    summary: string,
    answer: z.ZodType,
    body?: z.ZodType,
  ][] = [
    ['get', '/{id}', 'An account, for admins', personAnswer],
    ['patch', '/{id}', 'Sets user type, delegation, lock or user name', personAnswer, personChange],
    ['delete', '/{id}', 'Erases an account', nothing],
    ['delete', '/{id}/sessions', 'Ends all sessions of an account', nothing],
    ['delete', '/{id}/two-factor', 'Removes a lost second factor and ends all sessions', nothing],
    ['delete', '/{id}/cpf', 'Frees the CPF of an account', nothing],
  ];
  const errors = Object.fromEntries(
    [
      [401, 'Nobody has signed in'],
      [403, 'Not an admin who has just signed in with two factors'],
      [404, 'There is no such person'],
      [422, 'A field cannot be taken'],
    ].map(([status, description]) => [status, { description: String(description), ...json(errorAnswer) }]),
  );
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: base,
    summary: 'The account with a user name, for admins',
    tags: ['people'],
    request: { query: personFilter },
    responses: { 200: { description: 'The account, or none', ...json(peopleAnswer) }, ...errors },
  });
  for (const [method, path, summary, answer, body] of described)
    app.openAPIRegistry.registerPath({
      method,
      path: `${base}${path}`,
      summary,
      tags: ['people'],
      request: { params, ...(body ? { body: json(body) } : {}) },
      responses: { 200: { description: 'Done', ...json(answer) }, ...errors },
    });
}
