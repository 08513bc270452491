import { peopleAnswer, personAnswer, personChange, personFilter } from '@podium/contract';
import type { PersonAnswer } from '@podium/contract';
import { z } from 'zod';
import type { SignedIn } from '../../access/actor.ts';
import { ApiError } from '../../api-error.ts';
import { nothing, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { endSessions } from './account.ts';
import type { AccountKit } from './account-kit.ts';
import { eraseAccount } from './my-data.ts';
import { changePerson, freeCpf, readPerson, resetSecondFactor } from './people-admin.ts';

const base = '/api/v1/people';
const ofAdmins = { tag: 'people', access: { grants: ['admin'], isFresh: true } } as const;
const ofPerson = {
  ...ofAdmins,
  path: `${base}/{id}`,
  params: z.object({ id: z.uuid() }),
  errors: { notFound: 'Person not found' },
} as const;
const notMyself = { ...ofPerson.errors, conflict: 'This is your own account' } as const;

/** Accounts in the hands of admins. People are addressed by id, because a user name must not appear in addresses. */
export function peopleRoutes(kit: AccountKit): Route[] {
  const personWith = async (id: string): Promise<PersonAnswer> => {
    const person = await readPerson(kit, { id });
    if (!person) throw new ApiError('notFound', 'Person not found.');
    return person;
  };
  /** Refuses an admin's own account, so that at least one admin remains. */
  const otherPerson = async (id: string, { userId }: SignedIn): Promise<PersonAnswer> => {
    const person = await personWith(id);
    if (person.id === userId) throw new ApiError('conflict', 'This is your own account. Use the account page.');
    return person;
  };
  /** Logs who changed whose account, by ids. */
  const note = (action: string, { id }: PersonAnswer, { userId }: SignedIn): void =>
    kit.log.info({ action, person: id, by: userId }, 'an admin changed an account');

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
        const person = await readPerson(kit, query);
        const items = person ? [person] : [];
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
        note(`change ${Object.keys(body).join(' ')}`, person, user);
        return personWith(id);
      },
    ),
    route(
      { ...ofPerson, method: 'delete', summary: 'Erase an account', answer: nothing, errors: notMyself },
      async ({ params: { id }, user }) => {
        const person = await otherPerson(id, user);
        await eraseAccount(kit, person.id);
        note('erase', person, user);
        return {};
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
        note('end sessions', person, user);
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
        note('reset second factor', person, user);
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
        note('free CPF', person, user);
        return {};
      },
    ),
  ];
}
