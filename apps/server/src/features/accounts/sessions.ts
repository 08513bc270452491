import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer, twoFactor as secondFactor, username as byUsername } from 'better-auth/plugins';
import { drizzle } from 'drizzle-orm/node-postgres';
import { username as usernameShape } from '@podium/contract';
import { nativeOrigins } from '../../access/cross-site.ts';
import type { BaseKit } from '../kit.ts';
import { deviceName } from './device-name.ts';
import type { Passwords } from './passwords.ts';
import { account, session, twoFactor, user, verification } from './tables.ts';
import { usernameKey } from './username-key.ts';

const dayS = 86_400;
/** For the public, counted from the last use. Staff have less, see `who-asks.ts`. */
const idleS = 30 * dayS;
/** What is sensitive asks for a sign-in within ten minutes. */
export const freshMs = 600_000;

export type Sessions = ReturnType<typeof openSessions>;

/**
 * Sessions, passwords and second factors are better-auth's, over our tables and our hash. None of its own addresses is
 * open: our routes call it, so that every answer has our shape and no token is in a body.
 */
export function openSessions(
  { pool, keys, publicUrl }: Pick<BaseKit, 'pool' | 'keys' | 'publicUrl'>,
  passwords: Passwords,
) {
  const isSecure = publicUrl.startsWith('https:');
  return betterAuth({
    appName: 'Podium',
    baseURL: publicUrl,
    basePath: '/api/v1/auth',
    // A key that is exchanged ends all sessions: people sign in again.
    secret: keys.newest('sessions').secret.toString('base64url'),
    database: drizzleAdapter(drizzle(pool), {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor },
      transaction: true,
    }),
    trustedOrigins: [publicUrl, ...nativeOrigins],
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Its own log lines contain addresses.
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: async (password) => passwords.hash(password),
        verify: async ({ hash, password }) => passwords.verify(hash, password),
      },
    },
    session: { expiresIn: idleS, updateAge: dayS, freshAge: freshMs / 1000, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          before: async (one) => ({ data: { ...one, ipAddress: '', userAgent: deviceName(one.userAgent ?? '') } }),
        },
      },
    },
    advanced: {
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      // Without TLS, as on one's own machine, no browser would keep a cookie of the first kind.
      cookies: { session_token: { name: isSecure ? '__Host-sid' : 'podium_sid' } },
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
    },
    plugins: [
      byUsername({
        usernameNormalization: usernameKey,
        usernameValidator: (name) => usernameShape.safeParse(name).success,
      }),
      bearer({ requireSignature: true }),
      secondFactor({ issuer: 'Podium' }),
    ],
  });
}
