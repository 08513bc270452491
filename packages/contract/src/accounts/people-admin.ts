import { z } from 'zod';
import { username } from './accounts.ts';
import { instant, languageCode } from '../common.ts';
import { grant, userType } from './people.ts';

/** `GET /api/v1/people?username=`: the account with that name, if any. */
export const personFilter = z.object({
  username: z.string().trim().min(1).max(254),
  lang: languageCode.default('en'),
});

/** An account as shown to admins: without the email address and the CPF. */
export const personAnswer = z
  .object({
    id: z.string(),
    username: z.string(),
    type: userType,
    organisation: z.string().nullable(),
    createdAt: instant,
    /** Confirmed by the owner, and by a guardian if needed. */
    isActive: z.boolean(),
    isLocked: z.boolean(),
    /** Signed up with an email address or CPF of another account. */
    isHeld: z.boolean(),
    hasTwoFactor: z.boolean(),
    hasCpf: z.boolean(),
    sessions: z.number(),
    /** Made by an invitation, without email and CPF. */
    isInvited: z.boolean(),
    grants: z.array(
      grant.extend({
        /** The right ends then; null if it has no end. */
        until: instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'Person' });
export type PersonAnswer = z.infer<typeof personAnswer>;

/** A right with the name of its part in the language of the request. */
export const namedGrant = personAnswer.shape.grants.element.extend({
  /** Name of the sport, venue or delegation; null for all other scopes, or if the Games no longer have it. */
  scopeName: z.string().nullable(),
});
const namedPerson = personAnswer.extend({ grants: z.array(namedGrant) });

export const peopleAnswer = z.object({ items: z.array(namedPerson), total: z.number() }).meta({ id: 'People' });
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

/** `GET /api/v1/people/team`: the accounts with rights. */
export const teamQuery = z.object({ lang: languageCode.default('en') });
export const teamAnswer = z.object({ items: z.array(namedPerson), total: z.number() }).meta({ id: 'Team' });
export type TeamAnswer = z.infer<typeof teamAnswer>;

/** `PATCH /api/v1/people/{id}`. */
export const personChange = z.strictObject({
  type: userType.optional(),
  /** Code of a delegation of the Games; null for none. */
  organisation: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/, 'organisationUnknown')
    .nullable()
    .optional(),
  isLocked: z.boolean().optional(),
  username: username.optional(),
});
export type PersonChange = z.infer<typeof personChange>;

/** `PUT /api/v1/people/{id}/grants`: the complete list of rights of an account. */
export const personGrants = z.strictObject({
  grants: z
    .array(
      grant
        .refine(({ scope, scopeId }) => (scope === 'games') === (scopeId === null), {
          path: ['scopeId'],
          message: 'scopeId',
        })
        // Accounts, imports and keys belong to all of the Games, so an admin has no scope.
        .refine(({ role, scope }) => role !== 'admin' || scope === 'games', { path: ['scope'], message: 'wholeGames' })
        .refine(({ role, scope }) => role === 'publisher' || (scope !== 'kind' && scope !== 'language'), {
          path: ['scope'],
          message: 'onlyContent',
        }),
    )
    .max(50),
});
export type PersonGrants = z.infer<typeof personGrants>;
