import { z } from 'zod';
import { instant, languageCode } from './common.ts';

/** Whom the Games speak to (D05): an audience, never a right. Rights are grants. */
export const userTypes = ['admin', 'athlete', 'coach', 'manager', 'referee', 'staff', 'volunteer', 'guest'] as const;
export const userType = z.enum(userTypes);
export type UserType = z.infer<typeof userType>;

/** Rights beside the user type, each within a scope. */
export const grantRoles = ['admin', 'manager', 'publisher', 'referee'] as const;
export type GrantRole = (typeof grantRoles)[number];
export const grantScopes = ['games', 'discipline', 'venue', 'team'] as const;
export const grant = z.object({
  role: z.enum(grantRoles),
  scope: z.enum(grantScopes),
  /** Which discipline, venue or team; null for all of the Games. */
  scopeId: z.string().nullable(),
});
export type Grant = z.infer<typeof grant>;

/** What the bearer of a session is told of it: `GET /api/v1/session`. */
export const sessionAnswer = z
  .object({
    user: z
      .object({
        id: z.string(),
        username: z.string(),
        name: z.string(),
        type: userType,
        /** Code of the delegation or other body the person belongs to. */
        organisation: z.string().nullable(),
        /** Address of the photo on our own origin. */
        photo: z.string().nullable(),
        points: z.number().int(),
        grants: z.array(grant),
        language: languageCode.nullable(),
        /** Signed in within the last ten minutes, as what is sensitive asks for. */
        isFresh: z.boolean(),
        expiresAt: instant,
      })
      .nullable(),
  })
  .meta({ id: 'Session' });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
export type SessionUser = NonNullable<SessionAnswer['user']>;
