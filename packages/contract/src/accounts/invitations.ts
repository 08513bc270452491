import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { password, username } from './accounts.ts';
import { grantScopes } from './people.ts';
import { staffRoleNames } from './staff-roles.ts';

/** More people than volunteer for a Games at one place. */
const maxPeople = 500;

const invitedRole = {
  role: z.enum(staffRoleNames),
  scope: z.enum(grantScopes),
  /** Id of the sport, venue, delegation or language; null for the whole Games. */
  scopeId: z.string().min(1).max(64).nullable(),
};

/** `POST /api/v1/desk/invitations`. */
export const invitationWanted = z
  .strictObject({
    ...invitedRole,
    /** Note for the inviter: `Volunteers of the pool`. */
    label: z.string().trim().min(1).max(60),
    /** Number of people who may accept it. */
    people: z.number().int().min(1).max(maxPeople).default(1),
    /** The invitation cannot be accepted after this time. */
    expiresAt: instant,
    /** The right ends at this time; null if it has no end. */
    rightUntil: instant.nullable().default(null),
  })
  .refine(({ scope, scopeId }) => (scope === 'games') === (scopeId === null), {
    path: ['scopeId'],
    message: 'scopeId',
  });
export type InvitationWanted = z.input<typeof invitationWanted>;

const invitation = z.object({
  id: z.uuid(),
  ...invitedRole,
  /** Name of the sport, venue or delegation in the language of the request. */
  scopeName: z.string().nullable(),
  label: z.string(),
  people: z.number(),
  /** Number of people who have accepted it. */
  accepted: z.number(),
  by: z.object({ id: z.string(), username: z.string() }),
  createdAt: instant,
  expiresAt: instant,
  rightUntil: instant.nullable(),
  revokedAt: instant.nullable(),
  /** `open` if it can be accepted now; `noRight` if its inviter may no longer give the role. */
  state: z.enum(['open', 'used', 'expired', 'revoked', 'noRight']),
});

export const invitationsQuery = z.object({ lang: languageCode.default('en') });
/** An account that an invitation has made: it has no email, so the inviter resets a forgotten password. */
const invitedAccount = z.object({ id: z.string(), username: z.string(), createdAt: instant });
/** `GET /api/v1/desk/invitations`: the user's own invitations; for administrators, all. */
export const invitationsAnswer = z
  .object({ items: z.array(invitation), total: z.number(), accounts: z.array(invitedAccount) })
  .meta({ id: 'Invitations' });
export type InvitationsAnswer = z.infer<typeof invitationsAnswer>;

/** The address is returned once: only a hash of its secret is stored. */
export const invitationMade = invitation.extend({ url: z.string() }).meta({ id: 'InvitationMade' });
export type InvitationMade = z.infer<typeof invitationMade>;

/** `POST /api/v1/desk/invited/{id}/password`: a link that sets a new password, returned once. */
export const passwordLink = z.object({ url: z.string() }).meta({ id: 'PasswordLink' });

const secret = z.string().min(16).max(200);

/** `POST /api/v1/auth/invitation`: what an invitation offers. The secret is in the body, so that no log has it. */
export const invitationAsked = z.strictObject({ secret, lang: languageCode.default('en') });
export const invitationOffer = z
  .object({
    ...invitedRole,
    scopeName: z.string().nullable(),
    by: z.string(),
    expiresAt: instant,
    rightUntil: instant.nullable(),
  })
  .meta({ id: 'InvitationOffer' });
export type InvitationOffer = z.infer<typeof invitationOffer>;

/** `POST /api/v1/me/invitations`: adds the right to the account of the user. */
export const invitationAccepted = z.strictObject({ secret });

/** `POST /api/v1/auth/invited`: opens an account without email and CPF. */
export const invitedSignUp = z
  .strictObject({
    secret,
    username,
    password,
    repeat: z.string().min(1, 'repeatRequired'),
    hasAcceptedTerms: z.literal(true, 'termsRequired'),
    language: languageCode,
  })
  .refine((fields) => fields.password === fields.repeat, { path: ['repeat'], message: 'passwordsDiffer' });
export type InvitedSignUp = z.infer<typeof invitedSignUp>;
