import { z } from 'zod';
import { instant, languageCode } from '../common.ts';

/** Audience that a user belongs to (D05). It gives no rights; rights are grants. */
export const userTypes = ['admin', 'athlete', 'coach', 'manager', 'referee', 'staff', 'volunteer', 'guest'] as const;
export const userType = z.enum(userTypes);
export type UserType = z.infer<typeof userType>;

/** Rights in addition to the user type, each within a scope. */
export const grantRoles = ['admin', 'manager', 'publisher', 'referee', 'scorer'] as const;
export type GrantRole = (typeof grantRoles)[number];
/**
 * Parts of the Games that a right may be limited to. A kind of content (`album`) and a language of texts (`es`) are for
 * publishers only.
 */
export const grantScopes = ['games', 'discipline', 'venue', 'team', 'kind', 'language'] as const;
export type GrantScope = (typeof grantScopes)[number];
export const grant = z.object({
  role: z.enum(grantRoles),
  scope: z.enum(grantScopes),
  /** Id of the discipline, venue, team, kind or language; null for the whole Games. */
  scopeId: z.string().nullable(),
});
export type Grant = z.infer<typeof grant>;

/** Session data returned to its owner: `GET /api/v1/session`. */
export const sessionAnswer = z
  .object({
    user: z
      .object({
        id: z.string(),
        username: z.string(),
        name: z.string(),
        type: userType,
        /** Code of the delegation or other organisation of the person. */
        organisation: z.string().nullable(),
        /** Path of the photo on our origin. */
        photo: z.string().nullable(),
        points: z.number().int(),
        grants: z.array(grant),
        language: languageCode.nullable(),
        /** Signed in within the last ten minutes, which sensitive actions require. */
        isFresh: z.boolean(),
        expiresAt: instant,
      })
      .nullable(),
  })
  .meta({ id: 'Session' });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
export type SessionUser = NonNullable<SessionAnswer['user']>;
