import {
  peopleAnswer,
  personAnswer,
  personChange,
  personFilter,
  personGrants,
  teamAnswer,
  teamQuery,
} from '@podium/contract';
import type { LanguageCode, PeopleAnswer, PersonAnswer } from '@podium/contract';
import { z } from 'zod';
import type { SignedIn } from '../../access/actor.ts';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../ground/api-error.ts';
import { nothing, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { endSessions } from './account.ts';
import type { AccountKit } from './account-kit.ts';
import { eraseAccount } from './my-data.ts';
import { partName, refuseUnknownParts } from './parts-of-games.ts';
import { changePerson, freeCpf, listTeam, readPerson, replaceGrants, resetSecondFactor } from './people-admin.ts';

const base = '/api/v1/people';
const ofAdmins = { tag: 'people', access: { grants: ['admin'], isFresh: true } } as const;
const ofPerson = {
  ...ofAdmins,
  path: `${base}/{id}`,
  params: z.object({ id: z.uuid() }),
  errors: { notFound: 'Person not found' },
} as const;
const notMyself = { ...ofPerson.errors, conflict: 'This is your own account' } as const;

/** Account routes for admins. They address people by id, because usernames must not appear in addresses. */
export function peopleRoutes(kit: AccountKit): Route[] {
  const personWith = async (id: string): Promise<PersonAnswer> => {
    const person = await readPerson(kit, { id });
    if (!person) throw new ApiError('notFound', 'Person not found.');
    return person;
  };
  const withNames = (person: PersonAnswer, lang: LanguageCode): PeopleAnswer['items'][number] => ({
    ...person,
    grants: person.grants.map((grant) => ({ ...grant, scopeName: partName(kit.program(), grant, lang) })),
  });
  /** Refuses an admin's own account, so that at least one admin remains. */
  const otherPerson = async (id: string, { userId }: SignedIn): Promise<PersonAnswer> => {
    const person = await personWith(id);
    if (person.id === userId) throw new ApiError('conflict', 'This is your own account. Use the account page.');
    return person;
  };
  /** Records in the audit log who changed whose account, by id. */
  const note = async (
    type: string,
    { id }: PersonAnswer,
    user: SignedIn,
    values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
  ): Promise<void> => recordAction(kit.pool, user, { type: `person.${type}`, about: `person/${id}`, ...values });

  return [
    route(
      {
        ...ofAdmins,
        method: 'get',
        path: base,
        summary: 'Look up an account by username',
        query: personFilter,
        answer: peopleAnswer,
        answers: 'The account, or none',
      },
      async ({ query }) => {
        const person = await readPerson(kit, { username: query.username });
        const items = person ? [withNames(person, query.lang)] : [];
        return { items, total: items.length };
      },
    ),
    route(
      {
        ...ofAdmins,
        method: 'get',
        path: `${base}/team`,
        summary: 'Accounts with rights',
        query: teamQuery,
        answer: teamAnswer,
      },
      async ({ query: { lang } }) => {
        const items = (await listTeam(kit)).map((person) => withNames(person, lang));
        return { items, total: items.length };
      },
    ),
    route({ ...ofPerson, method: 'get', summary: 'An account', answer: personAnswer }, async ({ params: { id } }) =>
      personWith(id),
    ),
    route(
      {
        ...ofPerson,
        method: 'patch',
        summary: 'Change user type, delegation, lock or username',
        body: personChange,
        answer: personAnswer,
        errors: notMyself,
      },
      async ({ params: { id }, body, user }) => {
        const person = body.isLocked ? await otherPerson(id, user) : await personWith(id);
        await changePerson(kit, person.id, body);
        // A username may be a real name, so only the fact that it changed is recorded.
        const { username, ...after } = body;
        const before = Object.fromEntries(
          Object.keys(after).map((name) => [name, person[name as keyof typeof after] ?? null]),
        );
        await note('change', person, user, {
          before,
          after: { ...after, ...(username !== undefined && { username: '…' }) },
        });
        return personWith(id);
      },
    ),
    route(
      { ...ofPerson, method: 'delete', summary: 'Erase an account', answer: nothing, errors: notMyself },
      async ({ params: { id }, user }) => {
        const person = await otherPerson(id, user);
        await eraseAccount(kit, person.id, { source: 'desk', closedBy: user.userId });
        await note('erase', person, user);
        return {};
      },
    ),
    route(
      {
        ...ofPerson,
        method: 'put',
        path: `${base}/{id}/grants`,
        summary: 'Replace the rights of an account',
        body: personGrants,
        answer: personAnswer,
        errors: { ...notMyself, unprocessable: 'A right over a part that the Games do not have, by field' },
      },
      async ({ params: { id }, body: { grants }, user }) => {
        const person = await otherPerson(id, user);
        refuseUnknownParts(kit.program(), grants, person.grants);
        await replaceGrants(kit, person.id, grants);
        await note('grants', person, user, { before: { grants: person.grants }, after: { grants } });
        return personWith(id);
      },
    ),
    route(
      {
        ...ofPerson,
        method: 'delete',
        path: `${base}/{id}/sessions`,
        summary: 'End all sessions of an account',
        answer: nothing,
      },
      async ({ params: { id }, user }) => {
        const person = await personWith(id);
        await endSessions(kit.pool, person.id);
        await note('end-sessions', person, user);
        return {};
      },
    ),
    route(
      {
        ...ofPerson,
        method: 'delete',
        path: `${base}/{id}/two-factor`,
        summary: 'Remove a lost second factor and end all sessions',
        answer: nothing,
        errors: notMyself,
      },
      async ({ params: { id }, user }) => {
        const person = await otherPerson(id, user);
        if (!(await resetSecondFactor(kit, person.id)))
          throw new ApiError('notFound', 'This account has no second factor.');
        await note('reset-second-factor', person, user);
        return {};
      },
    ),
    route(
      {
        ...ofPerson,
        method: 'delete',
        path: `${base}/{id}/cpf`,
        summary: 'Free the CPF of an account',
        answer: nothing,
      },
      async ({ params: { id }, user }) => {
        const person = await personWith(id);
        if (!(await freeCpf(kit, person.id))) throw new ApiError('notFound', 'This account has no CPF.');
        await note('free-cpf', person, user);
        return {};
      },
    ),
  ];
}
